/** @jest-environment jsdom */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorCode } from '@/errors/catalogue';
import { carValuationActions } from '@/features/sell-car/carValuation.slice';
import { SellCarForm } from '@/features/sell-car/components/SellCarForm';
import { sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { selectCarValuationFlow, selectSellCar, selectSellCarValues } from '@/features/sell-car/sellCar.selectors';
import { sellCarActions } from '@/features/sell-car/sellCar.slice';
import { lendBrowser, show } from '../viewKit';
import { DRAFT, MAKES, RANGE, RECEIPT } from './sellCarKit';

beforeAll(lendBrowser);

const form = async (context: object = {}, margin = 0) => {
  const shown = show(<SellCarForm margin={margin} terms={<a href="https://site.example/integritet">Integritet</a>} />, {
    features: [sellCarFeature],
    context: { hasCarRegistry: true, ...context },
  });
  await act(async () => void shown.host.store.dispatch(carValuationActions.makesLoaded({ makes: MAKES })));
  return shown;
};
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Skicka till inköparen');
const head = (name: string) => screen.findByRole('heading', { name });
/** To the condition of a car with a number, then to who offers it. */
const toCondition = async (regno = 'ABC 123') => {
  await userEvent.type(field('Registreringsnummer'), regno);
  await press('Hoppa över prisläget');
  expect(await head('Skick och önskemål')).toHaveFocus();
};
const toContact = async () => {
  await toCondition();
  await press('Fortsätt');
  expect(await head('Dina uppgifter')).toHaveFocus();
};
const errorOf = (code: ErrorCode, params = {}) => ({ error: { code, params } });
const money = (text: string) => text.replaceAll('\u00a0', ' ');

const EXAMPLE = { car_id: '1000001', slug: 'volvo-v60', year: 2021, mileage: 4_100, price: 231_000 };

describe('the form for a car to sell', () => {
  it('L-02 says at each field what is wrong, and asks for no more than the specification', async () => {
    const { actions } = await form();
    await userEvent.type(field('Registreringsnummer'), 'ABC 123456');
    await userEvent.type(field('Mätarställning'), 'mycket');
    await userEvent.type(field('Årsmodell'), '17');
    await press('Hoppa över prisläget');
    await waitFor(() => expect(field('Registreringsnummer')).toHaveFocus());
    expect(await head('Din bil')).toBeInTheDocument();
    expect(field('Registreringsnummer')).toHaveAccessibleDescription(/Skriv 2 till 8 bokstäver och siffror\.$/);
    expect(field('Mätarställning')).toHaveAccessibleDescription('Ungefär räcker. Skriv ett helt tal från 0.');
    expect(field('Årsmodell')).toHaveAccessibleDescription('Skriv året med fyra siffror.');
    for (const name of ['Märke', 'Modell', 'Årsmodell', 'Mätarställning']) expect(field(name)).not.toBeRequired();
    for (const name of ['Registreringsnummer', 'Mätarställning', 'Årsmodell']) await userEvent.clear(field(name));
    await toContact();
    await userEvent.type(field('Telefon'), '12');
    await userEvent.type(field('E-post'), 'lena@kund');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Något saknas eller stämmer inte.');
    expect(field('Namn')).toHaveAccessibleDescription('Fyll i det här fältet.');
    expect(field('Telefon')).toHaveAccessibleDescription('Skriv 6 till 20 siffror, gärna med + först.');
    expect(field('E-post')).toHaveAccessibleDescription('Skriv en e-postadress, till exempel namn@exempel.se.');
    await userEvent.type(field('Namn'), 'L');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(actions.some(sellCarActions.submitted.match)).toBe(false);
  });

  it('L-02 asks five questions with three answers each, and for sell or trade in', async () => {
    await form();
    await toCondition();
    const names = ['Hur går den?', 'Hur ser den ut utanpå?', 'Hur ser den ut inuti?', 'Är den servad?'];
    for (const name of [...names, 'Hur är det med hjulen?'])
      expect(within(screen.getByRole('group', { name })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Sälja bilen' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Byta in den mot en annan' })).not.toBeChecked();
  });

  it('L-02 is sent with nothing but the number and who offers it; what is not chosen is empty', async () => {
    const { host, actions } = await form();
    await toCondition();
    // The keyboard passes by a group without choosing.
    act(() => screen.getByRole('radio', { name: 'Bra' }).focus());
    await userEvent.tab();
    await userEvent.click(screen.getByRole('radio', { name: 'Repor eller bucklor' }));
    await press('Fortsätt');
    await send();
    for (const [name, value] of [
      ['Namn', 'Lena Svensson'],
      ['Telefon', '070-174 06 05'],
      ['E-post', 'lena@kund.example'],
    ] as const)
      await userEvent.type(field(name), value);
    await send();
    expect(actions.findLast(sellCarActions.submitted.match)?.payload.draft).toMatchObject({
      driving: '',
      outside: 'marks',
      inside: '',
      service: '',
      wheels: '',
    });
    expect(selectSellCarValues(host.store.getState())).toMatchObject({ regno: 'ABC123', condition: { driving: '' } });
  });

  it('L-02 shows the range before anything else is asked, and marks what is missing for it', async () => {
    const { host, actions } = await form();
    expect(screen.queryByLabelText(/^Namn/)).not.toBeVisible();
    expect(field('Märke')).not.toBeVisible();
    await userEvent.type(field('Registreringsnummer'), 'abc123');
    await press('Visa prisläget');
    await waitFor(() => expect(field('Mätarställning')).toHaveFocus());
    expect(field('Mätarställning')).toHaveAccessibleDescription('Ungefär räcker. Fyll i det här fältet.');
    expect(actions.findLast(carValuationActions.plateEntered.match)?.payload).toEqual({ plate: 'ABC123' });
    act(
      () =>
        void host.store.dispatch(carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } })),
    );
    expect(field('Märke')).toBeVisible();
    await userEvent.type(field('Mätarställning'), '4500{Enter}');
    await waitFor(() => expect(actions.some(carValuationActions.carDescribed.match)).toBe(true));
    act(() => void host.store.dispatch(carValuationActions.rangeFound({ range: RANGE, isWide: false, examples: [] })));
    expect(screen.getByText('Liknande bilar hos oss säljs för')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hoppa över prisläget' })).toBeNull();
    await press('Fortsätt');
    expect(await head('Skick och önskemål')).toHaveFocus();
    expect(screen.getByText('Steg 2 av 3')).toBeVisible();
    expect(screen.getByText('Liknande bilar hos oss säljs för')).toBeVisible();
  });

  describe('the button of the first step', () => {
    const described = async () => {
      const shown = await form();
      const dispatch = (action: UnknownAction) => act(() => void shown.host.store.dispatch(action));
      await userEvent.type(field('Registreringsnummer'), 'abc123{Enter}');
      dispatch(carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } }));
      await userEvent.type(field('Mätarställning'), '4500');
      return {
        ...shown,
        range: () => dispatch(carValuationActions.rangeFound({ range: RANGE, isWide: false, examples: [] })),
      };
    };
    const mileages = ({ actions }: Awaited<ReturnType<typeof form>>) =>
      actions.filter(carValuationActions.carDescribed.match).map(({ payload }) => payload.car.mileage);

    it('L-02 shows the range where it said so, though the answer came before the click', async () => {
      const { range } = await described();
      fireEvent.blur(field('Mätarställning'));
      const button = screen.getByRole('button', { name: 'Visa prisläget' });
      await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
      range();
      await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
      expect(button).toHaveTextContent('Fortsätt');
      expect(await head('Din bil')).toBeVisible();
      // The second press of a double click.
      fireEvent.click(button, { detail: 2 });
      expect(await head('Din bil')).toBeVisible();
      await press('Fortsätt');
      expect(await head('Skick och önskemål')).toHaveFocus();
    });

    it('L-02 shows the range to who presses as the button begins to say something else by itself', async () => {
      const { host } = await form();
      const dispatch = (action: UnknownAction) => act(() => void host.store.dispatch(action));
      await userEvent.type(field('Registreringsnummer'), 'abc123');
      await userEvent.type(field('Mätarställning'), '4500');
      dispatch(carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } }));
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
      dispatch(carValuationActions.rangeFound({ range: RANGE, examples: [], isWide: false }));
      now.mockReturnValue(1_300);
      await press('Fortsätt');
      expect(await head('Din bil')).toBeVisible();
      await press('Fortsätt');
      expect(await head('Skick och önskemål')).toHaveFocus();
      now.mockRestore();
    });

    it('L-02 compares at the click, not when the field is left for it: the answer would move the button', async () => {
      const shown = await described();
      const button = screen.getByRole('button', { name: 'Visa prisläget' });
      await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
      expect(button).toHaveFocus();
      expect(mileages(shown)).toEqual([]);
      fireEvent.click(button);
      await waitFor(() => expect(mileages(shown)).toEqual([4_500]));
    });

    it.each<[string, () => Promise<unknown>]>([
      ['by pointer', () => press('Fortsätt')],
      ['by Enter in the field', () => userEvent.keyboard('{Enter}')],
      [
        'by keyboard',
        async () => {
          while (document.activeElement?.textContent !== 'Fortsätt') await userEvent.tab();
          await userEvent.keyboard('{Enter}');
        },
      ],
    ])('L-02 refreshes the range of another mileage and goes on at one press, %s', async (_, goOn) => {
      const shown = await described();
      await press('Visa prisläget');
      shown.range();
      await userEvent.clear(field('Mätarställning'));
      await userEvent.type(field('Mätarställning'), '9000');
      await goOn();
      expect(await head('Skick och önskemål')).toHaveFocus();
      expect(mileages(shown)).toEqual([4_500, 9_000]);
      shown.range();
      expect(await head('Skick och önskemål')).toBeVisible();
    });

    it('L-02 shows the range of another car before it goes on', async () => {
      const { range } = await described();
      await press('Visa prisläget');
      range();
      await userEvent.clear(field('Registreringsnummer'));
      await userEvent.type(field('Registreringsnummer'), 'def45a');
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Visa prisläget' })).toBeVisible();
    });
  });

  it('L-02 goes back with everything that was filled in, and says before sending what happens next', async () => {
    await form();
    await toContact();
    for (const text of ['En inköpare hör av sig inom en arbetsdag.', 'Säger du ja betalar vi samma dag.'])
      expect(screen.getByText(text)).toBeVisible();
    await userEvent.type(field('Namn'), 'Lena');
    await press('Tillbaka');
    expect(await head('Skick och önskemål')).toHaveFocus();
    await press('Tillbaka');
    expect(await head('Din bil')).toHaveFocus();
    expect(field('Registreringsnummer')).toHaveValue('ABC 123');
    await press('Hoppa över prisläget');
    await press('Fortsätt');
    expect(field('Namn')).toHaveValue('Lena');
  });

  it('L-02 fills in the car that was found, and what is filled in can be changed', async () => {
    const { host, actions } = await form();
    await userEvent.type(field('Registreringsnummer'), 'abc 123{Enter}');
    expect(actions.findLast(carValuationActions.plateEntered.match)?.payload).toEqual({ plate: 'ABC123' });
    expect(screen.getByText('Hämtar uppgifter om bilen …')).toBeInTheDocument();
    act(
      () =>
        void host.store.dispatch(carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } })),
    );
    expect(screen.getByText(/^Vi hittade Volvo V60 2021\./)).toBeInTheDocument();
    expect([field('Märke'), field('Modell'), field('Årsmodell')].map((one) => (one as HTMLInputElement).value)).toEqual(
      ['Volvo', 'V60', '2021'],
    );
    await userEvent.type(field('Mätarställning'), '4 500');
    await userEvent.tab();
    expect(actions.findLast(carValuationActions.carDescribed.match)?.payload).toEqual({
      car: { brand: 'Volvo', model: 'V60', year: 2021, mileage: 4_500 },
    });
    await userEvent.clear(field('Modell'));
    await userEvent.tab();
    expect(selectCarValuationFlow(host.store.getState()).value).toBe('empty');
  });

  it('L-02 fills in nothing of the car before when another one is offered', async () => {
    const { host } = await form();
    const dispatch = (action: UnknownAction) => act(() => void host.store.dispatch(action));
    await userEvent.type(field('Registreringsnummer'), 'abc 123{Enter}');
    dispatch(carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } }));
    await press('Hoppa över prisläget');
    await press('Fortsätt');
    for (const [name, value] of [
      ['Namn', 'Lena Svensson'],
      ['Telefon', '070-174 06 05'],
      ['E-post', 'lena@kund.example'],
    ] as const)
      await userEvent.type(field(name), value);
    await send();
    await waitFor(() => expect(selectSellCar(host.store.getState()).flow.value).toBe('submitting'));
    dispatch(sellCarActions.sent(RECEIPT));
    await press('Skicka en bil till');
    expect(await head('Din bil')).toBeVisible();
    await userEvent.type(field('Registreringsnummer'), 'abc 123{Enter}');
    expect(screen.getByText('Hämtar uppgifter om bilen …')).toBeInTheDocument();
    for (const name of ['Märke', 'Modell', 'Årsmodell']) expect(field(name)).toHaveValue('');
  });

  it.each<[ErrorCode, RegExp, boolean]>([
    ['REG_INVALID', /^Ogiltigt registreringsnummer, .* Du kan fylla i bilen själv här under\.$/, false],
    ['VEHICLE_NOT_FOUND', /^Fordonet hittades inte, .* Du kan fylla i bilen själv här under\.$/, false],
    ['LOOKUP_FAILED', /^Något gick fel, försök igen Du kan fylla i bilen själv här under\.$/, true],
  ])('L-02 a look-up that ends by %s says what to do', async (code, text, hasRetry) => {
    const { host } = await form();
    act(() => void host.store.dispatch(carValuationActions.plateEntered({ plate: 'ABC123' })));
    act(() => void host.store.dispatch(carValuationActions.lookupFailed(errorOf(code))));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Försök igen' })).toHaveLength(hasRetry ? 1 : 0);
  });

  it('L-02 looks nothing up where the country has no registry, and takes kilometres there', async () => {
    const { actions } = await form({ hasCarRegistry: undefined, odometer: 'km' });
    expect(field('Märke')).toBeVisible();
    await userEvent.type(field('Registreringsnummer'), 'ABC123');
    await userEvent.tab();
    expect(actions.some(carValuationActions.plateEntered.match)).toBe(false);
    expect(screen.getByText('km')).toBeInTheDocument();
  });

  it('L-02 shows what like cars cost, of how many and which years, and that it is no promise', async () => {
    const { host } = await form();
    const panel = screen.getByRole('complementary', { name: 'Vad kostar liknande bilar?' });
    const described = carValuationActions.carDescribed({
      car: { brand: 'Volvo', model: 'V60', year: 2021, mileage: 1 },
    });
    expect(panel).not.toHaveTextContent(/kr/);
    act(() => void host.store.dispatch(described));
    act(
      () =>
        void host.store.dispatch(carValuationActions.rangeFound({ range: RANGE, isWide: false, examples: [EXAMPLE] })),
    );
    expect(money(panel.textContent)).toContain('210 000–260 000 kr');
    expect(panel).toHaveTextContent('12 liknande bilar i vårt lager, årsmodell 2020–2022.');
    expect(panel).toHaveTextContent('Det här är inget löfte');
    expect(panel).not.toHaveTextContent('Bredare urval');
    expect(within(panel).getByText(/^Volvo V60 2021 · 1\smil$/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: /^2021 · 4\s100\smil$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('1000001'),
    );
    expect(money(panel.textContent)).toContain('231 000 kr');
    act(() => void host.store.dispatch(described));
    act(() => void host.store.dispatch(carValuationActions.rangeFound({ range: RANGE, isWide: true, examples: [] })));
    expect(panel).toHaveTextContent('Bredare urval än vanligt: vi har få lika bilar');
    act(() => void host.store.dispatch(described));
    act(() => void host.store.dispatch(carValuationActions.tooFewFound()));
    expect(panel).toHaveTextContent('för få liknande bilar');
    expect(panel).not.toHaveTextContent(/kr\b/);
    act(() => void host.store.dispatch(described));
    act(() => void host.store.dispatch(carValuationActions.rangeFailed(errorOf('VALUATION_FAILED'))));
    expect(panel).toHaveTextContent('Du kan skicka formuläret ändå.');
    expect(within(panel).getByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
  });

  it('L-02 until a reload has restored its step, styles show that of the address', async () => {
    await form();
    const shownBy = (step: string, isReady: boolean): string[] => {
      document.documentElement.setAttribute('data-open-step', step);
      document.querySelector('form')?.toggleAttribute('data-ready', isReady);
      return [...document.querySelectorAll<HTMLElement>('[data-step]')]
        .filter((one) => getComputedStyle(one).display !== 'none')
        .map((one) => one.dataset.step ?? '');
    };
    expect([shownBy('2', false), shownBy('3', false), shownBy('', false)]).toEqual([['1'], ['2'], ['0']]);
    expect(shownBy('2', true)).toEqual(['0']);
    document.documentElement.removeAttribute('data-open-step');
  });

  it('L-02 lists photographs with what became of each; eight are the most', async () => {
    const { host, actions } = await form();
    await toCondition();
    const add = screen.getByLabelText('Lägg till bilder');
    const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    await userEvent.upload(
      add,
      Array.from({ length: 9 }, (_one, index) => file(`IMG_${index}.jpg`)),
    );
    const keys = actions.findLast(sellCarActions.photosAdded.match)?.payload.keys ?? [];
    expect(keys).toHaveLength(8);
    // A file's name may tell where it was taken.
    expect(JSON.stringify(actions)).not.toContain('IMG_');
    expect(screen.getAllByText('Skickas …')).toHaveLength(8);
    expect(add).toBeDisabled();
    act(
      () => void host.store.dispatch(sellCarActions.photoStored({ key: keys[0] ?? '', id: 'a', thumbnail: 'data:,' })),
    );
    expect(screen.getByRole('img', { name: 'Bild 1' })).toBeInTheDocument();
    expect(screen.getByText(/^1 av 8 bilder är klara\./)).toBeInTheDocument();
    for (const [code, text] of [
      ['UPLOAD_UNREADABLE', 'Det här är ingen bild som vi kan läsa. Välj en JPEG, PNG, WebP eller AVIF.'],
      ['UPLOAD_FAILED', 'Bilden gick inte att ladda upp. Ta bort den och försök igen.'],
    ] as const) {
      act(() => void host.store.dispatch(sellCarActions.photoFailed({ key: keys[1] ?? '', ...errorOf(code) })));
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(actions.findLast(sellCarActions.photoRetried.match)?.payload).toEqual({ key: keys[1] });
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort bild 2' }));
    expect(selectSellCar(host.store.getState()).photos).toHaveLength(7);
    expect(add).toBeEnabled();
  });

  it('L-02 shows the failure text with a way on and keeps every field, then the receipt', async () => {
    const { host, actions } = await form();
    await toContact();
    await userEvent.type(field('Namn'), 'Ragnhild Lönnqvist');
    act(() => void host.store.dispatch(sellCarActions.submitted({ draft: DRAFT, filledMs: 9_000 })));
    expect(screen.getByRole('button', { name: 'Skickar …' })).toHaveAttribute('aria-busy', 'true');
    act(() => void host.store.dispatch(sellCarActions.submitFailed(errorOf('SELL_CAR_FAILED'))));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Det gick inte att skicka just nu. Allt du har fyllt i finns kvar: försök igen om en stund.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(actions.some(sellCarActions.retried.match)).toBe(true);
    act(() => void host.store.dispatch(sellCarActions.sent(RECEIPT)));
    expect(screen.getByRole('heading', { name: 'Tack, vi har fått uppgifterna om din bil' })).toHaveFocus();
    expect(screen.getByText('Referensnummer: K7QM-2XWD')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Skicka en bil till' }));
    expect(await head('Din bil')).toHaveFocus();
    expect(field('Registreringsnummer')).toHaveValue('');
    await toContact();
    expect(field('Namn')).toHaveValue('Ragnhild Lönnqvist');
  });

  it('L-02 a likely bid stands on a scale from worn to good; the sums of its ends come where the condition is asked for', async () => {
    const { host } = await form({}, 12);
    await act(async () => {
      host.store.dispatch(
        carValuationActions.carDescribed({ car: { brand: 'Volvo', model: 'V60', year: 2021, mileage: 4_100 } }),
      );
      host.store.dispatch(carValuationActions.rangeFound({ range: RANGE, isWide: false, examples: [EXAMPLE] }));
    });
    const bid = screen.getByRole('complementary', { name: 'Vad är bilen värd för oss?' });
    const bar = () => money(bid.querySelector('.bar')?.textContent ?? '');
    expect(bar()).toBe('SlitetGott skick');
    expect(within(bid).getByText(/^Räknat på en bil i gott skick\./)).toBeVisible();
    await act(async () => void host.store.dispatch(sellCarActions.stepOpened({ step: 1 })));
    expect(bar()).toMatch(/^Slitet \d{3} 000 krGott skick \d{3} 000 kr$/);
    expect(within(bid).getByText('Svara på frågorna om skicket, så räknar vi in det.')).toBeVisible();
  });
});
