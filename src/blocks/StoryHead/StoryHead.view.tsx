import { css } from '@emotion/react';
import { LinkChip } from '@/ui/primitives/Chip';
import { isDrawing } from '@/domain/content/drawings';
import { Drawing } from '@/ui/primitives/Drawing';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import { BlockPicture } from '../parts/BlockPicture';
import { keyed } from '../parts/keyed';
import type { StoryHeadFields } from './StoryHead.schema';

/** A reading column; the blocks of the story that follow share its width. */
const COLUMN = '45rem';
const SHARE_ALONE = '[data-social]:not(:has(.head, .row > ul))';
const LINE_HEIGHT = '3.75rem';

const styles = css({
  paddingBlockStart: token('space.32'),
  [media.lg]: { paddingBlockStart: token('space.64') },
  '.story-top': {
    display: 'grid',
    gap: token('space.16'),
    justifyItems: 'start',
    maxWidth: COLUMN,
    marginInline: 'auto',
    overflowWrap: 'anywhere',
  },
  h1: { fontSize: token('text.display'), lineHeight: 1.04, textWrap: 'balance', hyphens: 'auto' },
  '.lead': { fontSize: token('text.lead'), lineHeight: 1.5, color: token('color.inkSoft') },
  '.subjects': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.8') },
  figure: {
    marginBlockStart: token('space.32'),
    overflow: 'hidden',
    borderRadius: token('radius.panel'),
    background: token('color.skeleton'),
    '&[data-studio]': { background: token('panel.car') },
    '&[data-drawing]': {
      display: 'grid',
      placeItems: 'center',
      maxWidth: COLUMN,
      marginInline: 'auto',
      paddingBlock: token('space.48'),
      background: token('color.accentSoft'),
      color: token('color.accent'),
    },
    [media.lg]: { marginBlockStart: token('space.48') },
  },
  'figure img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', [media.lg]: { aspectRatio: '2 / 1' } },

  // The text that follows: one column, its first paragraph slightly larger.
  '& ~ section:not([data-background])': { paddingBlockStart: token('space.32') },
  '& ~ section .rich:not([data-centered]), & ~ section .byline': {
    display: 'block',
    maxWidth: COLUMN,
    marginInline: 'auto',
  },
  '& ~ [data-social] :is(.head, .row)': { width: '100%', maxWidth: COLUMN, marginInline: 'auto' },
  '& ~ [data-story-line] .byline': { display: 'flex' },
  // The button to share, alone, is at the end of the author's line.
  [`& ~ [data-story-line]:has(+ ${SHARE_ALONE}) .byline`]: {
    alignItems: 'center',
    minHeight: LINE_HEIGHT,
    paddingBlock: token('space.8'),
    paddingInlineEnd: '8rem',
  },
  [`& ~ [data-story-line] + ${SHARE_ALONE}`]: {
    paddingBlockStart: 0,
    '.row': { justifyContent: 'flex-end', minHeight: LINE_HEIGHT, marginBlockStart: `-${LINE_HEIGHT}` },
    '[data-share] > ul': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
  '& ~ [data-story-line] + section .rich > div > p:first-of-type': { fontSize: token('text.lead'), lineHeight: 1.55 },
  '& ~ section .rich > div': { fontSize: token('text.body'), lineHeight: 1.7 },
  '& ~ section .rich h2': { fontSize: token('text.heading'), lineHeight: 1.15 },
  '& ~ section .rich blockquote': {
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    lineHeight: 1.3,
    marginBlock: token('space.32'),
  },
  '& ~ section .rich cite': {
    fontFamily: token('font.text'),
    fontStyle: 'normal',
    fontSize: token('text.small'),
    color: token('color.inkSoft'),
  },
});

/** Title, preamble, picture and subjects of a story: the head of its page. */
export function StoryHead({ Title, Preamble, Image, Tags }: StoryHeadFields) {
  if (Title === '' && Preamble === '' && !Image) return null;
  const subjects = Tags.filter((tag) => tag.Title !== '');
  return (
    <header css={styles}>
      <div css={wrapStyles}>
        <div className="story-top">
          {subjects.length > 0 && (
            <ul className="subjects">
              {keyed(subjects, (tag) => tag.Title).map(({ key, item }) => (
                <li key={key}>
                  {item.Url.href === '' ? item.Title : <LinkChip href={item.Url.href}>{item.Title}</LinkChip>}
                </li>
              ))}
            </ul>
          )}
          {Title !== '' && <h1>{Title}</h1>}
          {Preamble !== '' && <p className="lead">{Preamble}</p>}
        </div>
        {Image && (
          <figure
            data-studio={Image.src.startsWith('/-/jssmedia/cars/') || undefined}
            data-drawing={isDrawing(Image.src) || undefined}
          >
            {isDrawing(Image.src) ? (
              <Drawing src={Image.src} size={144} />
            ) : (
              <BlockPicture image={Image} sizes="(min-width: 1600px) 1536px, 100vw" priority />
            )}
          </figure>
        )}
      </div>
    </header>
  );
}
