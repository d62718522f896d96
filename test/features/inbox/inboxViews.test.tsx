/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { InboxChange, InboxMember, InboxSubmission } from '@/domain/inbox/inbox';
import { failed, ok, type Result } from '@/errors/result';
import { Inbox } from '@/features/inbox/components/Inbox';
import { inboxFeature } from '@/features/inbox/inbox.feature';
import { pickTexts } from '@/i18n/pickTexts';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { InboxPort } from '@/ports/inbox.port';
import type { Language } from '@/sites/site.types';
import { makeStore } from '@/store/store';
import { fakeAddress, fakePorts, fails, returns } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { ID, MEMBER, PAGE, SUBMISSION } from './inboxKit';

const languages: Language[] = ['sv', 'nb', 'da', 'fi', 'sk', 'en'];

async function show(
  inbox: Partial<InboxPort>,
  { address = `/inbox#/${ID}`, language = 'sv' as Language, member = MEMBER as InboxMember } = {},
) {
  const host = makeStore({
    side: 'browser',
    page: aPage('1'),
    features: [],
    ports: fakePorts({
      address: fakeAddress(address),
      inbox: { session: returns(member), page: returns(PAGE), submission: returns(SUBMISSION), ...inbox },
    }),
  });
  host.inject([inboxFeature]);
  const texts = pickTexts(language, ['frame', 'error', 'inbox', 'inboxError', 'contact', 'request', 'sell', 'finance']);
  render(
    <Provider store={host.store}>
      <TextsProvider texts={texts} language={language} locale={language === 'sv' ? 'sv-SE' : 'en'}>
        <Inbox />
      </TextsProvider>
    </Provider>,
  );
  await act(async () => {
    host.attach(inboxFeature);
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return { user: userEvent.setup() };
}

/** A port that notes changes and makes them. */
const changing = (after: (change: InboxChange) => Result<InboxSubmission | null>) => {
  const changes: InboxChange[] = [];
  return {
    changes,
    change: async ({ change }: { change: InboxChange }) => {
      changes.push(change);
      return after(change);
    },
  };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the views of the inbox', () => {
  it('H-02 releases a held submission, and drops one only after a confirmation', async () => {
    const held: InboxSubmission = { ...SUBMISSION, state: 'held', canReply: false };
    const { change, changes } = changing(() => ok({ ...held, state: 'dropped', fields: [], canHandle: false }));
    const { user } = await show({ submission: returns(held), change });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Släpp igenom')).toBeVisible();
    await user.click(button('Kasta'));
    await user.click(button('Behåll'));
    expect(changes).toEqual([]);
    await user.click(button('Kasta'));
    await user.click(button('Ja, kasta'));
    expect(changes).toEqual([{ kind: 'drop' }]);
    expect(screen.getByText('Kastad som skräp. Uppgifterna är raderade.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kasta' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('H-02 shows the group neither values nor actions that it has not', async () => {
    const hidden: InboxSubmission = {
      ...SUBMISSION,
      from: 'L• S•',
      fields: [
        { name: 'email', label: '', values: [], isHidden: true },
        { name: 'quote', label: '', values: [true], isHidden: false },
        { name: 'plan.monthlyMinor', label: '', values: [299500], isHidden: false },
        { name: 'testDriveTimes', label: '', values: ['2026-11-24T10:30'], isHidden: false },
        { name: 'services', label: '', values: ['wheels', 'new'], isHidden: false },
        { name: 'date', label: '', values: ['2026-12-01'], isHidden: false },
        { name: 'somethingNew', label: '', values: ['x'], isHidden: false },
      ],
      canReply: false,
      canHandle: false,
    };
    await show({ submission: returns(hidden) }, { member: { ...MEMBER, role: 'group' } });
    expect(screen.getByText('Du ser alla webbplatser, men inga personuppgifter.')).toBeVisible();
    const data = within(screen.getByRole('region', { name: 'Uppgifter' }));
    expect(data.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'dold',
      'Ja',
      expect.stringMatching(/^2 995/),
      'tisdag 24 november 10:30',
      'Hjulskifte\nnew',
      '1 december 2026',
      'x',
    ]);
    expect(data.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'E-post',
      'Få en offert',
      'Per månad',
      'När passar det att provköra?',
      'Vad vill du ha hjälp med?',
      'Önskat datum',
      'somethingNew',
    ]);
    expect(screen.queryByRole('button', { name: 'Markera som klar' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Flytta till en annan anläggning')).toBeVisible();
  });

  it('H-02 names the car with a link to its page, the kind of plan and the answers about a car, and shows pictures', async () => {
    const field = (name: string, value: string | number) => ({ name, label: '', values: [value], isHidden: false });
    const address = 'https://car-store-no.example/kjop-bil/1000001/volvo-v60-2021';
    const offered: InboxSubmission = {
      ...SUBMISSION,
      form: 'sell-car',
      fields: [
        field('customerPhone', '+47 00 01 02 03'),
        field('customerEmail', 'kari@kunde.example'),
        field('other', 'Dragkrok'),
        field('wantedCar', '1000001'),
        field('car', '9999999'),
        field('selectedOption', 'tradeIn'),
        field('year', 2019),
        field('milage', 84_500),
        field('odometer', 'km'),
        field('condition.driving', 'something'),
        field('range.low', 180_000),
        field('range.high', 220_000),
        field('range.currency', 'NOK'),
        field('range.count', 11),
        field('range.fromYear', 2018),
        field('range.toYear', 2020),
        field('plan.kind', 'privateLeasing'),
        field('plan.currency', 'NOK'),
        field('plan.monthlyMinor', 399_500),
      ],
      cars: [{ id: '1000001', name: 'Volvo V60 2021', address }],
      pictures: ['/api/uploads/a/b', '/api/uploads/c/d'],
    };
    await show({ submission: returns(offered) });
    expect(screen.getByRole('link', { name: 'Volvo V60 2021' })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: '+47 00 01 02 03' })).toHaveAttribute('href', 'tel:+4700010203');
    expect(screen.getByRole('link', { name: 'kari@kunde.example' })).toHaveAttribute(
      'href',
      'mailto:kari@kunde.example',
    );
    const data = within(screen.getByRole('region', { name: 'Uppgifter' }));
    const shown = data.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    // Not what another form calls its field of this name.
    expect(data.getByText('Något mer vi borde veta?')).toBeVisible();
    expect(shown).toEqual([
      '+47 00 01 02 03',
      'kari@kunde.example',
      'Dragkrok',
      'Volvo V60 2021',
      '9999999',
      'Byta in den mot en annan',
      '2019',
      expect.stringMatching(/^8 450 mil$|^84 500 km$/),
      'Något låter eller lyser',
      expect.stringMatching(/^180 000 .* – 220 000 .*\n11 liknande bilar i vårt lager, årsmodell 2018–2020\.$/),
      'Privatleasing',
      expect.stringMatching(/^3 995/),
    ]);
    expect(shown.join()).not.toContain('undefined');
    const pictures = within(screen.getByRole('region', { name: 'Bilder' })).getAllByRole('img', { name: /^Bild \d$/ });
    expect(pictures.map((one) => [one.getAttribute('src'), one.closest('a')?.getAttribute('href')])).toEqual(
      offered.pictures.map((path) => [path, path]),
    );
  });

  it('H-02 keeps a reply that could not be sent, and sends it again under the same id', async () => {
    let isDown = true;
    const { change, changes } = changing((sent) =>
      isDown || sent.kind !== 'reply'
        ? failed('INBOX_FORBIDDEN')
        : ok({
            ...SUBMISSION,
            state: 'replied',
            replies: [
              { id: sent.id, by: 'Anna Berg', body: sent.body, writtenAt: SUBMISSION.createdAt, mail: 'waiting' },
            ],
          }),
    );
    const { user } = await show({ change });
    await user.type(screen.getByRole('textbox', { name: 'Ditt svar' }), 'Hej Lena');
    await user.click(button('Skicka svaret'));
    expect(screen.getByRole('alert')).toHaveTextContent('Din roll får inte göra det här.');
    expect(screen.getByRole('textbox', { name: 'Ditt svar' })).toHaveValue('Hej Lena');
    isDown = false;
    await user.click(button('Skicka svaret'));
    expect(screen.getByText('Svaret är på väg.')).toBeVisible();
    expect(new Set(changes.map((one) => JSON.stringify(one))).size).toBe(1);
    // The focus goes on with what took the place of what was pressed.
    expect(button('Skriv ett svar till')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Ditt svar' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Ditt svar' })).toHaveValue('');
  });

  it('H-02 gives a submission to another facility', async () => {
    const { change, changes } = changing(() => ok(null));
    const { user } = await show({
      change,
      targets: returns({
        sites: [
          { name: 'car-store-se', title: 'Nordvik Bil' },
          { name: 'car-store-no', title: 'Nordvik Bil Norge' },
        ],
        facilities: [{ id: '17', name: 'Nordvik Oslo, Oslo' }],
      }),
    });
    const summary = screen.getByText('Flytta till en annan anläggning');
    await user.click(summary);
    await act(async () => {
      summary.closest('details')?.dispatchEvent(new Event('toggle'));
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Webbplats' }), 'car-store-no');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Anläggning' }), '17');
    await user.click(button('Flytta'));
    expect(changes).toEqual([{ kind: 'reassign', to: { site: 'car-store-no', facility: '17' } }]);
    expect(screen.getByText('Förfrågan är flyttad, och hör inte längre till dig.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each(languages)('H-02 is complete in %s: sign-in and list', async (language) => {
    await show({}, { address: '/inbox', language });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(String(pickTexts(language, ['inbox'])['inbox.title']));
    expect(document.body.textContent).not.toMatch(/inbox\.|undefined|\{\w+\}/);
  });

  it('H-02 says what is wrong with an address', async () => {
    const { user } = await show({ session: fails('SIGN_IN_REQUIRED') }, { address: '/inbox' });
    await user.type(screen.getByRole('textbox', { name: 'E-post' }), 'anna@');
    await user.click(button('Mejla en länk'));
    expect(screen.getByText('Skriv en e-postadress, till exempel namn@exempel.se.')).toBeVisible();
  });
});
