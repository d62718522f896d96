/**
 * What a live page that is the same for everybody says on success, so that a CDN may serve it for a moment and renew it
 * behind the visitor's back. The page sets it itself: set from outside it would stand on a failed rendering, too.
 * Without it a live page is private; a cached page's header follows its `revalidate`.
 */
export const PUBLIC_LIVE_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
