import { css } from '@emotion/react';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Slider, SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components';
import { token } from '../tokens';
import type { RangeSliderProps } from './RangeSlider';

const styles = css({
  paddingInline: '0.875rem',
  '.slider-track': { position: 'relative', height: '2.75rem', cursor: 'pointer' },
  '.slider-track::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-0.875rem',
    top: 'calc(50% - 2px)',
    height: 4,
    borderRadius: 2,
    background: token('color.line'),
  },
  '.slider-between': { position: 'absolute', top: 'calc(50% - 2px)', height: 4, background: token('color.accent') },
  '.slider-thumb': {
    top: '50%',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    background: token('color.surface'),
    border: `2px solid ${token('color.accent')}`,
    boxShadow: token('shadow.low'),
    cursor: 'grab',
    transition: `scale ${token('duration.fast')} ${token('ease.out')}`,
    '&::after': { content: '""', position: 'absolute', inset: '-0.5rem' },
    '&[data-hovered]': { scale: '1.08' },
    '&[data-dragging]': { cursor: 'grabbing', background: token('color.accent') },
    '&[data-focus-visible]': { outline: '3px solid var(--ring)', outlineOffset: 2 },
  },
  '&[data-disabled]': { opacity: 0.5, pointerEvents: 'none' },
});

const ends = (values: number | number[]): [number, number] => {
  const [low = 0, high = low] = Array.isArray(values) ? values : [values];
  return [low, high];
};

/** The lazily loaded part; use `RangeSlider`. */
export function RangeSliderBody({
  label,
  min,
  max,
  step,
  value,
  onChange,
  onChangeEnd,
  lowLabel,
  highLabel,
  lowText,
  highText,
  disabled = false,
}: RangeSliderProps) {
  return (
    <Slider
      css={styles}
      aria-label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={[...value]}
      isDisabled={disabled}
      onChange={(values) => onChange(ends(values))}
      onChangeEnd={(values) => onChangeEnd?.(ends(values))}
    >
      <SliderTrack className="slider-track">
        <Between />
        <Thumb index={0} label={lowLabel} text={lowText(value[0])} />
        <Thumb index={1} label={highLabel} text={highText(value[1])} />
      </SliderTrack>
    </Slider>
  );
}

function Between(): ReactNode {
  const state = useContext(SliderStateContext);
  if (!state) return null;
  const [start, end] = [state.getThumbPercent(0) * 100, state.getThumbPercent(1) * 100];
  return <span className="slider-between" style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }} />;
}

/** The library formats a thumb's value as a number only; ours names the unit and the end of the range. */
function Thumb({ index, label, text }: { index: 0 | 1; label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text));
  return <SliderThumb className="slider-thumb" index={index} aria-label={label} inputRef={input} />;
}
