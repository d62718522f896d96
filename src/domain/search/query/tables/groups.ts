import type { QueryLanguage } from '../understanding';

type Words = Readonly<Record<QueryLanguage, string>>;

/**
 * Words that mean several values. A named value of the same field stands before them ('small suv' is any SUV), and a
 * noun before an adjective ('liten familjebil' is a family car).
 */
export interface Group {
  field: 'car_body' | 'car_fuel';
  /** Swedish words of the concepts that it stands for. */
  of: readonly string[];
  adjective?: true;
  words: Words;
}

const roomy = ['kombi', 'suv', 'familjebuss'];
const small = ['halvkombi'];
const saving = ['el', 'laddhybrid', 'elhybrid'];

export const groups: readonly Group[] = [
  {
    field: 'car_body',
    of: roomy,
    words: {
      sv: 'stor bil, stora bilar, familjebil, familjebilar, barnfamilj, barnfamiljer, familjen, familj, stor familj, stor familjebil, rymlig bil, rymliga bilar, rymlig familjebil, barnvagn, barnstolar, hundbil, stort bagage, stor bagage, stort bagageutrymme, stort lastutrymme, stor bagageplats, stor lastvolym, mycket plats, plats för hela familjen',
      nb: 'stor bil, store biler, familiebil, familiebiler, barnefamilie, familien, familie, romslig bil, romslige biler, stor familiebil, hundebil, barnevogn, stort bagasjerom, stor bagasjeplass, god plass, mye plass, stor plass',
      da: 'stor bil, store biler, familiebil, familiebiler, børnefamilie, familien, familie, rummelig bil, rummelige biler, stor familiebil, hundebil, barnevogn, stort bagagerum, meget plads, god plads',
      en: 'family car, family cars, big car, big cars, large car, large cars, spacious car, roomy car, large family car, big family car, family, families, large boot, big boot, huge boot, boot space, lots of space, plenty of space, dog car',
      fi: 'perheauto, perheautot, perheautoa, perheautoksi, perheelle, perhe, lapsiperhe, lapsiperheelle, iso auto, isot autot, tilava auto, tilavat autot, iso perheauto, iso tavaratila, suuri tavaratila, koira-auto',
      sk: 'rodinné auto, rodinné autá, pre rodinu, rodinu, veľké auto, veľké autá, priestranné auto, priestranné autá, veľké rodinné auto, veľký kufor, veľkým kufrom, s veľkým kufrom',
    },
  },
  {
    field: 'car_body',
    of: roomy,
    adjective: true,
    words: {
      sv: 'stor, stora, stort, större, rymlig, rymliga, rymligt, rymligare',
      nb: 'stor, store, stort, større, romslig, romslige, romsligere',
      da: 'stor, store, stort, større, rummelig, rummelige, rummeligt',
      en: 'big, large, bigger, larger, spacious, roomy',
      fi: 'iso, isot, ison, isoa, isompi, suuri, tilava, tilavat, tilavan, tilavaa',
      sk: 'veľké, veľký, veľká, veľkú, väčšie, priestranné, priestranný, priestranná',
    },
  },
  {
    field: 'car_body',
    of: small,
    words: {
      sv: 'liten bil, små bilar, mindre bil, mindre bilar, småbil, småbilar, småbilen, stadsbil, stadsbilar, första bil, förstabil, min första bil, nybörjarbil, andrabil',
      nb: 'liten bil, små biler, mindre bil, småbil, småbiler, bybil, bybiler, første bil, førstebil, bil nummer to',
      da: 'lille bil, små biler, mindre bil, småbil, småbiler, bybil, bybiler, mikrobil, mikrobiler, minibil, første bil',
      en: 'small car, small cars, city car, city cars, little car, compact car, first car, first cars, first time driver, new driver, new drivers, young driver, learner, runaround, supermini, second car, town car',
      fi: 'pieni auto, pienet autot, pientä autoa, pikkuauto, pikkuautot, kaupunkiauto, kaupunkiautot, ensiauto, ensimmäinen auto, ensimmäiseksi autoksi, kakkosauto',
      sk: 'malé auto, malé autá, mestské auto, mestské autá, prvé auto, do mesta, autíčko',
    },
  },
  {
    field: 'car_body',
    of: small,
    adjective: true,
    words: {
      sv: 'liten, litet, små, lilla, kompakt',
      nb: 'liten, lita, lite stor, små, lille, kompakt',
      da: 'lille, små, kompakt',
      en: 'small, little, smaller, compact',
      fi: 'pieni, pienet, pienen, pientä, pienempi',
      sk: 'malé, malý, malá, malú, menšie',
    },
  },
  {
    field: 'car_body',
    of: ['coupé', 'cab'],
    words: {
      sv: 'sportbil, sportbilar, sportbilen, sportvagn',
      nb: 'sportsbil, sportsbiler, sportbil',
      da: 'sportsvogn, sportsvogne, sportsbil, sportsbiler',
      en: 'sports car, sports cars, sportscar, sportscars',
      fi: 'urheiluauto, urheiluautot, urheiluautoa',
      sk: 'športové auto, športové autá, športiak, športiaky, športový automobil',
    },
  },
  {
    field: 'car_fuel',
    of: saving,
    words: {
      sv: 'miljöbil, miljöbilar, bränslesnål, bränslesnåla, bränslesnålt, snål, snåla, låg förbrukning, låg bränsleförbrukning, billig i drift, låga utsläpp, pendlarbil',
      nb: 'miljøbil, miljøbiler, drivstoffgjerrig, lavt forbruk, gjerrig, billig i drift, lave utslipp, pendlerbil',
      da: 'miljøbil, miljøbiler, brændstoføkonomisk, lavt forbrug, økonomisk, økonomisk i drift, billig i drift, pendlerbil',
      en: 'good mpg, high mpg, good on fuel, fuel efficient, economical, cheap to run, low running costs, low emission, low emissions, eco friendly, green car, commuter, commuter car',
      fi: 'vähäpäästöinen, vähän kuluttava, pienikulutuksinen, taloudellinen, matala kulutus, pieni kulutus, ympäristöystävällinen, ekologinen, työmatka-auto',
      sk: 'úsporné, úsporný, úsporná, nízka spotreba, nízkou spotrebou, s nízkou spotrebou, ekologické, ekologický',
    },
  },
];

