/**
 * Chooses the rendered studio picture for a car without photographs. Values of the stock are compared in lower case
 * with accents, in the site's language first ('kombi' is an estate in Swedish and Slovak, a hatchback in Norwegian),
 * then in the others.
 */
import type { Car } from '@/domain/cars/car';

export const studioBodies = [
  'hatch',
  'estate',
  'saloon',
  'coupe',
  'convertible',
  'crossover',
  'suv',
  'mpv',
  'van',
  'pickup',
] as const;
export const studioPaints = [
  'white',
  'silver',
  'grey',
  'graphite',
  'black',
  'blue',
  'navy',
  'pine',
  'red',
  'orange',
  'yellow',
  'sand',
  'brown',
] as const;
const studioAngles = ['front34', 'side', 'rear34'] as const;
const closeUps = ['lamp', 'wheel'] as const;
export type StudioBody = (typeof studioBodies)[number];
export type StudioPaint = (typeof studioPaints)[number];
type StudioView = (typeof studioAngles)[number] | (typeof closeUps)[number];
export type PictureLanguage = 'sv' | 'nb' | 'da' | 'en' | 'fi' | 'sk';

const languages: readonly PictureLanguage[] = ['sv', 'nb', 'da', 'en', 'fi', 'sk'];
type Synonyms<Key extends string> = Record<Key, Record<PictureLanguage, readonly string[]>>;

const bodySynonyms: Synonyms<StudioBody> = {
  hatch: {
    sv: ['halvkombi', 'småbil', 'liftback'],
    nb: ['kombi', 'kombi 3-dørs', 'kombi 5-dørs', 'kombi 3/5-dørs', 'småbil'],
    da: ['hatchback', 'mikrobil'],
    en: ['hatchback', 'hatch', 'city car', 'liftback'],
    fi: ['viistoperä', 'hatchback'],
    sk: ['hatchback', 'liftback'],
  },
  estate: {
    sv: ['kombi', 'herrgårdsvagn'],
    nb: ['stasjonsvogn'],
    da: ['stationcar', 'st.car'],
    en: ['estate', 'wagon', 'station wagon'],
    fi: ['farmari'],
    sk: ['kombi'],
  },
  saloon: {
    sv: ['sedan'],
    nb: ['sedan'],
    da: ['sedan'],
    en: ['saloon', 'sedan'],
    fi: ['porrasperä', 'sedan'],
    sk: ['sedan', 'limuzína'],
  },
  coupe: {
    sv: ['coupé', 'sportkupé', 'sportbil'],
    nb: ['coupé', 'kupé', 'sportsbil'],
    da: ['coupé', 'sportsvogn'],
    en: ['coupe', 'coupé', 'sports car'],
    fi: ['coupé', 'urheiluauto'],
    sk: ['kupé', 'športové auto'],
  },
  convertible: {
    sv: ['cab', 'cabriolet'],
    nb: ['kabriolet'],
    da: ['cabriolet'],
    en: ['convertible', 'roadster'],
    fi: ['avoauto'],
    sk: ['kabriolet', 'roadster'],
  },
  crossover: {
    sv: ['crossover', 'suv-coupé'],
    nb: ['crossover'],
    da: ['crossover', 'cuv'],
    en: ['crossover'],
    fi: ['crossover'],
    sk: ['crossover'],
  },
  suv: {
    sv: ['suv', 'terrängbil'],
    nb: ['suv', 'offroad'],
    da: ['suv', 'offroader'],
    en: ['suv', '4x4'],
    fi: ['maasturi', 'katumaasturi'],
    sk: ['suv', 'terénne'],
  },
  mpv: {
    sv: ['familjebuss', 'mpv', 'minibuss'],
    nb: ['flerbruksbil', 'minibuss'],
    da: ['mpv', 'minibus'],
    en: ['mpv', 'people carrier'],
    fi: ['tila-auto', 'pikkubussi'],
    sk: ['mpv', 'minibus'],
  },
  van: {
    sv: ['skåp', 'skåpbil', 'transportbil'],
    nb: ['varebil', 'kassebil'],
    da: ['varevogn', 'kassevogn'],
    en: ['van', 'panel van'],
    fi: ['pakettiauto'],
    sk: ['dodávka'],
  },
  pickup: {
    sv: ['pickup', 'flak', 'dubbelhytt', 'chassi'],
    nb: ['pickup', 'dobbeltkabin', 'chassis'],
    da: ['pickup', 'ladvogn', 'dobbeltkabine'],
    en: ['pickup', 'pick-up', 'double cab', 'chassis'],
    fi: ['lava-auto', 'avolava', 'alusta'],
    sk: ['pick-up', 'podvozok'],
  },
};

