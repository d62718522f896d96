import type { TermsFacetName } from '../search/carFacets';
import type { QueryLanguage } from '../search/query/understanding';
import { slugOf } from '../../lib/slug';

/**
 * A kind of car that has a landing page of its own: one value of one facet, under the name that people search it by.
 */
export interface CarKind {
  facet: Extract<TermsFacetName, 'car_fuel' | 'car_body' | 'car_condition'>;
  /** The facet value in each language of the stock. */
  value: Readonly<Record<QueryLanguage, string>>;
  /** In the page's language. */
  title: Readonly<Record<QueryLanguage, string>>;
  /** Segment of the path, in the language of the site's paths; absent: made of the value. */
  slug?: Readonly<Record<QueryLanguage, string>>;
}

export const carKinds: readonly CarKind[] = [
  {
    facet: 'car_fuel',
    value: { sv: 'El', nb: 'Elektrisk', da: 'El', en: 'Electric', fi: 'Sähkö', sk: 'Elektro' },
    title: { sv: 'Elbilar', nb: 'Elbiler', da: 'Elbiler', en: 'Electric cars', fi: 'Sähköautot', sk: 'Elektromobily' },
    slug: { sv: 'elbilar', nb: 'elbiler', da: 'elbiler', en: 'electric-cars', fi: 'sahkoautot', sk: 'elektromobily' },
  },
  {
    facet: 'car_fuel',
    value: {
      sv: 'Laddhybrid',
      nb: 'Ladbar hybrid',
      da: 'Plug-in hybrid',
      en: 'Plug-in hybrid',
      fi: 'Ladattava hybridi',
      sk: 'Plug-in hybrid',
    },
    title: {
      sv: 'Laddhybrider',
      nb: 'Ladbare hybrider',
      da: 'Plug-in-hybrider',
      en: 'Plug-in hybrids',
      fi: 'Ladattavat hybridit',
      sk: 'Plug-in hybridy',
    },
    slug: {
      sv: 'laddhybrider',
      nb: 'ladbare-hybrider',
      da: 'plug-in-hybrider',
      en: 'plug-in-hybrids',
      fi: 'ladattavat-hybridit',
      sk: 'plug-in-hybridy',
    },
  },
  {
    facet: 'car_fuel',
    value: { sv: 'Elhybrid', nb: 'Hybrid', da: 'Hybrid', en: 'Hybrid', fi: 'Hybridi', sk: 'Hybrid' },
    title: { sv: 'Elhybrider', nb: 'Hybrider', da: 'Hybrider', en: 'Hybrids', fi: 'Hybridit', sk: 'Hybridy' },
    slug: { sv: 'elhybrider', nb: 'hybrider', da: 'hybrider', en: 'hybrids', fi: 'hybridit', sk: 'hybridy' },
  },
  {
    facet: 'car_fuel',
    value: { sv: 'Bensin', nb: 'Bensin', da: 'Benzin', en: 'Petrol', fi: 'Bensiini', sk: 'Benzín' },
    title: {
      sv: 'Bensinbilar',
      nb: 'Bensinbiler',
      da: 'Benzinbiler',
      en: 'Petrol cars',
      fi: 'Bensiiniautot',
      sk: 'Benzínové autá',
    },
    slug: {
      sv: 'bensinbilar',
      nb: 'bensinbiler',
      da: 'benzinbiler',
      en: 'petrol-cars',
      fi: 'bensiiniautot',
      sk: 'benzinove-auta',
    },
  },
  {
    facet: 'car_fuel',
    value: { sv: 'Diesel', nb: 'Diesel', da: 'Diesel', en: 'Diesel', fi: 'Diesel', sk: 'Nafta' },
    title: {
      sv: 'Dieselbilar',
      nb: 'Dieselbiler',
      da: 'Dieselbiler',
      en: 'Diesel cars',
      fi: 'Dieselautot',
      sk: 'Naftové autá',
    },
    slug: {
      sv: 'dieselbilar',
      nb: 'dieselbiler',
      da: 'dieselbiler',
      en: 'diesel-cars',
      fi: 'dieselautot',
      sk: 'naftove-auta',
    },
  },
  {
    facet: 'car_body',
    value: { sv: 'SUV', nb: 'SUV', da: 'SUV', en: 'SUV', fi: 'Katumaasturi', sk: 'SUV' },
    title: { sv: 'Suvar', nb: 'SUV-er', da: 'SUV’er', en: 'SUVs', fi: 'Katumaasturit', sk: 'SUV' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Kombi', nb: 'Stasjonsvogn', da: 'Stationcar', en: 'Estate', fi: 'Farmari', sk: 'Kombi' },
    title: {
      sv: 'Kombibilar',
      nb: 'Stasjonsvogner',
      da: 'Stationcars',
      en: 'Estate cars',
      fi: 'Farmariautot',
      sk: 'Kombi',
    },
  },
  {
    facet: 'car_body',
    value: { sv: 'Halvkombi', nb: 'Kombi 5-dørs', da: 'Hatchback', en: 'Hatchback', fi: 'Viistoperä', sk: 'Hatchback' },
    title: {
      sv: 'Halvkombibilar',
      nb: 'Femdørs kombi',
      da: 'Hatchbacks',
      en: 'Hatchbacks',
      fi: 'Viistoperäiset autot',
      sk: 'Hatchbacky',
    },
  },
  {
    facet: 'car_body',
    value: { sv: 'Sedan', nb: 'Sedan', da: 'Sedan', en: 'Saloon', fi: 'Porrasperä', sk: 'Sedan' },
    title: { sv: 'Sedaner', nb: 'Sedaner', da: 'Sedaner', en: 'Saloons', fi: 'Porrasperäiset autot', sk: 'Sedany' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Familjebuss', nb: 'Flerbruksbil', da: 'MPV', en: 'MPV', fi: 'Tila-auto', sk: 'MPV' },
    title: { sv: 'Familjebussar', nb: 'Flerbruksbiler', da: 'MPV’er', en: 'MPVs', fi: 'Tila-autot', sk: 'MPV' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Skåpbil', nb: 'Varebil', da: 'Varevogn', en: 'Van', fi: 'Pakettiauto', sk: 'Dodávka' },
    title: { sv: 'Skåpbilar', nb: 'Varebiler', da: 'Varevogne', en: 'Vans', fi: 'Pakettiautot', sk: 'Dodávky' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Pickup', nb: 'Pickup', da: 'Pickup', en: 'Pickup', fi: 'Lava-auto', sk: 'Pick-up' },
    title: { sv: 'Pickuper', nb: 'Pickuper', da: 'Pickupper', en: 'Pickups', fi: 'Lava-autot', sk: 'Pick-upy' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Coupé', nb: 'Kupé', da: 'Coupé', en: 'Coupe', fi: 'Coupé', sk: 'Kupé' },
    title: { sv: 'Coupéer', nb: 'Kupeer', da: 'Coupéer', en: 'Coupes', fi: 'Coupét', sk: 'Kupé' },
  },
  {
    facet: 'car_body',
    value: { sv: 'Cab', nb: 'Kabriolet', da: 'Cabriolet', en: 'Convertible', fi: 'Avoauto', sk: 'Kabriolet' },
    title: {
      sv: 'Cabrioleter',
      nb: 'Kabrioleter',
      da: 'Cabrioleter',
      en: 'Convertibles',
      fi: 'Avoautot',
      sk: 'Kabriolety',
    },
  },
  {
    facet: 'car_body',
    value: { sv: 'Crossover', nb: 'Crossover', da: 'Crossover', en: 'Crossover', fi: 'Crossover', sk: 'Crossover' },
    title: {
      sv: 'Crossovers',
      nb: 'Crossovere',
      da: 'Crossovere',
      en: 'Crossovers',
      fi: 'Crossoverit',
      sk: 'Crossovery',
    },
  },
  {
    facet: 'car_condition',
    value: { sv: 'Begagnad', nb: 'Brukt', da: 'Brugt', en: 'Used', fi: 'Käytetty', sk: 'Jazdené' },
    title: {
      sv: 'Begagnade bilar',
      nb: 'Brukte biler',
      da: 'Brugte biler',
      en: 'Used cars',
      fi: 'Käytetyt autot',
      sk: 'Jazdené autá',
    },
    slug: {
      sv: 'begagnade-bilar',
      nb: 'brukte-biler',
      da: 'brugte-biler',
      en: 'used-cars',
      fi: 'kaytetyt-autot',
      sk: 'jazdene-auta',
    },
  },
  {
    facet: 'car_condition',
    value: { sv: 'Ny', nb: 'Ny', da: 'Ny', en: 'New', fi: 'Uusi', sk: 'Nové' },
    title: { sv: 'Nya bilar', nb: 'Nye biler', da: 'Nye biler', en: 'New cars', fi: 'Uudet autot', sk: 'Nové autá' },
    slug: { sv: 'nya-bilar', nb: 'nye-biler', da: 'nye-biler', en: 'new-cars', fi: 'uudet-autot', sk: 'nove-auta' },
  },
  {
    facet: 'car_condition',
    value: { sv: 'Demo', nb: 'Demo', da: 'Demo', en: 'Ex-demo', fi: 'Esittelyauto', sk: 'Predvádzacie' },
    title: {
      sv: 'Demobilar',
      nb: 'Demobiler',
      da: 'Demobiler',
      en: 'Ex-demo cars',
      fi: 'Esittelyautot',
      sk: 'Predvádzacie autá',
    },
    slug: {
      sv: 'demobilar',
      nb: 'demobiler',
      da: 'demobiler',
      en: 'ex-demo-cars',
      fi: 'esittelyautot',
      sk: 'predvadzacie-auta',
    },
  },
];

export const kindSlug = ({ slug, value }: CarKind, language: QueryLanguage): string =>
  slug?.[language] ?? slugOf(value[language]);
