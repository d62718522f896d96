import { minutesOfVisit, type ChosenService, type PriceSum } from '@/domain/workshop/chosenServices';
import { duration } from '@/i18n/timeFormat';
import { useTexts } from '@/i18n/TextsProvider';
import { PriceText } from './PriceText';
import { useSumText } from './usePriceText';

/** The sum, as certain as its least certain line. */
export function SumText({ sum }: { sum: PriceSum }) {
  const sumText = useSumText();
  return <strong>{sumText(sum)}</strong>;
}

/** The chosen services line by line, the sum of the known prices, and the expected time in the workshop if it is known. */
export function ServiceLines({ lines, sum }: { lines: readonly ChosenService[]; sum: PriceSum }) {
  const { t, term, format } = useTexts();
  const minutes = minutesOfVisit(lines);
  return (
    <>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.code}>
            <span>
              {term('workshop', line.name)}
              {line.unit > 1 && ` × ${line.unit} ${term('workshop', line.unitAbbreviation)}`}
              {line.userInput !== '' && <small>{line.userInput}</small>}
            </span>
            <span className="line-price">
              <PriceText of={line} />
              {line.inAgreement && <small>{t('booking.inAgreement')}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className="total">
        <span>{t('booking.total')}</span>
        <SumText sum={sum} />
        {sum.missing > 0 && <small>{t('booking.totalMissing', { count: sum.missing })}</small>}
      </p>
      {minutes !== null && <p className="soft">{t('booking.duration', { time: duration(minutes, format) })}</p>}
      {sum.missing > 0 && <p className="star">{t('booking.priceNote')}</p>}
    </>
  );
}
