import type { GetStaticProps } from 'next';
import { contentPage, type ContentProps } from './contentPage';
import { contentPort, openedServices } from './content';
import { parseRouteParams } from './routeParams';

/** Seconds until a cached page is revalidated; publishing does it at once. */
const RENEW_S = 300;
/** A page without its stock is renewed soon. */
const RENEW_BROKEN_S = 5;

interface CachedProps extends ContentProps {
  /** The number of the newest change of content that the page may show; the page cache compares it. */
  contentRevision: number | null;
}

/**
 * Content pages, the same for every visitor. The proxy routes only known addresses here.
 * @throws Error while the platform does not respond: the cached page is then kept.
 */
export const getSiteProps: GetStaticProps<CachedProps> = async ({ params }) => {
  const route = parseRouteParams(params);
  // Read before the content: a publication in between makes the page outdated.
  const contentRevision = openedServices().contentRevision?.() ?? null;
  const found = await contentPort().page({ site: route.site.name, locale: route.language.locale, path: route.path });
  if (!found.ok)
    throw new Error(`The content platform failed for ${route.site.name} ${route.path} (${found.error.code}).`);
  if (!found.value) return { notFound: true, revalidate: RENEW_BROKEN_S };
  const { props, broken, facility } = await contentPage(found.value, route);
  if (facility?.ok && facility.value === null) return { notFound: true, revalidate: RENEW_BROKEN_S };
  return { props: { ...props, contentRevision }, revalidate: broken ? RENEW_BROKEN_S : RENEW_S };
};
