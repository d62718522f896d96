import { cardFields } from '@/domain/search/carList';
import { MAX_CARS, parseViewHistory, withCar } from '@/domain/search/viewHistory';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectAllows } from '@/features/consent/consent.selectors';
import { given, MEMORY_KEY, restored, withdrawn } from '@/features/consent/consent.slice';
import { pageShown, selectCarIndex } from '@/store/context';
import { carLoaded } from '../cars.slice';
import { selectCarPage } from '../cars.selectors';
import { recentCarsForgotten, recentCarsLoaded } from '../recentCars.slice';
import { selectRecentCars } from '../recentCars.selectors';
import { cards, plainRequest } from './carSearches.saga';

const selectMayStore = selectAllows('memory');

/**
 * Stores the car on screen and loads the cards of those before it, with consent. The consent feature clears the storage
 * when consent is withdrawn.
 */
function* remember(): Saga {
  if (!(yield* select(selectMayStore))) {
    if ((yield* select(selectRecentCars)).length > 0) yield* put(recentCarsForgotten());
    return;
  }
  const { flow, carId } = yield* select(selectCarPage);
  const index = yield* select(selectCarIndex);
  if (flow.value !== 'loaded' || carId === null || index === null) return;
  const local = yield* port('local');
  const history = withCar(parseViewHistory(local.read(MEMORY_KEY)), carId);
  local.write(MEMORY_KEY, JSON.stringify(history));
  const others = (history.cars ?? []).filter((one) => one !== carId);
  // Cars that have left the stock are not found.
  const found =
    others.length === 0
      ? []
      : yield* cards(
          plainRequest(index, {
            fields: cardFields,
            filters: [{ name: 'car_id', values: others }],
            limit: MAX_CARS,
          }),
        );
  yield* put(recentCarsLoaded({ carIds: [carId, ...others.filter((one) => found.includes(one))] }));
}

export const recentCarsWatch: WatchTable = [
  watch({ on: [pageShown, carLoaded, restored, given, withdrawn], how: 'latest', run: remember }),
];
