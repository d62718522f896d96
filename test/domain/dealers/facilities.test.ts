import type { DepartmentBrand } from '@/domain/dealers/facility';
import { brandNames } from '@/domain/dealers/facilityBrands';
import {
  allFacilities,
  decodeFacilityQuery,
  encodeFacilityQuery,
  facetsOf,
  type FacilityQuery,
} from '@/domain/dealers/facilityQuery';

const brand = (brand_code: string, name: string): DepartmentBrand => ({ name, brand_code, erp_id: '1.10', email: '' });

describe('the makes of a facility', () => {
  it.each<[string, [string, string][], string[]]>([
    [
      'a child is part of its parent',
      [
        ['VW', 'Volkswagen'],
        ['VW_TR', 'Volkswagen Transport'],
        ['AU', 'Audi'],
      ],
      ['Volkswagen', 'Audi'],
    ],
    [
      'the name is the parent’s, at any position',
      [
        ['VW_TR', 'Volkswagen Transport'],
        ['VW', 'Volkswagen'],
      ],
      ['Volkswagen'],
    ],
    ['without its parent a child has its own name', [['VW_TR', 'Volkswagen Transport']], ['Volkswagen Transport']],
    [
      'FI_TR and MH_TR are makes of their own',
      [
        ['FI', 'Fiat'],
        ['FI_TR', 'Fiat Professional'],
        ['MH_TR', 'Maxus Transport'],
        ['MH', 'Maxus'],
      ],
      ['Fiat', 'Fiat Professional', 'Maxus Transport', 'Maxus'],
    ],
    [
      'each once',
      [
        ['VO', 'Volvo'],
        ['VO', 'Volvo'],
      ],
      ['Volvo'],
    ],
  ])('I-02 %s', (_, brands, names) =>
    expect(brandNames([{ brands: brands.map(([code, name]) => brand(code, name)) }])).toEqual(names),
  );

  it('I-02 are those of all departments together', () => {
    expect(
      brandNames([{ brands: [brand('VO', 'Volvo')] }, { brands: [brand('VO', 'Volvo'), brand('KI', 'Kia')] }]),
    ).toEqual(['Volvo', 'Kia']);
  });
});

describe('the address of the list of facilities', () => {
  it.each<[string, Partial<FacilityQuery>]>([
    ['', {}],
    [
      'keyphrase=+Ume%C3%A5++nord&site_brands=Volvo&page=2',
      { keyphrase: 'Umeå nord', filters: { site_brands: 'Volvo' }, pages: 2 },
    ],
    [
      'site_services=Verkstad&site_region=Sk%C3%A5ne&near=Lund&order=name&view=map',
      { filters: { site_services: 'Verkstad', site_region: 'Skåne' }, near: 'Lund', order: 'name', view: 'map' },
    ],
    ['near=Lund&order=nonsense&view=nonsense&site_id=1001', { near: 'Lund' }],
    ['page=0', {}],
    ['page=999', { pages: 20 }],
    ['page=-1&utm_source=brev', {}],
    [
      `keyphrase=${'x'.repeat(900)}&site_brands=${'y'.repeat(900)}&near=${'z'.repeat(900)}`,
      { keyphrase: 'x'.repeat(200), filters: { site_brands: 'y'.repeat(60) }, near: 'z'.repeat(60) },
    ],
  ])('I-01 %p is read', (search, over) => {
    const query = { ...allFacilities, ...over };
    expect(decodeFacilityQuery(search)).toEqual(query);
    expect(decodeFacilityQuery(encodeFacilityQuery(query))).toEqual(query);
  });

  it.each<[string, readonly string[]]>([
    ['site_region, site_brands', ['site_region', 'site_brands']],
    ['site_brands site_brands car_brand', ['site_brands']],
    ['', ['site_services', 'site_brands']],
    ['car_brand', ['site_services', 'site_brands']],
  ])('I-01 the content %p lets filter by %j', (text, facets) => expect(facetsOf(text)).toEqual(facets));
});
