import { createElement, type ComponentType } from 'react';
import type { Feature } from '@/effects/feature';
import { useFeatures } from '@/store/StoreProvider';

/** A block's view with its features: they are part of the block's chunk and are attached while it is mounted. */
export function withFeatures<Props extends object>(
  features: readonly Feature[],
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function WithFeatures(props: Props) {
    useFeatures(features);
    return createElement(View, props);
  };
}
