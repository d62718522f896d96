import { plainPlate } from '@/domain/forms/sellCar';
import { port } from '@/effects/sagaContext';
import type { Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { plateGiven } from '../plateGiven.actions';
import { decodeSellCar, encodeSellCar, STORAGE_KEY } from '../sellCar.persistence';
import { emptyCar, initialSellCar } from '../sellCar.slice';

/**
 * Into what the session has of the form, which reads it when it opens. Of another car's form stays who sells, alone; one
 * that is being sent stays as it is.
 */
function* save({ payload: { regno } }: ReturnType<typeof plateGiven>): Saga {
  const session = yield* port('session');
  const saved = decodeSellCar(session.read(STORAGE_KEY));
  if (saved?.isSending) return;
  const { draft = emptyCar, tradeInFor = initialSellCar.tradeInFor, photos = [] } = saved ?? {};
  const isSame = plainPlate(draft.regno) === plainPlate(regno);
  const { customerName, customerPhone, customerEmail, selectedOption } = draft;
  const own = isSame ? draft : { ...emptyCar, customerName, customerPhone, customerEmail, selectedOption };
  session.write(
    STORAGE_KEY,
    encodeSellCar({ ...initialSellCar, tradeInFor, photos: isSame ? photos : [], draft: { ...own, regno } }),
  );
}

export const plateGivenWatch: WatchTable = [watch({ on: plateGiven, how: 'every', run: save })];
