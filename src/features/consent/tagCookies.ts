import type { ConsentChoice } from './consent.slice';

/** First-party cookies set by the tags of each category. */
const tagCookies: Record<'analytics' | 'marketing', RegExp> = {
  // Google Analytics, Matomo, Clarity, Hotjar.
  analytics: /^(?:_ga$|_ga_|_gid$|_gat|_dc_gtm_|_pk_|_clck$|_clsk$|_hj)/,
  // Google Ads, Meta, Microsoft Advertising, TikTok, LinkedIn, HubSpot.
  marketing: /^(?:_gcl_|_gac_|_fb[pc]$|_uet|_ttp$|_tt_|_li_|li_fat_id$|__hs|hubspotutk$)/,
};

/** Those of the cookies, by name, that the choice does not allow. */
export const unwantedCookies = (names: readonly string[], choice: ConsentChoice): string[] =>
  names.filter(
    (name) =>
      (!choice.analytics && tagCookies.analytics.test(name)) || (!choice.marketing && tagCookies.marketing.test(name)),
  );
