/**
 * What it reaches into: the contexts by which Next hands the router, the collector of head tags and the lazy parts to a
 * page. Next exports none of them.
 *
 * Why: renderPageAsString.tsx renders a page within them; a sample of the block gallery renders without a router.
 *
 * Canary: test/next-patches/renderPageAsString.test.tsx; a context that moves fails the build.
 */
export { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
export { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
export { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
