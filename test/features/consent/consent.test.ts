import { fakeCookies, fakePorts } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { runFeature } from '@test/kit/runFeature';
import { holdsOnActions } from '@test/kit/walks';
import { consentFeature } from '@/features/consent/consent.feature';
import { CONSENT_DAYS, decodeConsent, encodeConsent } from '@/features/consent/consent.cookie';
import {
  given,
  restored,
  settingsClosed,
  settingsOpened,
  withdrawn,
  type ConsentChoice,
  consentSlice,
  type ConsentState,
} from '@/features/consent/consent.slice';
import { selectAllows, selectConsent, selectConsentStep } from '@/features/consent/consent.selectors';

const nothing: ConsentChoice = { analytics: false, marketing: false };
const onlyAnalytics: ConsentChoice = { analytics: true, marketing: false };

const visit = (cookies: Record<string, string> = {}) => {
  const ports = fakePorts({ cookies: fakeCookies(cookies) });
  const run = runFeature(consentFeature, { ports });
  return { run, ports, consent: run.state };
};

describe('consent', () => {
  it('A-14 prompts a visitor without a choice, and allows only the necessary', async () => {
    const { run, ports, consent } = visit();
    expect(selectConsentStep(consent())).toBe('undecided');
    expect(selectConsent(consent())).toBeNull();
    expect((['necessary', 'analytics', 'marketing'] as const).map((one) => selectAllows(one)(consent()))).toEqual([
      true,
      false,
      false,
    ]);
    expect(ports.telemetry.choices).toEqual([]);
    expect(ports.cookies.jar.size).toBe(0);
    await run.end();
  });

  it.each<[string, ConsentChoice]>([
    ['nothing', nothing],
    ['analytics', onlyAnalytics],
    ['everything', { analytics: true, marketing: true }],
  ])('A-14 stores a choice of %s for 180 days and notifies telemetry', async (_what, choice) => {
    const { run, ports, consent } = visit();
    run.dispatch(given(choice));
    expect(selectConsentStep(consent())).toBe('decided');
    expect(selectAllows('analytics')(consent())).toBe(choice.analytics);
    expect(selectAllows('marketing')(consent())).toBe(choice.marketing);
    expect(ports.cookies.jar.get('consent')).toEqual({ value: encodeConsent(choice), days: 180 });
    expect(ports.telemetry.choices).toEqual([choice]);
    await run.end();
  });

  it('A-14 restores the choice of an earlier visit without a prompt', async () => {
    const { run, ports, consent } = visit({ consent: encodeConsent(onlyAnalytics) });
    expect(selectConsentStep(consent())).toBe('decided');
    expect(run.actions).toEqual([restored({ choice: onlyAnalytics })]);
    expect(ports.telemetry.choices).toEqual([onlyAnalytics]);
    await run.end();
  });

  it('A-14 opens the settings, and closing them changes nothing', async () => {
    const { run, ports, consent } = visit();
    run.dispatch(settingsOpened());
    expect(selectConsentStep(consent())).toBe('choosing');
    run.dispatch(settingsClosed());
    expect(selectConsentStep(consent())).toBe('undecided');
    run.dispatch(given(nothing));
    run.dispatch(settingsOpened());
    run.dispatch(settingsClosed());
    expect(selectConsentStep(consent())).toBe('decided');
    expect(ports.telemetry.choices).toEqual([nothing]);
    await run.end();
  });

  it('A-14 a changed choice replaces the earlier one', async () => {
    const { run, ports, consent } = visit({ consent: encodeConsent(onlyAnalytics) });
    run.dispatch(settingsOpened());
    run.dispatch(given(nothing));
    expect(selectConsent(consent())).toEqual(nothing);
    expect(ports.cookies.jar.get('consent')?.value).toBe(encodeConsent(nothing));
    await run.end();
  });

  it('A-14 a withdrawn choice is removed, denied to telemetry, and requested again', async () => {
    const { run, ports, consent } = visit({ consent: encodeConsent(onlyAnalytics) });
    run.dispatch(withdrawn());
    expect(selectConsentStep(consent())).toBe('undecided');
    expect(selectConsent(consent())).toBeNull();
    expect(ports.cookies.jar.has('consent')).toBe(false);
    expect(ports.telemetry.choices).toEqual([onlyAnalytics, nothing]);
    await run.end();
  });

  const tags = {
    _ga: '1',
    _ga_ABC123: '1',
    _gid: '1',
    _gat_x: '1',
    _hjSession: '1',
    _gcl_au: '1',
    _gac_1: '1',
    _fbp: '1',
    _uetsid: '1',
    hideAlert: 'x',
    gallery: '1',
    _garage: '1',
  };
  const ofAnalytics = ['_ga', '_ga_ABC123', '_gid', '_gat_x', '_hjSession'];
  const ofMarketing = ['_gcl_au', '_gac_1', '_fbp', '_uetsid'];

  it.each<[string, ConsentChoice | null, string[]]>([
    ['no choice', null, [...ofAnalytics, ...ofMarketing]],
    ['nothing', nothing, [...ofAnalytics, ...ofMarketing]],
    ['analytics', onlyAnalytics, ofMarketing],
    ['marketing', { analytics: false, marketing: true }, ofAnalytics],
    ['everything', { analytics: true, marketing: true }, []],
  ])('A-14 with %s allowed from an earlier visit, removes what tags kept for the rest', async (_what, choice, gone) => {
    const { run, ports } = visit({ ...tags, ...(choice && { consent: encodeConsent(choice) }) });
    expect(Object.keys(tags).filter((name) => !ports.cookies.jar.has(name))).toEqual(gone);
    await run.end();
  });

  it('A-14 removes stored data of tags when less is allowed, and all of it at a withdrawal', async () => {
    const { run, ports } = visit({ ...tags, consent: encodeConsent({ analytics: true, marketing: true }) });
    run.dispatch(settingsOpened());
    run.dispatch(given(onlyAnalytics));
    expect(ofMarketing.filter((name) => ports.cookies.jar.has(name))).toEqual([]);
    expect(ofAnalytics.filter((name) => ports.cookies.jar.has(name))).toEqual(ofAnalytics);
    run.dispatch(withdrawn());
    expect([...ports.cookies.jar.keys()]).toEqual(['hideAlert', 'gallery', '_garage']);
    await run.end();
  });

  it('A-14 keeps nothing that its flow refused', async () => {
    const { run, ports } = visit({ consent: encodeConsent(nothing) });
    run.dispatch(given(onlyAnalytics));
    expect(ports.cookies.jar.get('consent')).toEqual({ value: encodeConsent(nothing), days: CONSENT_DAYS });
    expect(ports.telemetry.choices.at(-1)).toEqual(nothing);
    await run.end({ refused: ['consent: decided + given'] });
  });

  it('A-14 holds on every walk: decided means chosen, undecided means not', () => {
    const actions = [
      restored({ choice: null }),
      restored({ choice: onlyAnalytics }),
      given(nothing),
      given(onlyAnalytics),
      withdrawn(),
      settingsOpened(),
      settingsClosed(),
    ] as const;
    const chosen = { unread: [false], undecided: [false], choosing: [false, true], decided: [true] };
    holdsOnActions<ConsentState>(consentSlice.reducer, actions, ({ flow, choice }) => {
      expect(chosen[flow.value]).toContain(choice !== null);
    });
  });

  it('A-14 reads as undecided where the feature is not attached', () => {
    expect(selectConsentStep(rootState())).toBe('unread');
    expect(selectAllows('marketing')(rootState())).toBe(false);
  });
});

describe('the consent cookie', () => {
  it.each([
    nothing,
    onlyAnalytics,
    { analytics: true, marketing: true },
    { analytics: false, marketing: false, memory: true },
  ])('A-14 keeps %o over a visit', (choice) => {
    expect(decodeConsent(encodeConsent(choice))).toEqual(choice);
  });

  it.each([
    null,
    '',
    'true',
    'null',
    '{',
    '[]',
    '{"v":1}',
    '{"v":0,"analytics":true,"marketing":true}',
    '{"v":2,"analytics":true,"marketing":true}',
    '{"v":1,"analytics":"yes","marketing":true}',
    '{"v":1,"memory":true}',
    '{"v":1,"analytics":true,"marketing":null}',
  ])('A-14 takes %s for no choice', (value) => {
    expect(decodeConsent(value)).toBeNull();
  });
});
