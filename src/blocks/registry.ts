import type { BlockViews } from './blocks.types';
import { eagerViews } from './generated/eagerViews';
import { lazyViews } from './generated/lazyViews';

/**
 * The view of each block. On the server all are imported eagerly; the browser loads the chunks of the blocks on the
 * page. The bundler removes the other list from each bundle.
 */
export const views: BlockViews = typeof window === 'undefined' ? eagerViews : lazyViews;
