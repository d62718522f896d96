import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, takeTypes, type Saga } from '@/effects/sagaEffects';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type Photo } from '../sellCar.slice';

const { photoStored, photoFailed, photoRemoved } = sellCarActions;

/** On a slow network, for all tries of one photograph. */
const SEND_LIMIT_MS = 120_000;

function* nextWaiting(): Saga<Photo | null> {
  const { photos } = yield* select(selectSellCar);
  return photos.find(({ state }) => state === 'waiting') ?? null;
}

/** Sends the photographs one after the other, those too that are added meanwhile. */
export function* sendPhotos(): Saga {
  const pictures = yield* port('pictures');
  for (let photo = yield* nextWaiting(); photo; photo = yield* nextWaiting()) {
    const { key } = photo;
    const result = yield* attempt((signal) => pictures.send(key, signal), {
      limitMs: SEND_LIMIT_MS,
      error: 'UPLOAD_FAILED',
      where: 'photograph of a car',
    });
    yield* put(result.ok ? photoStored({ key, ...result.value }) : photoFailed({ key, error: result.error }));
  }
}

/** Ends when no photograph is on its way any more. */
export function* photosSettled(): Saga {
  while (yield* nextWaiting()) yield* takeTypes([photoStored.type, photoFailed.type, photoRemoved.type]);
}
