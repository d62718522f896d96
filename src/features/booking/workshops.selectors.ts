import { createSelector } from 'reselect';
import { localDateTime, slotTimeOf } from '@/domain/workshop/slotTime';
import { closestTimes, type FreeTime } from '@/domain/workshop/weeks';
import type { FirstTimeSlot, UnableWorkshop, Workshop } from '@/domain/workshop/workshops';
import { leavesService, sumOf, withOffers, type ChosenService, type PriceSum } from '@/domain/workshop/chosenServices';
import { selectBooking, selectChosen, selectOpenStep } from '@/features/booking/booking.selectors';
import { selectWorkshopsByIds } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialCalendar, type CalendarState } from './calendar.slice';
import { initialWorkshops, type WorkshopsState } from './workshops.slice';

export const selectWorkshops = (state: RootState): WorkshopsState => state.workshops ?? initialWorkshops;
export const selectWorkshopsFlow = (state: RootState): WorkshopsState['flow'] => selectWorkshops(state).flow;
export const selectCalendar = (state: RootState): CalendarState => state.calendar ?? initialCalendar;
export const selectCalendarFlow = (state: RootState): CalendarState['flow'] => selectCalendar(state).flow;

const selectLoadedWorkshops = (state: RootState): Workshop[] => selectWorkshopsByIds(state, selectWorkshops(state).ids);

export const firstTimeOf = ({ firstTimeSlot: { localDate, localTime } }: Workshop): string =>
  `${localDate} ${localTime}`;

/** Farther workshops are listed on request, unless there are fewer nearer ones than this. */
const NEAR_KM = 80;
const FEWEST_NEAR = 3;

export const isNear = ({ distanceKm }: Workshop): boolean => distanceKm <= NEAR_KM;

const selectListedWorkshops = createSelector(
  [selectLoadedWorkshops, (state: RootState) => selectWorkshops(state).showsFar],
  (workshops, showsFar): Workshop[] => {
    const near = workshops.filter(isNear);
    return showsFar || near.length < FEWEST_NEAR ? workshops : near;
  },
);

/** Whether loaded workshops are left out of the list because they are far. */
export const selectHasHiddenWorkshops = (state: RootState): boolean =>
  selectListedWorkshops(state).length < selectLoadedWorkshops(state).length;

const FACILITY = 'facility-';

/**
 * The name of the facility where the visitor began, when it is not among the workshops: as the nearest one it comes
 * with the first batch if it has a time, or is named among those that do not do the work. Else null.
 */
export const selectAbsentFacility = createSelector(
  [
    (state: RootState) => selectBooking(state).location,
    selectWorkshopsFlow,
    (state: RootState) => selectWorkshops(state).unable,
    selectLoadedWorkshops,
  ],
  (location, { value }, unable, workshops): string | null =>
    location?.placeId.startsWith(FACILITY) &&
    (value === 'listed' || value === 'exhausted') &&
    workshops.length > 0 &&
    ![...workshops, ...unable].some(({ siteId }) => `${FACILITY}${siteId}` === location.placeId)
      ? location.name
      : null,
);

/** The list in the order that the visitor chose, then by distance. */
export const selectSortedWorkshops = createSelector(
  [selectListedWorkshops, (state: RootState) => selectWorkshops(state).sort],
  (workshops, sort): Workshop[] =>
    workshops.toSorted(
      (a, b) =>
        (sort === 'firstTime' ? firstTimeOf(a).localeCompare(firstTimeOf(b)) : 0) || a.distanceKm - b.distanceKm,
    ),
);

/** A near workshop that does not do all of the work, with the lines of what it does not do. */
export interface UnableRow {
  workshop: UnableWorkshop;
  lines: readonly ChosenService[];
  /** Whether a service is left without them. */
  isRemovable: boolean;
}

export const selectUnableWorkshops = createSelector(
  [(state: RootState) => selectWorkshops(state).unable, selectChosen],
  (unable, chosen): UnableRow[] =>
    unable.map((workshop) => {
      const lines = chosen.filter(({ code }) => workshop.notOffered.includes(code));
      return { workshop, lines, isRemovable: leavesService(chosen, workshop.notOffered) };
    }),
);

/** The workshops whose prices a visitor of the chosen place would meet: those listed, the far ones where there are no others. */
const selectPricedWorkshops = createSelector([selectListedWorkshops], (workshops): Workshop[] => {
  const near = workshops.filter(isNear);
  return near.length > 0 ? near : workshops;
});

/** What the visit costs at each workshop of the list whose prices have arrived; null where they could not be loaded. */
export const selectVisitSums = createSelector(
  [(state: RootState) => selectWorkshops(state).prices, selectChosen],
  (prices, chosen): Readonly<Record<string, PriceSum | null>> =>
    Object.fromEntries(
      prices.map(({ departmentId, offers }) => [departmentId, offers && sumOf(withOffers(chosen, offers))]),
    ),
);

/** Department ids of the listed workshops that stand out; null where two are as good, or not all are known yet. */
interface BestWorkshops {
  soonest: string | null;
  lowestPrice: string | null;
}

const lowestOf = (rated: readonly (readonly [id: string, value: string | number])[]): string | null => {
  const [first, second] = rated.toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  return first && second && first[1] !== second[1] ? first[0] : null;
};

