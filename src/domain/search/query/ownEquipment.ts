import { setAside } from './settled';
import type { IsEither } from './pairedModels';
import type { Part } from './understanding';

const isFuel = ({ meaning }: Part): boolean => meaning.kind === 'terms' && meaning.name === 'car_fuel' && !meaning.not;

/**
 * 'ev with heat pump or plug-in hybrid': the equipment is of the first alone, which no search can tell, so it is set
 * aside; 'ev or plug-in hybrid with heat pump' asks for it in both.
 */
export function withoutOwnEquipment(parts: readonly Part[], isEither: IsEither): readonly Part[] {
  const fuels = parts.filter(isFuel);
  return parts.map((part, index) => {
    if (part.meaning.kind !== 'terms' || part.meaning.name !== 'car_equipment' || part.meaning.not) return part;
    const before = fuels.findLast((fuel) => parts.indexOf(fuel) < index);
    const next = parts.slice(index + 1).find(({ meaning }) => meaning.kind !== 'filler');
    return before && next && isFuel(next) && isEither(part, next) ? setAside(part) : part;
  });
}
