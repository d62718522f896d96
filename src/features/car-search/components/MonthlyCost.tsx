import { queriedMonthlyCost } from '@/domain/search/carList';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { selectQuery } from '../carList.selectors';

/** 'Ca 3 150 kr/mån att äga', where the list is filtered or sorted by it; its assumptions stand in the filter panel. */
export function MonthlyCost({ car }: { car: CarRecord }) {
  const { t, format } = useTexts();
  const { currency } = useAppSelector(selectContext);
  const field = queriedMonthlyCost(useAppSelector(selectQuery));
  if (!field) return null;
  const cost = car[field];
  return (
    <p>
      {cost === undefined
        ? t('card.monthlyCostUnknown')
        : t('card.monthlyCost', { cost: format.money(cost, currency) })}
    </p>
  );
}
