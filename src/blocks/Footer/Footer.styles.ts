import { css } from '@emotion/react';
import { phoneFold } from '@/ui/primitives/phoneFold.styles';
import { media, token } from '@/ui/tokens';

/** Height of a folded column. */
const ROW = '3rem';

export const footerStyles = css(phoneFold, {
  marginTop: token('size.section'),
  // Backgrounds adjoin.
  'main:has(> :is([data-width=FullWidth], [data-background]):last-child) ~ &': { marginTop: 0 },
  fontSize: token('text.body'),
  // Its ground goes on below what floats over the end of the page.
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 'calc(var(--over-end, 0px) + var(--covered-bottom, 0px))',
    background: 'inherit',
  },
  '.columns': {
    display: 'grid',
    paddingBlock: token('space.16'),
    [media.md]: {
      gap: `${token('space.48')} ${token('space.32')}`,
      paddingBlock: token('space.64'),
      gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
    },
  },
  '.columns > *': { minWidth: 0 },
  // Columns as wide as their text while there are few: an address fits on one line where the others leave space.
  '.columns:not(:has(> :nth-child(6)))': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${token('space.48')} ${token('space.16')}`,
    },
    [media.lg]: { flexWrap: 'nowrap', columnGap: token('space.32') },
    '> *': { [media.md]: { flex: '0 1 auto', maxWidth: '22rem' } },
    // On tablets the brand has a row of its own, so that the columns share one.
    '> .brand': {
      [media.md]: { flex: '1 0 100%', maxWidth: 'none', flexDirection: 'row', justifyContent: 'space-between' },
      [media.lg]: { flex: '0 1 auto', maxWidth: '22rem', flexDirection: 'column', justifyContent: 'start' },
    },
  },
  '.brand': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.16'),
    [media.phone]: { marginBlockEnd: token('space.16') },
    [media.md]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'start' },
  },
  '.column p': { color: token('color.onContrastSoft'), maxWidth: '40ch', marginBlockEnd: token('space.12') },
  h2: { fontSize: token('text.body'), letterSpacing: 0, marginBlockEnd: token('space.8'), lineHeight: 1.5 },
  // On phones the summary lies over the heading, which names the column in both forms.
  '.column': { position: 'relative' },
  '.column:has(h2)': {
    [media.phone]: {
      borderBlockStart: `1px solid ${token('color.contrastLine')}`,
      '> h2': {
        display: 'grid',
        alignContent: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: ROW,
        marginBlockEnd: 0,
        paddingInlineEnd: token('space.32'),
      },
      'details[open]': { paddingBlockEnd: token('space.16') },
    },
  },
  summary: {
    position: 'absolute',
    inset: '0 0 auto',
    height: ROW,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: token('space.4'),
      insetBlockStart: 'calc(50% - 0.5rem)',
      width: '0.6rem',
      height: '0.6rem',
      borderInlineEnd: '1.75px solid',
      borderBlockEnd: '1.75px solid',
      rotate: '45deg',
    },
  },
  'details[open] > summary::after': { rotate: '225deg', insetBlockStart: 'calc(50% - 0.2rem)' },
  '.links > li': { display: 'flex', alignItems: 'center', gap: token('space.4') },
  '.links > li > a, .links > li > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: '2.25rem',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    color: token('color.onContrastSoft'),
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    [media.coarse]: { minHeight: token('size.target') },
    [media.hover]: {
      '&:hover': { color: token('color.onContrast'), textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
  '.half': { display: 'inline-block', textDecoration: 'inherit' },
  '.last': {
    // Space below for the button that scrolls to the top.
    paddingBlock: `${token('space.16')} ${token('space.48')}`,
    [media.md]: { paddingBlock: `${token('space.24')} ${token('space.96')}` },
    borderBlockStart: `1px solid ${token('color.contrastLine')}`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token('space.12')} ${token('space.32')}`,
    fontSize: token('text.small'),
    color: token('color.onContrastSoft'),
    '.links': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.24')}` },
    '.links > li': { flexWrap: 'wrap' },
  },
});
