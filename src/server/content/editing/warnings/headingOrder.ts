import type { EditWarning } from '@/domain/content/editWarnings';
import type { ContentItem } from '../../model/content.types';
import { warning, valueIn, textIn, type WarningRule } from './warning.types';

/** Blocks whose title is the page's, whatever content says. */
const FIRST: ReadonlySet<string> = new Set([
  'HeroNotFound',
  'CarSearchHero',
  'FacilityList',
  'FacilityDetail',
  'StoryHead',
]);
/** What a title without a tag of its own is, other than of the second level. */
const USUAL: Readonly<Record<string, number>> = { HeroBanner: 1, BlurbItem: 3 };

/**
 * Screen readers navigate by headings: one of the first level, and none that skips a level. The page's own name comes
 * before everything where no block brings a first one.
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

/** null: no heading that content decides on. */
function levelOf(item: ContentItem, within: boolean): number | null {
  const { name } = item.template;
  if (FIRST.has(name)) return 1;
  if (textIn(item, 'Title') === '') return null;
  const tag = /^H([1-6])$/.exec(textIn(item, 'TitleTag'))?.[1];
  if (tag !== undefined) return Number(tag);
  // Titles of cards and questions follow their block by themselves.
  if (within && !valueIn(item, 'TitleTag')) return null;
  return USUAL[name] ?? 2;
}
