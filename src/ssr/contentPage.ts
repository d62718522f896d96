import type { PageBlock } from '@/blocks/shapes';
import type { Layout } from '@/domain/layout';
import { call, type Saga } from '@/effects/typed';
import type { Fault } from '@/errors/outcome';
import { homeFeature, loadHome } from '@/features/home/home.feature';
import { loadStories, storiesFeature } from '@/features/stories/stories.feature';
import { formatFor } from '@/i18n/format';
import { translate, type PageTexts } from '@/i18n/text';
import { pickTexts } from '@/i18n/pickTexts';
import { withHeadline } from './headline';
import { namesIn, showsStock, textsFor } from './blockMatter';
import { guarded } from './guard';
import { openPage, pageProps } from './makePage';
import type { PagePlace } from './place';
import type { PageProps } from './page.types';
import { contentOf } from './pageContent';
import type { HeadMatter } from './pageHead';

export interface ContentProps extends PageProps {
  blocks: PageBlock[];
}

interface Glance {
  fault: Fault | null;
  total: number;
}

/** No block of the page shows the stock. */
function* nothing(): Saga<Glance> {
  return yield* call(() => ({ fault: null, total: 0 }));
}

/** The start page of a car seller says how many cars there are, where content leaves it room. */
function description({ site, language, path }: PagePlace, texts: PageTexts, total: number): Pick<HeadMatter, 'description'> {
  if (path !== '/' || !site.cars || total === 0) return {};
  return { description: translate(texts, language.locale, 'home.metaDescription', { count: formatFor(language.locale).number(total), pluralBy: total }) };
}

/**
 * A page as an editor composed it.
 * @returns the page's props, and whether a part of it is missing and will be back soon
 */
export async function contentPage(layout: Layout, place: PagePlace, { query = '', noIndex = false }: { query?: string; noIndex?: boolean } = {}): Promise<{ props: ContentProps; broken: boolean }> {
  const content = await contentOf(layout, place);
  const names = namesIn(layout);
  const stock = showsStock(names);
  const namespaces = textsFor(names);
  const list = content.storyList;
  const host = openPage(place, query, [...(stock ? [homeFeature] : []), ...(list ? [storiesFeature] : [])]);
  function* loader(): Saga<Glance> {
    const glance = yield* stock ? loadHome() : nothing();
    const fault = list ? yield* loadStories(list.index, list.tags, query) : null;
    return { ...glance, fault: glance.fault ?? fault };
  }
  const { props, found } = await pageProps({
    host, place, content, namespaces, loader,
    head: ({ total }) => ({ noIndex, ...(stock ? description(place, pickTexts(place.language.language, ['home']), total) : {}) }),
  });
  let hasHeadline = false;
  const main = guarded(content.areas.main, props, (markup) => { hasHeadline ||= /<h1[\s>]/.test(markup); });
  const areas = { header: guarded(props.header, props), footer: guarded(props.footer, props), blocks: hasHeadline ? main : withHeadline(main, layout) };
  return { props: { ...props, ...areas }, broken: found.fault !== null };
}
