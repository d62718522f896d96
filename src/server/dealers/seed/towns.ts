import type { StockName } from '@/sites/site.types';
import { asciiSlug } from '../../../lib/asciiSlug';

/** Real towns with their approximate position; the facilities are invented. */
export interface Town {
  city: string;
  /** County or region by its local name. */
  region: string;
  lat: number;
  lng: number;
  /** Start of the postcode, filled up by the generator: '504 ##'. */
  zip: string;
  /** Share of the stock and of staff, 1 to 5. */
  size: number;
  /** District, if the group has more than one facility in the town. */
  part?: string;
  /** 'in the town', where the language inflects it. */
  inTown?: string;
}

type TownRow = [
  city: string,
  region: string,
  lat: number,
  lng: number,
  zip: string,
  size: number,
  part?: string,
  inTown?: string,
];

const se: readonly TownRow[] = [
  ['Stockholm', 'Stockholm', 59.3666, 17.9964, '169 ##', 5, 'Solna'],
  ['Stockholm', 'Stockholm', 59.4033, 17.9448, '164 ##', 4, 'Kista'],
  ['Stockholm', 'Stockholm', 59.2833, 18.0111, '125 ##', 4, 'Älvsjö'],
  ['Nacka', 'Stockholm', 59.3104, 18.1638, '131 ##', 3],
  ['Täby', 'Stockholm', 59.4439, 18.0687, '183 ##', 3],
  ['Södertälje', 'Stockholm', 59.1955, 17.6253, '151 ##', 3],
  ['Norrtälje', 'Stockholm', 59.758, 18.705, '761 ##', 1],
  ['Uppsala', 'Uppsala', 59.8586, 17.6389, '754 ##', 4],
  ['Enköping', 'Uppsala', 59.6361, 17.0777, '745 ##', 1],
  ['Göteborg', 'Västra Götaland', 57.7194, 11.9356, '417 ##', 5, 'Hisingen'],
  ['Göteborg', 'Västra Götaland', 57.6464, 11.9328, '421 ##', 4, 'Sisjön'],
  ['Göteborg', 'Västra Götaland', 57.7383, 12.0469, '415 ##', 3, 'Gamlestaden'],
  ['Borås', 'Västra Götaland', 57.721, 12.9401, '504 ##', 4],
  ['Trollhättan', 'Västra Götaland', 58.2837, 12.2886, '461 ##', 2],
  ['Uddevalla', 'Västra Götaland', 58.3498, 11.9356, '451 ##', 2],
  ['Skövde', 'Västra Götaland', 58.3903, 13.8461, '541 ##', 2],
  ['Lidköping', 'Västra Götaland', 58.5052, 13.1577, '531 ##', 1],
  ['Alingsås', 'Västra Götaland', 57.93, 12.5332, '441 ##', 1],
  ['Malmö', 'Skåne', 55.5636, 13.0252, '213 ##', 5, 'Fosie'],
  ['Malmö', 'Skåne', 55.6164, 13.0333, '212 ##', 3, 'Segevång'],
  ['Lund', 'Skåne', 55.7047, 13.191, '226 ##', 3],
  ['Helsingborg', 'Skåne', 56.0465, 12.6945, '254 ##', 4],
  ['Kristianstad', 'Skåne', 56.0294, 14.1567, '291 ##', 2],
  ['Hässleholm', 'Skåne', 56.1589, 13.7668, '281 ##', 1],
  ['Ystad', 'Skåne', 55.4295, 13.82, '271 ##', 1],
  ['Trelleborg', 'Skåne', 55.3762, 13.1574, '231 ##', 1],
  ['Ängelholm', 'Skåne', 56.2428, 12.8622, '262 ##', 1],
  ['Halmstad', 'Halland', 56.6745, 12.8578, '302 ##', 3],
  ['Varberg', 'Halland', 57.1056, 12.2508, '432 ##', 2],
  ['Kungsbacka', 'Halland', 57.4872, 12.0761, '434 ##', 2],
  ['Linköping', 'Östergötland', 58.4108, 15.6214, '582 ##', 4],
  ['Norrköping', 'Östergötland', 58.5877, 16.1924, '602 ##', 3],
  ['Motala', 'Östergötland', 58.5371, 15.0365, '591 ##', 1],
  ['Jönköping', 'Jönköping', 57.7826, 14.1618, '553 ##', 3],
  ['Värnamo', 'Jönköping', 57.186, 14.04, '331 ##', 1],
  ['Växjö', 'Kronoberg', 56.8777, 14.8091, '352 ##', 2],
  ['Ljungby', 'Kronoberg', 56.8334, 13.941, '341 ##', 1],
  ['Kalmar', 'Kalmar', 56.6634, 16.3568, '392 ##', 2],
  ['Västervik', 'Kalmar', 57.7584, 16.6373, '593 ##', 1],
  ['Karlskrona', 'Blekinge', 56.1612, 15.5869, '371 ##', 2],
  ['Visby', 'Gotland', 57.6348, 18.2948, '621 ##', 1],
  ['Örebro', 'Örebro', 59.2753, 15.2134, '702 ##', 4],
  ['Karlskoga', 'Örebro', 59.3267, 14.524, '691 ##', 1],
  ['Västerås', 'Västmanland', 59.6099, 16.5448, '721 ##', 3],
  ['Köping', 'Västmanland', 59.514, 15.9926, '731 ##', 1],
  ['Eskilstuna', 'Södermanland', 59.3666, 16.5077, '632 ##', 2],
  ['Nyköping', 'Södermanland', 58.753, 17.0087, '611 ##', 1],
  ['Karlstad', 'Värmland', 59.3793, 13.5036, '652 ##', 3],
  ['Arvika', 'Värmland', 59.6553, 12.5859, '671 ##', 1],
  ['Borlänge', 'Dalarna', 60.4858, 15.4371, '781 ##', 2],
  ['Falun', 'Dalarna', 60.6065, 15.6355, '791 ##', 2],
  ['Mora', 'Dalarna', 61.007, 14.543, '792 ##', 1],
  ['Gävle', 'Gävleborg', 60.6749, 17.1413, '802 ##', 3],
  ['Hudiksvall', 'Gävleborg', 61.7274, 17.1056, '824 ##', 1],
  ['Sundsvall', 'Västernorrland', 62.3908, 17.3069, '856 ##', 3],
  ['Örnsköldsvik', 'Västernorrland', 63.2909, 18.7152, '891 ##', 1],
  ['Östersund', 'Jämtland', 63.1792, 14.6357, '831 ##', 2],
  ['Umeå', 'Västerbotten', 63.8258, 20.263, '904 ##', 3],
  ['Skellefteå', 'Västerbotten', 64.7507, 20.9528, '931 ##', 2],
  ['Luleå', 'Norrbotten', 65.5848, 22.1547, '973 ##', 3],
];

