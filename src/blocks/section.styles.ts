import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/** Of `class="section"`: width, heading and spacing of a section of a page. */
export const sectionStyles = css({
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
  marginInline: 'auto',
  padding: `${token('size.section')} ${token('size.gutter')} 0`,
  '.head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: token('space.12'),
    marginBlockEnd: token('space.16'),
    [media.md]: { marginBlockEnd: token('space.24') },
    overflowWrap: 'anywhere',
  },
  '.head > *': { minWidth: 0 },
  '.note': { marginBlockStart: token('space.16'), color: token('color.inkSoft'), fontSize: token('text.small') },
});
