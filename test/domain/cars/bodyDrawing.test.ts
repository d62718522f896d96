import { existsSync } from 'node:fs';
import path from 'node:path';
import { bodyDrawing } from '@/domain/cars/bodyDrawing';
import { carTerms } from '@/domain/vocabulary/carTerms';

describe('the drawing of a body', () => {
  it.each(Object.entries(carTerms.car_body))('C-12 %s has the same one in each language', (_body, terms) => {
    const found = [...new Set(terms.map((term) => bodyDrawing(term)))];
    expect(found).toHaveLength(1);
    expect(existsSync(path.join('public', found[0] ?? 'nothing'))).toBe(true);
  });

  it.each(['Husbil', 'Lastbil', 'Motorcykel', '', undefined])('C-12 %s has none', (body) => {
    expect(bodyDrawing(body)).toBeNull();
  });
});
