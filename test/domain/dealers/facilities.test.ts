import type { DepartmentBrand } from '@/domain/dealers/facility';
import { brandNames } from '@/domain/dealers/facilityBrands';
import { decodeFacilityQuery, encodeFacilityQuery } from '@/domain/dealers/facilityQuery';

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
  it.each<[string, ReturnType<typeof decodeFacilityQuery>]>([
    ['', { keyphrase: '', brand: '', pages: 1 }],
    ['keyphrase=+Ume%C3%A5++nord&site_brands=Volvo&page=2', { keyphrase: 'Umeå nord', brand: 'Volvo', pages: 2 }],
    ['page=0', { keyphrase: '', brand: '', pages: 1 }],
    ['page=999', { keyphrase: '', brand: '', pages: 20 }],
    ['page=-1&utm_source=brev', { keyphrase: '', brand: '', pages: 1 }],
    [
      `keyphrase=${'x'.repeat(900)}&site_brands=${'y'.repeat(900)}`,
      { keyphrase: 'x'.repeat(200), brand: 'y'.repeat(60), pages: 1 },
    ],
  ])('I-01 %p is read', (search, query) => {
    expect(decodeFacilityQuery(search)).toEqual(query);
    expect(decodeFacilityQuery(encodeFacilityQuery(query))).toEqual(query);
  });
});