const paintSynonyms: Synonyms<StudioPaint> = {
  white: { sv: ['vit'], nb: ['hvit'], da: ['hvid'], en: ['white', 'cream'], fi: ['valkoinen'], sk: ['biela'] },
  silver: {
    sv: ['silver', 'ljusgrå', 'flerfärgad'],
    nb: ['sølv', 'lysegrå', 'flerfarget'],
    da: ['sølv', 'lysegrå', 'flerfarvet'],
    en: ['silver', 'light grey', 'multicolour'],
    fi: ['hopea', 'vaaleanharmaa', 'monivärinen'],
    sk: ['strieborná', 'svetlosivá', 'viacfarebná'],
  },
  grey: { sv: ['grå'], nb: ['grå'], da: ['grå'], en: ['grey', 'gray'], fi: ['harmaa'], sk: ['sivá'] },
  graphite: {
    sv: ['mörkgrå', 'antracit'],
    nb: ['mørkegrå'],
    da: ['koks', 'mørkegrå'],
    en: ['dark grey', 'anthracite'],
    fi: ['tummanharmaa'],
    sk: ['tmavosivá'],
  },
  black: { sv: ['svart'], nb: ['svart', 'sort'], da: ['sort'], en: ['black'], fi: ['musta'], sk: ['čierna'] },
  blue: {
    sv: ['blå', 'ljusblå', 'turkos'],
    nb: ['blå', 'lyseblå', 'turkis'],
    da: ['blå', 'lyseblå', 'turkis'],
    en: ['blue', 'light blue', 'turquoise'],
    fi: ['sininen', 'vaaleansininen', 'turkoosi'],
    sk: ['modrá', 'svetlomodrá', 'tyrkysová'],
  },
  navy: {
    sv: ['mörkblå', 'lila'],
    nb: ['mørkeblå', 'lilla'],
    da: ['mørkeblå', 'lilla'],
    en: ['dark blue', 'navy', 'purple'],
    fi: ['tummansininen', 'violetti'],
    sk: ['tmavomodrá', 'fialová'],
  },
  pine: {
    sv: ['grön', 'mörkgrön', 'oliv', 'olivgrön'],
    nb: ['grønn', 'mørkegrønn', 'oliven'],
    da: ['grøn', 'mørkegrøn', 'oliven'],
    en: ['green', 'dark green', 'olive'],
    fi: ['vihreä', 'tummanvihreä', 'oliivi'],
    sk: ['zelená', 'tmavozelená', 'olivová'],
  },
  red: {
    sv: ['röd', 'vinröd', 'mörkröd', 'rosa'],
    nb: ['rød', 'mørkerød', 'rosa'],
    da: ['rød', 'mørkerød', 'pink'],
    en: ['red', 'dark red', 'pink'],
    fi: ['punainen', 'tummanpunainen', 'pinkki'],
    sk: ['červená', 'tmavočervená', 'ružová'],
  },
  orange: { sv: ['orange'], nb: ['oransje'], da: ['orange'], en: ['orange'], fi: ['oranssi'], sk: ['oranžová'] },
  yellow: { sv: ['gul'], nb: ['gul'], da: ['gul'], en: ['yellow'], fi: ['keltainen'], sk: ['žltá'] },
  sand: {
    sv: ['beige', 'guld', 'champagne'],
    nb: ['beige', 'gull', 'champagne'],
    da: ['beige', 'guld', 'champagne'],
    en: ['beige', 'gold', 'champagne'],
    fi: ['beige', 'kulta', 'samppanja'],
    sk: ['béžová', 'zlatá', 'šampaň'],
  },
  brown: {
    sv: ['brun', 'mörkbrun', 'brons'],
    nb: ['brun', 'mørkebrun', 'bronse'],
    da: ['brun', 'mørkebrun', 'bronze'],
    en: ['brown', 'dark brown', 'bronze'],
    fi: ['ruskea', 'tummanruskea', 'pronssi'],
    sk: ['hnedá', 'tmavohnedá', 'bronzová'],
  },
};

