import { studioBodies, studioPicture } from '@/domain/cars/carPicture';
import { standInPicture } from '@/domain/cars/standInPicture';
import { carTerms } from '@/domain/vocabulary/carTerms';

const silver = studioBodies.map((body) => studioPicture(body, 'front34', 'silver'));

describe('the studio picture of a body', () => {
  it.each(Object.entries(carTerms.car_body))('C-12 %s has the same one in each language', (_body, terms) => {
    const found = [...new Set(terms.map((term) => standInPicture(term)))];
    expect(found).toHaveLength(1);
    expect(silver).toContain(found[0]);
  });

  it.each(['Husbil', 'Lastbil', 'Motorcykel', '', undefined])('C-12 %s has none', (body) => {
    expect(standInPicture(body)).toBeNull();
  });
});
