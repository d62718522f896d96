import { CHILD_SEPARATOR } from '../search';
import type { Lexicon } from './lexicon';
import type { Part } from './understanding';

/** A goods van has fewer. */
const LEAST_SEATS = 5;

/** '7 seater van', 'transporter 9 seats': with as many seats a van carries people. */
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
    return isVan ? { ...part, meaning: { ...meaning, values: carriers } } : withCarriers(part, lexicon);
  });
}

/** The model of a van, or where it has no such seats those that carry people. */
function withCarriers(part: Part, lexicon: Lexicon): Part {
  const { meaning } = part;
  if (meaning.kind !== 'terms' || meaning.name !== 'car_brand' || meaning.not || part.isOtherModel) return part;
  const [value = '', ...others] = meaning.values;
  const wider = others.length === 0 && value.includes(CHILD_SEPARATOR) ? lexicon.peopleCarriersLike(value) : [];
  return wider.length > 0 ? { ...part, wider: [...(part.wider ?? []), ...wider] } : part;
}
