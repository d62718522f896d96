import type { Language, SitePaths } from './site.types';

/** Native paths by a site's default language. */
export const nativePaths: Readonly<Record<Language, SitePaths>> = {
  sv: {
    carList: '/kop-bil/alla-bilar-i-lager',
    carBase: '/kop-bil',
    facilities: '/anlaggningar',
    makes: '/kop-bil/bilmarken',
    kinds: '/kop-bil/biltyp',
    saved: '/kop-bil/sparat',
  },
  nb: {
    carList: '/kjop-bil/alle-biler-pa-lager',
    carBase: '/kjop-bil',
    facilities: '/avdelinger',
    makes: '/kjop-bil/bilmerker',
    kinds: '/kjop-bil/biltyper',
    saved: '/kjop-bil/lagret',
  },
  da: {
    carList: '/kob-bil/alle-biler-pa-lager',
    carBase: '/kob-bil',
    facilities: '/afdelinger',
    makes: '/kob-bil/bilmaerker',
    kinds: '/kob-bil/biltyper',
    saved: '/kob-bil/gemt',
  },
  fi: {
    carList: '/osta-auto/kaikki-autot',
    carBase: '/osta-auto',
    facilities: '/toimipisteet',
    makes: '/osta-auto/automerkit',
    kinds: '/osta-auto/autotyypit',
    saved: '/osta-auto/tallennetut',
  },
  sk: {
    carList: '/kupit-auto/vsetky-auta',
    carBase: '/kupit-auto',
    facilities: '/pobocky',
    makes: '/kupit-auto/znacky',
    kinds: '/kupit-auto/typy',
    saved: '/kupit-auto/ulozene',
  },
  en: {
    carList: '/used-cars/all-cars-in-stock',
    carBase: '/used-cars',
    facilities: '/locations',
    makes: '/used-cars/makes',
    kinds: '/used-cars/kinds',
    saved: '/used-cars/saved',
  },
};
