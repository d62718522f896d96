import type { Car, OdometerUnit } from '@/domain/cars/car';
import { kilometresPer } from '@/domain/cars/odometer';

/** A visitor's own car. */
interface OfferedVehicle {
  interest: 'trade-in' | 'sell';
  make: string;
  model: string;
  year: number | null;
  mileage: number | null;
  odometer: OdometerUnit;
}

/** What a dealer's system learns of a lead (Auto-lead Data Format 1.0, the trade's XML). */
export interface Lead {
  reference: string;
  /** ISO instant. */
  submittedAt: string;
  /** In `car`. */
  interest: 'buy' | 'test-drive';
  car: Car | null;
  offered?: OfferedVehicle;
  /** Address of the car's page. */
  link: string | null;
  customer: { name: string; email: string; phone: string };
  /** One detail a line: the request, times, the message. */
  comments: readonly string[];
  seller: { name: string; email: string };
  site: { title: string; origin: string };
}

/** Characters that no XML 1.0 document may hold, even escaped. */
const FORBIDDEN = /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (value: string | number): string =>
  String(value)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

type Attributes = Readonly<Record<string, string>>;

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** An element; '' for an empty value. */
const leaf = (name: string, value: string | number | undefined, attributes: Attributes = {}): string =>
  value === undefined || value === '' ? '' : `<${name}${attributesText(attributes)}>${escaped(value)}</${name}>`;

const branch = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${name}${attributesText(attributes)}>\n${children.filter((child) => child !== '').join('\n')}\n</${name}>`;

/** The format knows miles and kilometres. */
function odometer(mileage: number | null | undefined, unit: OdometerUnit): string {
  if (mileage === undefined || mileage === null) return '';
  return unit === 'mi'
    ? leaf('odometer', mileage, { status: 'original', units: 'mi' })
    : leaf('odometer', mileage * kilometresPer[unit], { status: 'original', units: 'km' });
}

/** As the customer describes it; its registration number is in the comments. */
const offeredVehicle = ({ interest, make, model, year, mileage, odometer: unit }: OfferedVehicle): string =>
  branch('vehicle', [leaf('year', year ?? ''), leaf('make', make), leaf('model', model), odometer(mileage, unit)], {
    interest,
    status: 'used',
  });

function vehicle({ car, interest, link, site }: Lead): string {
  if (!car) return '';
  return branch(
    'vehicle',
    [
      leaf('id', car.car_id, { source: site.title }),
      leaf('year', car.car_year),
      leaf('make', car.car_brand),
      leaf('model', car.car_model),
      leaf('stock', car.external_id ?? car.car_id),
      leaf('trim', car.car_version),
      odometer(car.car_mileage, car.car_odometer ?? 'km'),
      leaf('price', car.car_price, {
        type: 'asking',
        ...(car.car_price_currency && { currency: car.car_price_currency }),
      }),
      leaf('comments', link ?? undefined),
    ],
    { interest, status: car.car_is_used === false || car.car_is_sample === true ? 'new' : 'used' },
  );
}

export function adfOf(lead: Lead): string {
  const { reference, submittedAt, customer, comments, seller, site } = lead;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    branch('adf', [
      branch(
        'prospect',
        [
          leaf('id', reference, { sequence: '1', source: site.title }),
          leaf('requestdate', submittedAt),
          vehicle(lead),
          lead.offered ? offeredVehicle(lead.offered) : '',
          branch('customer', [
            branch('contact', [
              leaf('name', customer.name, { part: 'full', type: 'individual' }),
              leaf('email', customer.email, { preferredcontact: '0' }),
              leaf('phone', customer.phone, { type: 'voice', time: 'nopreference' }),
            ]),
            leaf('comments', comments.join('\n')),
          ]),
          branch('vendor', [
            leaf('vendorname', seller.name),
            branch('contact', [leaf('name', seller.name, { part: 'full' }), leaf('email', seller.email)]),
          ]),
          branch('provider', [
            leaf('name', site.title, { part: 'full', type: 'business' }),
            leaf('service', 'Forecourt'),
            leaf('url', site.origin),
          ]),
        ],
        { status: 'new' },
      ),
    ]),
    '',
  ].join('\n');
}
