import { carSizes } from '@/domain/search/carSizeNames';
import { flagFields, foldedTerms } from '@/domain/search/query/parsedConcepts';
import { equipmentTexts } from '@/server/cars/seed/equipment';
import { modelName } from '@/domain/vocabulary/modelNames';
import { termPairs, type TranslatedField } from '@/domain/vocabulary/stockTerms';
import { towns } from '@/server/dealers/seed/towns';
import type { QueryLanguage, QueryVocabulary } from '@/domain/search/query/understanding';
import type { StockName } from '@/sites/site.types';

/** Makes and models that have something about their names. */
const models: Readonly<Record<string, readonly string[]>> = {
  Volvo: ['V40', 'V60', 'V60 Cross Country', 'V70', 'V90', 'XC40', 'XC60', 'XC90', 'EX30', 'S60'],
  Volkswagen: [
    'Golf',
    'Golf Sportscombi',
    'Polo',
    'Passat',
    'ID.3',
    'ID.4',
    'ID. Buzz',
    'Tiguan',
    'Transporter',
    'up!',
    'T-Roc',
  ],
  Skoda: ['Octavia', 'Superb', 'Enyaq', 'Fabia', 'Scala'],
  BMW: ['series:1', 'series:3', 'series:5', 'X1', 'X3', 'i3', 'i4', 'iX3'],
  'Mercedes-Benz': ['class:A', 'class:C', 'class:E', 'GLC', 'Vito'],
  Audi: ['A3', 'A4', 'A6', 'Q4 e-tron', 'Q5', 'e-tron'],
  Toyota: ['Yaris', 'Yaris Cross', 'Corolla', 'RAV4', 'C-HR'],
  Peugeot: ['208', '308', '2008', '3008', '5008'],
  Fiat: ['500', 'Panda'],
  Mazda: ['2', '3', '6', 'CX-5'],
  Polestar: ['2', '3'],
  Saab: ['9-3', '9-5'],
  Tesla: ['Model 3', 'Model Y', 'Model S'],
  Kia: ['Ceed', 'EV6', 'Niro', 'Picanto', 'e-Soul'],
  Nissan: ['Leaf', 'Qashqai'],
  Ford: ['Fiesta', 'Focus', 'Kuga', 'Ranger', 'Transit'],
  Renault: ['Zoe', 'Clio'],
  Citroën: ['C3', 'C5 Aircross', 'ë-C3'],
  MINI: ['Cooper', 'Countryman'],
  'Land Rover': ['Range Rover Evoque', 'Range Rover Sport', 'Defender'],
  Opel: ['Corsa', 'Mokka'],
  Honda: ['e', 'Jazz'],
  Hyundai: ['Kona', 'Ioniq 5'],
};

const equipment = [
  'towbar',
  'towbarFold',
  'camera',
  'camera360',
  'carplay',
  'androidAuto',
  'navigation',
  'heatedSeats',
  'heatedWheel',
  'heater',
  'engineHeater',
  'leather',
  'partLeather',
  'panorama',
  'sunroof',
  'winterWheels',
  'cruise',
  'adaptiveCruise',
  'keyless',
  'led',
  'matrix',
  'alloy',
  'roofRails',
  'bluetooth',
  'ac',
  'climate',
  'parkRear',
  'seatPositions',
  'massage',
  'sportSeats',
  'autoBrake',
  'isofix',
  'v2l',
  'heatPump',
  'spare',
  'digitalDash',
];

const markets: Readonly<Record<QueryLanguage, { stock: StockName } & Pick<QueryVocabulary, 'currency' | 'odometer'>>> =
  {
    sv: { stock: 'se', currency: 'SEK', odometer: 'mil' },
    nb: { stock: 'no', currency: 'NOK', odometer: 'km' },
    da: { stock: 'dk', currency: 'DKK', odometer: 'km' },
    en: { stock: 'uk', currency: 'GBP', odometer: 'mi' },
    fi: { stock: 'fi', currency: 'EUR', odometer: 'km' },
    sk: { stock: 'sk', currency: 'EUR', odometer: 'km' },
  };

const VERSIONS = 'Inscription Recharge Momentum R-Design Sportline Business Touring';

/** What a stock of this language holds, in its own words. */
export function stockOf(language: QueryLanguage): QueryVocabulary {
  const { stock, currency, odometer } = markets[language];
  const valuesOf = (field: TranslatedField) => termPairs(field, language, language).map(([word]) => word);
  const places = [
    ...new Map(towns[stock].map((town) => [town.city, { name: town.city, lat: town.lat, lng: town.lng }])).values(),
  ];
  const values = {
    car_brand: Object.entries(models).flatMap(([brand, names]) => [
      brand,
      ...names.map((name) => `${brand}>${modelName(name, language)}`),
    ]),
    car_fuel: valuesOf('car_fuel'),
    car_gearbox: valuesOf('car_gearbox'),
    car_body: valuesOf('car_body'),
    car_drive: valuesOf('car_drive'),
    car_color: valuesOf('car_color'),
    car_condition: valuesOf('car_condition'),
    car_doors: ['3', '4', '5'],
    car_seats: ['2', '4', '5', '7', '9'],
    car_size: [...carSizes],
    car_site_city: places.map(({ name }) => name),
    car_site_region: [...new Set(towns[stock].map((town) => town.region))],
    car_equipment: equipmentTexts(equipment, language),
  };
  const flags = Object.fromEntries([...flagFields].map((name) => [name, ['true']]));
  const texts = [...Object.values({ ...values, car_size: [] }).flat(), VERSIONS];
  return {
    language,
    currency,
    odometer,
    places,
    values: { ...values, ...flags, car_is_sample: ['true', 'false'] },
    upperQuartiles: { car_power: 245, wltp_electric_range: 506, car_price: 349_900 },
    textTerms: [...new Set(texts.flatMap(foldedTerms))].sort(),
    nameTerms: [...new Set([...values.car_brand, VERSIONS].flatMap(foldedTerms))].sort(),
  };
}