/** While workshops arrive, none stands out. */
export const selectBestWorkshops = createSelector(
  [selectListedWorkshops, selectVisitSums, selectWorkshopsFlow],
  (workshops, sums, { value }): BestWorkshops => {
    if (value === 'streaming') return { soonest: null, lowestPrice: null };
    const priced = workshops.flatMap(({ departmentId }) => {
      const sum = sums[departmentId];
      return sum?.missing === 0 ? [[departmentId, sum.known] as const] : [];
    });
    return {
      soonest: lowestOf(workshops.map((workshop) => [workshop.departmentId, firstTimeOf(workshop)])),
      lowestPrice: priced.length === workshops.length ? lowestOf(priced) : null,
    };
  },
);

/**
 * The lines of the summary. While a workshop is chosen: at its prices whose times are open, else from the lowest to the
 * highest of those listed, not of one far away.
 */
export const selectSummaryLines = createSelector(
  [
    selectChosen,
    (state: RootState) => selectOpenStep(state) === 3 && selectBooking(state).slot === null,
    (state: RootState) => selectWorkshops(state).prices,
    selectPricedWorkshops,
    selectCalendar,
  ],
  (chosen, isChoosing, prices, around, { flow, query }): readonly ChosenService[] => {
    if (!isChoosing) return chosen;
    const linesAt = (id: string | undefined): ChosenService[] | null => {
      const offers = prices.find(({ departmentId }) => departmentId === id)?.offers;
      return offers ? withOffers(chosen, offers) : null;
    };
    const open = flow.value === 'closed' ? null : linesAt(query?.departmentId);
    if (open) return open;
    const visits = around
      .flatMap(({ departmentId }) => {
        const lines = linesAt(departmentId);
        return lines ? [{ lines, sum: sumOf(lines) }] : [];
      })
      .toSorted((a, b) => a.sum.missing - b.sum.missing || a.sum.known - b.sum.known);
    const [lowest, ...others] = visits;
    if (!lowest) return chosen;
    // Others may be dearer that are not listed, or have not been priced yet: the group's price tells.
    const varies = ({ code, price }: ChosenService): boolean =>
      chosen.some((line) => line.code === code && line.priceFrom !== null) ||
      others.some(({ lines }) => lines.some((line) => line.code === code && line.price !== price));
    /** Of one workshop alone nobody knows how dear the others are, but by the group's price. */
    const highest = ({ code, price }: ChosenService): number | null =>
      others.length === 0
        ? (chosen.find((line) => line.code === code)?.priceTo ?? null)
        : visits.reduce(
            (most, { lines }) => Math.max(most, lines.find((line) => line.code === code)?.price ?? 0),
            price ?? 0,
          );
    return lowest.lines.map((line) => {
      const priceTo = highest(line);
      return varies(line) && priceTo !== line.price
        ? { ...line, priceFrom: line.priceFrom ?? line.price, priceTo }
        : line;
    });
  },
);

/** The times of a workshop that can be chosen in the list at once. */
export const firstTimesOf = ({ firstTimeSlot, nextTimes = [] }: Workshop): FirstTimeSlot[] => [
  firstTimeSlot,
  ...nextTimes,
];

/** Whether the chosen slot has its button in the list: in the open calendar, or among the first times of its workshop. */
export const selectIsListed = (state: RootState): boolean => {
  const { flow, query } = selectCalendar(state);
  const { slot } = selectBooking(state);
  if (!slot) return false;
  if (flow.value !== 'closed' && query?.departmentId === slot.workshop.departmentId) return true;
  const workshop = selectLoadedWorkshops(state).find(({ departmentId }) => departmentId === slot.workshop.departmentId);
  return (
    workshop !== undefined &&
    firstTimesOf(workshop).some((time) => localDateTime(time) === slot.timeSlot && time.isFullDay === slot.isFullDay)
  );
};

/** A free time offered instead of a lost one. */
export interface Alternative extends FreeTime {
  workshop: Workshop;
}

const ALTERNATIVES_SHOWN = 3;

/** The free times nearest to the lost slot: those of the same workshop first, then the first times of others. */
export const selectAlternatives = createSelector(
  [(state: RootState) => selectBooking(state).lostSlot, selectCalendar, selectLoadedWorkshops],
  (lost, { query, days }, workshops): Alternative[] => {
    const time = lost && slotTimeOf(lost.timeSlot);
    if (!lost || !time) return [];
    const { workshop } = lost;
    const own =
      query?.departmentId === workshop.departmentId
        ? closestTimes({ ...time, isFullDay: lost.isFullDay }, days, ALTERNATIVES_SHOWN)
        : [];
    const others = workshops
      .filter(({ departmentId }) => departmentId !== workshop.departmentId)
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .map((other): Alternative => ({
        workshop: other,
        localDate: other.firstTimeSlot.localDate,
        localTime: other.firstTimeSlot.localTime,
        isFullDay: other.firstTimeSlot.isFullDay,
      }));
    return [
      ...own.map((time): Alternative => ({
        workshop,
        localDate: time.localDate,
        localTime: time.localTime,
        isFullDay: time.isFullDay,
      })),
      ...others,
    ].slice(0, ALTERNATIVES_SHOWN);
  },
);
