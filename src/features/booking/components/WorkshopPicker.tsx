import { useCallback, useEffect, useRef, useState } from 'react';
import { localDateTime } from '@/domain/workshop/slotTime';
import type { Workshop } from '@/domain/workshop/workshops';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { textKeyOf } from '@/errors/known';
import { ReportButton } from '@/features/booking/components/ReportButton';
import { listText } from '@/i18n/listText';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Notice } from '@/ui/primitives/Notice';
import { breakpoints } from '@/ui/tokens';
import { calendarActions } from '../calendar.slice';
import { selectBooking, selectChosen } from '../booking.selectors';
import { workshopsActions } from '../workshops.slice';
import {
  firstTimesOf,
  isNear,
  selectAbsentFacility,
  selectBestWorkshops,
  selectCalendar,
  selectHasHiddenWorkshops,
  selectSortedWorkshops,
  selectUnableWorkshops,
  selectVisitSums,
  selectWorkshops,
} from '../workshops.selectors';
import { bookingActions } from '../booking.slice';
import { shortDayText, shortHourText } from './useSlotText';
import { useSumText } from './usePriceText';
import { useOpenCalendar } from './useOpenCalendar';
import { Calendar } from './Calendar';
import { UnableWorkshopRow } from './UnableWorkshopRow';
import { WorkshopMap } from './WorkshopMap';
import { workshopPickerStyles } from './workshopPicker.styles';

const sorts = [
  ['nearest', 'booking.sortNearest'],
  ['firstTime', 'booking.sortFirst'],
] as const;

