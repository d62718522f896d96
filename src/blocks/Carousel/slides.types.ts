import type { ComponentType } from 'react';

export interface Slides {
  /** Null until the widget's code has loaded: the strip then scrolls natively. */
  index: number | null;
  playing: boolean;
  /** Null until the slides advance. */
  Controls: ComponentType<CarouselControlsProps> | null;
  go(to: number): void;
  step(by: 1 | -1): void;
  /** Focus or pointer on the controls stops the rotation until it is started again. */
  stop(): void;
  toggle(): void;
}

export interface CarouselControlsProps {
  slides: Slides;
  items: readonly { Title: string }[];
}
