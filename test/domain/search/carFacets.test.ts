import {
  carFacets,
  facetRequests,
  isMonthlyCost,
  rangeFacets,
  shownMonthlyCost,
  termsFacets,
} from '@/domain/search/carFacets';
import { carVocabulary } from '@/domain/search/searchVocabulary';

describe('the facets of the car list', () => {
  it('F-02 are all known to the search, each as what it is (P10)', () => {
    const terms = carVocabulary.terms.map(({ name }) => name);
    expect(termsFacets.filter(({ name }) => !terms.includes(name))).toEqual([]);
    expect(rangeFacets.filter(({ name }) => !carVocabulary.ranges.some((range) => range === name))).toEqual([]);
    expect(termsFacets.length + rangeFacets.length).toBe(carFacets.length);
    expect(termsFacets.filter(({ child }) => child).map(({ name, child }) => [name, child])).toEqual([
      ['car_brand', 'car_model'],
    ]);
  });

  it('F-02 hold the four histograms of the specification', () => {
    expect(rangeFacets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['car_price', 'car_campaign_price', 'car_power', 'car_mileage']),
    );
  });

  it('F-01 are all requested, each with its selected values', () => {
    const requests = facetRequests({ car_brand: ['Volvo', 'Volvo>V60'] }, { car_price: { min: 1 }, car_year: {} });
    expect(requests.map(({ name }) => name)).toEqual(
      carFacets
        .filter((facet) => !('quiet' in facet) && (!isMonthlyCost(facet.name) || facet.name === shownMonthlyCost({})))
        .map(({ name }) => name),
    );
    expect(
      facetRequests({ car_site_name: ['Nordvik Bil Uppsala'] }, {}).find(({ name }) => name === 'car_site_name'),
    ).toEqual({ name: 'car_site_name', sort_order: 'name', filters: ['Nordvik Bil Uppsala'] });
    const chosen = requests.filter(({ filters }) => filters.length > 0);
    expect(chosen).toEqual([
      { name: 'car_brand', child_name: 'car_model', sort_order: 'count', filters: ['Volvo', 'Volvo>V60'] },
      { name: 'car_price', sort_order: 'number', filters: [{ min: 1 }] },
      { name: 'car_year', sort_order: 'number', filters: [{}] },
    ]);
  });

  it('F-02 models are requested once a make is chosen', () => {
    expect(facetRequests({}, {}).filter((facet) => 'child_name' in facet)).toEqual([]);
  });

  it('F-02 of the monthly costs one is requested: the chosen assumptions, else 15 000 km paid with own money', () => {
    const costs = (ranges: Parameters<typeof facetRequests>[1]) =>
      facetRequests({}, ranges).flatMap(({ name, filters }) => (isMonthlyCost(name) ? [[name, filters]] : []));
    expect(costs({})).toEqual([['car_monthly_cost_own_3', []]]);
    expect(costs({ car_monthly_cost_loan_5: { max: 4000 } })).toEqual([['car_monthly_cost_loan_5', [{ max: 4000 }]]]);
  });
});