/** Parts of a country: the regions of its stock that lie there, and the words for it in every language. */
export const countryParts: readonly { regions: readonly string[]; words: string }[] = [
  {
    regions: ['Norrbotten', 'Västerbotten', 'Jämtland', 'Västernorrland', 'Gävleborg'],
    words: 'norrland, norra sverige',
  },
  {
    regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Örebro', 'Västmanland', 'Värmland', 'Dalarna'],
    words: 'svealand, mellansverige',
  },
  { regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Västmanland'], words: 'mälardalen' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar'], words: 'småland' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar', 'Blekinge', 'Skåne', 'Halland'], words: 'södra sverige, sydsverige' },
  { regions: ['Västra Götaland', 'Halland', 'Värmland'], words: 'västsverige, västra sverige' },
  {
    regions: [
      'Västra Götaland',
      'Halland',
      'Östergötland',
      'Jönköping',
      'Kronoberg',
      'Kalmar',
      'Blekinge',
      'Skåne',
      'Gotland',
    ],
    words: 'götaland',
  },
  { regions: ['Södermanland'], words: 'sörmland' },
  { regions: ['Gävleborg'], words: 'hälsingland, gästrikland' },
  { regions: ['Nordland', 'Troms', 'Finnmark'], words: 'nord-norge, nord norge, nordnorge' },
  {
    regions: ['Oslo', 'Akershus', 'Østfold', 'Buskerud', 'Vestfold', 'Telemark', 'Innlandet'],
    words: 'østlandet, østnorge',
  },
  { regions: ['Rogaland', 'Vestland', 'Møre og Romsdal'], words: 'vestlandet, vest-norge' },
  { regions: ['Agder'], words: 'sørlandet, sør-norge' },
  { regions: ['Trøndelag'], words: 'midt-norge, midtnorge' },
  { regions: ['Midtjylland', 'Nordjylland', 'Syddanmark'], words: 'jylland' },
  { regions: ['Hovedstaden'], words: 'københavn, københavnsområdet, copenhagen' },
  { regions: ['Syddanmark'], words: 'fyn, sønderjylland' },
  { regions: ['North West', 'North East', 'Yorkshire'], words: 'the north, north of england, northern england' },
  { regions: ['East Midlands', 'West Midlands'], words: 'midlands, the midlands' },
  { regions: ['South East', 'South West', 'London'], words: 'the south, south of england, southern england' },
  {
    regions: ['Pohjois-Pohjanmaa', 'Lappi', 'Kainuu'],
    words: 'pohjois-suomi, pohjois-suomessa, pohjoissuomi, norra finland',
  },
  { regions: ['Uusimaa'], words: 'etelä-suomi, etelä-suomessa, pääkaupunkiseutu, pääkaupunkiseudulla, södra finland' },
  {
    regions: ['Varsinais-Suomi', 'Satakunta', 'Pohjanmaa', 'Pirkanmaa'],
    words: 'länsi-suomi, länsi-suomessa, västra finland',
  },
  {
    regions: ['Bratislavský kraj', 'Trnavský kraj', 'Nitriansky kraj', 'Trenčiansky kraj'],
    words: 'západné slovensko, západ slovenska, na západnom slovensku',
  },
  {
    regions: ['Banskobystrický kraj', 'Žilinský kraj'],
    words: 'stredné slovensko, stred slovenska, na strednom slovensku',
  },
  {
    regions: ['Košický kraj', 'Prešovský kraj'],
    words: 'východné slovensko, východ slovenska, na východnom slovensku',
  },
];

