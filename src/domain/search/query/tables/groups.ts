import type { QueryLanguage } from '../understanding';

type Terms = Readonly<Record<QueryLanguage, string>>;

/**
 * Terms that mean several values. A named value of the same field stands before them ('small suv' is any SUV), and a
 * noun before an adjective ('liten familjebil' is a family car).
 */
export interface Group {
  field: 'car_body' | 'car_fuel';
  /** Swedish words of the concepts that it stands for. */
  of: readonly string[];
  adjective?: true;
  terms: Terms;
}

const roomy = ['kombi', 'suv', 'familjebuss'];
const small = ['halvkombi'];
const saving = ['el', 'laddhybrid', 'elhybrid'];

export const groups: readonly Group[] = [
  {
    field: 'car_body',
    of: roomy,
    terms: {
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
    terms: {
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
    terms: {
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
    terms: {
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
    terms: {
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
    terms: {
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
export const countryParts: readonly { regions: readonly string[]; terms: string }[] = [
  {
    regions: ['Norrbotten', 'Västerbotten', 'Jämtland', 'Västernorrland', 'Gävleborg'],
    terms: 'norrland, norra sverige',
  },
  {
    regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Örebro', 'Västmanland', 'Värmland', 'Dalarna'],
    terms: 'svealand, mellansverige',
  },
  { regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Västmanland'], terms: 'mälardalen' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar'], terms: 'småland' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar', 'Blekinge', 'Skåne', 'Halland'], terms: 'södra sverige, sydsverige' },
  { regions: ['Västra Götaland', 'Halland', 'Värmland'], terms: 'västsverige, västra sverige' },
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
    terms: 'götaland',
  },
  { regions: ['Södermanland'], terms: 'sörmland' },
  { regions: ['Gävleborg'], terms: 'hälsingland, gästrikland' },
  { regions: ['Nordland', 'Troms', 'Finnmark'], terms: 'nord-norge, nord norge, nordnorge' },
  {
    regions: ['Oslo', 'Akershus', 'Østfold', 'Buskerud', 'Vestfold', 'Telemark', 'Innlandet'],
    terms: 'østlandet, østnorge',
  },
  { regions: ['Rogaland', 'Vestland', 'Møre og Romsdal'], terms: 'vestlandet, vest-norge' },
  { regions: ['Agder'], terms: 'sørlandet, sør-norge' },
  { regions: ['Trøndelag'], terms: 'midt-norge, midtnorge' },
  { regions: ['Midtjylland', 'Nordjylland', 'Syddanmark'], terms: 'jylland' },
  { regions: ['Hovedstaden'], terms: 'københavn, københavnsområdet, copenhagen' },
  { regions: ['Syddanmark'], terms: 'fyn, sønderjylland' },
  { regions: ['North West', 'North East', 'Yorkshire'], terms: 'the north, north of england, northern england' },
  { regions: ['East Midlands', 'West Midlands'], terms: 'midlands, the midlands' },
  { regions: ['South East', 'South West', 'London'], terms: 'the south, south of england, southern england' },
  {
    regions: ['Pohjois-Pohjanmaa', 'Lappi', 'Kainuu'],
    terms: 'pohjois-suomi, pohjois-suomessa, pohjoissuomi, norra finland',
  },
  { regions: ['Uusimaa'], terms: 'etelä-suomi, etelä-suomessa, pääkaupunkiseutu, pääkaupunkiseudulla, södra finland' },
  {
    regions: ['Varsinais-Suomi', 'Satakunta', 'Pohjanmaa', 'Pirkanmaa'],
    terms: 'länsi-suomi, länsi-suomessa, västra finland',
  },
  {
    regions: ['Bratislavský kraj', 'Trnavský kraj', 'Nitriansky kraj', 'Trenčiansky kraj'],
    terms: 'západné slovensko, západ slovenska, na západnom slovensku',
  },
  {
    regions: ['Banskobystrický kraj', 'Žilinský kraj'],
    terms: 'stredné slovensko, stred slovenska, na strednom slovensku',
  },
  {
    regions: ['Košický kraj', 'Prešovský kraj'],
    terms: 'východné slovensko, východ slovenska, na východnom slovensku',
  },
];

/** Makers' names of bodies. They mean the body where the text names the make. */
export const makerBodies: readonly { makes: readonly string[]; body: string; terms: string }[] = [
  { makes: ['audi'], body: 'kombi', terms: 'avant, allroad' },
  { makes: ['bmw'], body: 'kombi', terms: 'touring' },
  { makes: ['volkswagen'], body: 'kombi', terms: 'variant, alltrack, sportscombi' },
  { makes: ['skoda', 'seat', 'cupra'], body: 'kombi', terms: 'combi, estate, st, sportstourer, sports tourer' },
  { makes: ['kia'], body: 'kombi', terms: 'sw, sportswagon, sports wagon' },
  { makes: ['peugeot'], body: 'kombi', terms: 'sw, break' },
  { makes: ['citroen'], body: 'kombi', terms: 'break, tourer' },
  { makes: ['toyota'], body: 'kombi', terms: 'touring sports, touring sport, touring' },
  { makes: ['opel', 'vauxhall'], body: 'kombi', terms: 'sports tourer, sportstourer, caravan, tourer' },
  { makes: ['renault'], body: 'kombi', terms: 'grandtour, sport tourer, estate' },
  { makes: ['honda'], body: 'kombi', terms: 'tourer' },
  { makes: ['mazda', 'hyundai'], body: 'kombi', terms: 'wagon, tourer, cw' },
  { makes: ['mercedesbenz'], body: 'kombi', terms: 't-modell, shooting brake, all-terrain' },
  { makes: ['ford'], body: 'kombi', terms: 'turnier, wagon' },
  { makes: ['saab'], body: 'kombi', terms: 'sportcombi' },
  { makes: ['audi'], body: 'halvkombi', terms: 'sportback' },
  { makes: ['skoda'], body: 'halvkombi', terms: 'spaceback, scala' },
  { makes: ['bmw'], body: 'familjebuss', terms: 'active tourer, gran tourer' },
  { makes: ['audi', 'bmw', 'volkswagen', 'mercedesbenz', 'mini', 'fiat'], body: 'cab', terms: 'spyder, roadster' },
];
