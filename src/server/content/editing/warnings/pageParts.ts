import { areas } from '@/domain/content/contentIds';
import type { ContentItem, Rendering, SiteTree } from '../../model/content.types';
import { isUnusedForm } from '../../pageForm';
import type { PagePart } from './warning.types';

/** The parts of a page from top to bottom: the page itself, its blocks, nested blocks, and the items of their lists. */
export function partsOf(page: ContentItem, tree: SiteTree): PagePart[] {
  const seen = new Set<ContentItem>([page]);
  const parts: PagePart[] = [{ item: page, area: 'page', within: false }];

  const add = (item: ContentItem, area: PagePart['area'], within: boolean): void => {
    // A block used twice on the page is one item.
    if (seen.has(item)) return;
    seen.add(item);
    parts.push({ item, area, within });
    for (const value of item.fields.values()) {
      if (value.type !== 'list') continue;
      for (const id of value.ids) {
        const entry = tree.byId.get(id);
        if (entry) add(entry, area, true);
      }
    }
  };
  const walk = (renderings: readonly Rendering[], area: PagePart['area']): void => {
    for (const { source, placeholders } of renderings) {
      if (isUnusedForm(source)) continue;
      add(source, area, false);
      walk(Object.values(placeholders).flat(), area);
    }
  };
  walk(page.areas?.[areas.header] ?? [], 'header');
  walk(page.areas?.[areas.main] ?? [], 'main');
  walk(page.areas?.[areas.footer] ?? [], 'footer');
  return parts;
}
