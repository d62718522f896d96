import { isFullRecord, rankCars } from '@/domain/cars/compareCars';
import { disclosed } from '@/domain/finance/undisclosed';
import { carPath } from '@/domain/sites/routes';
import { CarImage } from '@/features/car-search/components/CarImage';
import { carName } from '@/features/car-search/components/carTexts';
import { selectComparedPlans } from '@/features/finance/comparedPlans.selectors';
import { CreditDisclosureBelow } from '@/features/finance/components/CreditDisclosure';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectNow, selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { carToggled } from '../compare.slice';
import { selectCompare } from '../compare.selectors';
import { CompareRow, Unknown } from './CompareRow';
import { comparisonRows, equipmentOf } from './comparisonRows';
import { OwningRow, PlanRow } from './MonthlyRows';
import { QuoteRow } from './QuoteRow';

/** One column for each car, one row for each property that one of them has. */
export function CompareTable({ cars }: { cars: readonly CarRecord[] }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const now = useAppSelector(selectNow);
  const { onlyDifferences, weights, plan } = useAppSelector(selectCompare);
  const isFiltered = onlyDifferences && cars.length > 1;
  const rows = comparisonRows(cars, texts, now).filter(({ isDifferent }) => !isFiltered || isDifferent);
  // What a month costs stands below the price.
  const firstRows = rows[0]?.label === t('compare.price') ? 1 : 0;
  const equipment = equipmentOf(cars, texts, isFiltered);
  const hasEquipment = equipment.some((list) => list.length > 0);
  const scores = rankCars(cars, weights)?.scores ?? [];
  const currency = useAppSelector(selectCurrency);
  const compared = useAppSelector((state) => selectComparedPlans(state, cars, plan));
  const isQuoted = currency === 'GBP' && locale === 'en-GB' && cars.some(({ car_price: price }) => price !== undefined);
  const part = compared && (compared.kind === 'loan' ? 'credit' : 'lease');
  return (
    <>
      <CreditDisclosureBelow of={part}>
        {(proof) => (
          <table>
            <caption className="visually-hidden">{t('compare.title')}</caption>
            <thead>
              <tr className="pictures" aria-hidden="true">
                <td>{'\u00a0'}</td>
                {cars.map(({ car_id: carId, car_primary_image: image }) => (
                  <td key={carId}>
                    <div className="picture">
                      <CarImage
                        address={image?.thumbnail_url}
                        alt=""
                        sizes="(min-width: 768px) 385px, 50vw"
                        upTo={800}
                      />
                    </div>
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('compare.feature')}</span>
                </th>
                {cars.map((car) => (
                  <th scope="col" key={car.car_id}>
                    <CarHead car={car} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scores.length > 0 && (
                <tr>
                  <th scope="row">{t('compare.points')}</th>
                  {cars.map((car, index) => (
                    <td key={car.car_id}>{t('compare.pointsOf', { score: scores[index] ?? 0 })}</td>
                  ))}
                </tr>
              )}
              {rows.slice(0, firstRows).map((row) => (
                <CompareRow key={row.label} row={row} cars={cars} />
              ))}
              <OwningRow cars={cars} />
              {isQuoted && <QuoteRow cars={cars} plan={plan} />}
              {rows.slice(firstRows).map((row) => (
                <CompareRow key={row.label} row={row} cars={cars} />
              ))}
              {hasEquipment && (
                <tr>
                  <th scope="row">{t('detail.equipment')}</th>
                  {cars.map((car, index) => (
                    <td key={car.car_id}>
                      {equipment[index]?.length ? (
                        <ul>
                          {equipment[index].map((item) => (
                            <li key={item}>{item}</li>
                          ))}
                        </ul>
                      ) : (
                        <Unknown />
                      )}
                    </td>
                  ))}
                </tr>
              )}
              {/* Last, so that the legal information below the table stands next to it. */}
              {compared && proof && (
                <PlanRow cars={cars} kind={compared.kind} plans={disclosed(compared.plans, proof)} />
              )}
            </tbody>
          </table>
        )}
      </CreditDisclosureBelow>
      {rows.length === 0 && !hasEquipment && <p className="above">{t('compare.noDifferences')}</p>}
    </>
  );
}

function CarHead({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const paths = useAppSelector(selectPaths);
  const name = carName(car, texts);
  return (
    <>
      <div className="car">
        <a href={carPath(paths, { car_id: car.car_id, slug: car.slug ?? '' })}>{name}</a>
        <Button
          variant="ghost"
          aria-label={t('compare.remove', { car: name })}
          onClick={() => dispatch(carToggled({ carId: car.car_id }))}
        >
          <Icon name="close" />
        </Button>
      </div>
      {!isFullRecord(car) && <small>{t('compare.incomplete')}</small>}
    </>
  );
}
