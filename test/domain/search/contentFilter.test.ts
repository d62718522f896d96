import { decodeListQuery } from '@/domain/search/carList';
import type { BaseFilter } from '@/domain/search/search';
import { carTeaserKey } from '@/domain/search/carTeaser';
import { listQueryOf, readContentFilter } from '@/domain/search/contentFilter';

describe('a filter that content writes', () => {
  it.each<[string, BaseFilter[], string[]]>([
    ['car_brand=Volvo', [{ name: 'car_brand', values: ['Volvo'] }], []],
    [
      'car_fuel=Laddhybrid&car_fuel=Elhybrid&car_fuel=Elhybrid',
      [{ name: 'car_fuel', values: ['Laddhybrid', 'Elhybrid'] }],
      [],
    ],
    [
      'car_vehicle_type=LCV&car_privateleasing=true',
      [
        { name: 'car_vehicle_type_code', values: ['LCV'] },
        { name: 'car_has_privateleasing', values: ['true'] },
      ],
      [],
    ],
    ['car_price_max=200000&car_price_min=10', [{ name: 'car_price', max: 200_000, min: 10 }], []],
    ['car_brand=&=x', [], ['']],
    ['car_wheels=4', [], ['car_wheels']],
    ['car_price_max=mycket', [], ['car_price_max']],
  ])('C-27 %s is read', (text, filters, unknownNames) =>
    expect(readContentFilter(new URLSearchParams(text))).toEqual({ filters, unknownNames }),
  );
});

describe('the address of the list for a teaser', () => {
  it.each<[BaseFilter[], string | null]>([
    [[], ''],
    [[{ name: 'car_brand', values: ['Volvo'] }], 'car_brand=Volvo'],
    [[{ name: 'car_fuel', values: ['Laddhybrid', 'Elhybrid'] }], 'car_fuel=Elhybrid&car_fuel=Laddhybrid'],
    [[{ name: 'car_price', max: 200_000 }], 'car_price_max=200000'],
    [[{ name: 'car_has_campaign_price', values: ['true'] }], 'car_campaign_price_min=1'],
    [[{ name: 'car_vehicle_type_code', values: ['LCV'] }], 'car_vehicle_type_code=LCV'],
    [[{ name: 'car_site_name', values: ['Nordvik Bil Uppsala'] }], 'car_site_name=Nordvik+Bil+Uppsala'],
    [[{ name: 'caroftheweek', values: ['true'] }], null],
    [[{ name: 'car_has_campaign_price', values: ['false'] }], null],
  ])('C-27 %j is the query %p', (filters, query) => {
    expect(listQueryOf(filters)).toBe(query);
    expect(decodeListQuery(query ?? '').ignored).toEqual([]);
  });

  it('C-23 equal requests have equal keys, different ones different keys', () => {
    const request = { filters: [{ name: 'car_brand', values: ['Volvo'] }], ids: [], limit: 12 };
    expect(carTeaserKey({ ...request })).toBe(carTeaserKey(request));
    expect(
      new Set(
        [
          request,
          { ...request, limit: 8 },
          { ...request, filters: null },
          { ...request, filters: [] },
          { ...request, ids: ['10001'] },
        ].map(carTeaserKey),
      ).size,
    ).toBe(5);
  });
});
