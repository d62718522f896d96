import type { UnknownAction } from '@reduxjs/toolkit';
import { listAddress } from '@/domain/search/listAddress';
import { port } from '@/effects/sagaContext';
import { call, delay, put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectSettledQuery } from '@/features/car-search/carList.selectors';
import { selectPaths } from '@/store/context';
import { linkCopied, linkRequested, linkShared, noticeClosed, sharingFailed } from '../shareLink.slice';
import { shareLinkFlow } from '../shareLink.flow';
import { selectShareLinkFlow, selectShareLinkState } from '../shareLink.selectors';

/** How long the notice 'link copied' is shown: enough to read it twice. */
export const NOTICE_MS = 6_000;

/** Shares the query from its first page, with bounds that are still being edited. */
function* sharing(): Saga<UnknownAction> {
  const paths = yield* select(selectPaths);
  const query = yield* select(selectSettledQuery);
  const share = yield* port('share');
  const { how, address } = yield* call(() => share.share(listAddress(paths, { ...query, page: 1 })));
  switch (how) {
    case 'copied':
      return linkCopied();
    case 'refused':
      return sharingFailed({ address });
    case 'shared':
    case 'closed':
      return linkShared();
  }
}

/** Closes the notice after a while; another request starts the time again. */
function* closeNotice(action: ReturnType<typeof linkCopied | typeof linkRequested>): Saga {
  if (!linkCopied.match(action)) return;
  yield* delay(NOTICE_MS);
  if ((yield* select(selectShareLinkState)) === 'copied') yield* put(noticeClosed());
}

export const shareLinkWatch: WatchTable = [
  workers(shareLinkFlow, selectShareLinkFlow, { sharing }, { sharing: () => linkShared() }),
  watch({ on: [linkCopied, linkRequested], how: 'latest', run: closeNotice }),
];
