/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { BookingView } from '@/features/booking/components/BookingView';
import { placesFeature } from '@/features/places/places.feature';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import { makeStore } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { InTexts } from '../../ui/inTexts';
import { lendBrowser, neverSeen } from '../viewKit';
import { bookingIn } from './bookingKit';

jest.mock('@/features/booking/components/ContactStep', () => ({
  ContactStep: () => {
    throw new Error('a defect of the step');
  },
}));

beforeAll(() => {
  lendBrowser();
  neverSeen();
});

it('J-08 M-04 a step that breaks is replaced by a message; head, telephones and finished steps stay', async () => {
  const broken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one') });
  for (const feature of [bookingFeature, placesFeature, workshopsFeature]) host.inject([feature]);
  const { flow, ...saved } = bookingIn('contact');
  host.store.dispatch(bookingActions.restored({ saved: { ...saved, step: flow.value } }));
  await act(async () => {
    render(
      <Provider store={host.store}>
        <InTexts language="sv" locale="sv-SE">
          <BookingView title="Boka" text="" phone="08-465 004 00" email="verkstad@nordvik.example" manage={null} />
        </InTexts>
      </Provider>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'Aj då' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Boka' })).toBeVisible();
  expect(screen.getByRole('link', { name: '08-465 004 00' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Välj service/ })).toBeEnabled();
  expect(broken).toHaveBeenCalled();
  broken.mockRestore();
});
