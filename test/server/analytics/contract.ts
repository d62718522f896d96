import type { PageViewEvent } from '@/domain/analytics/pageView';
import type { AnalyticsService } from '@/server/analytics/analytics.service';
import type { PageViewCount } from '@/server/analytics/pageViews.store';

export const event: PageViewEvent = {
  channel: 'WEB',
  currency: 'USD',
  page: 'om-oss',
  variantId: '_default',
  language: 'sv-SE',
};

/** A service with access to its results. */
export interface OpenAnalytics {
  service: AnalyticsService;
  counts(): Promise<PageViewCount[]>;
  /** Whoever counts does so no more. */
  breakDown(): Promise<void>;
  /** Reported failures. */
  errors: unknown[];
}

/** What every personalisation service does, embedded or elsewhere. */
export function analyticsContract(open: () => Promise<OpenAnalytics>): void {
  let opened: OpenAnalytics;
  beforeEach(async () => {
    opened = await open();
  });

  it('A-17 counts views by site, page, variant and language', async () => {
    const { service, counts } = opened;
    for (const seen of [
      { event, site: 'it' },
      { event, site: 'it' },
      { event: { ...event, page: 'home' }, site: 'it' },
      { event: { ...event, variantId: 'v2' }, site: 'it' },
      { event: { ...event, language: 'en' }, site: 'it' },
      { event, site: 'custom' },
      { event, site: null },
    ] as const) {
      expect(await service.pageView(seen)).toEqual({ ok: true, value: null });
    }
    const plain = { page: 'om-oss', variantId: '_default', language: 'sv-SE', views: 1 };
    expect(await counts()).toEqual([
      { ...plain, site: '' },
      { ...plain, site: 'custom' },
      { ...plain, site: 'it', page: 'home' },
      { ...plain, site: 'it', language: 'en' },
      { ...plain, site: 'it', views: 2 },
      { ...plain, site: 'it', variantId: 'v2' },
    ]);
  });

  it('A-17 loses none of many concurrent requests', async () => {
    const { service, counts } = opened;
    await Promise.all(Array.from({ length: 25 }, () => service.pageView({ event, site: 'it' })));
    expect(await counts()).toMatchObject([{ page: 'om-oss', views: 25 }]);
  });

  it('A-17 stores no personal data of the name of a page', async () => {
    const { service, counts } = opened;
    await service.pageView({ event: { ...event, page: 'åsa@bil.example ABC123' }, site: 'it' });
    expect(await counts()).toMatchObject([{ page: '(e-mail) (plate)' }]);
  });

  it('A-17 returns PAGE_VIEW_FAILED when it cannot count, and reports the cause', async () => {
    const { service, breakDown, errors } = opened;
    await breakDown();
    expect(await service.pageView({ event, site: 'it' })).toEqual({
      ok: false,
      error: { code: 'PAGE_VIEW_FAILED', params: {} },
    });
    expect(errors).toHaveLength(1);
  });
}