/** Vehicles without a picture in the series, whatever else the text contains ('husbil på skåpbilschassi'). */
const noPicture =
  /husbil|husvagn|bobil|campingvogn|autocamper|motor ?home|camper|caravan|matkailuauto|asuntovaunu|obytn|karavan|motorcy[kc]|motorsy[ck]|moottoripyörä|motocyk|lastbil|lastvogn|kuorma-auto|(?<!pick-?up )truck|lorry|nákladn|mopo|moped/u;

/** 'Svart Metallic', 'black pearl', 'musta (met.)': the finish does not affect the colour. */
const finish =
  /metallic|metallack|metalli(?:c|väri)?(?=[\s,()]|$)|metalíza|metal\.|met\.(?=[\s,()]|$)|pärlemor|pearl(?:escent)?|perle?(?:effekt|mor)?(?=[\s,()]|$)|helmiäis|perleť/gu;

type Lookup<Key extends string> = Record<PictureLanguage, ReadonlyMap<string, Key>>;

function lookupOf<Key extends string>(keys: readonly Key[], terms: Synonyms<Key>): Lookup<Key> {
  const inLanguage = (language: PictureLanguage) =>
    new Map(keys.flatMap((key) => terms[key][language].map((word): [string, Key] => [word, key])));
  return {
    sv: inLanguage('sv'),
    nb: inLanguage('nb'),
    da: inLanguage('da'),
    en: inLanguage('en'),
    fi: inLanguage('fi'),
    sk: inLanguage('sk'),
  };
}

const bodies = lookupOf(studioBodies, bodySynonyms);
const paints = lookupOf(studioPaints, paintSynonyms);

const tidy = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** The full text, else its longest run of words in the table. */
function find<Key extends string>(lookup: Lookup<Key>, text: string, language: PictureLanguage): Key | null {
  if (text === '') return null;
  const order = [language, ...languages.filter((other) => other !== language)];
  for (const one of order) {
    const exact = lookup[one].get(text);
    if (exact) return exact;
  }
  const terms = text.split(/[\s,;:/()]+/u).filter(Boolean);
  for (let length = Math.min(terms.length, 3); length > 0; length -= 1) {
    for (const one of order) {
      for (let from = 0; from + length <= terms.length; from += 1) {
        const known = lookup[one].get(terms.slice(from, from + length).join(' '));
        if (known) return known;
      }
    }
  }
  return null;
}

/**
 * Null where the body is unknown or not a car (motorhome, truck …): the page then shows a text instead of a wrong
 * picture.
 */
export function carPicture(
  car: Pick<Car, 'car_body' | 'car_color'>,
  language: PictureLanguage,
): { body: StudioBody; paint: StudioPaint } | null {
  const bodyText = tidy(car.car_body);
  if (noPicture.test(bodyText)) return null;
  const body = find(bodies, bodyText, language);
  if (!body) return null;
  return { body, paint: paintOf(car.car_color, language) ?? 'silver' };
}

/** The paint that is like a colour of the stock; null where none is known. */
export function paintOf(given: string | undefined, language: PictureLanguage): StudioPaint | null {
  const colour = tidy(given);
  const plain = tidy(colour.replace(finish, ' ').replace(/\(\s*\)|^[\s,-]+|[\s,-]+$/gu, ' '));
  if (plain === '' && colour !== '') return /pärlemor|pearl|perle|helmiäis|perleť/u.test(colour) ? 'white' : 'silver';
  return find(paints, plain, language);
}

const STUDIO = '/-/jssmedia/cars/';
/** Pictures of the series are drawn: they show no car that exists. */
export const isStudioAddress = (src: string): boolean => src.startsWith(STUDIO);

/** Path of a picture of the series under the media store. */
export const studioPicture = (body: StudioBody, view: StudioView, paint: StudioPaint): string =>
  `${STUDIO}${body}/${view}-${paint}.avif`;

/** Bodies whose lamp and wheel are rendered from near, too. */
const CLOSE: ReadonlySet<StudioBody> = new Set(['crossover', 'estate', 'hatch', 'suv']);

/** A car's gallery: the first is the card's. */
export const studioGallery = (body: StudioBody, paint: StudioPaint): string[] =>
  [...studioAngles, ...(CLOSE.has(body) ? closeUps : [])].map((view) => studioPicture(body, view, paint));
