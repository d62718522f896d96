import { consentFeature } from '@/features/consent/consent.feature';
import { given, restored, settingsOpened, withdrawn, type ConsentChoice } from '@/features/consent/consent.slice';
import { pageDescribed, pageViewed } from '@/features/telemetry/telemetry.slice';
import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import type { PageViewEvent } from '@/domain/analytics/pageView';
import { failed, ok, type Result } from '@/errors/result';
import { contextGiven, pageShown, type ContextState } from '@/store/context';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

const nothing: ConsentChoice = { analytics: false, marketing: false };
const analytics: ConsentChoice = { analytics: true, marketing: false };
const marketing: ConsentChoice = { analytics: false, marketing: true };
const everything: ConsentChoice = { analytics: true, marketing: true };
const undecided = restored({ choice: null });
const unnamed = { tagManager: null, name: null, variantId: null };
const description = { tagManager: 'GTM-ABC123', name: 'om-oss', variantId: 'v1' };
const shown = (path: string) => pageShown({ path, first: false });

const visit = ({
  response = async () => ok(null),
  context = {},
}: { response?: () => Promise<Result<null>>; context?: Partial<ContextState> } = {}) => {
  const sent: PageViewEvent[] = [];
  const ports = fakePorts({
    personalization: {
      pageView: (event) => {
        sent.push(event);
        return response();
      },
    },
  });
  const run = runFeature(telemetryFeature, { ports, others: [consentFeature] });
  run.dispatch(contextGiven(aContext(context)));
  run.dispatch(pageDescribed(unnamed));
  return {
    ...run,
    sent,
    messages: ports.telemetry.messages,
    debugReports: ports.telemetry.debugReports,
    tags: ports.tagManager,
  };
};
const pagesOf = (sent: readonly PageViewEvent[]): string[] => sent.map(({ page }) => page);

describe('page views in the data layer', () => {
  it('A-14 F-10 reports every page by its name, its language and its site, without its query', async () => {
    const { dispatch, messages, end } = visit();
    dispatch(shown('/kop-bil/alla-bilar-i-lager?q=hemlig#x'));
    dispatch(pageDescribed(description));
    dispatch(shown('/om-oss'));
    expect(messages).toEqual([
      {
        event: 'page_view',
        page_name: 'carList',
        page_path: '/kop-bil/alla-bilar-i-lager',
        language: 'sv',
        site: 'car-store-se',
      },
      { event: 'page_view', page_name: 'om-oss', page_path: '/om-oss', language: 'sv', site: 'car-store-se' },
    ]);
    await end();
  });

  it.each<[string, string, Partial<ContextState>]>([
    ['/', 'home', {}],
    ['/en', 'home', { paths: { ...aContext().paths, home: '/en' } }],
    ['/kop-bil/10001/volvo-v60', 'carDetail', {}],
    ['/kop-bil/10001', 'carDetail', {}],
    ['/kop-bil/10001/volvo-v60', 'unknown', { carIndex: null }],
    ['/asa@bil.example', 'unknown', {}],
    ['/%E0%A4%A', 'unknown', {}],
  ])('A-14 names the page at %s %s where its content does not', (path, name, context) => {
    const { dispatch, actions } = visit({ context });
    dispatch(shown(path));
    expect(actions.filter(pageViewed.match).map(({ payload }) => payload.name)).toEqual([name]);
  });

  it('A-14 touches nothing when it fails', async () => {
    const run = visit();
    run.ports.telemetry.push = () => {
      throw new Error('the data layer is broken');
    };
    expect(() => run.dispatch(shown('/'))).not.toThrow();
    await run.end({ errors: 1 });
  });
});