/** Makers' names of bodies. They mean the body where the text names the make. */
export const makerBodies: readonly { makes: readonly string[]; body: string; words: string }[] = [
  { makes: ['audi'], body: 'kombi', words: 'avant, allroad' },
  { makes: ['bmw'], body: 'kombi', words: 'touring' },
  { makes: ['volkswagen'], body: 'kombi', words: 'variant, alltrack, sportscombi' },
  { makes: ['skoda', 'seat', 'cupra'], body: 'kombi', words: 'combi, estate, st, sportstourer, sports tourer' },
  { makes: ['kia'], body: 'kombi', words: 'sw, sportswagon, sports wagon' },
  { makes: ['peugeot'], body: 'kombi', words: 'sw, break' },
  { makes: ['citroen'], body: 'kombi', words: 'break, tourer' },
  { makes: ['toyota'], body: 'kombi', words: 'touring sports, touring sport, touring' },
  { makes: ['opel', 'vauxhall'], body: 'kombi', words: 'sports tourer, sportstourer, caravan, tourer' },
  { makes: ['renault'], body: 'kombi', words: 'grandtour, sport tourer, estate' },
  { makes: ['honda'], body: 'kombi', words: 'tourer' },
  { makes: ['mazda', 'hyundai'], body: 'kombi', words: 'wagon, tourer, cw' },
  { makes: ['mercedesbenz'], body: 'kombi', words: 't-modell, shooting brake, all-terrain' },
  { makes: ['ford'], body: 'kombi', words: 'turnier, wagon' },
  { makes: ['saab'], body: 'kombi', words: 'sportcombi' },
  { makes: ['audi'], body: 'halvkombi', words: 'sportback' },
  { makes: ['skoda'], body: 'halvkombi', words: 'spaceback, scala' },
  { makes: ['bmw'], body: 'familjebuss', words: 'active tourer, gran tourer' },
  { makes: ['audi', 'bmw', 'volkswagen', 'mercedesbenz', 'mini', 'fiat'], body: 'cab', words: 'spyder, roadster' },
];
