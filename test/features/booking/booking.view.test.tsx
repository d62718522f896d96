/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { chosenOf } from '@/domain/workshop/chosenServices';
import type { ErrorCode } from '@/errors/catalogue';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import type { BookingState } from '@/features/booking/booking.state';
import { initialBooking } from '@/features/booking/booking.state';
import { BookingView } from '@/features/booking/components/BookingView';
import { placesFeature } from '@/features/places/places.feature';
import { placesActions } from '@/features/places/places.slice';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import { makeStore } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { InTexts } from '../../ui/inTexts';
import { lendBrowser, neverSeen } from '../viewKit';
import {
  anOffer,
  anOffering,
  aResponseTo,
  aSlot,
  aWorkshop,
  bookingIn,
  DRAFT,
  SERVICES,
  SMALL,
  SOLNA,
  VOLVO,
  workshopArrives,
} from './bookingKit';

/** What jsdom lacks. */
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  lendBrowser();
  neverSeen();
});

/** The view on real reducers; tests dispatch the actions of the sagas. */
async function show(
  state: BookingState,
  { reports = true, language = 'sv' }: { reports?: boolean; language?: 'sv' | 'en' } = {},
) {
  const report = jest.fn(async () => reports);
  const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one') });
  for (const feature of [bookingFeature, placesFeature, workshopsFeature]) host.inject([feature]);
  const { dispatch } = host.store;
  const saved = { ...state, step: state.flow.value };
  dispatch(bookingActions.restored({ saved }));
  // Catalogues are not saved: the step that needs them is reached by its own actions.
  if (state.flow.value === 'choosingServices')
    dispatch(bookingActions.servicesLoaded({ categories: state.services ?? [] }));
  if (state.flow.value === 'choosingAddons') dispatch(bookingActions.addonsLoaded({ categories: state.addons ?? [] }));
  if (state.flow.value === 'slotLost') dispatch(bookingActions.slotChosen(state.lostSlot ?? aSlot()));
  if (state.flow.value === 'slotLost') dispatch(bookingActions.slotLost());
  if (state.flow.value === 'bookingFailed') {
    dispatch(bookingActions.contactSubmitted(DRAFT));
    dispatch(bookingActions.bookingFailed({ error: { code: 'BOOKING_FAILED', params: {} } }));
  }
  if (state.flow.value === 'lookupFailed') {
    dispatch(bookingActions.identified({ registrationNumber: 'XXX000', location: SOLNA }));
    dispatch(bookingActions.lookupFailed({ error: state.error ?? { code: 'LOOKUP_FAILED', params: {} } }));
  }
  const dispatched: UnknownAction[] = [];
  jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
    dispatched.push(action);
    return dispatch(action);
  });
  await act(async () => {
    render(
      <Provider store={host.store}>
        <InTexts language={language} locale={language === 'sv' ? 'sv-SE' : 'en-GB'}>
          <BookingView
            title="Boka"
            text=""
            phone="08-465 004 00"
            email="verkstad@nordvik.example"
            elsewhere={[{ brand: 'BMW', href: '/bmw', newWindow: false }]}
            request={{ href: '/boka-utan-registernummer', formId: 'verkstad' }}
            manage="/service-och-verkstad/min-bokning"
            terms={<a href="https://nordvik.example/integritet">Så behandlar vi dina uppgifter</a>}
            report={report}
          />
        </InTexts>
      </Provider>,
    );
  });
  return {
    report,
    actions: dispatched,
    dispatchInAct: (...actions: UnknownAction[]) => act(async () => actions.forEach((action) => dispatch(action))),
    person: userEvent.setup(),
  };
}
const blank = { ...initialBooking, flow: { value: 'identifying', entered: 1, refused: null } } as const;

describe('a car that the registry does not know', () => {
  const failedLookup = (code: ErrorCode, params = {}) =>
    show({
      ...blank,
      flow: { value: 'lookupFailed', entered: 1, refused: null },
      form: { registrationNumber: 'XXX000', location: SOLNA },
      error: { code, params },
    });

  it('J-11 can be described in a form instead, which has the number that was typed', async () => {
    const { actions, person } = await failedLookup('VEHICLE_NOT_FOUND');
    const link = screen.getByRole('link', { name: 'Beskriv bilen i stället' });
    expect(link).toHaveAttribute('href', '/boka-utan-registernummer');
    link.addEventListener('click', (event) => event.preventDefault());
    await person.click(link);
    expect(actions).toContainEqual(bookingActions.requestOpened({ formId: 'verkstad' }));
  });

  it('J-11 a brand that we do not service has no such form', async () => {
    await failedLookup('BRAND_NOT_SUPPORTED', { brand: 'Tesla' });
    expect(screen.queryByRole('link', { name: 'Beskriv bilen i stället' })).toBeNull();
  });
});

