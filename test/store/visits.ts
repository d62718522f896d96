import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import type { Feature } from '@/effects/feature';
import { failed } from '@/errors/result';
import { advanceBidFeature } from '@/features/advance-bid/advanceBid.feature';
import { advanceBidActions } from '@/features/advance-bid/advanceBid.slice';
import { bookingLinkFeature } from '@/features/booking-link/bookingLink.feature';
import { bookingLinkActions } from '@/features/booking-link/bookingLink.slice';
import { calendarSlice } from '@/features/booking/calendar.slice';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import { workshopsSlice } from '@/features/booking/workshops.slice';
import { carModelsFeature } from '@/features/car-models/carModels.feature';
import { modelsLoaded } from '@/features/car-models/carModels.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import * as carList from '@/features/car-search/carList.slice';
import { carRowsFeature } from '@/features/stock-summary/carRows.feature';
import { rowChosen, rowFailed, rowLoaded } from '@/features/stock-summary/carRows.slice';
import { carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { teasersLoaded as carTeasersLoaded } from '@/features/car-teasers/carTeasers.slice';
import { carsFeature } from '@/features/cars/cars.feature';
import { carFailed, carLoaded, carRequested } from '@/features/cars/cars.slice';
import { consentFeature } from '@/features/consent/consent.feature';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import { contactFeature } from '@/features/contact/contact.feature';
import { contactActions } from '@/features/contact/contact.slice';
import { allFacilities } from '@/domain/dealers/facilityQuery';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import * as dealers from '@/features/dealers/dealers.slice';
import { editingFeature } from '@/features/editing/editing.feature';
import { editingSlice } from '@/features/editing/editing.slice';
import { financeFeature } from '@/features/finance/finance.feature';
import { planChanged } from '@/features/finance/finance.slice';
import { serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { emptyRequest, serviceRequestActions as serviceRequest } from '@/features/service-request/serviceRequest.slice';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { onlineFormActions as onlineForm } from '@/features/online-forms/onlineForm.slice';
import { marketingFormsFeature } from '@/features/marketing-forms/marketingForms.feature';
import { marketingFormsActions as marketingForms } from '@/features/marketing-forms/marketingForms.slice';
import { sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { carValuationActions as valuation } from '@/features/sell-car/carValuation.slice';
import { emptyCar, sellCarActions as sellCar } from '@/features/sell-car/sellCar.slice';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { pointerLeft, savedCarsCounted } from '@/features/navigation/navigation.slice';
import { carsUpToFeature } from '@/features/finance/carsUpTo.feature';
import { carsUpToCounted, monthChosen } from '@/features/finance/carsUpTo.slice';
import { closingLotsFeature } from '@/features/stock-summary/closingLots.feature';
import { closingLotsLoaded } from '@/features/stock-summary/closingLots.slice';
import { storiesFeature } from '@/features/stories/stories.feature';
import * as stories from '@/features/stories/stories.slice';
import { DRAFT as BID, LOT } from '../features/advance-bid/advanceBidKit';
import { aBookingView, DAYS } from '../features/booking-link/bookingLinkKit';
import { CAR, DRAFT, SELLERS } from '../features/contact/contactKit';
import { INDEX } from '../features/stories/storiesKit';
import { makeRoot, type StoreState } from '@/store/root';

/** Actions of a feature in an order that its flow accepts. */
export interface Visit {
  feature: Feature;
  actions: readonly UnknownAction[];
}

const { error } = failed('NETWORK_LOST');
const range = { min: 1, max: 2 };
const query: CarListQuery = {
  ...emptyQuery,
  ranges: { car_price: range, car_campaign_price: range, car_year: range, car_mileage: range, car_power: range },
};
const facets: Facet[] = [
  {
    name: 'car_brand',
    type: 'terms',
    child_name: 'car_model',
    values: [{ text: 'Volvo', count: 2, children: [{ text: 'V60', count: 1 }] }],
  },
  { name: 'car_price', type: 'histogram', buckets: [{ min: 1, max: 2, count: 3 }] },
];
const loaded = { sequence: 1, ids: ['1'], total: 2, cursor: '1', hasNext: true };

const requestDraft = { ...emptyRequest, services: ['inspection'] };

const soldCar = { ...emptyCar, regno: 'ABC 123', driving: 'fine', customerName: 'Lena' };

/** What no recording contains: later pages, failures, and the pages without a recorded visit. */
export const visits: readonly Visit[] = [
  {
    feature: carListFeature,
    actions: [
      carList.queryDecoded({ query, ignored: [] }),
      carList.resultsLoaded({ sequence: 1, query, page: 1, ids: ['1'], total: 60, facets }),
      carList.moreRequested(),
      carList.pageLoaded({ sequence: 2, page: 2, ids: ['2'], total: 60 }),
      carList.moreRequested(),
      carList.pageFailed({ sequence: 3, error }),
      carList.queryChosen({ query }),
      carList.sessionRestored({ snapshot: { query, pages: { 1: ['1'] }, total: 60, facets } }),
    ],
  },
  {
    feature: workshopsFeature,
    actions: [
      calendarSlice.actions.opened({
        query: {
          registrationNumber: 'ABC123',
          departmentId: '100',
          from: '2026-11-23',
          codes: ['SMALL'],
          mileage: 1_000,
          units: [1],
        },
        week: '2026-11-23',
      }),
      calendarSlice.actions.daysFailed({ error }),
      workshopsSlice.actions.searchStarted({
        query: { registrationNumber: 'ABC123', latitude: 59, longitude: 18, codes: ['SMALL'], mileage: 1_000 },
      }),
      workshopsSlice.actions.unableLoaded({
        workshop: {
          departmentId: '100',
          siteId: '1',
          siteName: 'Uppsala',
          address: 'Uppsala',
          distanceKm: 1,
          notOffered: ['SMALL'],
        },
      }),
    ],
  },
  {
    feature: financeFeature,
    actions: [planChanged({ carId: '1', plan: { kind: 'loan', months: 36, deposit: 50_000 } })],
  },
  { feature: carsFeature, actions: [carRequested({ carId: '1', slug: null }), carFailed({ error })] },
  {
    feature: carsFeature,
    actions: [
      carRequested({ carId: '1', slug: null }),
      carLoaded({
        carId: '1',
        similar: [],
        pricePosition: {
          low: 1,
          high: 2,
          currency: 'SEK',
          count: 9,
          fromYear: 2020,
          toYear: 2022,
          likeness: 0,
          dearer: 5,
          cheaper: 4,
          prices: [1, 2],
        },
      }),
    ],
  },
  {
    feature: carsUpToFeature,
    actions: [monthChosen({ most: 3300 }), carsUpToCounted({ most: 3300, count: 12, ids: ['1'] })],
  },
  {
    feature: closingLotsFeature,
    actions: [closingLotsLoaded({ days: [{ end: '2026-11-20T18:09:00Z', ids: ['1'], count: 1 }], today: 1, week: 2 })],
  },
  {
    feature: carTeasersFeature,
    actions: [carTeasersLoaded({ key: { ids: [], total: 0, query: null, failed: true } })],
  },
  {
    feature: consentFeature,
    actions: [
      restored({ choice: { analytics: true, marketing: false, memory: true } }),
      withdrawn(),
      given({ analytics: true, marketing: false, memory: true }),
    ],
  },
  {
    feature: dealersFeature,
    actions: [
      dealers.facilitiesLoaded({
        index: 'sites',
        query: allFacilities,
        keyphrase: '',
        ids: [],
        total: 0,
        summaries: {},
        facets: [],
        origin: null,
        failed: true,
      }),
      dealers.teasersLoaded({ key: { ids: [], failed: true } }),
      dealers.facilityLoaded({ id: '1', today: [], cars: [], carTotal: 0, carQuery: null, carsFailed: true }),
    ],
  },
  {
    feature: serviceRequestFeature,
    actions: [
      serviceRequest.opened(),
      serviceRequest.clockRead({ now: '2026-11-20T09:00:00.000Z' }),
      serviceRequest.draftRestored({ draft: requestDraft, request: null }),
      serviceRequest.draftSaved({ draft: requestDraft }),
      serviceRequest.positionRequested(),
      serviceRequest.positionFailed({ error }),
      serviceRequest.submitted({ draft: requestDraft, filledMs: 9_000 }),
      serviceRequest.submitFailed({ error, isUsed: true }),
    ],
  },
  {
    feature: onlineFormFeature,
    actions: [
      onlineForm.clockRead({ now: '2026-11-20T09:00:00.000Z' }),
      onlineForm.fieldsRequested({ formId: 'omdome' }),
      onlineForm.fieldsLoaded({ formId: 'omdome', fields: [] }),
      onlineForm.fieldsFailed({ formId: 'other', error }),
      onlineForm.prefilled({ formId: 'omdome', values: {} }),
      onlineForm.draftSaved({ formId: 'omdome', answers: {} }),
      onlineForm.pictureAdded({ field: 'omdome/pictures', key: '1', name: 'car.jpg' }),
      onlineForm.pictureFailed({ field: 'omdome/pictures', key: '1', error }),
      onlineForm.submitted({ formId: 'omdome', answers: {}, filledMs: 9_000, website: '' }),
      onlineForm.submitFailed({ error, isUsed: true }),
      onlineForm.retried(),
      onlineForm.sent({ reference: 'K7QM-2XWD' }),
      onlineForm.recreated(),
    ],
  },
  {
    feature: marketingFormsFeature,
    actions: [marketingForms.allowed(), marketingForms.loadFailed({ error })],
  },
  {
    feature: sellCarFeature,
    actions: [
      sellCar.opened(),
      sellCar.draftRestored({
        draft: soldCar,
        request: null,
        tradeInFor: { quoteReference: 'CW-1', wantedCar: '1000001' },
        photos: [],
      }),
      sellCar.tradeInRequested({ quoteReference: '', wantedCar: '1000001' }),
      sellCar.draftSaved({ draft: soldCar }),
      sellCar.photosAdded({ keys: ['file-1', 'file-2'] }),
      sellCar.photoStored({ key: 'file-1', id: 'upload-1', thumbnail: 'data:,' }),
      sellCar.photoFailed({ key: 'file-2', error }),
      valuation.plateEntered({ plate: 'ABC123' }),
      valuation.lookupFailed({ error }),
      valuation.carDescribed({ car: { brand: 'Volvo', model: 'V60', year: 2021, mileage: 4_500 } }),
      valuation.rangeFound({
        range: { low: 1, high: 2, currency: 'SEK', count: 9, fromYear: 2020, toYear: 2022 },
        isWide: false,
        examples: [{ car_id: '1000001', slug: 'x', year: 2021, mileage: 4_000, price: 1 }],
      }),
      sellCar.stepOpened({ step: 1 }),
      sellCar.submitted({ draft: soldCar, filledMs: 9_000 }),
      sellCar.submitFailed({ error, isUsed: true }),
    ],
  },
  {
    feature: carRowsFeature,
    actions: [
      rowChosen({ name: 'electric' }),
      rowLoaded({ name: 'electric', ids: ['1000001'] }),
      rowFailed({ name: 'campaign', error }),
    ],
  },
  {
    feature: carModelsFeature,
    actions: [
      modelsLoaded({
        'Volvo>EX30': {
          total: 3,
          offers: [],
          colours: [],
          fuels: [],
          gearboxes: [],
          drives: [],
          cargo: [],
          power: null,
          range: null,
          seats: null,
          charging: null,
        },
      }),
    ],
  },
  { feature: navigationFeature, actions: [pointerLeft({ childless: true }), savedCarsCounted({ count: 2 })] },
  {
    feature: storiesFeature,
    actions: [
      stories.indexOpened({ index: INDEX, tags: [], view: { tags: [], shown: 4 } }),
      stories.storiesLoaded(loaded),
      stories.moreRequested(),
      stories.moreLoaded({ ...loaded, sequence: 2 }),
      stories.moreRequested(),
      stories.moreFailed({ sequence: 3, error }),
    ],
  },
  {
    feature: editingFeature,
    actions: [
      editingSlice.actions.draftRead({ draft: null }),
      editingSlice.actions.publishRequested({ page: '' }),
      editingSlice.actions.changesLoaded({ changes: [], editor: '', warnings: [], checked: true }),
      editingSlice.actions.publishConfirmed({ fields: [], seen: 0 }),
      editingSlice.actions.publishFailed({ error }),
    ],
  },
  {
    feature: bookingLinkFeature,
    actions: [
      bookingLinkActions.bookingLoaded({ token: 'a-token', booking: aBookingView() }),
      bookingLinkActions.timesRequested({ from: '2026-11-30' }),
      bookingLinkActions.timesLoaded({ days: DAYS }),
      bookingLinkActions.timeChosen({ timeSlot: '2026-12-03T09:00:00', isFullDay: false }),
      bookingLinkActions.moveConfirmed(),
      bookingLinkActions.bookingMoved({ booking: aBookingView() }),
      bookingLinkActions.cancelRequested(),
      bookingLinkActions.cancelConfirmed(),
      bookingLinkActions.bookingCancelled({ booking: aBookingView() }),
      // Not accepted in this state.
      bookingLinkActions.cancelConfirmed(),
    ],
  },
  {
    feature: contactFeature,
    actions: [
      contactActions.opened({ carId: CAR.car_id, sellers: SELLERS }),
      contactActions.draftRestored({ draft: DRAFT, request: null, planLeftOut: null }),
    ],
  },
  {
    feature: advanceBidFeature,
    actions: [
      advanceBidActions.opened({ carId: LOT.car_id, bid: '25 000' }),
      advanceBidActions.draftRestored({ draft: BID, request: null }),
      advanceBidActions.draftSaved({ draft: BID }),
      advanceBidActions.submitted({ draft: BID, filledMs: 9_000 }),
      advanceBidActions.submitFailed({ error }),
    ],
  },
];

/** The state after each action, by the feature's own reducers. */
export function statesOf({ feature, actions }: Visit): StoreState[] {
  const root = makeRoot();
  root.inject(feature);
  let state = root.reducer(undefined, { type: 'visit/started' });
  return actions.map((action) => (state = root.reducer(state, action)));
}
