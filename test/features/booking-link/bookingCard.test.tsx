/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { BookingCard } from '@/features/booking-link/components/BookingCard';
import { BookingLinkView } from '@/features/booking-link/components/BookingLinkView';
import { bookingLinkFeature } from '@/features/booking-link/bookingLink.feature';
import { bookingLinkActions } from '@/features/booking-link/bookingLink.slice';
import { lendBrowser, show } from '../viewKit';
import { aBookingView } from './bookingLinkKit';

beforeAll(lendBrowser);

const options = {
  features: [bookingLinkFeature],
  // Without our own map, which is not what this is about.
  context: { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}', attribution: 'Tiles', attributionUrl: null } },
};
const card = (over: Parameters<typeof aBookingView>[0]) => {
  const booking = aBookingView(over);
  const shown = show(<BookingCard booking={booking} bookAgain="/boka" />, options);
  act(() => void shown.host.store.dispatch(bookingLinkActions.bookingLoaded({ token: 't', booking })));
  return shown;
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a booking that its link opens', () => {
  it('K-04 with a time can be moved and cancelled', () => {
    card({});
    expect(screen.getByRole('heading', { name: 'Din tid är bokad' })).toBeVisible();
    expect(buttons()).toEqual(['Ändra tid', 'Avboka']);
  });

  it('K-04 of a day on which the workshop calls back can be cancelled, and promises no time', () => {
    const { container } = card({ isFullDay: true, timeSlot: '2026-12-01T08:00:00', awaitsTime: true });
    expect(screen.getByRole('heading', { name: 'Din förfrågan är mottagen' })).toBeVisible();
    expect(container).toHaveTextContent('tisdag 1 december, verkstaden återkommer med tid');
    expect(container).not.toHaveTextContent('08:00');
    expect(buttons()).toEqual(['Avboka']);
  });
});

describe('the page of a link', () => {
  const open = () => {
    const { host } = show(<BookingLinkView bookAgain="/boka" />, options);
    return (action: UnknownAction) => act(() => void host.store.dispatch(action));
  };

  it('K-04 focuses the choice of another time, and the booking when it is left', () => {
    const dispatch = open();
    dispatch(bookingLinkActions.bookingLoaded({ token: 't', booking: aBookingView({}) }));
    dispatch(bookingLinkActions.timesRequested({ from: '2026-12-01' }));
    expect(screen.getByRole('heading', { name: 'Välj en ny tid' })).toHaveFocus();
    dispatch(bookingLinkActions.changeAbandoned());
    expect(screen.getByRole('heading', { name: 'Din tid är bokad' }).parentElement).toHaveFocus();
  });

  it('K-04 offers a new booking where the link opens none', () => {
    open()(bookingLinkActions.loadFailed({ error: { code: 'BOOKING_NOT_FOUND', params: {} } }));
    expect(screen.getByRole('link', { name: 'Boka en ny tid' })).toHaveAttribute('href', '/boka');
  });
});
