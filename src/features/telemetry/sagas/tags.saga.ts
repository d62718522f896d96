import { port } from '@/effects/sagaContext';
import { select, take, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import { selectConsent } from '@/features/consent/consent.selectors';
import { pageDescribed } from '../telemetry.slice';
import { selectPageDescription } from '../telemetry.selectors';

const nothing = { analytics: false, marketing: false };

/**
 * Loads the tag manager of the page once the visitor allowed analytics or marketing; its consent mode withholds the
 * rest. When consent is withdrawn, running tags must stop: the page is reloaded.
 */
export const loadedTags: WatchRow = {
  name: 'tags',
  *saga(): Saga {
    const tags = yield* port('tagManager');
    let before = nothing;
    for (;;) {
      const now = (yield* select(selectConsent)) ?? nothing;
      const less = (before.analytics && !now.analytics) || (before.marketing && !now.marketing);
      before = now;
      if (less && tags.running()) {
        tags.reloadPage();
        return;
      }
      const { tagManager } = yield* select(selectPageDescription);
      if (tagManager !== null && (now.analytics || now.marketing)) tags.load(tagManager);
      yield* take<typeof pageDescribed | typeof restored | typeof given | typeof withdrawn>(
        pageDescribed,
        restored,
        given,
        withdrawn,
      );
    }
  },
};
