import { ValidationError } from 'yup';
import { carSchema } from '@/domain/cars/car.schema';

const least = { car_brand: 'Volvo', car_model: 'V60' };
const errors = (fields: object): string[] => {
  try {
    carSchema.validateSync(fields, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

describe('the schema of a car', () => {
  it('M-03 takes a car with no more than brand and model', () => expect(errors(least)).toEqual([]));

  const bad: [object, string][] = [
    [{ car_brand: undefined }, 'car_brand is missing'],
    [{ car_brand: '' }, 'car_brand is missing'],
    [{ car_id: 'AB-12' }, 'car_id must be 5 to 12 digits (an id of another form belongs in external_id)'],
    [{ car_id: '1234' }, 'car_id must be 5 to 12 digits (an id of another form belongs in external_id)'],
    [{ car_year: '2021' }, 'car_year must be a number'],
    [{ car_year: 2021.5 }, 'car_year must be a whole number'],
    [
      { car_images: [{ original: 'http://a.example/1.jpg' }] },
      'car_images[0].original must begin with https:// and a host name, or with /-/jssmedia/',
    ],
    [
      { car_images: [{ original: '/-/jssmedia/1.jpg' }, { original: 'javascript:alert(1)' }] },
      'car_images[1].original must begin with https:// and a host name, or with /-/jssmedia/',
    ],
    [
      { car_primary_image: { thumbnail_url: 'bilar/1.jpg' } },
      'car_primary_image.thumbnail_url must begin with https:// and a host name, or with /-/jssmedia/',
    ],
    ...['user:pass@a.example', 'a.example:8443', '10.0.0.1', '[fd00::1]', '2130706433', 'localhost'].map(
      (host): [object, string] => [
        { car_images: [{ original: `https://${host}/1.jpg` }] },
        'car_images[0].original must begin with https:// and a host name, or with /-/jssmedia/',
      ],
    ),
    [{ car_year: 1066 }, 'car_year must be at least 1885'],
    [{ car_price: -1 }, 'car_price must be at least 0'],
    [{ car_price: Number.NaN }, 'car_price must be a number'],
    [{ car_price_currency: 'USD' }, 'car_price_currency must be SEK, NOK, DKK, EUR or GBP'],
    [{ car_firstregistration: '2021-02-30' }, 'car_firstregistration must be a date such as 2021-05-31'],
    [{ car_inspection_date: '12 november' }, 'car_inspection_date must be a date such as 2021-05-31'],
    [{ car_inspection_points: 0 }, 'car_inspection_points must be at least 1'],
    [
      { car_inspection: [{ area: 'wheels', state: 'fine' }] },
      'car_inspection[0].area must be body, glass, interior, engine, chassis, brakes, tires, battery, electrics, equipment or documents',
    ],
    [
      { car_inspection: [{ area: 'tires', state: 'good' }] },
      'car_inspection[0].state must be fine, remark or attention',
    ],
    [{ car_inspection: [{ area: 'tires' }] }, 'car_inspection[0].state is missing'],
    [
      { car_inspection: [{ area: 'body', state: 'remark', remark: 'a'.repeat(201) }] },
      'car_inspection[0].remark must have at most 200 characters',
    ],
    [{ car_tread_depth: 80 }, 'car_tread_depth must be at most 30'],
    [{ car_battery_health: 101 }, 'car_battery_health must be at most 100'],
    [{ car_published: 'yesterday' }, 'car_published must be a time such as 2026-05-01T12:00:00Z'],
    [{ car_site_geocoord: '99,200' }, 'car_site_geocoord must be latitude,longitude'],
    [{ car_description: 'a\u0007b' }, "car_description has characters that can't be read"],
    [{ car_model: 'Ci\uFFFDn' }, "car_model has characters that can't be read"],
    [{ car_equipment: 'Dragkrok' }, 'car_equipment must be a list'],
    [{ car_sellers: [{ name: 'A', email: 'a@example.com' }] }, 'car_sellers[0].phone is missing'],
    [{ car_is_used: 'ja' }, 'car_is_used must be true or false'],
    [{ slug: 'Volvo V60' }, 'slug must be small letters, digits and single hyphens'],
  ];
  it.each(bad)('M-03 refuses %j', (fields, message) => expect(errors({ ...least, ...fields })).toEqual([message]));
});
