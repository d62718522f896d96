import { css } from '@emotion/react';
import { disclosure } from '@/ui/primitives/disclosure.styles';
import { phoneFold } from '@/ui/primitives/phoneFold.styles';
import { plateStyles } from '@/ui/primitives/plate.styles';
import { FURTHER_STEP } from '@/ui/furtherStep.styles';
import { media, token } from '@/ui/tokens';

/** Until the form has restored that step, styles show it, so that a reload moves nothing. */
const RESTORING = `:not([data-ready]):where(${FURTHER_STEP} *)`;
const FIRST = `&[data-stage=over]:not(:where(${RESTORING}))`;
const FURTHER = `&[data-stage]:where([data-stage=below], ${RESTORING})`;

/** Options side by side as one row of choices, below each other where the row is too narrow. */
const choices = css({
  '.choices': {
    display: 'grid',
    gap: token('space.8'),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  },
  '.choices.wide': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  '.choices label': { position: 'relative', display: 'flex', cursor: 'pointer' },
  '.choices input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '.choices span': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: token('space.12'),
    minHeight: token('size.target'),
    padding: `${token('space.8')} ${token('space.12')}`,
    lineHeight: 1.25,
    background: token('color.surface'),
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: `min(${token('radius.control')}, 0.75rem)`,
    transition: `border-color ${token('duration.fast')} ${token('ease.out')}`,
  },
  '.choices span::before': {
    content: '""',
    flex: 'none',
    width: '1.15rem',
    height: '1.15rem',
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: '50%',
  },
  [media.hover]: { '.choices label:hover input:not(:disabled) + span': { borderColor: token('color.ink') } },
  '.choices input:checked + span': {
    borderColor: token('color.accent'),
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    boxShadow: `inset 0 0 0 0.5px ${token('color.accent')}`,
  },
  '.choices input:checked + span::before': { borderWidth: '0.35rem', borderColor: token('color.accent') },
  '.choices input:focus-visible + span': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '2px' },
  '.choices input:disabled + span': { background: token('color.sunken'), color: token('color.inkSoft') },
  '@media (forced-colors: active)': { '.choices input:checked + span': { outline: '3px solid Highlight' } },
});

const photos = css({
  '.photos ol': {
    display: 'grid',
    gap: token('space.12'),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '.photos li': { position: 'relative', display: 'grid', gap: token('space.4'), alignContent: 'start' },
  '.photos .picture': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    color: token('color.inkSoft'),
    background: token('color.skeleton'),
    borderRadius: token('radius.card'),
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '.photos li[data-state=failed] .picture': { boxShadow: `inset 0 0 0 1.5px ${token('color.danger')}` },
  '.photos .state': { fontSize: token('text.small'), color: token('color.inkSoft'), lineHeight: 1.3 },
  '.photos li[data-state=failed] .state': { color: token('color.danger'), fontWeight: token('font.strongWeight') },
  '.photos .remove': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
    '& svg': {
      padding: '0.3rem',
      width: '1.75rem',
      height: '1.75rem',
      color: token('color.ink'),
      background: token('color.surface'),
      borderRadius: '50%',
      boxShadow: token('shadow.low'),
    },
  },
  '.add': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.8'),
    minHeight: '4.5rem',
    padding: token('space.16'),
    fontWeight: token('font.strongWeight'),
    background: token('color.surface'),
    border: `1.5px dashed ${token('color.control')}`,
    borderRadius: token('radius.card'),
    [media.hover]: { '&:hover': { borderColor: token('color.ink') } },
    '&:focus-within': { outline: `3px solid ${token('color.focus')}`, outlineOffset: '2px' },
    '&[data-full]': { color: token('color.inkSoft'), background: token('color.sunken') },
  },
  // Over the whole label, so that files can be dropped on it.
  '.add input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '.add[data-full] input': { cursor: 'not-allowed' },
});

