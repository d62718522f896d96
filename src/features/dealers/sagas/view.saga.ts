import { facilityListAddress } from '@/domain/dealers/facilityQuery';
import { port } from '@/effects/sagaContext';
import { call, select, type Saga } from '@/effects/sagaEffects';
import { selectPaths } from '@/store/context';
import { selectListing } from '../dealers.selectors';

/** An open map is part of the address: a link and a reload show it. */
export function* writeView(): Saga {
  const listing = yield* select(selectListing);
  if (!listing) return;
  const { facilities } = yield* select(selectPaths);
  const address = yield* port('address');
  yield* call(() => address.replace(facilityListAddress(facilities, listing.query)));
}
