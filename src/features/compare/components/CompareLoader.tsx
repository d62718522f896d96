import { Suspense } from 'react';
import { LazyTexts } from '@/i18n/LazyTexts';
import { useAppSelector } from '@/store/hooks';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { selectIsComparing } from '../compare.selectors';

const CompareTray = lazyWithRetry(() => import('./CompareTray').then((module) => module.CompareTray));

/** Loads the tray with the first chosen car. */
export function CompareLoader() {
  return useAppSelector(selectIsComparing) ? (
    <Suspense fallback={null}>
      <LazyTexts>
        <CompareTray />
      </LazyTexts>
    </Suspense>
  ) : null;
}
