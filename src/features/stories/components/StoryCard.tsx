import { useTexts } from '@/i18n/TextsProvider';
import { isDrawing } from '@/domain/content/drawings';
import { Drawing } from '@/ui/primitives/Drawing';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { PictureSources } from '@/ui/primitives/Picture';
import type { StoryCardFields } from '../stories.selectors';

const STUDIO = '/-/jssmedia/cars/';

export interface StoryCardProps extends StoryCardFields {
  level: 'h2' | 'h3';
  showDate: boolean;
  /** As in HTML: the rendered widths of the picture. */
  sizes: string;
  /** The page's first picture. */
  priority?: boolean;
}

/** A story in a list; its looks are `storyCardStyles` of the list's root. */
export function StoryCard({
  level: Heading,
  title,
  preamble,
  href,
  date,
  image,
  tags,
  showDate,
  sizes,
  priority = false,
}: StoryCardProps) {
  const { t, format } = useTexts();
  const dated = showDate && date !== '';
  const studio = image?.src.startsWith(STUDIO) === true;
  return (
    <article className="story">
      {image && isDrawing(image.src) && (
        <div className="story-picture story-drawing">
          <Drawing src={image.src} size={112} />
        </div>
      )}
      {image && !isDrawing(image.src) && (
        <div className="story-picture" data-studio={studio || undefined}>
          <PictureSources
            src={image.src}
            alt={image.alt || 'Missing alt text'}
            width={image.width ?? 1600}
            height={image.height ?? 900}
            sizes={sizes}
            kind={studio ? 'car' : 'content'}
            priority={priority}
          />
        </div>
      )}
      <div className="story-words">
        {(dated || tags.length > 0) && (
          <div className="story-line">
            {dated && <time dateTime={date}>{format.longDate(date)}</time>}
            {tags.length > 0 && (
              <ul className="story-tags">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Heading>{title}</Heading>
        {preamble !== '' && <p className="story-preamble">{preamble}</p>}
        <Link className="story-link" href={href}>
          {t('stories.readMore')}
          <span className="visually-hidden">{`: ${title}`}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}
