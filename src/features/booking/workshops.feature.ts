import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { calendarSlice } from './calendar.slice';
import { workshopsSlice } from './workshops.slice';
import { workshopsWatch } from './sagas/workshops.saga';

const priceFields = [
  'departmentId',
  'mileage',
  ...under('offers.*', [
    'code',
    'price',
    'priceFrom',
    'priceTo',
    'priceDiscount',
    'priceKind',
    'priceKnown',
    'inAgreement',
  ]),
] as const;

/** Owned by the page: its stream is closed when the page is left. */
export const workshopsFeature = defineFeature({
  name: 'workshops',
  owner: 'page',
  slices: [workshopsSlice, calendarSlice],
  watch: workshopsWatch,
  errors: workshopErrors,
  public: [
    publicFields(workshopsSlice, {
      state: [
        'sort',
        'showsFar',
        'cursor',
        'error.code',
        'query.codes.*',
        'query.units.*',
        'query.mileage',
        'ids.*',
        'unable.*.departmentId',
        'unable.*.notOffered.*',
        ...under('prices.*', priceFields),
      ],
      actions: {
        searchStarted: ['query.codes.*', 'query.units.*', 'query.mileage'],
        workshopLoaded: ['departmentId'],
        unableLoaded: ['workshop.departmentId', 'workshop.notOffered.*'],
        workshopPriced: priceFields,
        batchLoaded: ['cursor', 'hasMore'],
        streamFailed: ['error.code'],
        sortChosen: ['sort'],
      },
    }),
    publicFields(calendarSlice, {
      state: [
        'week',
        'error.code',
        'days.*.date',
        'days.*.availableSlots.*',
        'days.*.allDaySlotAvailable',
        'query.departmentId',
        'query.from',
        'query.codes.*',
        'query.units.*',
        'query.mileage',
      ],
      actions: {
        opened: ['week', 'query.departmentId', 'query.from', 'query.codes.*', 'query.units.*', 'query.mileage'],
        daysLoaded: ['departmentId', 'from', 'days.*.date', 'days.*.availableSlots.*', 'days.*.allDaySlotAvailable'],
        daysFailed: ['error.code'],
        moreRequested: ['from'],
        weekSelected: ['week'],
      },
    }),
  ],
});
