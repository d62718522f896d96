import { encodePlan, PLAN_PARAMETER, type ChosenPlan } from '@/domain/finance/chosenPlan';
import { carPath } from '@/domain/sites/routes';
import { carName } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';

/**
 * British credit: a figure would need the whole representative example of its car (CONC 3.5), so the comparison has
 * none. Each car links to its quote, by the terms that were chosen last.
 */
export function QuoteRow({ cars, plan }: { cars: readonly CarRecord[]; plan: ChosenPlan | null }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = useAppSelector(selectPaths);
  const isQuoted = plan?.kind === 'pcp' || plan?.kind === 'hp';
  const end = `${isQuoted ? `?${PLAN_PARAMETER}=${encodePlan(plan)}` : ''}#finance`;
  return (
    <tr data-quotes="">
      <th scope="row">
        {t('finance.title')} <small>{t('compare.quoteNote')}</small>
      </th>
      {cars.map((car) => (
        <td key={car.car_id}>
          {car.car_price === undefined ? (
            t('compare.notOffered')
          ) : (
            <a href={`${carPath(paths, { car_id: car.car_id, slug: car.slug ?? '' })}${end}`}>
              {t('compare.quote')} <span className="visually-hidden">{carName(car, texts)}</span>
            </a>
          )}
        </td>
      ))}
    </tr>
  );
}