const no: readonly TownRow[] = [
  ['Oslo', 'Oslo', 59.9277, 10.8036, '05##', 5, 'Økern'],
  ['Oslo', 'Oslo', 59.8358, 10.8192, '12##', 3, 'Mortensrud'],
  ['Drammen', 'Buskerud', 59.7441, 10.2045, '30##', 3],
  ['Fredrikstad', 'Østfold', 59.2205, 10.9347, '16##', 2],
  ['Lillestrøm', 'Akershus', 59.956, 11.0492, '20##', 3],
  ['Hamar', 'Innlandet', 60.7945, 11.068, '23##', 2],
  ['Tønsberg', 'Vestfold', 59.2674, 10.4076, '31##', 2],
  ['Kristiansand', 'Agder', 58.1467, 7.9956, '46##', 3],
  ['Stavanger', 'Rogaland', 58.97, 5.7331, '40##', 3],
  ['Haugesund', 'Rogaland', 59.4138, 5.268, '55##', 1],
  ['Bergen', 'Vestland', 60.3505, 5.3465, '52##', 4],
  ['Ålesund', 'Møre og Romsdal', 62.4722, 6.1549, '60##', 2],
  ['Trondheim', 'Trøndelag', 63.4305, 10.3951, '70##', 4],
  ['Bodø', 'Nordland', 67.2804, 14.4049, '80##', 1],
  ['Tromsø', 'Troms', 69.6492, 18.9553, '90##', 2],
];

