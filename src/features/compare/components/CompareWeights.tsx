import { CRITERIA, hasCriterion, rankCars, WEIGHTS, type Ranking } from '@/domain/cars/compareCars';
import { carName } from '@/features/car-search/components/carTexts';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Select } from '@/ui/primitives/Select';
import { weightSet } from '../compare.slice';
import { selectCompare } from '../compare.selectors';
import { criterionLabels } from './comparisonRows';

/** A lead of no more points than this is called close. */
const CLOSE = 3;

/** The weights of the criteria, and the best car by them, with its lead. */
export function CompareWeights({ cars }: { cars: readonly CarRecord[] }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { weights } = useAppSelector(selectCompare);
  if (cars.length < 2) return null;
  const ranking = rankCars(cars, weights);
  return (
    <>
      <details>
        <summary>
          <strong>{t('compare.weights')}</strong>
        </summary>
        <p>{t('compare.weightsHelp')}</p>
        <div className="weights">
          {CRITERIA.filter((criterion) => hasCriterion(cars, criterion)).map((criterion) => (
            <Select
              key={criterion}
              label={t(criterionLabels[criterion])}
              value={weights[criterion] ?? 0}
              options={WEIGHTS.map((weight) => ({ value: String(weight), text: t(`compare.weight${weight}`) }))}
              onChange={({ target }) => {
                const weight = WEIGHTS.find((one) => String(one) === target.value);
                if (weight !== undefined) dispatch(weightSet({ criterion, weight }));
              }}
            />
          ))}
        </div>
      </details>
      <div role="status">
        {ranking && (
          <>
            {ranking.winners.length > 0 && <p className="result">{resultText(ranking, cars, texts)}</p>}
            {ranking.notCounted.map((criterion) => (
              <p key={criterion}>{t('compare.notCounted', { criterion: t(criterionLabels[criterion]) })}</p>
            ))}
          </>
        )}
      </div>
    </>
  );
}

function resultText(
  { winners, scores, margin, second }: Ranking,
  cars: readonly CarRecord[],
  texts: TextsValue,
): string {
  const { t } = texts;
  const name = (index: number): string => {
    const car = cars[index];
    return car ? carName(car, texts) : '';
  };
  const [first = 0] = winners;
  const score = scores[first] ?? 0;
  if (second === null) return t('compare.tie', { cars: winners.map(name).join(', '), score });
  return t(margin <= CLOSE ? 'compare.winnerClosely' : 'compare.winner', {
    car: name(first),
    second: name(second),
    score,
    margin,
  });
}
