import { and, asc, countDistinct, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { UnfoundWord } from '@/domain/content/editing';
import type { Orm } from '@/server/database/orm';
import { unfoundTerms } from '@/server/database/schema';

/** A site's search in one language. */
export interface SearchedSite {
  site: string;
  locale: string;
}

export interface UnfoundTermsStore {
  /** Adds one search with these words to a day ('2026-11-20', UTC). */
  add(day: string, of: SearchedSite, terms: readonly string[]): Promise<void>;
  /** The words that were typed since a day often enough, the most frequent first. */
  since(day: string, of: SearchedSite, least: { days: number; times: number }): Promise<UnfoundWord[]>;
  /** Deletes the days before. */
  forgetBefore(day: string): Promise<void>;
}

/** Limit against abuse, per day, site and language: further words are not counted. */
const MOST_TERMS = 500;
const MOST_SHOWN = 100;

export function createUnfoundTermsStore(orm: Orm, { mostTerms = MOST_TERMS } = {}): UnfoundTermsStore {
  const { day: dayColumn, site, locale, word: wordColumn, times } = unfoundTerms;
  return {
    async add(day, of, terms) {
      const ofDay = and(eq(site, of.site), eq(locale, of.locale), eq(dayColumn, day));
      for (const word of terms) {
        const [known] = await orm
          .update(unfoundTerms)
          .set({ times: sql`${times} + 1` })
          .where(and(ofDay, eq(wordColumn, word)))
          .returning({ times });
        if (known || (await orm.$count(unfoundTerms, ofDay)) >= mostTerms) continue;
        await orm
          .insert(unfoundTerms)
          .values({ ...of, day, word, times: 1 })
          .onConflictDoUpdate({ target: [site, locale, dayColumn, wordColumn], set: { times: sql`${times} + 1` } });
      }
    },
    async since(day, of, least) {
      const rows = await orm
        .select({ word: wordColumn, times: sum(times).mapWith(Number), days: countDistinct(dayColumn) })
        .from(unfoundTerms)
        .where(and(eq(site, of.site), eq(locale, of.locale), gte(dayColumn, day)))
        .groupBy(wordColumn)
        .having(sql`count(distinct ${dayColumn}) >= ${least.days} and sum(${times}) >= ${least.times}`)
        .orderBy(desc(sum(times)), asc(wordColumn))
        .limit(MOST_SHOWN);
      return rows;
    },
    async forgetBefore(day) {
      await orm.delete(unfoundTerms).where(lt(dayColumn, day));
    },
  };
}
