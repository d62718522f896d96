/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceRequestForm } from '@/features/service-request/components/ServiceRequestForm';
import { serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { serviceRequestActions } from '@/features/service-request/serviceRequest.slice';
import { Link } from '@/ui/primitives/Link';
import { lendBrowser, show } from '../viewKit';
import { DEALERS, DRAFT, RECEIPT } from './serviceRequestKit';

beforeAll(lendBrowser);

const form = async () => {
  const shown = show(<ServiceRequestForm terms={<Link href="/personvern">Personvern</Link>} />, {
    features: [serviceRequestFeature],
    language: 'nb',
    locale: 'nb-NO',
    context: { site: 'car-store-no', locale: 'nb-NO', language: 'nb', timeZone: 'Europe/Oslo' },
  });
  await act(async () => {
    await import('@/ui/primitives/DateFieldBody');
    shown.host.store.dispatch(serviceRequestActions.dealersLoaded({ dealers: DEALERS }));
  });
  return shown;
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const box = (name: string) => screen.getByRole('checkbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fail = (code: 'SERVICE_REQUEST_FAILED') => serviceRequestActions.submitFailed({ error: { code, params: {} } });

describe('the Norwegian request form', () => {
  it('L-01 has the 11 options of cars and the 3 of motorcycles', async () => {
    const { container } = await form();
    const options = (vehicle: string) =>
      [...container.querySelectorAll(`[data-for=${vehicle}] label`)].map(({ textContent }) => textContent);
    expect(options('car')).toEqual([
      'Service',
      'Vinterklar-bil',
      'EU-kontroll',
      'Hjulskift',
      'Service eldre biler (5+)',
      'Reparasjon',
      'Lakk / karosseri',
      'Steinsprut / Ruteskift',
      'Aircondition service',
      'Bilskade',
      'Annet',
    ]);
    expect(options('motorcycle')).toEqual(['Bestille service', 'Bestille deler', 'Annet']);
  });

  it('L-01 says at each field what is wrong; the notice is required, the newsletter is a free choice', async () => {
    const { actions } = await form();
    await userEvent.type(field('Registreringsnummer'), 'AB-123456789');
    await userEvent.type(field('Kilometerstand'), 'mye');
    await userEvent.type(field('Telefon'), '12');
    await userEvent.type(field('E-post'), 'kari@kunde');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noe mangler eller stemmer ikke.');
    expect(field('Registreringsnummer')).toHaveAccessibleDescription('Skriv 2 til 7 bokstaver og sifre.');
    expect(field('Kilometerstand')).toHaveAccessibleDescription('Skriv et helt tall fra 0.');
    expect(field('Navn')).toHaveAccessibleDescription('Fyll ut dette feltet.');
    expect(field('Telefon')).toHaveAccessibleDescription('Skriv 6 til 20 sifre, gjerne med + først.');
    expect(field('E-post')).toHaveAccessibleDescription('Skriv en e-postadresse, for eksempel navn@eksempel.no.');
    expect(screen.getByRole('combobox', { name: 'Avdeling' })).toHaveAccessibleDescription('Velg en avdeling.');
    const notice = box('Jeg har lest hvordan opplysningene mine behandles. Personvern');
    expect(notice).toHaveAccessibleDescription('Bekreft at du har lest det.');
    expect(notice).toBeRequired();
    expect(notice).not.toBeChecked();
    const newsletter = box('Jeg vil gjerne ha nyhetsbrevet. (valgfritt)');
    expect(newsletter).not.toBeRequired();
    expect(newsletter).not.toBeChecked();
    await userEvent.type(field('Navn'), 'K');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(actions.some(serviceRequestActions.submitted.match)).toBe(false);
  });

  it('L-01 shows the failure text of the specification with a way on, then the thank-you', async () => {
    const { host, actions } = await form();
    act(() => void host.store.dispatch(serviceRequestActions.submitted({ draft: DRAFT, filledMs: 9_000 })));
    expect(screen.getByRole('button', { name: 'Sender …' })).toHaveAttribute('aria-busy', 'true');
    act(() => void host.store.dispatch(fail('SERVICE_REQUEST_FAILED')));
    expect(screen.getByRole('alert')).toHaveTextContent('Noe gikk galt, vennligst prøv igjen senere.');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(actions.some(serviceRequestActions.retried.match)).toBe(true);
    act(() => void host.store.dispatch(serviceRequestActions.sent(RECEIPT)));
    expect(screen.getByRole('heading', { name: 'Takk, forespørselen er sendt' })).toHaveFocus();
    expect(screen.getByText('Referansenummer: K7QM-2XWD')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send en ny forespørsel' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  });

  it('L-01 tells when the inspection is due, from dates that are not sent', async () => {
    const { actions } = await form();
    await userEvent.click(box('EU-kontroll'));
    const helper = screen.getByRole('region', { name: 'Når må bilen på EU-kontroll?' });
    const day = async (name: RegExp, value: string) => {
      const input = screen.getByLabelText(name);
      await userEvent.clear(input);
      await userEvent.type(input, value);
    };
    await day(/^Første gang registrert/, '2024-03-12');
    expect(helper).toHaveTextContent('Kontrollen må være godkjent senest 12. mars 2028.');
    expect(helper).toHaveTextContent('rundt 12. januar 2028.');
    await day(/^Sist godkjent/, '2020-05-01');
    expect(helper).toHaveTextContent('Sjekk datoene');
    await day(/^Første gang registrert/, '2016-01-10');
    expect(helper).toHaveTextContent('Fristen gikk ut 1. mai 2022.');
    await userEvent.click(box('Over 7 500 kg'));
    expect(helper).toHaveTextContent('Fristen gikk ut 1. mai 2021.');
    expect(JSON.stringify(actions)).not.toContain('2016-01-10');
  });

  it('L-01 sorts the facilities by distance and says so', async () => {
    const { host } = await form();
    act(() => void host.store.dispatch(serviceRequestActions.positionFound({ latitude: 60.4, longitude: 5.3 })));
    const names = [...screen.getByRole('combobox', { name: 'Avdeling' }).querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    );
    expect(names.slice(0, 2)).toEqual(['Velg avdeling', 'Nordvik Bil Bergen (2 km unna)']);
    expect(screen.getByText(/Nærmest er Nordvik Bil Bergen/)).toBeInTheDocument();
    act(
      () =>
        void host.store.dispatch(
          serviceRequestActions.positionFailed({ error: { code: 'LOCATION_REFUSED', params: {} } }),
        ),
    );
    expect(screen.getByText(/Nettleseren trenger tilgang/)).toBeInTheDocument();
  });
});
