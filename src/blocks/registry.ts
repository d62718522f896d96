import type { BlockViews } from './blocks.types';
import { eagerViews } from './generated/eagerViews';
import { lazyViews } from './generated/lazyViews';

/**
 * The view of each block. The server has them all and never waits while it renders; the browser fetches the chunks of the
 * blocks that a page shows. The bundler decides: neither side contains the other's list.
 */
export const views: BlockViews = typeof window === 'undefined' ? eagerViews : lazyViews;
