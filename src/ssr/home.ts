import type { GetStaticProps } from 'next';
import type { PageBlock } from '@/blocks/shapes';
import { homeFeature, loadHome } from '@/features/home/home.feature';
import { selectPaths } from '@/store/context';
import { formatFor } from '@/i18n/format';
import { translate, type PageTexts } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import { guarded } from './guard';
import { homeLayout } from './layout';
import { openPage, pageProps, placeOf, type PagePlace } from './makePage';
import type { PageProps } from './page.types';

export interface SiteProps extends PageProps {
  blocks: PageBlock[];
  title: string;
  description: string;
}

/** Seconds after which a cached page is made anew; publishing does it at once. */
const RENEW_S = 300;
/** A page without its stock is renewed soon. */
const RENEW_BROKEN_S = 5;

function headOf({ site, language }: PagePlace, texts: PageTexts, total: number): { title: string; description: string } {
  const t = (...[key, params]: [TextKey, TextParams?]) => translate(texts, language.locale, key, params);
  if (!site.cars) return { title: site.title, description: t('frame.footerAbout') };
  return { title: `${t('home.metaTitle')} | ${site.title}`, description: t('home.metaDescription', { count: formatFor(language.locale).number(total), pluralBy: total }) };
}

/** Content pages, the same for everybody. The proxy sends only paths of its route table here. */
export const getSiteProps: GetStaticProps<SiteProps> = async ({ params }) => {
  const place = placeOf(params);
  if (place.path !== '/') return { notFound: true, revalidate: RENEW_S };
  const host = openPage(place, '', [homeFeature]);
  const { props, found: { fault, total } } = await pageProps(host, place, ['home', 'card', 'list'], loadHome);
  const blocks = homeLayout(place.site, place.language, selectPaths(host.store.getState()), props.texts);
  return { props: { ...props, blocks: guarded(blocks, props), ...headOf(place, props.texts, total) }, revalidate: fault ? RENEW_BROKEN_S : RENEW_S };
};
