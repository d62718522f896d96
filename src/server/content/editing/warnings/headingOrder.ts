import type { EditWarning } from '@/domain/content/editWarnings';
import type { ContentItem } from '../../model/content.types';
import { warning, valueIn, textIn, type WarningRule } from './warning.types';

/** Blocks whose title is the page's title, regardless of the content. */
const FIRST: ReadonlySet<string> = new Set([
  'HeroNotFound',
  'CarSearchHero',
  'FacilityList',
  'FacilityDetail',
  'StoryHead',
]);
/** Default levels of titles without a tag, where not the second level. */
const USUAL: Readonly<Record<string, number>> = { HeroBanner: 1, BlurbItem: 3 };

/**
 * Screen readers navigate by headings: there must be one of the first level, and no level may be skipped. Without a
 * block with a first-level title, the page's name is the first heading.
 */
export const headingOrder: WarningRule = ({ parts }) => {
  const warnings: EditWarning[] = [];
  let before = 1;
  let hasFirst = false;
  for (const { item, area, within } of parts) {
    const level = area === 'main' ? levelOf(item, within) : null;
    if (level === null) continue;
    if (level === 1 && hasFirst) warnings.push(warning('headingSecond', item, tagField(item)));
    if (level > before + 1)
      warnings.push(warning('headingSkipped', item, tagField(item), { tag: `H${level}`, before: `H${before}` }));
    hasFirst ||= level === 1;
    before = level;
  }
  return warnings;
};

const tagField = (item: ContentItem): string =>
  valueIn(item, 'TitleTag') ? 'TitleTag' : valueIn(item, 'Title') ? 'Title' : '';

/** null: no heading whose level the content decides. */
function levelOf(item: ContentItem, within: boolean): number | null {
  const { name } = item.template;
  if (FIRST.has(name)) return 1;
  if (textIn(item, 'Title') === '') return null;
  const tag = /^H([1-6])$/.exec(textIn(item, 'TitleTag'))?.[1];
  if (tag !== undefined) return Number(tag);
  // The level of card and question titles follows from their block.
  if (within && !valueIn(item, 'TitleTag')) return null;
  return USUAL[name] ?? 2;
}
