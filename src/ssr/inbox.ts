import type { GetServerSideProps } from 'next';
import type { Saga } from '@/effects/sagaEffects';
import { inboxFeature } from '@/features/inbox/inbox.feature';
import { openedServices } from './content';
import { openPage, pageProps } from './makePage';
import type { PageProps } from './page.types';
import { parseRouteParams } from './routeParams';

function* nothing(): Saga {
  // Its data come by the API, with the session's cookie.
}

/** The inbox of staff: the same document for everybody, without data of any submission. */
export const getInboxProps: GetServerSideProps<PageProps> = async ({ params, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.setHeader('Referrer-Policy', 'no-referrer');
  if (!openedServices().hasInbox) return { notFound: true };
  const route = { ...parseRouteParams(params), path: '/inbox' };
  const { props } = await pageProps({
    host: openPage(route, '', [inboxFeature]),
    route,
    content: { layout: null, areas: { header: [], main: [], footer: [] }, trail: [], languages: [] },
    namespaces: ['inbox', 'inboxError', 'contact', 'request', 'sell', 'finance', 'bid.amount'],
    loader: nothing,
    head: (_found, { t }) => ({ title: t('inbox.title'), noIndex: true }),
  });
  return { props };
};
