import type { BidStep, FeeStep } from '@/domain/cars/bids';
import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { UsedCarPromises } from '@/domain/cars/usedCarPromises';
import type { BaseFilter } from '@/domain/search/search';

export type SiteName =
  | 'car-store-eu'
  | 'car-store-se'
  | 'car-store-fi'
  | 'car-store-sk'
  | 'car-store-no'
  | 'car-auction-eu'
  | 'car-auction-se'
  | 'car-auction-no'
  | 'car-auction-sk'
  | 'dealer-brand-se'
  | 'dealer-brand-dk'
  | 'dealer-brand-no'
  | 'dealer-brand-uk'
  | 'it'
  | 'truck-fi'
  | 'restaurant'
  | 'logistics'
  | 'custom';

/** BCP 47 tags as decisions 3f lists them. */
export type Locale = 'sv-SE' | 'nb-NO' | 'da-DK' | 'fi-FI' | 'sk-SK' | 'en-GB' | 'en' | 'sv-FI';
export type Language = 'sv' | 'nb' | 'da' | 'fi' | 'sk' | 'en';
export type ThemeName = 'nordvik' | 'aurora' | 'terra' | 'auction' | 'truck' | 'restaurant' | 'logistics';
/** The stocks of cars; sites of one country share one. */
export type StockName = 'se' | 'no' | 'uk' | 'fi' | 'sk' | 'dk' | 'eu';

export interface SiteLanguage {
  locale: Locale;
  language: Language;
  /** '' for the default language, else the path prefix without slashes: 'en'. */
  prefix: string;
}

export interface SitePaths {
  /** The list's path, default language, without language prefix: '/kop-bil/alla-bilar-i-lager'. */
  carList: string;
  /** A car's page is `${carBase}/{car_id}/{slug}`. */
  carBase: string;
  facilities: string;
  /** Landing pages of makes and of kinds of car are below these. */
  makes: string;
  kinds: string;
  /** The page of what a visitor saved; on sites with cars. */
  saved: string;
}

interface Auction {
  /** Who gets the advance bids. */
  email: string;
  /** Paths of the pages with the rules, on how bidding works and with the fees, the same in each language. */
  rules: string;
  guide: string;
  feesPage: string;
  /** By how much bids are raised, as the guide says. */
  steps: readonly BidStep[];
  /** The buyer's fee by hammer price, as the page with the fees says. */
  fees: readonly FeeStep[];
}

export interface Site {
  name: SiteName;
  /** As visitors read it: 'Nordvik Bil'. */
  title: string;
  /** Real hosts, `*.` allowed in front; the local host `<name>.localhost` always resolves too. */
  hosts: readonly string[];
  /** The first is the default. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  theme: ThemeName;
  /** Absent where the site sells no cars. */
  cars?: {
    stock: StockName;
    index: string;
    filters: readonly BaseFilter[];
    /**
     * The site sells the lots of its stock, and nothing else; the other sites of the stock sell the rest. In a stock
     * without such a site the fields of lots mean nothing.
     */
    auction?: Auction;
    /** As `page`, a path in each language, says; shown next to the price of a car. Absent where nothing is promised. */
    usedCarPromises?: UsedCarPromises & { page: Readonly<Partial<Record<Locale, string>>> };
  };
  facilities?: {
    stock: StockName;
    index: string;
    filters?: readonly BaseFilter[];
    /** Replaces dealer names of the stock: a brand's site shares its stock with the group's. */
    sign?: { of: string; here: string };
    /** They are built for trucks: facilities without photograph have drawings of such houses. */
    forTrucks?: true;
  };
  /** Absent where no cars are bought from visitors. */
  carBuying?: {
    /** Paths of the page with the form, without language prefix. */
    pages: Readonly<Partial<Record<Locale, string>>>;
    /** Who values the cars. */
    email: string;
    phone?: string;
    /** The workshop's registry knows the cars of the country by their registration numbers. */
    hasRegistry?: true;
  };
  currency: Currency;
  odometer: OdometerUnit;
  /** IANA zone of the site's facilities. */
  timeZone: string;
  paths: SitePaths;
  /** Where a visitor of a site with cars reaches a person; also in its footer. */
  customerService?: { phone?: string; email?: string };
  /** Tag-manager id; the tag loads only after consent. */
  tagManager?: string;
  /** Pages may show forms of the marketing platform, after consent. */
  marketingForms?: true;
  /** Addresses of the site's mail to visitors; absent: a no-reply address of its first host. */
  mail?: { sender: string; replyTo: string };
  /** The www host redirects permanently to the bare one with path and query (requirement A-05). */
  redirectsWww?: true;
  features: {
    stories?: true;
    /** Path of the page with the workshop booking, the same in each language. */
    booking?: string;
    /** Path of the page that a booking's link opens, the same in each language; absent: the default site's. */
    myBooking?: string;
    /** Path of the page with the tire hotel, the same in each language. */
    tireHotel?: string;
    ukFinance?: true;
    creditWarning?: true;
  };
}
