import { tireHotelFeature } from '@/features/tire-hotel/tireHotel.feature';
import { tireHotelActions } from '@/features/tire-hotel/tireHotel.slice';
import { tireHotelTelemetryFeature } from '@/features/telemetry/tireHotelTelemetry.feature';
import { runFeature } from '@test/kit/runFeature';
import {
  aConfirmation,
  CODE,
  CUSTOMER,
  DAY,
  DRAFT,
  NOW,
  TIME,
  tireHotelIn,
  validated,
} from '../tire-hotel/tireHotelKit';

const error = { code: 'TIRE_CODE_WRONG', params: {} } as const;
const response = aConfirmation({
  bookingDate: DAY,
  bookingStart: TIME,
  regNo: 'ABC123',
  freeText: '',
  customer: DRAFT,
});

describe('tracking of the tire hotel', () => {
  it('K-06 tracks each step once, the failures, and a purchase of the value 0, without personal data', async () => {
    const run = runFeature(tireHotelTelemetryFeature, {
      others: [tireHotelFeature],
      state: { tireHotel: tireHotelIn('lookingUp', { vehicles: [], car: null, slot: null, day: '' }) },
    });
    for (const action of [
      tireHotelActions.customerFound({ customer: CUSTOMER }),
      tireHotelActions.codeRequested(),
      tireHotelActions.codeSent({ credentials: { authorizationToken: 'opaque-token', message: '' }, resendAt: null }),
      tireHotelActions.codeEntered({ code: '0000' }),
      tireHotelActions.codeRefused({ error }),
      tireHotelActions.codeEntered({ code: CODE }),
      tireHotelActions.loginSucceeded({ validated: validated(), now: NOW }),
      tireHotelActions.bookingOpened({ index: 0 }),
      tireHotelActions.daysLoaded({ days: [DAY] }),
      tireHotelActions.dayChosen({ day: DAY }),
      tireHotelActions.timesLoaded({ times: [TIME] }),
      tireHotelActions.timeChosen({ time: TIME }),
      tireHotelActions.timeHeld({ hold: null }),
      tireHotelActions.timeHeld({ hold: null, isRenewal: true }),
      tireHotelActions.contactSubmitted(DRAFT),
      tireHotelActions.booked({ response }),
    ])
      run.dispatch(action);
    run.leave();
    await run.end();
    const { messages } = run.ports.telemetry;
    expect(messages).toEqual([
      { event: 'tire_hotel_step', step: 'login' },
      { event: 'tire_hotel_step', step: 'validate' },
      { event: 'failure', name: 'tire_code_wrong' },
      { event: 'tire_hotel_step', step: 'logged_in' },
      { event: 'tire_hotel_step', step: 'booking' },
      { event: 'tire_hotel_step', step: 'contact' },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'B1',
          currency: 'SEK',
          value: 0,
          items: [
            {
              item_id: 'tire-hotel',
              item_name: 'Hjulskifte från däckhotellet',
              item_category: 'service',
              price: 0,
              quantity: 1,
            },
          ],
        },
      },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/ABC123|Anna|0701740605|opaque|4321/);
  });
});
