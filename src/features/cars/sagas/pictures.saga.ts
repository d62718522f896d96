import { closeOnBack } from '@/effects/closeOnBack';
import { race, take, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { addressVisited } from '@/store/address.actions';
import { pageHidden, picturesClosed, picturesOpened } from '../../car-search/carsPage.slice';

/** Of the history entry that is added while the pictures fill the screen. */
const PICTURES_FRAGMENT = 'pictures';

/** While the pictures fill the screen, a step back closes them. */
function* closePicturesOnBack(): Saga {
  yield* closeOnBack(PICTURES_FRAGMENT, picturesClosed, function* closed() {
    yield* race({ closed: take(picturesClosed), visited: take(addressVisited), left: take(pageHidden) });
  });
}

export const picturesWatch: WatchTable = [watch({ on: picturesOpened, how: 'leading', run: closePicturesOnBack })];
