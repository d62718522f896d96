import { css } from '@emotion/react';
import { token } from '../tokens';

export interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  value: readonly [low: number, high: number];
  onChange(value: [low: number, high: number]): void;
  /** Names of the thumbs: 'Pris, från'. */
  lowLabel: string;
  highLabel: string;
  /** `aria-valuetext` of a thumb: 'lägst 150 000 kronor'. */
  lowText(value: number): string;
  highText(value: number): string;
}

/** Diameter of a thumb. */
const THUMB = '1.75rem';
/** Room for the ring of a thumb at an end. */
const RING = '5px';
/** How far inside the slider's box its scale begins and ends. */
export const SLIDER_INSET = `calc(${THUMB} / 2 + ${RING})`;

const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  borderRadius: '50%',
  border: `2px solid ${token('color.accent')}`,
  background: token('color.surface'),
  boxShadow: token('shadow.low'),
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
const focusedThumb = { outline: '3px solid var(--ring)', outlineOffset: 2 } as const;

const styles = css({
  position: 'relative',
  height: '2.75rem',
  marginInline: RING,
  // Without script the fields alone choose a range.
  '@media (scripting: none)': { display: 'none' },
  '&::before, > span': { content: '""', position: 'absolute', top: 'calc(50% - 2px)', height: 4, borderRadius: 2 },
  '&::before': { insetInline: 0, background: token('color.line') },
  '> span': { background: token('color.accent'), pointerEvents: 'none' },
  // Two inputs on one track: only their thumbs take the pointer.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    // The thumb has the ring; with forced colours the whole input has one.
    '&:focus-visible': { outline: '2px solid transparent' },
    '&:focus-visible::-webkit-slider-thumb': focusedThumb,
    '&:focus-visible::-moz-range-thumb': focusedThumb,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing', background: token('color.accent') },
    '&:active::-moz-range-thumb': { cursor: 'grabbing', background: token('color.accent') },
  },
});

/** Position of a value on the track: a thumb's centre stays half a thumb away from the ends. */
const offset = (share: number): string => `calc(${THUMB} / 2 + (100% - ${THUMB}) * ${share})`;

/**
 * Two thumbs on one track, next to the number fields, which are the primary control. Native inputs: they are part of
 * the page and work before its code has loaded. Neither thumb passes the other.
 */
export function RangeSlider({
  min,
  max,
  step,
  value: [low, high],
  onChange,
  lowLabel,
  highLabel,
  lowText,
  highText,
}: RangeSliderProps) {
  const share = (value: number) => (value - min) / (max - min);
  // A thumb below the other could not be taken at the end of the track.
  const lowOnTop = share(low) > 0.5;
  return (
    <div css={styles}>
      <span
        style={{ insetInlineStart: offset(share(low)), insetInlineEnd: `calc(100% - ${offset(share(high))})` }}
        aria-hidden="true"
      />
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={low}
        aria-label={lowLabel}
        aria-valuetext={lowText(low)}
        style={lowOnTop ? { zIndex: 1 } : undefined}
        onChange={({ currentTarget }) => onChange([Math.min(currentTarget.valueAsNumber, high), high])}
      />
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={high}
        aria-label={highLabel}
        aria-valuetext={highText(high)}
        onChange={({ currentTarget }) => onChange([low, Math.max(currentTarget.valueAsNumber, low)])}
      />
    </div>
  );
}