describe('the steps of a booking', () => {
  it('J-02 the first needs a number of at most six capitals and a location', async () => {
    const { person, actions: dispatched, dispatchInAct } = await show(blank);
    expect(screen.getByText('Steg 1/4')).toBeVisible();
    await person.type(await screen.findByLabelText('Registreringsnummer'), 'abc-123x');
    expect(screen.getByLabelText('Registreringsnummer')).toHaveValue('ABC-123');
    await dispatchInAct(bookingActions.locationChosen({ location: SOLNA }));
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(dispatched).toContainEqual(bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA }));
  });

  it('J-02 going on with nothing says at each field what is missing, and moves the focus there', async () => {
    const { person, actions: dispatched, dispatchInAct } = await show(blank);
    const number = await screen.findByLabelText('Registreringsnummer');
    const place = screen.getByRole('combobox', { name: 'Var vill du lämna bilen?' });
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveAccessibleDescription('Skriv bilens registreringsnummer.');
    expect(place).toHaveAccessibleDescription(/Skriv en plats och välj den i listan\.$/);
    await person.type(number, 'A');
    expect(number).toHaveAccessibleDescription(/^Ogiltigt registreringsnummer/);
    await person.type(number, 'BC123{Enter}');
    expect(number).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(place).toHaveFocus());
    await dispatchInAct(bookingActions.locationChosen({ location: SOLNA }));
    await person.type(number, '{Enter}');
    expect(dispatched).toContainEqual(bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA }));
  });

  it('J-02 one press goes on with the place that was only typed', async () => {
    const { person, actions: dispatched, dispatchInAct } = await show(blank);
    await person.type(await screen.findByLabelText('Registreringsnummer'), 'ABC123');
    const place = screen.getByRole('combobox', { name: 'Var vill du lämna bilen?' });
    await person.type(place, SOLNA.name);
    await waitFor(() => expect(dispatched).toContainEqual(placesActions.queryChanged({ text: SOLNA.name })));
    await dispatchInAct(placesActions.placesLoaded({ places: [SOLNA] }));
    // The focus, and with it the layout, stays until the press has arrived.
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Fortsätt' }))).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(dispatched).toContainEqual(bookingActions.locationChosen({ location: SOLNA }));
    expect(dispatched).toContainEqual(bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA }));
  });

  it('J-01 a brand that is booked elsewhere has its link in the message', async () => {
    await show({
      ...blank,
      flow: { value: 'lookupFailed', entered: 2, refused: null },
      error: { code: 'BRAND_BOOKS_ELSEWHERE', params: { brand: 'BMW' } },
    });
    expect(await screen.findByRole('link', { name: 'Boka tid för BMW' })).toHaveAttribute('href', '/bmw');
    await waitFor(() => expect(screen.getByLabelText('Registreringsnummer')).toHaveFocus());
  });

  it('J-01 a brand whose page the site does not link to has no service here', async () => {
    await show({
      ...blank,
      flow: { value: 'lookupFailed', entered: 2, refused: null },
      error: { code: 'BRAND_BOOKS_ELSEWHERE', params: { brand: 'IVECO' } },
    });
    expect(await screen.findByLabelText('Registreringsnummer')).toHaveAccessibleDescription(
      'Vi kan inte erbjuda service för bilar av märket IVECO.',
    );
    expect(screen.queryByRole('link', { name: /IVECO/ })).toBeNull();
  });

  it('J-02 a chosen location can be changed', async () => {
    const { person, actions: dispatched } = await show({ ...blank, form: { registrationNumber: '', location: SOLNA } });
    await person.click(await screen.findByRole('button', { name: 'Byt plats' }));
    expect(dispatched).toContainEqual(bookingActions.locationChosen({ location: null }));
    expect(screen.getByRole('combobox', { name: 'Var vill du lämna bilen?' })).toBeVisible();
  });

  it('J-11 the lookup error is shown at the number', async () => {
    await show({
      ...blank,
      flow: { value: 'lookupFailed', entered: 2, refused: null },
      error: { code: 'BRAND_NOT_SUPPORTED', params: { brand: 'Tesla' } },
    });
    expect(await screen.findByLabelText('Registreringsnummer')).toHaveAccessibleDescription(
      'Vi kan inte erbjuda service för bilar av märket Tesla.',
    );
  });

  it('J-03 services show price or reason, unavailable ones are marked, and missing input is shown at its field', async () => {
    const { person, actions: dispatched } = await show(
      bookingIn('choosingServices', { chosen: [], reached: 1, slot: null }),
    );
    const noise = await screen.findByRole('checkbox', { name: 'Tjänst NOISE' });
    expect(noise).toHaveAccessibleDescription(/Pris saknas\*/);
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByText('Välj minst en tjänst.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tjänst ORIG' })).toHaveFocus();
    await person.click(noise);
    expect(screen.queryByText('Välj minst en tjänst.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByLabelText('Beskriv kort')).toHaveAccessibleDescription('Ange meddelande');
    expect(dispatched).not.toContainEqual(bookingActions.servicesChosen());
    await person.type(screen.getByLabelText('Beskriv kort'), 'Gnisslar');
    expect(screen.getByText('8/80')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Tjänst ORIG' }));
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByLabelText('Miltal')).toHaveAccessibleDescription('Ange miltal');
    await person.type(screen.getByLabelText('Miltal'), '4500{Enter}');
    expect(dispatched).toContainEqual(bookingActions.mileageEntered({ mileage: 4_500 }));
    expect(dispatched).toContainEqual(bookingActions.servicesChosen());
  });

  it('J-03 a missing mileage is an error only after its field was left', async () => {
    const { person } = await show(bookingIn('choosingServices', { chosen: [], reached: 1, slot: null }));
    await person.click(await screen.findByRole('radio', { name: 'Tjänst ORIG' }));
    const mileage = screen.getByLabelText('Miltal');
    expect(mileage).not.toHaveAttribute('aria-invalid');
    await person.click(mileage);
    await person.tab();
    expect(mileage).toHaveAccessibleDescription('Ange miltal');
  });

  it('J-03 issue 21: what is chosen after a try with nothing chosen is not missing before the next try', async () => {
    const { person } = await show(bookingIn('choosingServices', { chosen: [], reached: 1, slot: null }));
    await person.click(await screen.findByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByText('Välj minst en tjänst.')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Tjänst ORIG' }));
    expect(screen.getByLabelText('Miltal')).not.toHaveAttribute('aria-invalid');
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByLabelText('Miltal')).toHaveAccessibleDescription('Ange miltal');
  });

  it('J-03 issue 21: a price from is a range over the workshops once the mileage is known, and says what that changed', async () => {
    const services = SERVICES.map((category) => ({
      ...category,
      offerings: category.offerings.map((one) =>
        one.code === 'ORIG' ? { ...one, price: 2_000, priceFrom: 1_500, priceKind: 'approximate' as const } : one,
      ),
    }));
    const { dispatchInAct } = await show(
      bookingIn('choosingServices', { services, chosen: [], reached: 1, slot: null }),
    );
    const price = () => screen.getByRole('radio', { name: 'Tjänst ORIG' });
    expect(price()).toHaveAccessibleDescription(/^Från ca 1\s500\skr Priset beror på verkstad och miltal$/);
    await dispatchInAct(
      bookingActions.serviceToggled({ code: 'ORIG' }),
      bookingActions.mileageEntered({ mileage: 4_500 }),
    );
    expect(price()).toHaveAccessibleDescription(/Priset beror på verkstad och miltal$/);
    const query = { registrationNumber: 'ABC123', mileage: 4_500, departmentId: '0', codes: ['ORIG'] };
    const offer = { ...anOffer('ORIG', 5_400), priceKind: 'approximate' as const, priceFrom: 5_120, priceTo: 5_660 };
    await dispatchInAct(
      bookingActions.pricesRequested({ key: 'those' }),
      bookingActions.pricesLoaded({ key: 'those', query, offers: [offer] }),
    );
    expect(price()).toHaveAccessibleDescription(/^Ca 5\s120–5\s660\skr för 4\s500\smil, beroende på verkstad$/);
    expect(
      screen.getByText(/^Vid 4\s500\smil är servicen större\. Från ca 1\s500\skr gällde den minsta\.$/),
    ).toBeVisible();
    // Said once.
    expect(screen.queryByText(/^Summan är nu/)).toBeNull();
  });

  it('J-03 one of several is chosen by radio buttons; a press on the chosen one, or the button, clears it', async () => {
    const { person } = await show(bookingIn('choosingServices', { chosen: [], reached: 1, slot: null }));
    const [one, other] = [
      await screen.findByRole('radio', { name: 'Tjänst ORIG' }),
      screen.getByRole('radio', { name: 'Tjänst SMALL' }),
    ];
    await person.click(one);
    await person.click(other);
    expect([one, other].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
    await person.click(other);
    expect(other).not.toBeChecked();
    await person.click(one);
    await person.click(screen.getByRole('button', { name: 'Ta bort valet' }));
    expect(one).not.toBeChecked();
    expect(one).toHaveFocus();
    await person.dblClick(other);
    expect(other).toBeChecked();
  });

  it('J-08 more steps than before are announced in one sentence, until the next step', async () => {
    const { dispatchInAct } = await show(bookingIn('choosingServices', { reached: 1, slot: null, hasAddons: false }));
    expect(await screen.findByText('Steg 2/4')).toBeVisible();
    const sentence = 'Det blir 5 steg: det finns tillval till din bil.';
    await dispatchInAct(
      bookingActions.servicesChosen(),
      bookingActions.addonsLoaded({ categories: bookingIn().addons ?? [] }),
    );
    expect(screen.getByText('Steg 3/5')).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(sentence);
    await dispatchInAct(bookingActions.addonsSkipped());
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('J-08 before the car is known, the step that add-ons would bring is told', async () => {
    const maybe = '5 steg om det finns tillval till din bil';
    await show(blank);
    expect(screen.getByText('Steg 1/4').parentElement).toHaveTextContent(`Steg 1/4 · ${maybe}`);
    expect(screen.getByText('Om det finns till din bil').parentElement).toHaveTextContent(/^Välj tillval/);
    cleanup();
    await show(bookingIn('choosingServices', { reached: 1, slot: null, hasAddons: false }));
    expect(screen.queryByText(new RegExp(maybe))).toBeNull();
  });

  it('J-08 the telephones of support and workshop are below the heading of every step', async () => {
    await show(bookingIn('contact'));
    const info = (await screen.findByRole('heading', { level: 3, name: /Kontaktuppgifter$/ })).nextElementSibling;
    expect(info).toHaveTextContent('Steg 5/5Hjälp? Ring 08-465 004 00Verkstaden: 08-465 004 10');
  });

  it('J-06 privacy and terms are linked next to the button that books', async () => {
    await show(bookingIn('contact'));
    const button = await screen.findByRole('button', { name: 'Boka tid' });
    expect(button.parentElement).toHaveTextContent('Så behandlar vi dina uppgifter');
  });

  it('J-08 the focus never falls to the page when what had it disappears', async () => {
    const { person } = await show(bookingIn('choosingTime'));
    await person.click(await screen.findByRole('button', { name: 'Ändra verkstad eller tid' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: /Tid och plats$/ })).toHaveFocus());
  });

  it.each([
    ['none', true],
    ['one', false],
  ])('J-03 while %s workshop is chosen, it shows whether prices vary', async (_, varies) => {
    await show(bookingIn('choosingServices', { chosen: [], reached: 1, ...(varies && { slot: null }) }));
    await screen.findByRole('checkbox', { name: 'Tjänst NOISE' });
    expect(screen.queryByText(/^Verkstäder kan ha olika priser/) !== null).toBe(varies);
  });

  it('J-03 folds what is not available for the car model', async () => {
    await show(
      bookingIn('choosingServices', {
        slot: null,
        reached: 1,
        chosen: [],
        services: [
          {
            name: 'Service',
            icon: 'service',
            selectionType: null,
            offerings: [anOffering('OIL', { isAvailable: false }), anOffering('SMALL')],
          },
        ],
      }),
    );
    await screen.findByRole('checkbox', { name: 'Tjänst SMALL' });
    const fold = screen.getByText('1 tjänst passar inte den här bilen');
    expect(screen.getByText('Inte tillgänglig för den här bilmodellen')).not.toBeVisible();
    await userEvent.click(fold);
    expect(screen.getByText('Inte tillgänglig för den här bilmodellen')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tjänst OIL' })).toBeDisabled();
  });

  it('J-03 an unsettled price is the lowest, a price of zero is text, a failed one is marked', async () => {
    await show(
      bookingIn('choosingServices', {
        slot: null,
        reached: 1,
        services: [
          {
            name: 'Service',
            icon: 'service',
            selectionType: null,
            offerings: [
              anOffering('FROM', { priceFrom: 900 }),
              anOffering('ABOUT', { priceFrom: 900, priceKind: 'approximate' }),
              anOffering('FIXED'),
              anOffering('AGREED', { price: 0, inAgreement: true }),
              anOffering('FREE', { price: 0 }),
              anOffering('FAILED'),
            ],
          },
        ],
        chosen: [{ ...SMALL, code: 'FAILED', price: null, priceKnown: false }],
      }),
    );
    const cost = async (code: string): Promise<string> =>
      document
        .getElementById(
          (await screen.findByRole('checkbox', { name: `Tjänst ${code}` })).getAttribute('aria-describedby') ?? '',
        )
        ?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(await cost('FROM')).toBe('Från 900 krPriset beror på verkstad');
    expect(await cost('ABOUT')).toBe('Från ca 900 krPriset beror på verkstad');
    expect(await cost('FIXED')).toBe('1 000 krFast pris');
    expect(await cost('AGREED')).toBe('KostnadsfrittIngår i ditt serviceavtal');
    expect(await cost('FREE')).toBe('Kostnadsfritt');
    expect(await cost('FAILED')).toBe('Priset kunde inte hämtas');
  });

  it.each([
    ['sv', /^Summan är nu 1\s100\skr i stället för från 900\skr, eftersom du har valt verkstad\.$/],
    ['en', /^The total is now SEK\s1,100 instead of from SEK\s900, because you chose a workshop\.$/],
  ] as const)('J-03 a sum that changed is explained in one sentence, in %s', async (language, sentence) => {
    const { dispatchInAct } = await show(bookingIn('contact', { chosen: [{ ...SMALL, priceFrom: 900 }] }), {
      language,
    });
    const query = { registrationNumber: 'ABC123', mileage: 1, departmentId: '1', codes: ['SMALL'] };
    await dispatchInAct(
      bookingActions.pricesRequested({ key: 'those' }),
      bookingActions.pricesLoaded({ key: 'those', query, offers: [anOffer('SMALL', 1_100)] }),
    );
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('J-05 the list shows what the visit costs at each workshop', async () => {
    const { dispatchInAct } = await show(bookingIn('choosingTime', { slot: null, reached: 3 }));
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59, longitude: 18, mileage: 1 },
      }),
      ...workshopArrives(2),
    );
    // Its line is there before it.
    expect(await screen.findByText('Ditt besök: …')).toBeVisible();
    await dispatchInAct(workshopsActions.workshopPriced({ departmentId: '2', mileage: 1, offers: null }));
    expect(screen.getByText('Priset kunde inte hämtas')).toBeVisible();
    await dispatchInAct(
      workshopsActions.workshopPriced({ departmentId: '2', mileage: 1, offers: [anOffer('SMALL', 1_100)] }),
      workshopsActions.workshopPriced({ departmentId: '2', mileage: 7, offers: [anOffer('SMALL', 7)] }),
    );
    expect(screen.getByText(/^Ditt besök: 1\s100\skr$/)).toBeVisible();
  });

  it('J-04 add-ons are skipped only while none is chosen', async () => {
    const { person } = await show(bookingIn('choosingAddons', { reached: 2, slot: null }));
    expect(await screen.findByText('Steg 3/5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fortsätt utan tillval' })).toBeEnabled();
    await person.click(screen.getByRole('button', { name: 'Fortsätt' }));
    expect(screen.getByText('Välj ett tillval, eller fortsätt utan.')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Tjänst WASH' }));
    expect(screen.getByRole('button', { name: 'Fortsätt utan tillval' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: 'Tjänst WAX' }));
    expect(screen.getByRole('radio', { name: 'Tjänst WASH' })).not.toBeChecked();
    expect(screen.queryByLabelText(/Antal/)).toBeNull();
  });

  it('J-05 workshops that are far away are listed on request when three are near, and an absent facility is explained', async () => {
    const { person, dispatchInAct } = await show(
      bookingIn('choosingTime', {
        slot: null,
        reached: 3,
        location: { ...SOLNA, placeId: 'facility-99', name: 'Nordvik Solna' },
      }),
    );
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59, longitude: 18, mileage: 1 },
      }),
    );
    for (const id of [1, 2, 3]) await dispatchInAct(...workshopArrives(id, { distanceKm: id }));
    await dispatchInAct(...workshopArrives(4, { distanceKm: 240 }));
    expect(screen.queryByText(/Nordvik Solna är inte med/)).toBeNull();
    expect(screen.queryByText(/^Ligger närmare/)).toBeNull();
    expect(screen.getByRole('heading', { level: 4, name: /^Verkstäder som gör / })).toBeVisible();
    await dispatchInAct(workshopsActions.batchLoaded({ cursor: '4', hasMore: false }));
    expect(screen.getByText(/^Nordvik Solna är inte med i listan/)).toBeVisible();
    expect(screen.getByText('Visar 3 verkstäder.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 5, name: 'Verkstad 4' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Visa fler verkstäder' }));
    const far = screen.getByRole('region', { name: 'Längre bort' });
    expect(within(far).getAllByRole('heading', { level: 5 })).toHaveLength(1);
    expect(within(far).getByRole('heading', { level: 5, name: 'Verkstad 4' })).toBeVisible();
    expect(screen.getByText('Visar 4 verkstäder. Det finns inga fler verkstäder.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Visa fler verkstäder' })).toBeDisabled();
  });

  it('J-05 a nearer workshop that does not do all of it is folded below, with the reason, and comes without that service', async () => {
    const oil = chosenOf(anOffering('OIL', { name: 'Oljebyte' }), 'service', 'Övrigt');
    const {
      actions: dispatched,
      dispatchInAct,
      person,
    } = await show(bookingIn('choosingTime', { slot: null, reached: 3, chosen: [SMALL, oil] }));
    const query = { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18, mileage: 1 };
    await dispatchInAct(workshopsActions.searchStarted({ query }));
    const unable = (id: string, notOffered: string[]) =>
      workshopsActions.unableLoaded({
        workshop: {
          departmentId: id,
          siteId: id,
          siteName: `Verkstad ${id}`,
          address: '',
          distanceKm: 0.3,
          notOffered,
        },
      });
    await dispatchInAct(unable('8', ['OIL']));
    await dispatchInAct(unable('9', ['OIL', 'SMALL']));
    await dispatchInAct(...workshopArrives(1));
    const rows = (await screen.findAllByRole('listitem')).filter((one) => one.hasAttribute('data-department'));
    expect(rows.map((one) => one.dataset.department)).toEqual(['1', '8', '9']);
    const [, first, second] = rows;
    expect(first?.closest('details')).not.toHaveAttribute('open');
    expect(
      screen.getByText(
        /^Ligger närmare, men gör inte allt du har valt: Verkstad 8 \(0\skm\) och Verkstad 9 \(0\skm\)\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Verkstäder som passar bäst' })).toBeVisible();
    await person.click(screen.getByText('Visa 2 verkstäder som inte gör detta'));
    if (!first || !second) throw new Error('no rows');
    expect(within(first).getByText('Gör inte Oljebyte')).toBeVisible();
    expect(within(first).getAllByRole('button')).toHaveLength(1);
    expect(within(second).queryAllByRole('button')).toEqual([]);
    await person.click(within(first).getByRole('button', { name: 'Ta bort Oljebyte, Verkstad 8' }));
    expect(dispatched).toContainEqual(bookingActions.servicesRemoved({ codes: ['OIL'] }));
    // When it is there, the focus is on it.
    await dispatchInAct(workshopsActions.searchStarted({ query }));
    await dispatchInAct(...workshopArrives(1));
    await dispatchInAct(...workshopArrives(8));
    expect(screen.getByRole('button', { name: 'Visa tider, Verkstad 8' })).toHaveFocus();
  });

  it('J-08 a passed step of add-ons without any says so', async () => {
    await show(bookingIn('choosingTime', { slot: null, reached: 3, hasAddons: true }));
    expect(screen.getByRole('button', { name: /^3?\s*Välj tillval/ })).toHaveTextContent('Inga tillval');
  });

  it('J-05 the first times of a workshop are chosen in the list, and stay there while they are reserved', async () => {
    const {
      person,
      actions: dispatched,
      dispatchInAct,
    } = await show(bookingIn('choosingTime', { slot: null, reached: 3 }));
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59, longitude: 18, mileage: 1 },
      }),
    );
    const zone = 'Europe/Stockholm';
    await dispatchInAct(
      ...workshopArrives(1, {
        nextTimes: [
          { zone, localDate: '2026-12-02', localTime: '07:30', isFullDay: false },
          { zone, localDate: '2026-12-03', localTime: '08:00', isFullDay: true },
        ],
      }),
      ...workshopArrives(2, { nextTimes: [] }),
    );
    const times = screen
      .getAllByRole('button', { name: /, Verkstad 1$/ })
      .map((one) => one.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
    expect(times).toEqual([
      'tis 1 dec. 10:00, Verkstad 1',
      'ons 2 dec. 07:30, Verkstad 1',
      'tors 3 dec. hela dagen, Verkstad 1',
      'Visa tider, Verkstad 1',
    ]);
    expect(screen.getAllByRole('button', { name: /\d, Verkstad 2$/ })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: /^ons 2\sdec\. 07:30, Verkstad 1$/ }));
    expect(dispatched).toContainEqual(
      bookingActions.slotChosen({
        workshop: expect.objectContaining({ departmentId: '1' }),
        timeSlot: '2026-12-02T07:30:00',
        isFullDay: false,
      }),
    );
    expect(screen.getByRole('button', { name: /^ons 2\sdec\. 07:30, Verkstad 1$/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('J-05 workshops are shown as they are loaded, with the calendar at the first free time', async () => {
    const {
      person,
      actions: dispatched,
      dispatchInAct,
    } = await show(bookingIn('choosingTime', { slot: null, reached: 3 }));
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59, longitude: 18, mileage: 1 },
      }),
    );
    await dispatchInAct(...workshopArrives(2));
    expect(await screen.findByText('Visar 1 verkstad. Letar efter fler …')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Visa tider, Verkstad 2' }));
    expect(screen.getByRole('button', { name: 'Dölj tider, Verkstad 2' })).toHaveAttribute('aria-expanded', 'true');
    expect(dispatched).toContainEqual(
      expect.objectContaining({
        type: calendarActions.opened.type,
        payload: expect.objectContaining({ week: '2026-11-30' }),
      }),
    );
    await dispatchInAct(
      calendarActions.daysLoaded({
        departmentId: '2',
        from: '2026-11-30',
        days: [
          { date: '2026-12-01', availableSlots: [], allDaySlotAvailable: false },
          { date: '2026-12-02', availableSlots: ['10:00'], allDaySlotAvailable: true },
          { date: '2026-12-03', availableSlots: ['09:00', '12:00', '13:30'], allDaySlotAvailable: false },
          { date: '2026-12-05', availableSlots: [], allDaySlotAvailable: false },
        ],
      }),
    );
    expect(screen.getByRole('button', { name: /^v\.\s49 30\snov/ })).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelectorAll('[data-weekend]')).toHaveLength(1);
    const day = (name: RegExp) => screen.getByRole('button', { name });
    expect(day(/^tis.* 1.* Inga tider$/)).toBeDisabled();
    expect(day(/^lör.* 5.* Inga tider$/)).toBeDisabled();
    // The first day with free times is open.
    expect(day(/^ons.* 2 tider$/)).toHaveAttribute('aria-pressed', 'true');
    await person.click(day(/^tors.* 3 tider$/));
    const half = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect([half('Förmiddag'), half('Eftermiddag')]).toEqual([['09:00'], ['12:00', '13:30']]);
    await person.click(day(/^ons.* 2 tider$/));
    const fullDay = screen.getByRole('button', {
      name: /onsdag\s2\sdecember hela dagen: Lämna före 08:00, hämta när bilen är klar/,
    });
    await person.click(fullDay);
    const chosen = bookingActions.slotChosen({
      workshop: aWorkshop(2),
      timeSlot: '2026-12-02T08:00:00',
      isFullDay: true,
    });
    expect(dispatched).toContainEqual(chosen);
    // While it is being reserved it stays where it was pressed, and no other one can be chosen.
    expect(fullDay).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Reserverar tiden …')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /onsdag\s2\sdecember 10:00/ }));
    expect(dispatched.filter(bookingActions.slotChosen.match)).toEqual([chosen]);
  });

  it('J-08 the second press of a double click does nothing to what the next step put in its place', async () => {
    const { actions: dispatched, dispatchInAct, person } = await show(bookingIn('choosingTime'));
    const change = () => screen.getByRole('button', { name: 'Ändra verkstad eller tid' });
    await screen.findByRole('heading', { name: /Tid och plats$/ });
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Fortsätt' }), { detail: 1 });
    await dispatchInAct(bookingActions.slotConfirmed());
    await screen.findByLabelText('Förnamn');
    expect(fireEvent.mouseDown(change(), { detail: 2 })).toBe(false);
    fireEvent.click(change(), { detail: 2 });
    expect(dispatched).not.toContainEqual(bookingActions.slotCleared());
    // Within a step, each press counts.
    fireEvent.mouseDown(screen.getByRole('heading', { name: /Kontaktuppgifter$/ }), { detail: 1 });
    expect(fireEvent.mouseDown(change(), { detail: 2 })).toBe(true);
    await person.click(change());
    expect(dispatched).toContainEqual(bookingActions.slotCleared());
  });

  it('J-11 an empty or failed list of workshops shows what to do', async () => {
    const { dispatchInAct } = await show(bookingIn('choosingTime', { slot: null, reached: 3 }));
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18, mileage: 1 },
      }),
    );
    await dispatchInAct(workshopsActions.streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } }));
    expect(await screen.findByText('Vi kan ej hitta några anläggningar som passar dig')).toBeVisible();
    expect(screen.getByText('Ändra dina val eller skriv till verkstad@nordvik.example.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  });

  it.each<[string, BookingState, UnknownAction[]]>([
    ['the lookup', { ...blank, flow: { value: 'lookupFailed', entered: 2, refused: null } }, []],
    [
      'the services',
      blank,
      [
        bookingActions.identified({ registrationNumber: 'DEF45A', location: SOLNA }),
        bookingActions.carFound({ car: VOLVO }),
        bookingActions.servicesFailed({ error: { code: 'SERVICES_FAILED', params: {} } }),
      ],
    ],
    [
      'the prices',
      bookingIn('choosingServices', { reached: 1, slot: null }),
      [
        bookingActions.pricesRequested({ key: 'these' }),
        bookingActions.pricesFailed({ key: 'these', error: { code: 'PRICES_FAILED', params: {} } }),
      ],
    ],
    [
      'the stream',
      bookingIn('choosingTime', { slot: null, reached: 3 }),
      [
        workshopsActions.searchStarted({
          query: { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18, mileage: 1 },
        }),
        workshopsActions.streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } }),
      ],
    ],
    [
      'the search for workshops',
      bookingIn('choosingTime', { slot: null, reached: 3 }),
      [
        workshopsActions.searchStarted({
          query: { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18, mileage: 1 },
        }),
        workshopsActions.batchLoaded({ cursor: null, hasMore: false }),
      ],
    ],
    [
      'a workshop’s weeks',
      bookingIn('choosingTime', { slot: null, reached: 3 }),
      [
        workshopsActions.searchStarted({
          query: { registrationNumber: 'ABC123', codes: [], latitude: 59, longitude: 18, mileage: 1 },
        }),
        ...workshopArrives(1),
        calendarActions.opened({
          query: { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: [] },
          week: '2026-11-30',
        }),
        calendarActions.daysFailed({ error: { code: 'TIMES_FAILED', params: {} } }),
      ],
    ],
    ['the time', bookingIn('slotLost', { slot: null, lostSlot: aSlot(1), reached: 3 }), []],
    ['the booking', bookingIn('contact', { flow: { value: 'bookingFailed', entered: 3, refused: null } }), []],
  ])('J-11 next to the error (%s) a report can be saved', async (_what, state, actions) => {
    const { person, dispatchInAct, report } = await show(state);
    for (const action of actions) await dispatchInAct(action);
    await person.click(await screen.findByRole('button', { name: 'Skicka felrapport' }));
    expect(report).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('Sparat som en fil utan personuppgifter. Bifoga den när du skriver till oss.'),
    ).toBeVisible();
  });

  it('J-11 a report that could not be saved shows so, and can be retried', async () => {
    const { person, report } = await show(bookingIn('slotLost', { slot: null, lostSlot: aSlot(1), reached: 3 }), {
      reports: false,
    });
    const checkbox = await screen.findByRole('button', { name: 'Skicka felrapport' });
    await person.click(checkbox);
    expect(screen.getByText('Felrapporten kunde inte sparas. Försök igen.')).toBeVisible();
    report.mockResolvedValueOnce(true);
    await person.click(checkbox);
    expect(
      screen.getByText('Sparat som en fil utan personuppgifter. Bifoga den när du skriver till oss.'),
    ).toBeVisible();
  });

  it('J-11 without an error, no report is offered', async () => {
    await show(bookingIn('contact'));
    expect(await screen.findByRole('button', { name: 'Boka tid' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skicka felrapport' })).toBeNull();
  });

  it('J-12 a lost slot offers alternatives', async () => {
    const {
      person,
      actions: dispatched,
      dispatchInAct,
    } = await show(bookingIn('slotLost', { slot: null, lostSlot: aSlot(1), reached: 3 }));
    await dispatchInAct(
      workshopsActions.searchStarted({
        query: { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59, longitude: 18, mileage: 1 },
      }),
    );
    await dispatchInAct(...workshopArrives(3));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Tiden är inte tillgänglig, vänligen välj en annan tid')).toBeVisible();
    await person.click(alert.getByRole('button', { name: /Verkstad 3/ }));
    expect(dispatched).toContainEqual(
      bookingActions.slotChosen({ workshop: aWorkshop(3), timeSlot: '2026-12-03T10:00:00', isFullDay: false }),
    );
  });

  it('J-06 the form shows errors at each field, submits once, and shows a failure below', async () => {
    const { person, actions: dispatched } = await show(
      bookingIn('contact', { draft: { ...DRAFT, phone: 'hej', email: '' } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Boka tid' }));
    expect(await screen.findByLabelText('Mobilnummer')).toHaveAccessibleDescription(/6 till 20 siffror/);
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription('Fyll i det här fältet.');
    await person.clear(screen.getByLabelText('Mobilnummer'));
    await person.type(screen.getByLabelText('Mobilnummer'), '070 1740605');
    await person.type(screen.getByLabelText('E-post'), 'anna@min_bil.example');
    await person.tab();
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription(
      'Delen efter @ kan inte stämma. Kontrollera adressen.',
    );
    await person.clear(screen.getByLabelText('E-post'));
    await person.type(screen.getByLabelText('E-post'), 'anna@example.com ');
    await person.click(screen.getByRole('button', { name: 'Boka tid' }));
    expect(await screen.findByRole('button', { name: 'Bokar …' })).toHaveAttribute('aria-busy', 'true');
    expect(dispatched.filter(bookingActions.contactSubmitted.match)).toEqual([bookingActions.contactSubmitted(DRAFT)]);
  });

  it('J-06 requires who pays and the fields of that kind; another kind begins empty', async () => {
    const { person, actions: dispatched } = await show(bookingIn('contact'));
    const payer = within(await screen.findByRole('group', { name: 'Vem betalar?' }));
    expect(payer.getByRole('radio', { name: 'Jag själv' })).toBeChecked();
    expect(payer.queryByRole('textbox')).toBeNull();
    await person.click(payer.getByRole('radio', { name: 'Ett företag' }));
    await person.type(payer.getByLabelText('Företagets namn'), 'Ek AB');
    await person.type(payer.getByLabelText('Organisationsnummer'), '556012-5791');
    await person.click(screen.getByRole('button', { name: 'Boka tid' }));
    await waitFor(() =>
      expect(payer.getByLabelText('Organisationsnummer')).toHaveAccessibleDescription(/inget organisationsnummer/),
    );
    await person.click(payer.getByRole('radio', { name: 'Ett försäkringsbolag' }));
    expect(payer.getByLabelText('Skadenummer')).toHaveValue('');
    await person.type(payer.getByLabelText('Försäkringsbolag'), 'Ek Försäkring');
    await person.type(payer.getByLabelText('Skadenummer'), 'SK-114{Enter}');
    await waitFor(() =>
      expect(dispatched.filter(bookingActions.contactSubmitted.match)).toEqual([
        bookingActions.contactSubmitted({
          ...DRAFT,
          payerKind: 'insurance',
          payerName: 'Ek Försäkring',
          payerNumber: 'SK-114',
        }),
      ]),
    );
  });

  it.each([
    ['a time', aSlot(), [80], 'Bilen beräknas vara klar kl. 11:30.', /ca 1 tim 30 min$/],
    ['work of two and a quarter hours', aSlot(), [130], 'Bilen beräknas vara klar kl. 12:15.', /ca 2 tim 15 min$/],
    [
      'several services, one of which takes no time',
      aSlot(),
      [130, 30, 0],
      'Bilen beräknas vara klar kl. 12:45.',
      /ca 2 tim 45 min$/,
    ],
    ['a full hour', aSlot(), [30, 30], 'Bilen beräknas vara klar kl. 11:00.', /ca 1 tim$/],
    [
      'a full day',
      aSlot(1, '2026-12-01T08:00:00', true),
      [45],
      'Bilen beräknas vara klar samma dag, innan verkstaden stänger.',
      /ca 45 min$/,
    ],
  ])(
    'J-07 for %s it says when the car is expected to be ready, and how long it takes',
    async (_, slot, minutes, text, time) => {
      const chosen = minutes.map((one, index) => ({ ...SMALL, code: `S${index}`, minutes: one }));
      await show(bookingIn('contact', { slot, chosen }));
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByText(/^Beräknad tid i verkstaden: /)).toHaveTextContent(time);
    },
  );

  it('J-07 says nothing of work whose time is not known', async () => {
    await show(bookingIn('contact', { chosen: [SMALL, { ...SMALL, code: 'NOISE', minutes: null }] }));
    await screen.findByLabelText('Förnamn');
    expect(screen.queryByText(/Bilen beräknas vara klar|Beräknad tid i verkstaden/)).toBeNull();
  });

  it('J-06 a phone number with hyphen and spaces is taken, and stays as it was written', async () => {
    const draft = { ...DRAFT, phone: '070-174 06 21' };
    const { person, actions: dispatched } = await show(bookingIn('contact', { draft }));
    await person.click(await screen.findByRole('button', { name: 'Boka tid' }));
    expect(await screen.findByRole('button', { name: 'Bokar …' })).toBeVisible();
    expect(dispatched).toContainEqual(bookingActions.contactSubmitted(draft));
  });

  it('J-06 a failed booking is shown below the form, and the button is active again', async () => {
    await show(bookingIn('contact', { flow: { value: 'bookingFailed', entered: 3, refused: null } }));
    expect(
      await screen.findByText('Vi kunde inte ta emot bokningen. Allt du har skrivit finns kvar, försök igen.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Boka tid' })).not.toHaveAttribute('aria-busy');
  });

  it('J-12 a visit at an overlapping time is shown and must be confirmed', async () => {
    const { person, actions: dispatched, dispatchInAct } = await show(bookingIn('contact'));
    await dispatchInAct(
      bookingActions.contactSubmitted(DRAFT),
      bookingActions.bookingFailed({ error: { code: 'VISIT_OVERLAPS', params: { timeSlot: '2026-12-01T10:30:00' } } }),
    );
    expect(
      await screen.findByText('Bokad tid: tisdag 1 december 10:30. Vill du boka den här tiden också?'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Boka den här tiden också' }));
    expect(dispatched).toContainEqual(bookingActions.retried());
  });

  it('J-12 of a visit at an overlapping time that the server does not tell no time is shown', async () => {
    const { person, actions: dispatched, dispatchInAct } = await show(bookingIn('contact'));
    await dispatchInAct(
      bookingActions.contactSubmitted(DRAFT),
      bookingActions.bookingFailed({ error: { code: 'VISIT_OVERLAPS', params: {} } }),
    );
    expect(
      await screen.findByText('Den här bilen har redan en bokad tid som krockar med den du har valt.'),
    ).toBeVisible();
    expect(screen.queryByText(/Bokad tid:/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Boka den här tiden också' }));
    expect(dispatched).toContainEqual(bookingActions.retried());
  });

  it('J-08 completed steps open again, and the phone number is on all of them', async () => {
    const { person, actions: dispatched } = await show(bookingIn('contact'));
    await person.click(await screen.findByRole('button', { name: /Bil och plats/ }));
    expect(dispatched).toContainEqual(bookingActions.stepReopened({ step: 0 }));
    expect(screen.getByRole('link', { name: '08-465 004 00' })).toHaveAttribute('href', 'tel:0846500400');
    expect(screen.getByRole('heading', { name: /Bil och plats/ })).toHaveFocus();
  });

  it('J-03 groups after the two most common ones are folded, name what is chosen of them, and are in the page', async () => {
    const group = (name: string) => ({
      name,
      icon: 'service',
      selectionType: null,
      offerings: [anOffering(`${name} 1`), anOffering(`${name} 2`)],
    });
    const { person } = await show(
      bookingIn('choosingServices', {
        services: ['Service', 'Däck', 'Bromsar', 'Glas'].map(group),
        chosen: [],
        reached: 1,
        slot: null,
      }),
    );
    const folded = async (name: string) =>
      (await screen.findByText(name, { selector: 'summary *' })).closest('details');
    expect(await screen.findByRole('checkbox', { name: 'Tjänst Däck 1' })).toBeVisible();
    const brakes = await folded('Bromsar');
    expect(brakes).not.toHaveAttribute('open');
    expect(brakes?.querySelector('summary')).toHaveTextContent(/^Bromsar2 tjänster$/);
    expect(brakes).toHaveTextContent('Tjänst Bromsar 2');
    expect(screen.queryByText('Service', { selector: 'summary *' })).toBeNull();
    await person.click(screen.getByText('Bromsar', { selector: 'summary *' }));
    await person.click(within(brakes ?? document.body).getByRole('checkbox', { name: 'Tjänst Bromsar 1' }));
    await person.click(screen.getByText('Bromsar', { selector: 'summary *' }));
    expect(brakes).not.toHaveAttribute('open');
    expect(brakes?.querySelector('summary')).toHaveTextContent('Tjänst Bromsar 1');
  });

  it('J-03 whoever comes with a fault opens its folded group from the top of the step', async () => {
    const group = (name: string) => ({
      name,
      icon: 'service',
      selectionType: null,
      offerings: [anOffering(`${name} 1`)],
    });
    const { person } = await show(
      bookingIn('choosingServices', {
        services: ['Service', 'Däck', 'Bromsar', 'Glas'].map(group),
        chosen: [],
        reached: 1,
        slot: null,
      }),
    );
    const shortcuts = within(await screen.findByRole('group', { name: 'Fler tjänster' }));
    expect(shortcuts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Bromsar', 'Glas']);
    await person.click(shortcuts.getByRole('button', { name: 'Glas' }));
    const [brakes, glass] = ['Bromsar', 'Glas'].map((name) =>
      screen.getByText(name, { selector: 'summary *' }).closest('details'),
    );
    expect(glass).toHaveAttribute('open');
    expect(glass?.querySelector('summary')).toHaveFocus();
    expect(brakes).not.toHaveAttribute('open');
  });

  it('J-08 the bar of the summary goes on from the open step', async () => {
    const {
      actions: dispatched,
      person,
      dispatchInAct,
    } = await show(bookingIn('choosingAddons', { reached: 2, slot: null }));
    const bar = within(await screen.findByRole('complementary', { name: 'Din bokning' }));
    const goOn = (name: string) => bar.getAllByRole('button', { name, hidden: true })[0] ?? document.body;
    await person.click(goOn('Fortsätt utan tillval'));
    expect(dispatched).toContainEqual(bookingActions.addonsSkipped());
    await dispatchInAct(bookingActions.slotChosen(aSlot()));
    await dispatchInAct(bookingActions.slotHeld({ hold: null }));
    await screen.findByLabelText('Förnamn');
    await person.click(goOn('Boka tid'));
    await waitFor(() => expect(dispatched).toContainEqual(bookingActions.contactSubmitted(DRAFT)));
  });

  it('J-08 the summary sheet opens and closes by its bar', async () => {
    const { person } = await show(bookingIn('contact', { chosen: [{ ...SMALL, priceKind: 'approximate' }] }));
    const bar = await screen.findByRole('button', { name: /^Din bokning/ });
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    // No more certain than the sum within.
    expect(bar).toHaveTextContent(/^Din bokningCa\s1\s000\skr$/);
    await person.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{Escape}');
    expect(bar).toHaveAttribute('aria-expanded', 'false');
  });

  it('J-07 the confirmation shows the booking and further actions', async () => {
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
    await show(
      bookingIn('confirmed', {
        reached: 5,
        car: VOLVO,
        services: SERVICES,
        confirmation: { response: aResponseTo(sent), sent },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
    expect(screen.getByText('tisdag 1 december 10:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vägbeskrivning' })).toHaveAttribute(
      'href',
      expect.stringContaining('to=59%2C18'),
    );
    expect(screen.getByRole('link', { name: 'Ändra eller avboka' })).toHaveAttribute(
      'href',
      '/service-och-verkstad/min-bokning#token-B1',
    );
    for (const name of ['Lägg till i kalendern', 'Skriv ut', 'Ny bokning'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.queryByText(/^Steg/)).toBeNull();
  });
});
