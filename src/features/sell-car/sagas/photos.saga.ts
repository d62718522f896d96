import { put, select, takeTypes, type Saga } from '@/effects/sagaEffects';
import { sendPicture } from '@/effects/sendPicture';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type Photo } from '../sellCar.slice';

const { photoStored, photoFailed, photoRemoved } = sellCarActions;

function* nextWaiting(): Saga<Photo | null> {
  const { photos } = yield* select(selectSellCar);
  return photos.find(({ state }) => state === 'waiting') ?? null;
}

/** Sends the photographs one after the other, those too that are added meanwhile. */
export function* sendPhotos(): Saga {
  for (let photo = yield* nextWaiting(); photo; photo = yield* nextWaiting()) {
    const { key } = photo;
    const result = yield* sendPicture(key, 'photograph of a car');
    yield* put(result.ok ? photoStored({ key, ...result.value }) : photoFailed({ key, error: result.error }));
  }
}

/** Ends when no photograph is on its way any more. */
export function* photosSettled(): Saga {
  while (yield* nextWaiting()) yield* takeTypes([photoStored.type, photoFailed.type, photoRemoved.type]);
}
