import { openUnfoundTerms } from '@/server/search/unfoundTerms.service';
import { createUnfoundTermsStore } from '@/server/search/unfoundTerms.store';
import { siteByName } from '@/sites/sites';
import { onBothEngines } from '../database/engines';

const INDEX = 'cars-dealer-brand-se';
const SITE = { site: 'dealer-brand-se', locale: 'sv-SE' };
const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-20T09:00:00Z');

onBothEngines('words that searches did not find', ({ database }) => {
  beforeEach(() => createUnfoundTermsStore(database().orm).forgetBefore('9999-12-31'));

  /** One of the group's processes. */
  function openProcess({ mostTerms = 500, retentionDays = 90 } = {}) {
    const time = { now: START };
    const terms = openUnfoundTerms({
      store: createUnfoundTermsStore(database().orm, { mostTerms }),
      siteOf: (index) => (index === INDEX ? siteByName('dealer-brand-se') : null),
      retentionDays,
      now: () => time.now,
      report: (error) => {
        throw error;
      },
    });
    const input = async (day: number, ...texts: string[]) => {
      time.now = START + day * DAY_MS;
      for (const word of texts) terms.count({ index: INDEX, language: 'sv', terms: [word] });
      await terms.settled();
    };
    return { terms, input, time };
  }

  it('F-04 shows a word after five searches on three days, the most frequent first', async () => {
    const { terms, input } = openProcess();
    await input(0, 'gnyffel', 'gnyffel', 'blåfjong', 'blåfjong', 'blåfjong', 'blåfjong', 'enstaka');
    await input(1, 'gnyffel', 'gnyffel', 'gnyffel', 'blåfjong', 'enstaka');
    expect(await terms.shown(SITE)).toEqual([]);
    await input(2, 'gnyffel', 'enstaka');
    expect(await terms.shown(SITE)).toEqual([{ word: 'gnyffel', times: 6, days: 3 }]);
    await input(3, 'blåfjong', 'blåfjong');
    expect(await terms.shown(SITE)).toEqual([
      { word: 'blåfjong', times: 7, days: 3 },
      { word: 'gnyffel', times: 6, days: 3 },
    ]);
    expect(await terms.shown({ ...SITE, locale: 'en' })).toEqual([]);
    await terms.close();
  });

  it('F-04 adds up what several processes count', async () => {
    const [one, other] = [openProcess(), openProcess()];
    for (const day of [0, 1, 2]) await Promise.all([one.input(day, 'gnyffel'), other.input(day, 'gnyffel')]);
    expect(await one.terms.shown(SITE)).toEqual([{ word: 'gnyffel', times: 6, days: 3 }]);
    await Promise.all([one.terms.close(), other.terms.close()]);
  });

  it('F-04 counts a limited number of words a day, and none of an unknown index', async () => {
    const { terms, input } = openProcess({ mostTerms: 2 });
    for (const day of [0, 1, 2]) await input(day, 'ett', 'ett', 'tva', 'tva', 'tre', 'tre');
    terms.count({ index: 'cars-other', language: 'sv', terms: ['ett'] });
    terms.count({ index: INDEX, language: 'fi', terms: ['ett'] });
    await terms.settled();
    expect((await terms.shown(SITE)).map(({ word, times }) => [word, times])).toEqual([
      ['ett', 6],
      ['tva', 6],
    ]);
    await terms.close();
  });

  it('M-03 deletes words after their days', async () => {
    const { terms, input, time } = openProcess({ retentionDays: 10 });
    for (const day of [0, 1, 2]) await input(day, 'gnyffel', 'gnyffel');
    time.now = START + 11 * DAY_MS;
    expect(await terms.shown(SITE)).toEqual([]);
    await terms.close();
    const next = openProcess({ retentionDays: 90 });
    next.time.now = START + 2 * DAY_MS;
    expect(await next.terms.shown(SITE)).toHaveLength(1);
    await createUnfoundTermsStore(database().orm).forgetBefore('2026-11-21');
    expect(await next.terms.shown(SITE)).toEqual([]);
    await next.terms.close();
  });
});

describe('waiting words', () => {
  it('F-04 are limited, and failures are reported', async () => {
    const added: string[] = [];
    const errors: unknown[] = [];
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const terms = openUnfoundTerms({
      store: {
        add: async (_day, _of, [word = '']) => {
          await opened;
          if (word === 'ord0') throw new Error('The database is gone.');
          added.push(word);
        },
        since: async () => [],
        forgetBefore: () => opened,
      },
      siteOf: () => siteByName('dealer-brand-se'),
      retentionDays: 90,
      now: () => START,
      report: (error) => void errors.push(error),
    });
    for (let index = 0; index < 1_000; index++) terms.count({ index: INDEX, language: 'sv', terms: [`ord${index}`] });
    open();
    await terms.close();
    expect(added.length).toBeLessThan(250);
    expect(errors).toHaveLength(1);
  });
});
