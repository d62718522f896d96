import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingSlice } from './booking.slice';
import { bookingWatch } from './sagas/booking.saga';

/** The distance of a workshop reveals the visitor's position: it is not public. */
const workshopFields = [
  'departmentId',
  'siteName',
  ...under('firstTimeSlot', ['zone', 'localDate', 'localTime', 'isFullDay']),
  ...under('nextTimes.*', ['zone', 'localDate', 'localTime', 'isFullDay']),
] as const;
const slotFields = ['timeSlot', 'isFullDay', ...under('workshop', workshopFields)] as const;
const offeringFields = [
  'code',
  'name',
  'price',
  'priceFrom',
  'priceTo',
  'priceDiscount',
  'priceKind',
  'priceKnown',
  'inAgreement',
  'minutes',
  'isAvailable',
  'requiresMileage',
  'allowUserInput',
  ...under('unitPrice', ['minimum', 'maximum', 'unit', 'unitAbbreviation']),
] as const;
const categoryFields = ['name', 'selectionType', ...under('offerings.*', offeringFields)] as const;
const lineFields = [
  'category',
  'code',
  'name',
  'price',
  'priceFrom',
  'priceTo',
  'priceDiscount',
  'priceKind',
  'priceKnown',
  'inAgreement',
  'minutes',
  'requiresMileage',
  'allowUserInput',
  'type',
  'unit',
  'unitAbbreviation',
] as const;
const sentFields = [
  ...under('lines.*', lineFields),
  ...under('slot', slotFields),
  ...under('request', ['departmentId', 'timeSlot', 'isFullDay', 'mileage']),
] as const;

/** A service's price at a mileage and workshop. */
const offerFields = [
  'code',
  'price',
  'priceFrom',
  'priceTo',
  'priceDiscount',
  'priceKind',
  'priceKnown',
  'inAgreement',
  'minutes',
] as const;
const priceQueryFields = ['departmentId', 'mileage', 'codes.*'] as const;

const savedFields = [
  'allowsOverlap',
  'reached',
  'car.brand',
  'car.model',
  'car.buildYear',
  'car.isSupported',
  'hasAddons',
  'draft.payerKind',
  'holdExpired',
  'mileage',
  'hold.until',
  'hold.extensionsLeft',
  ...under('chosen.*', lineFields),
  ...under('slot', slotFields),
  ...under('lostSlot', slotFields),
  ...under('sent.*', sentFields),
  ...under('confirmation.sent', sentFields),
  'confirmation.response.departmentId',
  'confirmation.response.timeSlot',
  'confirmation.response.isFullDay',
] as const;

/** Owned by the visitor: a booking that was begun is there on every page of the visit. */
export const bookingFeature = defineFeature({
  name: 'booking',
  owner: 'visitor',
  slices: [bookingSlice],
  watch: bookingWatch,
  errors: workshopErrors,
  public: [
    publicFields(bookingSlice, {
      state: [
        ...savedFields,
        'pricesStatus',
        'addonsMissing',
        'isAuthorised',
        ...under('pricedQuery', priceQueryFields),
        ...under('sumChange', [
          'reason',
          'before.known',
          'before.upTo',
          'before.missing',
          'before.discount',
          'before.approximate',
          'before.isLowest',
        ]),
        'error.code',
        ...under('services.*', categoryFields),
        ...under('addons.*', categoryFields),
      ],
      actions: {
        restored: ['saved.step', ...under('saved', savedFields)],
        carFound: ['car.brand', 'car.model', 'car.buildYear', 'car.isSupported'],
        firstNearFound: [],
        lookupFailed: ['error.code'],
        brandChecked: ['brand', 'isAuthorised'],
        servicesLoaded: under('categories.*', categoryFields),
        servicesFailed: ['error.code'],
        serviceToggled: ['code'],
        addonsForeseen: ['hasAddons'],
        addonsLoaded: under('categories.*', categoryFields),
        addonsFailed: ['error.code'],
        addonToggled: ['code'],
        servicesRemoved: ['codes.*'],
        unitsChosen: ['code', 'units'],
        messageEntered: ['code'],
        mileageEntered: ['mileage'],
        pricesLoaded: [...under('query', priceQueryFields), ...under('offers.*', offerFields)],
        intentBegan: [],
        pricesRequested: [],
        pricesFailed: ['error.code'],
        slotChosen: slotFields,
        contactSubmitted: ['payerKind'],
        draftSaved: ['payerKind'],
        holdRequested: ['extend'],
        slotHeld: ['hold.until', 'hold.extensionsLeft'],
        requestSent: [...under('sent', sentFields)],
        booked: ['response.departmentId', 'response.timeSlot', 'response.isFullDay', ...under('sent', sentFields)],
        bookingFailed: ['error.code'],
        stepReopened: ['step'],
      },
    }),
  ],
});
