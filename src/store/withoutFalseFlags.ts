import type { PageState } from './context';
import type { CarRecord } from './entities';

const FLAGS = ['car_has_campaign_price', 'car_is_sample', 'car_is_reserved', 'caroftheweek'] as const;

/** A car's flags are optional and mean the same when absent: on a list of 48 cars the false ones weigh 4 kB. */
export function withoutFalseFlags(state: PageState): PageState {
  const { entities } = state;
  if (!entities?.cars) return state;
  const cars = Object.fromEntries(
    Object.entries(entities.cars).map(([id, car]): [string, CarRecord] => {
      const lean = { ...car };
      // Left out of the page as well as deleted ones, which would make each a slower kind of object.
      for (const flag of FLAGS) if (lean[flag] === false) lean[flag] = undefined;
      return [id, lean];
    }),
  );
  return { ...state, entities: { ...entities, cars } };
}