const valuation = css({
  '.known': {
    display: 'grid',
    gap: token('space.16'),
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The fields stand on one line, also below a hint.
    alignItems: 'end',
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
  '.known > :last-child :has(> input)': { minHeight: '3.75rem' },
  '.known > :last-child input': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
  '.trio': {
    '&:not([hidden])': { display: 'grid' },
    gap: token('space.16'),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    alignItems: 'start',
  },
  '.lookup': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.8'), minHeight: '1.5em' },
  '.like': {
    scrollMarginBlock: token('space.16'),
    display: 'grid',
    gap: token('space.12'),
    alignContent: 'start',
    padding: token('space.24'),
    background: token('color.sunken'),
    borderRadius: token('radius.panel'),
    '& h3': { margin: 0, fontSize: token('text.title') },
    '& > div': { display: 'grid', gap: token('space.12'), justifyItems: 'start' },
  },
  '.like .offered': { color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '.like .figures': {
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontSize: `min(${token('text.heading')}, 2rem)`,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  // The answer, before all that explains it.
  '.like .lead': { fontSize: 'min(2rem, 8.4vw)', lineHeight: 1.1, [media.md]: { fontSize: '2.5rem' } },
  // Beside the later steps it has less room.
  [`${FURTHER} .like .lead`]: { [media.md]: { fontSize: '2rem' } },
  '.like .between': {
    marginBlockStart: `calc(-1 * ${token('space.4')})`,
    color: token('color.inkSoft'),
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '.like details': { width: '100%', ...disclosure },
  '.like[data-requested]': { [media.phoneScreen]: { padding: token('space.16') } },
  '.like p.label': { [media.phoneScreen]: { display: 'none' } },
  '.like .loading': { color: token('color.inkSoft') },
  '.like:not([data-requested])': { [media.phoneScreen]: { display: 'none' } },
  // In the later steps of a phone the sum and what it supposes: what it is made of was read before. It has its height
  // before the sum is there.
  [`${FURTHER} > .like`]: {
    [media.phoneScreen]: {
      display: 'grid',
      minHeight: '16.75rem',
      padding: token('space.16'),
      '& .offered': { display: 'none' },
      '& .figures ~ :not(.between, .condition, .bar)': { display: 'none' },
    },
  },
  // The scale from worn to good, the range of the bid on it, and its middle.
  '.like .bar': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    columnGap: token('space.16'),
    width: '100%',
    fontSize: token('text.small'),
    '& p': { color: token('color.inkSoft'), lineHeight: 1.3 },
    '& p:last-of-type': { textAlign: 'end' },
    '& strong': {
      display: 'block',
      color: token('color.ink'),
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
  '.like .track': {
    gridColumn: '1 / -1',
    position: 'relative',
    height: '0.75rem',
    marginBlock: token('space.8'),
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: 'var(--low) var(--high)',
      borderRadius: token('radius.pill'),
      background: token('color.accent'),
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '-0.375rem',
      insetInlineStart: `calc(var(--middle) - 0.625rem)`,
      width: '1.25rem',
      border: `3px solid ${token('color.accent')}`,
      borderRadius: '50%',
      background: token('color.surface'),
    },
    '@media (forced-colors: active)': { '&::before, &::after': { background: 'Highlight', borderColor: 'Highlight' } },
  },
  '.like .label': { fontWeight: token('font.strongWeight') },
  '.examples': {
    display: 'grid',
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `0 ${token('space.16')}`,
      borderBlockEnd: `1px solid ${token('color.line')}`,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target') },
  },
});

/** What happens next. Without numbers: those are of the form's steps. */
const followsStyles = css({
  '.follows': {
    display: 'grid',
    gap: token('space.8'),
    '& h4': { margin: 0, fontSize: token('text.body'), fontWeight: token('font.strongWeight') },
    '& ol': { display: 'grid', gap: token('space.8'), margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'flex', gap: token('space.12') },
    '& li::before': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      marginBlockStart: '0.5em',
      background: token('color.accent'),
      borderRadius: '50%',
    },
  },
});

/** The receipt is as wide as the form was: what comes next stands beside it. */
export const sentStyles = css(followsStyles, {
  [media.lg]: {
    maxWidth: 'none',
    '.sent': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: token('space.64'),
      padding: token('space.32'),
    },
    '.sent > *': { gridColumn: 1 },
    '.sent > .follows': { gridColumn: 2, gridRow: '1 / span 5', alignSelf: 'center' },
  },
});

/** Both ways on as wide as the fields above them. */
const wide = { '& > *': { flex: '1 1 100%' }, '& button': { width: '100%' } };

/**
 * From 768 px the first step is a card with its way on: over the picture of the hero before it, or on the page's ground.
 * What like cars cost comes beside it, in narrow windows below.
 */
const firstStep = css({
  [media.md]: {
    [FIRST]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 30rem)',
      rowGap: token('space.24'),
      '&::before': {
        content: '""',
        gridArea: '1 / 1 / span 2',
        background: token('color.surface'),
        border: `1px solid ${token('color.line')}`,
        borderRadius: token('radius.card'),
        boxShadow: token('shadow.high'),
      },
      '& > .step:first-of-type': {
        gridArea: '1 / 1',
        padding: `${token('space.24')} ${token('space.24')} 0`,
        // Without script no button follows.
        '@media (scripting: none)': { gridRow: '1 / span 2', paddingBlockEnd: token('space.24') },
      },
      '& > .ways': { gridArea: '2 / 1', padding: `0 ${token('space.24')} ${token('space.24')}`, ...wide },
      '& > .like': { gridArea: '3 / 1' },
      // The hint of the plate is on one line, and so the labels are.
      '.known': { gridTemplateColumns: 'minmax(0, 1.65fr) minmax(0, 1fr)' },
      '.step-head': { display: 'flex', flexWrap: 'wrap-reverse' },
      '.step-head p': { order: 1 },
    },
    // The plate is the first thing to be filled in.
    '.plate :has(> input), .known > :last-child :has(> input)': { minHeight: '4rem' },
  },
  [media.lg]: {
    [FIRST]: {
      gridTemplateColumns: 'minmax(0, 30rem) minmax(17rem, 30rem)',
      columnGap: token('space.24'),
      '& > .like': { gridArea: '1 / 2 / span 4' },
    },
  },
});

