/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { contactFeature } from '@/features/contact/contact.feature';
import { contactActions } from '@/features/contact/contact.slice';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { lendBrowser, show } from '../viewKit';
import { CAR, DEPARTMENTS, RECEIPT, SAMPLE, SELLERS } from './contactKit';

beforeAll(lendBrowser);

const form = (car = CAR, sellers: typeof DEPARTMENTS = [...SELLERS]) =>
  show(<ContactForm car={car} sellers={sellers} />, { cars: [CAR, SAMPLE], features: [contactFeature] });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
const fill = async () => {
  await userEvent.type(field('Namn'), 'Lena Svensson');
  await userEvent.type(field('Telefon'), '070-174 06 05');
  await userEvent.type(field('E-post'), 'lena@kund.example');
};

describe('the contact form', () => {
  it('H-02 shows the invalid-input message until it changes, and what is wrong at each field', async () => {
    const { actions } = form();
    await userEvent.type(field('Telefon'), '12');
    await userEvent.type(field('E-post'), 'lena@kund');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Något saknas eller stämmer inte.');
    expect(field('Namn')).toHaveAccessibleDescription('Fyll i det här fältet.');
    expect(field('Telefon')).toHaveAccessibleDescription('Skriv 6 till 20 siffror, gärna med + först.');
    expect(field('E-post')).toHaveAccessibleDescription('Skriv en e-postadress, till exempel namn@exempel.se.');
    expect(field('Namn')).toHaveFocus();
    await userEvent.type(field('Namn'), 'L');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(actions.some(contactActions.submitted.match)).toBe(false);
  });

  it('H-02 is disabled while it is sent, then shows reference and what happens next, and keeps who writes', async () => {
    const { actions, host } = form();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Få en offert' }));
    await send();
    const submitted = actions.find(contactActions.submitted.match);
    expect(submitted?.payload.draft).toMatchObject({ name: 'Lena Svensson', quote: true, testDrive: false });
    expect(screen.getByRole('button', { name: 'Skickar …' })).toHaveAttribute('aria-busy', 'true');
    expect(field('Namn')).toHaveAttribute('readonly');
    await act(async () => void host.store.dispatch(contactActions.sent(RECEIPT)));
    expect(screen.getByRole('heading', { name: 'Tack, din förfrågan är skickad' })).toHaveFocus();
    expect(screen.getByText('Referensnummer: K7QM-2XWD')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Tyra Granskog öppnar måndag 23 november kl. 09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ett meddelande till' }));
    expect(field('Namn')).toHaveValue('Lena Svensson');
    expect(screen.getByRole('checkbox', { name: 'Få en offert' })).not.toBeChecked();
  });

  it('H-02 shows carDetailFormError with the ways on, and every field as it was', async () => {
    const { actions, host } = form();
    await fill();
    await send();
    await act(
      async () => void host.store.dispatch(contactActions.submitFailed({ error: { code: 'FORM_FAILED', params: {} } })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Det gick inte att skicka just nu.');
    expect(screen.getByRole('link', { name: 'Ring 08-465 004 12 i stället' })).toHaveAttribute(
      'href',
      'tel:0846500412',
    );
    expect(field('E-post')).toHaveValue('lena@kund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(actions.some(contactActions.retried.match)).toBe(true);
  });

  it('H-02 issue 21: while it is sent again the message keeps its room, so that a double tap hits no link', async () => {
    const { host } = form();
    await fill();
    await send();
    const failed = contactActions.submitFailed({ error: { code: 'FORM_FAILED', params: {} } });
    await act(async () => void host.store.dispatch(failed));
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Skickar …' })).toHaveFocus();
    expect(screen.getByText(/Det gick inte att skicka just nu/)).toBeInTheDocument();
    expect(screen.getByText(/Det gick inte att skicka just nu/)).not.toBeVisible();
    await act(async () => void host.store.dispatch(failed));
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  });

  it('H-02 of a car that was sold meanwhile offers the other cars: a retry would be in vain', async () => {
    const { host } = form();
    await fill();
    await send();
    await act(
      async () =>
        void host.store.dispatch(contactActions.submitFailed({ error: { code: 'CAR_NOT_FOUND', params: {} } })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Den här bilen finns inte längre hos oss.');
    expect(screen.getByRole('link', { name: 'Till alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/alla-bilar-i-lager',
    );
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    expect(field('E-post')).toHaveValue('lena@kund.example');
  });

  it('H-02 of a sample car needs a choice of seller', async () => {
    const { actions } = form(SAMPLE, DEPARTMENTS);
    await fill();
    await send();
    const seller = screen.getByRole('combobox', { name: 'Säljare' });
    expect(seller).toHaveAccessibleDescription('Välj en säljare');
    await userEvent.selectOptions(seller, 'Nordvik Bil Solna');
    await send();
    expect(actions.find(contactActions.submitted.match)?.payload.draft.seller).toBe('Nordvik Bil Solna');
  });

  it('H-02 the page renders again while it is sent: the form is not opened again', async () => {
    function Page() {
      const [, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount((count) => count + 1)}>
            Again
          </button>
          <ContactForm car={CAR} sellers={[...SELLERS]} />
        </>
      );
    }
    const { actions } = show(<Page />, { cars: [CAR], features: [contactFeature] });
    await fill();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(actions.filter(contactActions.opened.match)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Skickar …' })).toBeInTheDocument();
  });

  it('G-03 a link ticks the box without losing what was typed', async () => {
    const { host } = form();
    await userEvent.type(field('Meddelande'), 'Hej');
    await act(async () => void host.store.dispatch(contactActions.anchorVisited({ anchor: 'contact-testdrive' })));
    expect(screen.getByRole('checkbox', { name: 'Provköra bilen' })).toBeChecked();
    expect(field('Meddelande')).toHaveValue('Hej');
    expect(field('Namn')).toHaveFocus();
  });

  it('H-02 offers times of a test drive within the opening hours, and sends the chosen one', async () => {
    const { actions, host } = form();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Provköra bilen' }));
    const schedule = { openinghours: [{ day: 'Måndag', displayText: '09–18' }], deviationdays: [] };
    await act(
      async () => void host.store.dispatch(contactActions.hoursLoaded({ hours: [{ name: 'Säljarna', schedule }] })),
    );
    const day = screen.getByRole('combobox', { name: /^Dag 1/ });
    expect([...day.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ]);
    await userEvent.selectOptions(day, '2026-11-30');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tid 1' }), '17:00');
    await fill();
    await send();
    expect(actions.find(contactActions.submitted.match)?.payload.draft.times[0]).toEqual({
      date: '2026-11-30',
      time: '17:00',
    });
  });
});
