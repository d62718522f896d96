import { withOtherParameters } from '@/domain/search/otherParameters';

describe('parameters that are not of the list', () => {
  it.each([
    ['/bilar/volvo', '', '/bilar/volvo'],
    [
      '/bilar/volvo',
      'keyphrase=volvo&utm_source=brev&utm_campaign=v%C3%A5r',
      '/bilar/volvo?utm_source=brev&utm_campaign=v%C3%A5r',
    ],
    ['/bilar?car_fuel=El', 'said=el&plain=0-2&gclid=a&sort=car_price_asc&page=2&before=', '/bilar?car_fuel=El&gclid=a'],
    [
      '/bilar',
      'car_fuel=El&not_car_body=SUV&any_car_color=a&near=Lund,1,2&wltp_electric_range_min=4&caroftheweek=1',
      '/bilar',
    ],
  ])('F-11 stay where a search leads elsewhere: %s with %s', (address, search, expected) =>
    expect(withOtherParameters(address, search)).toBe(expected),
  );
});
