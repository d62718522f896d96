import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { isDrawing } from '@/domain/content/drawings';
import { Drawing } from '@/ui/primitives/Drawing';
import { Link } from '@/ui/primitives/Link';
import { WithArrow } from '@/ui/primitives/WithArrow';
import { media, token } from '@/ui/tokens';
import type { ImageValue, LinkValue } from '../fields.schema';
import { BlockPicture } from './BlockPicture';

/** For the root of a list of cards: no rule per card. */
export const cardStyles = css({
  '.card': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minWidth: 0,
    height: '100%',
    overflowWrap: 'anywhere',
  },
  '.card-picture img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: token('radius.card'),
    background: token('color.skeleton'),
  },
  '.card-picture img[data-studio]': { aspectRatio: '16 / 9', background: token('panel.car') },
  // Links of the cards of a row are on one line.
  '.card-words': {
    display: 'flex',
    flexDirection: 'column',
    gap: token('space.8'),
    paddingBlockStart: token('space.16'),
    gridRow: 2,
  },
  '.card:not(:has(.card-picture)) .card-words': { gridRow: '1 / -1' },
  '.card-words > .drawing': { marginBlockEnd: token('space.8'), color: token('color.accent') },
  '.card-pre': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.card-text': { color: token('color.inkSoft'), whiteSpace: 'pre-line' },
  // The link covers the card; its text names the target.
  '.card-link': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    alignSelf: 'start',
    marginBlockStart: 'auto',
    minHeight: token('size.target'),
    fontWeight: token('font.strongWeight'),
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    svg: { transition: `translate ${token('duration.medium')} ${token('ease.out')}` },
  },
  '.card:has(.card-link):hover .card-link': {
    [media.hover]: { textDecoration: 'underline', svg: { translate: '0.25em 0' } },
  },
  '.card:has(.card-link:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: 3 },
  '.card-link:focus-visible': { outline: 'none' },
  '.card h2': { fontSize: token('text.title'), lineHeight: 1.2 },

  '[data-card=Plain] .card:not(:has(.card-picture)) .card-words': {
    borderBlockStart: `2px solid ${token('color.ink')}`,
  },
  '[data-card=Outlined] .card': {
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    overflow: 'hidden',
  },
  '[data-card=Filled] .card': {
    background: token('color.surface'),
    borderRadius: token('radius.card'),
    overflow: 'hidden',
    boxShadow: token('shadow.low'),
  },
  '& :is([data-card=Outlined], [data-card=Filled]) .card-words': { padding: token('space.24') },
  '& :is([data-card=Outlined], [data-card=Filled]) .card-picture img': { borderRadius: 0 },
});

export interface CardProps {
  level: 'h2' | 'h3';
  pre?: string;
  title: string;
  text: string;
  image: ImageValue | null;
  link: LinkValue;
  sizes: string;
}

/** A text card with an optional picture and link. A link without text uses the title. */
export function Card({ level: Heading, pre = '', title, text, image, link, sizes }: CardProps) {
  const { t } = useTexts();
  const leads = link.href !== '';
  const outside = link.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const ofTitle = leads && link.text === '';
  return (
    <article className="card">
      {image && !isDrawing(image.src) && (
        <div className="card-picture">
          <BlockPicture image={image} sizes={sizes} />
        </div>
      )}
      <div className="card-words">
        {image && isDrawing(image.src) && <Drawing src={image.src} />}
        {pre !== '' && <p className="card-pre">{pre}</p>}
        {title !== '' && (
          <Heading>
            {ofTitle ? (
              <Link className="card-link" href={link.href} {...outside}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
        )}
        {text !== '' && <p className="card-text">{text}</p>}
        {leads && link.text !== '' && (
          <Link className="card-link" href={link.href} {...outside}>
            <WithArrow text={link.text} icon={link.newWindow ? 'external' : 'arrow'} />
            {link.newWindow && <span className="visually-hidden">{`, ${t('frame.newWindow')}`}</span>}
          </Link>
        )}
      </div>
    </article>
  );
}