describe('the page view to the personalisation service', () => {
  it("A-17 goes out with its constants, the page's name, variant and language", async () => {
    const { dispatch, sent, end } = visit({ context: { locale: 'nb-NO', language: 'nb', currency: 'NOK' } });
    dispatch(restored({ choice: analytics }));
    dispatch(pageDescribed(description));
    dispatch(shown('/om-oss'));
    expect(sent).toEqual([{ channel: 'WEB', currency: 'USD', page: 'om-oss', variantId: 'v1', language: 'nb-NO' }]);
    await end();
  });

  it('A-17 of a page that is the same for all visitors names the standard variant', async () => {
    const { dispatch, sent, end } = visit();
    dispatch(restored({ choice: analytics }));
    dispatch(shown('/'));
    expect(sent).toMatchObject([{ page: 'home', variantId: '_default' }]);
    await end();
  });

  it.each<[string, ConsentChoice | null]>([
    ['no choice was made', null],
    ['all is refused', nothing],
    ['marketing alone is allowed', marketing],
  ])('A-17 stays at home when %s', async (_, choice) => {
    const { dispatch, sent, end } = visit();
    dispatch(restored({ choice }));
    dispatch(shown('/'));
    dispatch(shown('/om-oss'));
    expect(sent).toEqual([]);
    await end();
  });

  it('A-17 of the page on which the visitor allows it is sent then, once; of those before never', async () => {
    const { dispatch, sent, end } = visit();
    dispatch(undecided);
    dispatch(shown('/kop-bil/alla-bilar-i-lager'));
    dispatch(pageDescribed(description));
    dispatch(shown('/om-oss'));
    dispatch(given(analytics));
    expect(pagesOf(sent)).toEqual(['om-oss']);
    dispatch(settingsOpened());
    dispatch(given(everything));
    dispatch(pageDescribed({ ...description, name: null }));
    dispatch(shown('/'));
    expect(pagesOf(sent)).toEqual(['om-oss', 'home']);
    await end();
  });

  it('A-17 stops on withdrawal, and starts again with new consent', async () => {
    const { dispatch, sent, end } = visit();
    dispatch(restored({ choice: analytics }));
    dispatch(shown('/'));
    dispatch(withdrawn());
    dispatch(pageDescribed(description));
    dispatch(shown('/om-oss'));
    expect(pagesOf(sent)).toEqual(['home']);
    dispatch(given(analytics));
    expect(pagesOf(sent)).toEqual(['home', 'om-oss']);
    await end();
  });

  it('A-17 carries no personal data of an address or a name', async () => {
    const { dispatch, sent, end } = visit();
    dispatch(restored({ choice: analytics }));
    dispatch(shown('/asa@bil.example'));
    dispatch(pageDescribed({ ...description, name: 'asa@bil.example' }));
    dispatch(shown('/kontakt'));
    dispatch(pageDescribed({ ...description, name: 'x'.repeat(300) }));
    dispatch(shown('/lang'));
    expect(pagesOf(sent)).toEqual(['unknown', '(e-mail)', 'x'.repeat(100)]);
    await end();
  });

  it('A-17 is logged for developers when it fails, without an error or a second attempt', async () => {
    const { dispatch, sent, debugReports, end } = visit({ response: async () => failed('PAGE_VIEW_FAILED') });
    dispatch(restored({ choice: analytics }));
    dispatch(shown('/'));
    await end();
    expect([sent.length, debugReports]).toEqual([1, [{ where: 'page view', message: 'PAGE_VIEW_FAILED' }]]);
  });

  it('A-17 without a response is given up, and later ones are sent meanwhile', async () => {
    jest.useFakeTimers();
    const { dispatch, sent, debugReports, end } = visit({ response: () => new Promise(() => undefined) });
    dispatch(restored({ choice: analytics }));
    dispatch(shown('/'));
    dispatch(shown('/om-oss'));
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(debugReports).toHaveLength(2);
    jest.useRealTimers();
    await end();
  });
});

describe('the tag manager of a page', () => {
  it.each<[string, ConsentChoice | null, string[]]>([
    ['no choice was made', null, []],
    ['all is refused', nothing, []],
    ['analytics are allowed', analytics, ['GTM-ABC123']],
    ['marketing is allowed', marketing, ['GTM-ABC123']],
  ])('A-14 when %s by an earlier visit', async (_, choice, loaded) => {
    const { dispatch, tags, end } = visit();
    dispatch(restored({ choice }));
    dispatch(pageDescribed(description));
    expect(tags.loaded).toEqual(loaded);
    await end();
  });

  it("A-14 comes with the choice, and each page's own with the page", async () => {
    const { dispatch, tags, end } = visit();
    dispatch(undecided);
    dispatch(pageDescribed(description));
    dispatch(given(analytics));
    dispatch(pageDescribed({ ...description, tagManager: 'GTM-XYZ789' }));
    dispatch(pageDescribed({ ...description, tagManager: null }));
    dispatch(pageDescribed(description));
    expect([tags.loaded, tags.reloads()]).toEqual([['GTM-ABC123', 'GTM-XYZ789'], 0]);
    await end();
  });

  it('A-14 is nowhere on pages without an id', async () => {
    const { dispatch, tags, end } = visit();
    dispatch(restored({ choice: everything }));
    dispatch(pageDescribed({ ...description, tagManager: null }));
    dispatch(shown('/'));
    expect(tags.loaded).toEqual([]);
    await end();
  });

  it.each<[string, ConsentChoice, ConsentChoice | null, number]>([
    ['the choice is withdrawn', everything, null, 1],
    ['analytics are no longer allowed', everything, marketing, 1],
    ['marketing is no longer allowed', everything, analytics, 1],
    ['another thing is allowed instead', analytics, marketing, 1],
    ['more is allowed', analytics, everything, 0],
    ['the same is allowed', analytics, analytics, 0],
  ])('A-14 is loaded again when code has run and less is allowed: %s', async (_, before, after, times) => {
    const { dispatch, tags, end } = visit();
    dispatch(restored({ choice: before }));
    dispatch(pageDescribed(description));
    dispatch(settingsOpened());
    dispatch(after ? given(after) : withdrawn());
    expect([tags.loaded, tags.reloads()]).toEqual([['GTM-ABC123'], times]);
    await end();
  });

  it('A-14 a page into which nothing was loaded stays as it is', async () => {
    const { dispatch, tags, end } = visit();
    dispatch(restored({ choice: everything }));
    dispatch(withdrawn());
    dispatch(pageDescribed(description));
    expect([tags.loaded, tags.reloads()]).toEqual([[], 0]);
    await end();
  });

  it('A-14 touches nothing when it fails', async () => {
    const run = visit();
    run.ports.tagManager.load = () => {
      throw new Error('blocked');
    };
    run.dispatch(restored({ choice: analytics }));
    run.dispatch(pageDescribed(description));
    run.dispatch(shown('/'));
    expect(run.messages).toHaveLength(1);
    expect(run.sent).toHaveLength(1);
    await run.end({ errors: run.ports.telemetry.errors.length });
    expect(run.ports.telemetry.errors.length).toBeGreaterThan(0);
  });
});
