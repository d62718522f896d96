/**
 * Cache-Control of successful live pages that are the same for every visitor: a CDN may serve them briefly and
 * revalidate in the background. Set by the page itself: set from outside it would apply to failed renderings, too.
 * Other live pages are private; a cached page's header follows its `revalidate`.
 */
export const PUBLIC_LIVE_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
