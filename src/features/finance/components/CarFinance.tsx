import { Suspense } from 'react';
import { FinanceSection as EagerFinanceSection } from './FinanceSection';
import type { CarRecord } from '@/store/entities';
import { lazyWithRetry } from '@/ui/lazyWithRetry';

/** Eager on the server; the bundler removes the other branch. */
const FinanceSection =
  typeof window === 'undefined'
    ? EagerFinanceSection
    : lazyWithRetry(() => import('./FinanceSection').then((module) => module.FinanceSection));

/** The finance part of a car's page; its code is loaded where a car has one. */
export function CarFinance({ car }: { car: CarRecord }) {
  if (!car.car_loan_option && !car.car_leasing_options && car.car_price_currency !== 'GBP') return null;
  return (
    <Suspense fallback={null}>
      <FinanceSection car={car} />
    </Suspense>
  );
}
