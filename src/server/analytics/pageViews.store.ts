import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { STANDARD_VARIANT, type PageViewEvent } from '@/domain/analytics/pageView';
import type { Orm } from '@/server/database/orm';
import { pageViews } from '@/server/database/schema';
import type { SeenPage } from './analytics.service';

export interface PageViewCount extends Pick<PageViewEvent, 'page' | 'variantId' | 'language'> {
  /** '' for none of our sites. */
  site: string;
  views: number;
}

export interface PageViewsStore {
  /** Adds one view to a day ('2026-11-20', UTC). */
  add(day: string, seen: SeenPage): Promise<void>;
  /** The sums of a day, by site, page, variant and language. */
  of(day: string): Promise<PageViewCount[]>;
  /** The sums of a site's pages in one language, by name, of the week before a day. */
  recent(day: string, of: { site: string; locale: string }): Promise<ReadonlyMap<string, number>>;
  /** Deletes the days before. */
  forgetBefore(day: string): Promise<void>;
}

/** Limit against abuse, per day and site: further names are counted together. */
const MOST_PAGES = 2_000;
const OTHERS = '(other)';

export function createPageViewsStore(orm: Orm, { mostPages = MOST_PAGES } = {}): PageViewsStore {
  const { day: dayColumn, site: siteColumn, page, variantId, language, views } = pageViews;

  return {
    async add(day, { event, site }) {
      const key = { day, site: site ?? '', page: event.page, variantId: event.variantId, language: event.language };
      const [known] = await orm
        .update(pageViews)
        .set({ views: sql`${views} + 1` })
        .where(
          and(
            eq(dayColumn, day),
            eq(siteColumn, key.site),
            eq(page, key.page),
            eq(variantId, key.variantId),
            eq(language, key.language),
          ),
        )
        .returning({ views });
      if (known) return;
      const pages = await orm.$count(pageViews, and(eq(dayColumn, day), eq(siteColumn, key.site)));
      const row = {
        ...key,
        views: 1,
        ...(pages >= mostPages && { page: OTHERS, variantId: STANDARD_VARIANT, language: '' }),
      };
      await orm
        .insert(pageViews)
        .values(row)
        .onConflictDoUpdate({
          target: [dayColumn, siteColumn, page, variantId, language],
          set: { views: sql`${views} + 1` },
        });
    },
    of: (day) =>
      orm
        .select({ site: siteColumn, page, variantId, language, views })
        .from(pageViews)
        .where(eq(dayColumn, day))
        .orderBy(asc(siteColumn), asc(page), asc(variantId), asc(language)),
    async recent(day, { site, locale }) {
      const rows = await orm
        .select({ page, views: sql<string>`sum(${views})` })
        .from(pageViews)
        .where(and(gt(dayColumn, sql`${day}::date - 7`), eq(siteColumn, site), eq(language, locale)))
        .groupBy(page);
      return new Map(rows.map((row) => [row.page, Number(row.views)]));
    },
    async forgetBefore(day) {
      await orm.delete(pageViews).where(lt(dayColumn, day));
    },
  };
}
