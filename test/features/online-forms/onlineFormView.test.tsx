/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnlineForm } from '@/blocks/OnlineForm/OnlineForm.view';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { onlineFormSamples } from '@/blocks/OnlineForm/OnlineForm.sample';
import { OnlineFormView } from '@/features/online-forms/components/OnlineFormView';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { onlineFormActions, picturesKey } from '@/features/online-forms/onlineForm.slice';
import { siteByName } from '@/sites/sites';
import { StoreProvider } from '@/store/StoreProvider';
import { pageStateOf } from '@test/blocks/shell/kit';
import { fails, fakePorts, inSequence, returns } from '@test/kit/fakePorts';
import { InTexts } from '../../ui/inTexts';
import { lendBrowser, show } from '../viewKit';
import { FIELDS } from './onlineFormKit';

beforeAll(lendBrowser);

const form = () =>
  show(<OnlineFormView formId="omdome" fields={FIELDS} thanks="" button="Skicka omdömet" terms={null} />, {
    features: [onlineFormFeature],
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Skicka omdömet' }));
const radio = (name: string) => screen.getByRole('radio', { name });

describe('a form of the content', () => {
  it('L-03 is rendered from the same field components, with conditional fields', async () => {
    form();
    expect(screen.getByRole('group', { name: /^Namn/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Förnamn' })).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByRole('textbox', { name: 'Dag' })).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getAllByRole('radio', { name: /av 3$/ })).toHaveLength(3);
    expect(screen.queryByRole('textbox', { name: 'Vad då?' })).toBeNull();
    await userEvent.click(radio('Annat'));
    expect(screen.getByRole('textbox', { name: 'Vad då?' })).toBeRequired();
    await userEvent.click(radio('Köp'));
    expect(screen.queryByRole('textbox', { name: 'Vad då?' })).toBeNull();
  });

  it('L-03 says at each field what is wrong, then sends what was answered', async () => {
    const { actions, host } = form();
    await userEvent.type(screen.getByRole('textbox', { name: /^E-post/ }), 'ada@kund');
    await userEvent.type(screen.getByRole('textbox', { name: 'Dag' }), '99');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Något saknas eller stämmer inte.');
    expect(radio('Köp')).toHaveFocus();
    const text = (group: RegExp) => within(screen.getByRole('group', { name: group }));
    expect(text(/^Vad gäller/).getByText('Fyll i det här fältet.')).toBeInTheDocument();
    expect(text(/^När/).getByText('Skriv en dag som finns.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^E-post/ })).toHaveAccessibleDescription(/Skriv en e-postadress/);
    expect(actions.some(onlineFormActions.submitted.match)).toBe(false);

    await userEvent.clear(screen.getByRole('textbox', { name: /^E-post/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Dag' }));
    await userEvent.click(radio('Köp'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Förnamn' }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Efternamn' }), 'Ek');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tid' }));
    await userEvent.click(radio('2 av 3'));
    await send();
    expect(actions.find(onlineFormActions.submitted.match)?.payload).toMatchObject({
      formId: 'omdome',
      answers: { topic: 'Köp', name: { first: 'Ada', last: 'Ek' }, liked: ['Tid'], rating: '2' },
      website: '',
    });
    expect(screen.getByRole('button', { name: 'Skickar …' })).toHaveAttribute('aria-busy', 'true');
    act(
      () =>
        void host.store.dispatch(onlineFormActions.submitFailed({ error: { code: 'ONLINE_FORM_FAILED', params: {} } })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Formuläret kan inte skickas just nu.');
    expect(screen.getByRole('textbox', { name: 'Förnamn' })).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    act(() => void host.store.dispatch(onlineFormActions.sent({ reference: 'K7QM-2XWD' })));
    expect(screen.getByText('Tack, formuläret är skickat').closest('p')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Skicka omdömet' })).toBeNull();
    act(() => void host.store.dispatch(onlineFormActions.recreated()));
    expect(screen.getByText('Referensnummer: K7QM-2XWD')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Förnamn' })).toHaveValue('');
    expect(radio('Köp')).not.toBeChecked();
  });

  it('L-03 is filled in with what its fields and a link know, and keeps the rest', async () => {
    const fields = readOnlineFields(
      '[{ "name": "model", "type": "dropdown", "label": "Modell", "options": ["EX30", "EX40"], "value": "EX40" }, { "name": "phone", "type": "phone", "label": "Telefon" }]',
    ).fields;
    const { host } = show(<OnlineFormView formId="prov" fields={fields} thanks="" button="" terms={null} />, {
      features: [onlineFormFeature],
    });
    expect(screen.getByRole('combobox', { name: /^Modell/ })).toHaveValue('EX40');
    await userEvent.type(screen.getByRole('textbox', { name: /^Telefon/ }), '070-174 06 05');
    await userEvent.tab();
    act(() => void host.store.dispatch(onlineFormActions.prefilled({ formId: 'prov', values: { model: 'EX30' } })));
    expect(screen.getByRole('combobox', { name: /^Modell/ })).toHaveValue('EX30');
    expect(screen.getByRole('textbox', { name: /^Telefon/ })).toHaveValue('070-174 06 05');
  });

  it('L-03 shows each picture: on its way, stored, failed; and at most as many as the form takes', async () => {
    const { host, actions } = form();
    const field = picturesKey('omdome', 'pictures');
    const add = (key: string) => onlineFormActions.pictureAdded({ field, key, name: `bil${key}.jpg` });
    act(() => void host.store.dispatch(add('1')));
    expect(screen.getByText('Laddar upp bil1.jpg …')).toBeInTheDocument();
    act(() => void host.store.dispatch(onlineFormActions.pictureStored({ field, key: '1', id: 'A'.repeat(22) })));
    act(() => void host.store.dispatch(add('2')));
    const failure = { code: 'UPLOAD_UNREADABLE', params: {} } as const;
    act(() => void host.store.dispatch(onlineFormActions.pictureFailed({ field, key: '2', error: failure })));
    expect(screen.getByText('bil1.jpg är uppladdad')).toBeInTheDocument();
    expect(screen.getByText(/Det här är ingen bild som vi kan läsa/)).toBeInTheDocument();
    expect(screen.getByLabelText('Lägg till bild')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort bil2.jpg' }));
    expect(screen.getByLabelText('Lägg till bild')).toBeEnabled();
    await userEvent.click(radio('Köp'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Förnamn' }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Efternamn' }), 'Ek');
    await send();
    expect(actions.find(onlineFormActions.submitted.match)?.payload.answers.pictures).toEqual(['A'.repeat(22)]);
  });
});

describe('a form that asks for a day and a time', () => {
  // The field of the day is loaded where it is used.
  beforeAll(() => import('@/ui/primitives/DateFieldBody'));
  const { fields } = readOnlineFields(
    JSON.stringify([
      {
        name: 'day',
        type: 'date',
        label: 'Dag',
        required: true,
        open: { hours: ['fredag: 11–11:30, 17–18', 'lördag: 17–18', '24 december: stängt'], notice: 2 },
      },
      { name: 'time', type: 'time', label: 'Tid', required: true, day: 'day' },
    ]),
  );
  /** Friday 27 November 2026, 15:00 in Sweden. */
  const OPENED = '2026-11-27T14:00:00.000Z';
  const visit = () => {
    const shown = show(<OnlineFormView formId="bord" fields={fields} thanks="" button="Be om bordet" terms={null} />, {
      features: [onlineFormFeature],
    });
    act(() => void shown.host.store.dispatch(onlineFormActions.clockRead({ now: OPENED })));
    return shown;
  };
  const times = () => within(screen.getByRole('combobox', { name: 'Tid' })).getAllByRole('option');
  const chooseDay = async (text: string) => {
    const [year, month, day] = text.split('-');
    const part = (name: RegExp) => screen.findByRole('spinbutton', { name });
    for (const [name, figures] of [
      [/^år/i, year],
      [/^månad/i, month],
      [/^dag,/i, day],
    ] as const) {
      await userEvent.click(await part(name));
      await userEvent.keyboard(figures ?? '');
    }
  };

  it('L-03 has the times of the chosen day that are two hours from now', async () => {
    const { actions } = visit();
    expect(times().map(({ textContent }) => textContent)).toEqual(['Välj dag först']);
    await chooseDay('2026-11-27');
    expect(times().map(({ textContent }) => textContent)).toEqual(['Välj', '17:00', '17:30', '18:00']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tid' }), '17:30');
    await userEvent.click(screen.getByRole('button', { name: 'Be om bordet' }));
    expect(actions.find(onlineFormActions.submitted.match)?.payload.answers).toEqual({
      day: { day: '27', month: '11', year: '2026' },
      time: '17:30',
    });
  });

  it('L-03 refuses a day that is closed, at the day and in plain words', async () => {
    const { actions } = visit();
    await chooseDay('2026-12-24');
    expect(await screen.findByText('Den dagen har vi stängt. Välj en annan dag.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Be om bordet' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Något saknas eller stämmer inte.');
    expect(screen.getByRole('spinbutton', { name: /^år/i })).toHaveFocus();
    expect(actions.some(onlineFormActions.submitted.match)).toBe(false);
  });
});

describe('the block of a form', () => {
  const block = (name: string, more: object = {}, fields?: ReturnType<typeof returns>) => {
    const sample = onlineFormSamples[name];
    if (!sample) throw new Error(`There is no sample ${name}.`);
    const site = siteByName('car-store-se');
    const [language] = site.languages;
    const pageState = pageStateOf(site, language, '/');
    const context = { ...pageState.context, ...(fields && { hasFormProvider: true as const }) };
    return render(
      <InTexts>
        <StoreProvider
          pageState={{ ...pageState, context }}
          stateId="one"
          ports={() => fakePorts(fields && { forms: { fields } })}
        >
          <OnlineForm {...sample} {...more} />
        </StoreProvider>
      </InTexts>,
    );
  };

  it('L-03 without an id shows the text of the specification', () => {
    block('no id');
    expect(screen.getByText('Missing FormId')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('L-03 without fields says what to do instead', () => {
    block('no fields');
    expect(screen.getByText('Formuläret kan inte visas just nu. Ring eller mejla oss.')).toBeInTheDocument();
  });

  it('L-03 without fields shows those of the provider, or that there are none', async () => {
    block('no fields', {}, inSequence(returns([]), fails('ONLINE_FORM_FAILED'), returns(FIELDS)));
    expect(screen.getByRole('status')).toHaveTextContent('Laddar …');
    for (let times = 0; times < 2; times += 1) {
      expect(await screen.findByText(/kan inte visas just nu/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    }
    expect(await screen.findByRole('textbox', { name: 'Förnamn' })).toBeInTheDocument();
  });

  it('L-03 as a popup is behind its title, at most 520 px wide, and closes with Escape', async () => {
    const { container } = block('complete', { FormVariant: 'Popup' });
    const details = container.querySelector('details');
    if (!details) throw new Error('There is no popup.');
    expect(details.open).toBe(false);
    expect(getComputedStyle(details).maxWidth).toContain('520px');
    details.open = true;
    await userEvent.click(screen.getByRole('textbox', { name: 'Förnamn' }));
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')).toHaveFocus();
  });
});
