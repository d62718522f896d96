import type { BrowserContext } from '@playwright/test';
import { CONSENT_COOKIE, encodeConsent } from '@/features/consent/consent.cookie';
import { allSites } from '@/sites/sites';
import { siteAddress } from './addresses';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The cookies of a visitor who accepted only necessary ones, on every site. */
export const consentGiven = (): Cookies =>
  allSites.map(({ name }) => ({
    name: CONSENT_COOKIE,
    value: encodeURIComponent(encodeConsent({ analytics: false, marketing: false })),
    url: siteAddress(name),
  }));
