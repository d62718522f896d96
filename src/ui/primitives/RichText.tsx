import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '../tokens';

/** The styles of a rich text, for a root element with several texts. */
export const richTextStyles = css({
  display: 'flow-root',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  '> * + *': { marginBlockStart: token('space.16') },
  '> * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: token('space.48') },
  '> :is(h2, h3, h4, h5, h6) + *': { marginBlockStart: token('space.12') },
  'h2 + :is(h3, h4), h3 + h4': { marginBlockStart: token('space.16') },
  '& :is(h3, h4, h5, h6)': { fontSize: token('text.title') },
  '& :is(h5, h6)': { fontSize: token('text.body') },
  '& :is(ul, ol, dl, blockquote, pre, figure, h2, h3, h4, h5, h6)': { maxWidth: token('size.line') },
  '& :is(ul, ol)': { display: 'grid', gap: token('space.8'), paddingInlineStart: '1.4em', listStyle: 'disc' },
  ol: { listStyle: 'decimal', '&[type=a]': { listStyle: 'lower-alpha' }, '&[type=i]': { listStyle: 'lower-roman' } },
  'li::marker': { color: token('color.control') },
  'li > :is(ul, ol, p + p)': { marginBlockStart: token('space.8') },
  dt: { fontWeight: token('font.strongWeight') },
  dd: { marginBlockEnd: token('space.12') },
  strong: { fontWeight: token('font.strongWeight') },
  '& :is(p, li, td) > a': { textDecorationLine: 'underline' },
  // A number is not broken at its hyphen.
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  blockquote: {
    paddingInlineStart: token('space.24'),
    borderInlineStart: `3px solid ${token('color.accent')}`,
    fontSize: token('text.lead'),
    '> * + *': { marginBlockStart: token('space.12') },
  },
  hr: { border: 0, borderBlockStart: `1px solid ${token('color.line')}`, marginBlock: token('space.32') },
  '& :is(code, kbd)': {
    fontSize: '0.92em',
    paddingInline: '0.3em',
    borderRadius: token('radius.control'),
    background: 'rgb(128 128 128 / 0.14)',
  },
  pre: { overflowX: 'auto', padding: token('space.16'), background: 'rgb(128 128 128 / 0.14)' },
  mark: { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
  img: {
    borderRadius: `min(${token('radius.card')}, 0.75rem)`,
    '&[data-unsized]': {
      width: '100%',
      aspectRatio: '16 / 9',
      objectFit: 'contain',
      background: 'rgb(128 128 128 / 0.1)',
    },
  },
  // The studio pictures contain the cars' shadows: always on their own backdrop.
  'img[src^="/-/jssmedia/cars/"]': { background: token('panel.car') },
  figcaption: { marginBlockStart: token('space.8'), fontSize: token('text.small'), opacity: 0.85 },
  '.scroll': { overflowX: 'auto', maxWidth: '100%', scrollbarWidth: 'thin', outlineOffset: -3 },
  // As wide as the text, whatever their words: the tables of a page and their columns line up.
  table: {
    width: '100%',
    maxWidth: token('size.line'),
    overflowWrap: 'normal',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    hyphens: 'auto',
    [media.md]: { tableLayout: 'fixed', overflowWrap: 'break-word' },
    '&:has(tr > :nth-child(5))': { maxWidth: 'none', tableLayout: 'auto' },
  },
  [media.md]: {
    'tr > :first-child:nth-last-child(2)': { width: '50%' },
    'tr > :first-child:nth-last-child(3)': { width: '36%' },
    // Mail addresses are the longest words.
    'table:has(a[href^="mailto:"]) tr > :nth-child(3):last-child': { width: '38%' },
  },
  caption: { textAlign: 'start', paddingBlockEnd: token('space.12'), fontWeight: token('font.strongWeight') },
  '& :is(th, td)': {
    padding: `${token('space.12')} ${token('space.12')} ${token('space.12')} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: '1px solid rgb(128 128 128 / 0.3)',
    minWidth: '4.5rem',
    [media.md]: { minWidth: '5.5rem', paddingInlineEnd: token('space.24') },
  },
  th: { fontWeight: token('font.strongWeight') },
  'thead :is(th, td)': { borderBlockEnd: '2px solid currentColor', [media.md]: { whiteSpace: 'nowrap' } },
  // On a phone, whom to call is read from top to bottom: numbers and addresses are whole, and targets of a finger.
  '@media (max-width: 40em)': {
    '& :is(th, td)': { minWidth: 0 },
    // A wide table's rows become lists: nothing is out of sight to the right.
    'table[data-wide]': {
      '&, caption, tbody, tr': { display: 'block' },
      thead: { display: 'none' },
      'th, td': { display: 'block', width: 'auto', padding: 0, border: 0 },
      tr: { paddingBlock: token('space.12'), borderBlockEnd: '1px solid rgb(128 128 128 / 0.3)' },
      '[data-label]:not(:first-child, :empty)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: token('space.12'),
        '&::before': { content: 'attr(data-label)', color: token('color.inkSoft') },
      },
      'tr > :first-child': { fontWeight: token('font.strongWeight') },
      ':empty': { display: 'none' },
    },
    'table:has(a[href^="mailto:"])': {
      '&, caption, tbody, tr, th, td': { display: 'block' },
      thead: { display: 'none' },
      'th, td': { width: 'auto', padding: 0, border: 0 },
      tr: { paddingBlock: token('space.12'), borderBlockEnd: '1px solid rgb(128 128 128 / 0.3)' },
      a: { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target'), overflowWrap: 'anywhere' },
    },
  },
});

export interface RichTextProps {
  /** Sanitised on the server (`domain/content/richText`); pass nothing else. */
  html: string;
  className?: string;
  /** Styles that replace the default ones. */
  styles?: SerializedStyles;
}

/** A rich text of the content platform. Scrollable parts can be focused and have a name. */
export function RichText({ html, className, styles = richTextStyles }: RichTextProps) {
  const { t } = useTexts();
  const named = html.replaceAll(
    '<section class="scroll" tabindex="0">',
    `<section class="scroll" tabindex="0" aria-label="${t('frame.table')}">`,
  );
  return <div css={styles} className={className} dangerouslySetInnerHTML={{ __html: named }} />;
}
