import type { UnknownAction } from '@reduxjs/toolkit';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { bookingTelemetryFeature } from '@/features/telemetry/bookingTelemetry.feature';
import { runFeature } from '@test/kit/runFeature';
import { ADDONS, aResponseTo, aSlot, DRAFT, SERVICES, SMALL, SOLNA, bookingIn } from '../booking/bookingKit';

const reported = async (...actions: UnknownAction[]) => {
  const run = runFeature(bookingTelemetryFeature, {
    others: [bookingFeature],
    state: { booking: bookingIn('loadingServices', { reached: 1, slot: null }) },
  });
  for (const action of actions) run.dispatch(action);
  run.leave();
  await run.end();
  return run.ports.telemetry.messages;
};

describe('tracking of a booking', () => {
  it('J-10 tracks each step as it opens', async () => {
    const messages = await reported(
      bookingActions.servicesLoaded({ categories: SERVICES }),
      bookingActions.servicesChosen(),
      bookingActions.addonsLoaded({ categories: ADDONS }),
      bookingActions.addonsSkipped(),
      bookingActions.slotChosen(aSlot()),
      bookingActions.slotHeld({ hold: null }),
      bookingActions.slotHeld({ hold: null, isRenewal: true }),
      bookingActions.stepReopened({ step: 1 }),
    );
    expect(messages.map((one) => (one.event === 'booking_step' ? `${one.step}/${one.furthest}` : one.event))).toEqual([
      '1/1',
      '2/2',
      '3/3',
      '4/4',
      '1/4',
    ]);
  });

  it('J-10 the funnel of a booking is each step once, then the purchase', async () => {
    const sent = {
      request: {
        departmentId: '1',
        timeSlot: '2026-12-01T10:00:00',
        isFullDay: false,
        customer: DRAFT,
        freeText: '',
        registrationNumber: 'ABC123',
        mileage: 1,
        serviceOfferingRequests: [],
      },
      slot: aSlot(),
      lines: [SMALL],
    };
    const messages = await reported(
      bookingActions.servicesLoaded({ categories: SERVICES }),
      bookingActions.serviceToggled({ code: 'OIL' }),
      bookingActions.servicesChosen(),
      bookingActions.addonsLoaded({ categories: ADDONS }),
      bookingActions.addonsSkipped(),
      bookingActions.slotChosen(aSlot()),
      bookingActions.slotHeld({ hold: null }),
      bookingActions.contactSubmitted(DRAFT),
      bookingActions.booked({ response: aResponseTo(sent), sent }),
    );
    expect(messages.map((one) => (one.event === 'booking_step' ? one.step : one.event))).toEqual([
      1,
      2,
      3,
      4,
      'purchase',
    ]);
  });

  it('J-11 prices that do not come are a failure', async () => {
    const messages = await reported(
      bookingActions.servicesLoaded({ categories: SERVICES }),
      bookingActions.pricesRequested({ key: 'these' }),
      bookingActions.pricesFailed({ key: 'these', error: { code: 'PRICES_FAILED', params: {} } }),
    );
    expect(messages.at(-1)).toEqual({ event: 'failure', name: 'prices_failed' });
  });

  it('J-11 tracks why a car was not found, by the name of the error alone', async () => {
    const run = await reported(
      bookingActions.servicesFailed({ error: { code: 'SERVICES_FAILED', params: {} } }),
      bookingActions.stepReopened({ step: 0 }),
      bookingActions.identified({ registrationNumber: 'ZZZ999', location: SOLNA }),
      bookingActions.lookupFailed({ error: { code: 'VEHICLE_NOT_FOUND', params: {} } }),
    );
    expect(run.filter(({ event }) => event === 'failure')).toEqual([
      { event: 'failure', name: 'services_failed' },
      { event: 'failure', name: 'vehicle_not_found' },
    ]);
    expect(JSON.stringify(run)).not.toContain('ZZZ999');
  });

  it('J-10 tracks the purchase in SEK with services, prices and quantities, without personal data', async () => {
    const sent = {
      request: {
        departmentId: '1',
        timeSlot: '2026-12-01T10:00:00',
        isFullDay: false,
        customer: DRAFT,
        freeText: 'hej',
        registrationNumber: 'ABC123',
        mileage: 1,
        serviceOfferingRequests: [],
      },
      slot: aSlot(),
      lines: [
        { ...SMALL, unit: 2 },
        { ...SMALL, code: 'NOISE', name: 'Felsökning', price: null, priceKnown: false, userInput: 'Gnisslar' },
      ],
    };
    const run = runFeature(bookingTelemetryFeature, {
      others: [bookingFeature],
      state: { booking: bookingIn('booking') },
    });
    run.dispatch(bookingActions.booked({ response: aResponseTo(sent), sent }));
    run.leave();
    await run.end();
    expect(run.ports.telemetry.messages).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'B1',
          currency: 'SEK',
          value: 2_000,
          items: [
            {
              item_id: 'SMALL',
              item_name: SMALL.name,
              item_category: 'service',
              location_id: '1',
              price: 1_000,
              quantity: 2,
            },
            { item_id: 'NOISE', item_name: 'Felsökning', item_category: 'service', location_id: '1', quantity: 1 },
          ],
        },
      },
    ]);
  });
});
