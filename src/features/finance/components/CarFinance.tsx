import { Suspense } from 'react';
import { FinanceSection as EagerFinanceSection, type FinanceSectionProps } from './FinanceSection';
import { RunningCosts as EagerRunningCosts } from './RunningCosts';
import type { CarRecord } from '@/store/entities';
import { lazyWithRetry } from '@/ui/lazyWithRetry';

/** Eager on the server; the bundler removes the other branch. */
const FinanceSection =
  typeof window === 'undefined'
    ? EagerFinanceSection
    : lazyWithRetry(() => import('./FinanceSection').then((module) => module.FinanceSection));

const RunningCosts =
  typeof window === 'undefined'
    ? EagerRunningCosts
    : lazyWithRetry(() => import('./RunningCosts').then((module) => module.RunningCosts));

/** Running costs of a car whose fuel is known: without, nearly every part would be unknown. */
export function CarRunningCosts({ car }: { car: CarRecord }) {
  const consumption = car.car_fuel_combined_text ?? car.wltp_electric_consumption_text;
  if (consumption === undefined || car.car_is_sample) return null;
  return (
    <Suspense fallback={null}>
      <RunningCosts car={car} />
    </Suspense>
  );
}

/** The finance part of a car's page; its code is loaded where a car has one. */
export function CarFinance({ car, repeatsCredit }: FinanceSectionProps) {
  if (!car.car_loan_option && !car.car_leasing_options && car.car_price_currency !== 'GBP') return null;
  return (
    <Suspense fallback={null}>
      <FinanceSection car={car} repeatsCredit={repeatsCredit} />
    </Suspense>
  );
}
