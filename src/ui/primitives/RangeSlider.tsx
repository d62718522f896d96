import { lazy, Suspense } from 'react';
import { useHydrated } from '../useHydrated';

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: readonly [low: number, high: number];
  onChange(value: [low: number, high: number]): void;
  /** After the thumb was let go. */
  onChangeEnd?(value: [low: number, high: number]): void;
  /** Names of the thumbs: 'Pris, från'. */
  lowLabel: string;
  highLabel: string;
  /** What a thumb says: 'lägst 150 000 kronor'. */
  lowText(value: number): string;
  highText(value: number): string;
  disabled?: boolean;
}

const Body = lazy(async () => ({ default: (await import('./RangeSliderBody')).RangeSliderBody }));

/** Keeps the slider's place until its code has come. */
const Placeholder = () => <span style={{ display: 'block', height: '2.75rem' }} />;

/**
 * Two thumbs on one track, drawn beside the number fields, which are the primary control. Its code is fetched when it is
 * first rendered in the browser; without script the fields stand alone.
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
