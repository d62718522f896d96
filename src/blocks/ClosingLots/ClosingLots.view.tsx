import { useState } from 'react';
import { carPath } from '@/domain/sites/routes';
import { CarImage } from '@/features/car-search/components/CarImage';
import { carDetails, carName, priceTexts } from '@/features/car-search/components/carTexts';
import { lotTexts } from '@/features/car-search/components/lotTexts';
import { BidsLeft } from '@/features/cars/components/BidsLeft';
import { ClosingReminder } from '@/features/cars/components/ClosingReminder';
import { remarksOf } from '@/features/cars/components/conditionTexts';
import type { ClosingDay } from '@/features/stock-summary/closingLots.slice';
import { closingLotsFeature } from '@/features/stock-summary/closingLots.feature';
import { selectClosingLots } from '@/features/stock-summary/stockSummary.selectors';
import { capitalized } from '@/i18n/capitals';
import { localDay } from '@/i18n/localDay';
import { localMoment } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { selectAuction, selectNow, selectPaths, selectTimeZone } from '@/store/context';
import { selectCarsByIds, type CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/primitives/Chip';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { withFeatures } from '../parts/withFeatures';
import type { ClosingLotsFields } from './ClosingLots.schema';
import { closingLotsStyles } from './ClosingLots.styles';

function ClosingLotsView({ Title, Text, Link }: ClosingLotsFields) {
  const { t, format } = useTexts();
  const { days, today, week } = useAppSelector(selectClosingLots);
  const timeZone = useAppSelector(selectTimeZone);
  /** A day of the site, as `localDay` numbers it: the first of its lots may have closed since. */
  const [pressed, setPressed] = useState<number | null>(null);
  const isAuction = useAppSelector(selectAuction) !== null;
  const dayOf = ({ end }: ClosingDay): number => localDay(end, timeZone);
  const next = days?.flatMap(({ ids }) => ids).slice(0, NEXT) ?? none;
  /** Before one is pressed, or where it is over, the next lots of all days are shown; they may be of one alone. */
  const chosen =
    days?.find((day) => dayOf(day) === pressed) ?? days?.find(({ ids }) => next.every((id) => ids.includes(id)));
  const cars = useAppSelector((state) => selectCarsByIds(state, chosen?.ids ?? next));
  if (days === null || (days.length === 0 && !isAuction)) return null;
  return (
    <BlockSection styles={closingLotsStyles}>
      <div className="lots-head">
        <BlockTitle text={Title} />
        <p className="counts">
          {/* The days tell it, too. */}
          {today > 0 && days.length < 2 && (
            <strong>{t('home.closingToday', { count: format.number(today), pluralBy: today })}</strong>
          )}
          {week > 0 && <span>{t('home.closingWeek', { count: format.number(week), pluralBy: week })}</span>}
        </p>
        <BlockButton link={Link} type="Ghost" flush />
      </div>
      {days.length > 1 && <Days days={days} chosen={chosen} onChoose={(day) => setPressed(dayOf(day))} />}
      {days.length === 0 ? (
        <p>{t('home.closingNone')}</p>
      ) : (
        <ol>
          {cars.map((car) => (
            <Lot key={car.car_id} car={car} />
          ))}
        </ol>
      )}
      {/* Below them: lots are in the first window. */}
      {Text !== '' && <p className="how">{Text}</p>}
    </BlockSection>
  );
}

const none: string[] = [];
/** Lots that are shown before a day is pressed. */
const NEXT = 5;

interface DaysProps {
  days: readonly ClosingDay[];
  chosen: ClosingDay | undefined;
  onChoose: (day: ClosingDay) => void;
}

/** The days on which lots close, with how many: a press shows the lots of one. */
function Days({ days, chosen, onChoose }: DaysProps) {
  const { t, format, language } = useTexts();
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  const dayText = (end: string): string => {
    if (localDay(end, timeZone) === localDay(now, timeZone)) return t('card.today');
    const { date } = localMoment(end, timeZone);
    return capitalized(`${format.weekday(date)} ${format.shortDate(date)}`, language);
  };
  return (
    <div className="days" role="group" aria-label={t('home.closingDays')} data-needs-script="">
      {days.map((day) => (
        <Chip key={day.end} selected={day === chosen} onClick={() => onChoose(day)}>
          {dayText(day.end)} <span>{format.number(day.count)}</span>
        </Chip>
      ))}
    </div>
  );
}

function Lot({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const paths = useAppSelector(selectPaths);
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  const lot = lotTexts(car, texts, now, timeZone);
  const price = priceTexts(car, texts, now);
  const remarks = remarksOf(car, texts);
  return (
    <li>
      <div className="when">
        <p className="end">{lot?.end}</p>
        {car.car_bids_end !== undefined && <BidsLeft end={car.car_bids_end} />}
        <ClosingReminder car={car} />
      </div>
      <CarImage body={car.car_body} address={car.car_primary_image?.thumbnail_url} alt="" sizes="9rem" upTo={480} />
      <div className="what">
        <p className="number">{lot?.number}</p>
        <h3>
          <a href={carPath(paths, { car_id: car.car_id, slug: car.slug ?? '' })}>{carName(car, texts)}</a>
        </h3>
        <p className="facts">{[...carDetails(car, texts), remarks].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="bid">
        <strong>{price.now ?? texts.t('card.noPrice')}</strong>
        {price.now !== null && <span>{price.note}</span>}
        {lot?.estimate && <span className="estimate">{lot.estimate}</span>}
      </p>
    </li>
  );
}

/** The lots of an auction that close next, as on the board of its hall; nothing on a site without auctions. */
export const ClosingLots = withFeatures([closingLotsFeature], ClosingLotsView);
