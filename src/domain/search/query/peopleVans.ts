import type { Lexicon } from './lexicon';
import type { Part } from './understanding';

/** A goods van has fewer. */
const LEAST_SEATS = 5;

/** '7 seater van', 'skåpbil 7 sits': with as many seats a van carries people. */
export function withPeopleVans(parts: readonly Part[], lexicon: Lexicon): readonly Part[] {
  const vans = lexicon.conceptValues('car_body', ['skåpbil']);
  const carriers = lexicon.conceptValues('car_body', ['familjebuss']);
  const hasSeats = parts.some(
    ({ meaning }) =>
      meaning.kind === 'terms' &&
      meaning.name === 'car_seats' &&
      !meaning.not &&
      meaning.values.every((seats) => Number(seats) >= LEAST_SEATS),
  );
  if (!hasSeats || carriers.length === 0) return parts;
  return parts.map((part) => {
    const { meaning } = part;
    const isVan =
      meaning.kind === 'terms' &&
      meaning.name === 'car_body' &&
      !meaning.not &&
      meaning.values.every((body) => vans.includes(body));
    return isVan ? { ...part, meaning: { ...meaning, values: carriers } } : part;
  });
}