/** The open step beside what like cars cost; in narrow windows that stands before the way on, once it says a sum. */
export const sellCarStyles = css(
  choices,
  photos,
  valuation,
  css({ '.like': phoneFold }),
  plateStyles,
  followsStyles,
  {
    // On a phone the button is in the first window.
    [media.phoneScreen]: { [FIRST]: { rowGap: token('space.16') } },
    '& > .ways': { [media.phoneScreen]: wide },
    [media.lg]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 44rem) minmax(17rem, 1fr)',
      columnGap: token('space.64'),
      // Form and range share the page's width.
      [media.xxl]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
      '& > *': { gridColumn: 1 },
      '& > .like': {
        gridColumn: 2,
        // Beside all of the steps; it moves along with the window.
        gridRow: '1 / span 4',
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: token('space.96'),
      },
    },
    // Not a grid: without script those that are folded are blocks.
    '.step > * + *': { marginBlockStart: token('space.32') },
    '.step > .step-head + *': { marginBlockStart: token('space.24') },
    '.step-head': {
      display: 'flex',
      flexWrap: 'wrap-reverse',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${token('space.16')}`,
      [media.md]: { display: 'block' },
    },
    // On one line with its number, which screen readers read first.
    '.step-head p': { [media.phoneScreen]: { order: 1 } },
    '.step-head h3': {
      margin: 0,
      fontSize: `min(${token('text.heading')}, 1.75rem)`,
      lineHeight: 1.15,
      scrollMarginBlockStart: token('space.96'),
      '&:focus': { outline: 'none' },
    },
    '& > .ways[hidden]': { display: 'none' },
    [`&${RESTORING}`]: {
      '& > .step, & > .ways': { display: 'none' },
      'html[data-open-step="2"] & > [data-step="1"], html[data-open-step="3"] & > [data-step="2"]': {
        display: 'block',
      },
    },
    '.about': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.16') },
    '.question': { gap: token('space.8') },
    // On a phone its answers are a column, which must not run into the next question.
    '.question + .question': { marginBlockStart: token('space.8') },
    '.pair': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
  },
  firstStep,
);
