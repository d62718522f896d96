import type { UnfoundWord } from '@/domain/content/editing';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import type { Site } from '@/sites/site.types';
import type { SearchedSite, UnfoundTermsStore } from './unfoundTerms.store';

const DAY_MS = 86_400_000;
const DELETE_EVERY_MS = 3_600_000;
/** Searches that wait to be counted; further ones are not. */
const MOST_WAITING = 200;
/**
 * A word that few typed may be somebody's name. It is shown after this many different days and searches; who typed it
 * is never stored, so one person may make up the days alone.
 */
const LEAST = { days: 3, times: 5 };

export interface UnfoundTerms {
  /** Counts words after the search has responded; a failure is reported. */
  count(of: { index: string; language: QueryLanguage; terms: readonly string[] }): void;
  /** What editors see. */
  shown(of: SearchedSite): Promise<readonly UnfoundWord[]>;
  /** Resolves when what waits is counted. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface UnfoundTermsParts {
  store: UnfoundTermsStore;
  /** The site of an index; null for an index of no site. */
  siteOf: (index: string) => Site | null;
  retentionDays: number;
  now: () => number;
  report: (error: unknown) => void;
}

/** Counts what visitors typed and did not find, in the database, for all processes together. */
export function openUnfoundTerms({ store, siteOf, retentionDays, now, report }: UnfoundTermsParts): UnfoundTerms {
  const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
  const firstDay = (): string => dayOf(now() - retentionDays * DAY_MS);
  let waiting = 0;
  let working: Promise<void> = Promise.resolve();
  const run = (work: () => Promise<void>): void => {
    waiting += 1;
    working = working
      .then(work)
      .catch(report)
      .finally(() => {
        waiting -= 1;
      });
  };
  const deleteOld = (): void => run(() => store.forgetBefore(firstDay()));
  deleteOld();
  const timer = setInterval(deleteOld, DELETE_EVERY_MS);
  timer.unref();
  return {
    count({ index, language, terms }) {
      const site = siteOf(index);
      const locale = site?.languages.find((one) => one.language === language)?.locale;
      if (!site || !locale || terms.length === 0 || waiting >= MOST_WAITING) return;
      const day = dayOf(now());
      run(() => store.add(day, { site: site.name, locale }, terms));
    },
    shown: (of) => store.since(firstDay(), of, LEAST),
    settled: () => working,
    async close() {
      clearInterval(timer);
      await working;
    },
  };
}
