import { lazy, Suspense } from 'react';
import { useHydrated } from '../useHydrated';

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: readonly [low: number, high: number];
  onChange(value: [low: number, high: number]): void;
  /** Called when a thumb is released. */
  onChangeEnd?(value: [low: number, high: number]): void;
  /** Names of the thumbs: 'Pris, från'. */
  lowLabel: string;
  highLabel: string;
  /** `aria-valuetext` of a thumb: 'lägst 150 000 kronor'. */
  lowText(value: number): string;
  highText(value: number): string;
  disabled?: boolean;
}

const Body = lazy(async () => ({ default: (await import('./RangeSliderBody')).RangeSliderBody }));

/** Reserves the slider's height until its code has loaded. */
const Placeholder = () => <span style={{ display: 'block', height: '2.75rem' }} />;

/**
 * Two thumbs on one track, next to the number fields, which are the primary control. Its code loads at its first render
 * in the browser; without script only the fields are shown.
 */
export function RangeSlider(props: RangeSliderProps) {
  return useHydrated() ? (
    <Suspense fallback={<Placeholder />}>
      <Body {...props} />
    </Suspense>
  ) : (
    <Placeholder />
  );
}