const uk: readonly TownRow[] = [
  ['Reading', 'South East', 51.4543, -0.9781, 'RG2 0@@', 4],
  ['Guildford', 'South East', 51.2362, -0.5704, 'GU1 1@@', 3],
  ['Oxford', 'South East', 51.752, -1.2577, 'OX4 2@@', 2],
  ['Croydon', 'London', 51.3762, -0.0982, 'CR0 4@@', 4],
  ['Bristol', 'South West', 51.4545, -2.5879, 'BS3 2@@', 3],
  ['Exeter', 'South West', 50.7184, -3.5339, 'EX2 8@@', 1],
  ['Birmingham', 'West Midlands', 52.4862, -1.8904, 'B7 5@@', 4],
  ['Nottingham', 'East Midlands', 52.9548, -1.1581, 'NG7 2@@', 2],
  ['Leeds', 'Yorkshire', 53.8008, -1.5491, 'LS10 1@@', 3],
  ['Manchester', 'North West', 53.4808, -2.2426, 'M17 1@@', 4],
  ['Newcastle upon Tyne', 'North East', 54.9783, -1.6178, 'NE4 7@@', 2],
  ['Edinburgh', 'Scotland', 55.9533, -3.1883, 'EH12 9@@', 2],
];

const fi: readonly TownRow[] = [
  ['Helsinki', 'Uusimaa', 60.2205, 25.0395, '008#0', 5, 'Herttoniemi', 'Helsingissä'],
  ['Espoo', 'Uusimaa', 60.2055, 24.6559, '026#0', 4, undefined, 'Espoossa'],
  ['Vantaa', 'Uusimaa', 60.2934, 25.0378, '015#0', 4, undefined, 'Vantaalla'],
  ['Turku', 'Varsinais-Suomi', 60.4518, 22.2666, '205#0', 3, undefined, 'Turussa'],
  ['Tampere', 'Pirkanmaa', 61.4978, 23.761, '335#0', 4, undefined, 'Tampereella'],
  ['Jyväskylä', 'Keski-Suomi', 62.2426, 25.7473, '403#0', 2, undefined, 'Jyväskylässä'],
  ['Vaasa', 'Pohjanmaa', 63.0951, 21.6165, '653#0', 1, undefined, 'Vaasassa'],
  ['Oulu', 'Pohjois-Pohjanmaa', 65.0121, 25.4651, '904#0', 2, undefined, 'Oulussa'],
];

const sk: readonly TownRow[] = [
  ['Bratislava', 'Bratislavský kraj', 48.1727, 17.1766, '821 0#', 5, undefined, 'v Bratislave'],
  ['Trnava', 'Trnavský kraj', 48.3709, 17.5833, '917 0#', 2, undefined, 'v Trnave'],
  ['Žilina', 'Žilinský kraj', 49.2231, 18.7394, '010 0#', 3, undefined, 'v Žiline'],
  ['Banská Bystrica', 'Banskobystrický kraj', 48.7363, 19.1462, '974 0#', 2, undefined, 'v Banskej Bystrici'],
  ['Košice', 'Košický kraj', 48.7164, 21.2611, '040 0#', 4, undefined, 'v Košiciach'],
];

const dk: readonly TownRow[] = [
  ['Glostrup', 'Hovedstaden', 55.6666, 12.4036, '2600', 5],
  ['Aarhus', 'Midtjylland', 56.1629, 10.2039, '8210', 4],
  ['Odense', 'Syddanmark', 55.4038, 10.4024, '5220', 3],
  ['Aalborg', 'Nordjylland', 57.0488, 9.9217, '9200', 2],
  ['Køge', 'Sjælland', 55.458, 12.1821, '4600', 2],
];

const eu: readonly TownRow[] = [
  ['Hamburg', 'Germany', 53.5511, 9.9937, '20537', 4],
  ['Antwerp', 'Belgium', 51.2194, 4.4025, '2030', 3],
  ['Utrecht', 'Netherlands', 52.0907, 5.1214, '3542 @@', 3],
];

const town = ([city, region, lat, lng, zip, size, part, inTown]: TownRow): Town => ({
  city,
  region,
  lat,
  lng,
  zip,
  size,
  part,
  inTown,
});

export const towns: Record<StockName, readonly Town[]> = {
  se: se.map(town),
  no: no.map(town),
  uk: uk.map(town),
  fi: fi.map(town),
  sk: sk.map(town),
  dk: dk.map(town),
  eu: eu.map(town),
};

/** A facility's slug by its town: 'goteborg-hisingen'. */
export const townSlug = ({ city, part = '' }: Pick<Town, 'city' | 'part'>): string => asciiSlug(`${city} ${part}`);