/** Workshops as they are loaded, nearest or soonest first; one of them open with its calendar. */
export function WorkshopPicker({ email }: { email: string }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    sort,
    error,
  } = useAppSelector(selectWorkshops);
  const workshops = useAppSelector(selectSortedWorkshops);
  const count = workshops.length;
  const near = workshops.filter(isNear);
  const far = workshops.filter((workshop) => !isNear(workshop));
  const unable = useAppSelector(selectUnableWorkshops);
  /** The workshop for which services were given up: when it is there, the focus goes to it. */
  const [wanted, setWanted] = useState<string | null>(null);
  const found = useCallback(() => setWanted(null), []);
  const hasHidden = useAppSelector(selectHasHiddenWorkshops);
  const absent = useAppSelector(selectAbsentFacility);
  const errorKey = error && textKeyOf(error.code, workshopErrors);
  const isEmpty = count === 0 && value === 'exhausted';
  // Whoever began at one of them, or finds no other, sees why at once.
  const { location } = useAppSelector(selectBooking);
  const isOpen = isEmpty || unable.some(({ workshop }) => location?.placeId === `facility-${workshop.siteId}`);
  return (
    <div css={workshopPickerStyles}>
      <div className="tools">
        <h4>
          <WorkshopsDoing />
        </h4>
        <div className="sorts" role="group" aria-label={t('booking.sort')}>
          {sorts.map(([name, key]) => (
            <button
              key={name}
              type="button"
              aria-pressed={sort === name}
              onClick={() => dispatch(workshopsActions.sortChosen({ sort: name }))}
            >
              {t(key)}
            </button>
          ))}
        </div>
      </div>
      {unable.length > 0 && !isEmpty && (
        <p className="nearer">
          <Icon name="info" />
          {t('booking.nearerUnable', {
            names: listText(
              unable.map(
                ({ workshop }) => `${workshop.siteName} (${format.distance(Math.round(workshop.distanceKm))})`,
              ),
              format,
            ),
          })}
        </p>
      )}
      {absent !== null && <Notice>{t('booking.facilityAbsent', { name: absent })}</Notice>}
      <WorkshopMap />
      {near.length > 0 && <Workshops workshops={near} wanted={wanted} onFound={found} />}
      {far.length > 0 && (
        <section aria-labelledby="workshops-far">
          <h4 id="workshops-far">{t('booking.workshopsFar')}</h4>
          <Workshops workshops={far} wanted={wanted} onFound={found} />
        </section>
      )}
      {unable.length > 0 && (
        <details className="unable" open={isOpen}>
          <summary>
            {t('booking.showUnable', { count: unable.length })}
            <Icon name="chevron" />
          </summary>
          <ul className="workshops">
            {unable.map((row) => (
              <UnableWorkshopRow key={row.workshop.departmentId} row={row} onRemove={setWanted} />
            ))}
          </ul>
        </details>
      )}
      <p role="status" className="progress">
        {count > 0 && `${t('booking.workshopsShown', { count })}. `}
        {value === 'streaming'
          ? t('booking.searching')
          : value === 'exhausted' && count > 0 && !hasHidden
            ? t('booking.noMore')
            : ''}
      </p>
      {(errorKey || isEmpty) && (
        <Notice
          tone="danger"
          announce="polite"
          actions={
            <>
              {value === 'streamFailed' && (
                <Button variant="secondary" icon="reload" onClick={() => dispatch(workshopsActions.retried())}>
                  {t('booking.retry')}
                </Button>
              )}
              <ReportButton />
            </>
          }
        >
          <p>{t(errorKey ?? 'error.workshopsFailed')}</p>
          {email !== '' && <p>{t('booking.workshopsHint', { email })}</p>}
        </Notice>
      )}
      {value !== 'streamFailed' && !isEmpty && (
        <div>
          <Button
            variant="secondary"
            disabled={value === 'exhausted' && !hasHidden}
            busy={value === 'streaming'}
            onClick={() => dispatch(hasHidden ? workshopsActions.farRequested() : workshopsActions.moreRequested())}
          >
            {t('booking.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** 'Verkstäder som gör Originalservice'; of more than one service nobody wants to read the names again. */
function WorkshopsDoing() {
  const { t, term } = useTexts();
  const [service, ...others] = useAppSelector(selectChosen).filter(({ type }) => type === 'service');
  return service && others.length === 0
    ? t('booking.workshopsDoing', { names: term('workshop', service.name) })
    : t('booking.workshops');
}

interface Wanted {
  wanted: string | null;
  onFound: () => void;
}

const Workshops = ({ workshops, wanted, onFound }: Wanted & { workshops: readonly Workshop[] }) => (
  <ul className="workshops">
    {workshops.map((workshop) => (
      <WorkshopRow key={workshop.departmentId} workshop={workshop} wanted={wanted} onFound={onFound} />
    ))}
  </ul>
);

function WorkshopRow({ workshop, wanted, onFound }: Wanted & { workshop: Workshop }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const openWeeks = useOpenCalendar();
  const {
    flow: { value },
    query: open,
  } = useAppSelector(selectCalendar);
  const { departmentId, siteName, address, distanceKm } = workshop;
  const sum = useAppSelector(selectVisitSums)[departmentId];
  const sumText = useSumText();
  const best = useAppSelector(selectBestWorkshops);
  const isOpen = value !== 'closed' && open?.departmentId === departmentId;
  const row = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  const toggle = () => {
    wasPressed.current = !isOpen;
    if (isOpen) dispatch(calendarActions.closed());
    else openWeeks(workshop);
  };
  useEffect(() => {
    if (wanted !== departmentId) return;
    row.current?.querySelector<HTMLElement>('.head > button')?.focus();
    onFound();
  }, [departmentId, wanted, onFound]);
  // The times come below the button, on a phone below the window.
  useEffect(() => {
    if (isOpen && wasPressed.current && window.innerWidth < breakpoints.md)
      row.current?.scrollIntoView({ block: 'start' });
    wasPressed.current = false;
  }, [isOpen]);
  return (
    <li className="workshop" ref={row} data-open={isOpen || undefined} data-department={departmentId}>
      <div className="head">
        <h5>{siteName}</h5>
        <p className="where">
          <span>{address}</span> <span>{format.distance(Math.round(distanceKm))}</span>
        </p>
        {/* It has its place before the price is there: nothing below it moves. */}
        <p className="visit-price">
          {sum === null ? t('booking.priceFailed') : t('booking.visitPrice', { price: sum ? sumText(sum) : '…' })}
          {sum && sum.missing > 0 && ` ${t('booking.totalMissing', { count: sum.missing })}`}
          {best.lowestPrice === departmentId && <span className="tag">{t('booking.lowestPrice')}</span>}
        </p>
        <p className="first">
          {t('booking.firstFree')}
          {best.soonest === departmentId && <span className="tag">{t('booking.soonest')}</span>}
        </p>
        <FirstTimes workshop={workshop} />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'booking.hideTimes' : 'booking.showTimes')}, ${siteName}`}
          onClick={toggle}
        >
          {t(isOpen ? 'booking.hideTimes' : 'booking.showTimes')}
        </Button>
      </div>
      {isOpen && <Calendar workshop={workshop} />}
    </li>
  );
}

/** The first free time of each of the next days: one press chooses workshop and time. */
function FirstTimes({ workshop }: { workshop: Workshop }) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const { slot, flow } = useAppSelector(selectBooking);
  return (
    <ul className="first-times">
      {firstTimesOf(workshop).map((time) => {
        const timeSlot = localDateTime(time);
        const isPressed =
          slot?.workshop.departmentId === workshop.departmentId &&
          slot.timeSlot === timeSlot &&
          slot.isFullDay === time.isFullDay;
        const [day, hour] = [shortDayText(time, texts), shortHourText(time, texts)];
        return (
          <li key={timeSlot}>
            <button
              type="button"
              aria-label={`${day} ${hour}, ${workshop.siteName}`}
              aria-busy={isPressed || undefined}
              onClick={() => {
                if (flow.value !== 'holding')
                  dispatch(bookingActions.slotChosen({ workshop, timeSlot, isFullDay: time.isFullDay }));
              }}
            >
              <span>{day}</span> <strong>{hour}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
