import type { Language, SitePaths } from './site.types';

/** Native paths by a site's default language. */
export const nativePaths: Readonly<Record<Language, SitePaths>> = {
  sv: { carList: '/kop-bil/alla-bilar-i-lager', carBase: '/kop-bil', facilities: '/anlaggningar' },
  nb: { carList: '/kjop-bil/alle-biler-pa-lager', carBase: '/kjop-bil', facilities: '/avdelinger' },
  da: { carList: '/kob-bil/alle-biler-pa-lager', carBase: '/kob-bil', facilities: '/afdelinger' },
  fi: { carList: '/osta-auto/kaikki-autot', carBase: '/osta-auto', facilities: '/toimipisteet' },
  sk: { carList: '/kupit-auto/vsetky-auta', carBase: '/kupit-auto', facilities: '/pobocky' },
  en: { carList: '/used-cars/all-cars-in-stock', carBase: '/used-cars', facilities: '/locations' },
};
