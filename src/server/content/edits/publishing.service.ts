import { randomUUID } from 'node:crypto';
import type { DraftChange } from '@/domain/content/changes';
import type { FieldInfo } from '@/domain/content/editing';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { treeKey, type ContentTrees } from '../contentTrees';
import { fieldHelp, fieldLabel } from '../fieldLabels/fieldLabels';
import type { SiteTree } from '../model/content.types';
import { completeChoice, draftChanges } from './draftChanges';
import type { Choice } from './draftFields';
import type { EditsStore } from './edits.types';
import { publishBody, touchedPages, type PageViews, type PublishBody } from './publishing';
import { pagesShowing } from './reach';
import { notifyWebhook, type Webhook } from './webhook';

/** A site in one language, and what of its drafts. */
export interface ChosenDrafts {
  site: string;
  locale: string;
  /** Fields by item; without: whole items, or everything. */
  fields?: ReadonlyMap<string, readonly string[]> | undefined;
  itemIds?: readonly string[] | undefined;
  /** The newest change that the editor has loaded. */
  seen?: number | undefined;
}

interface Published {
  /** Of the publication; pages are revalidated under it. */
  id: string;
  body: PublishBody;
  /** Internal paths of the cached pages to revalidate, in order. */
  pages: readonly string[];
}

export interface Publishing {
  /** Unpublished changes, field by field; `null` for an unknown site or language. */
  changes(of: { site: string; locale: string }): Promise<readonly DraftChange[] | null>;
  /**
   * Publishes drafts and calls the webhook; 'changed' when a chosen one is newer than `seen`, `null` for an unknown site
   * or language.
   */
  publish(chosen: ChosenDrafts, publisher?: string): Promise<Published | 'changed' | null>;
  /** Discards drafts and returns the number of items. */
  discard(chosen: ChosenDrafts): Promise<number | 'changed' | null>;
  /** Data for editors about the fields of these items; `null` for an unknown site or language. */
  fields(of: { site: string; locale: string; itemIds: readonly string[] }): readonly FieldInfo[] | null;
}

export interface PublishingParts {
  contentTrees: ContentTrees;
  edits: EditsStore;
  refresh(): Promise<void>;
  webhook?: Webhook | undefined;
  /** Views of a site's pages in one language. */
  views?: ((of: { site: string; locale: string }) => Promise<PageViews>) | undefined;
  report(error: unknown): void;
}

interface Located {
  site: Site;
  language: SiteLanguage;
  of: { site: Site['name']; locale: SiteLanguage['locale'] };
  draft: SiteTree;
}

export function createPublishing({
  contentTrees,
  edits,
  refresh,
  webhook,
  views,
  report,
}: PublishingParts): Publishing {
  function locate({ site: name, locale }: { site: string; locale: string }): Located | null {
    const site = contentTrees.site(name);
    const language = site?.languages.find((one) => treeKey('', one.locale) === treeKey('', locale));
    const draft = site && contentTrees.tree(site.name, locale, 'draft');
    return site && language && draft
      ? { site, language, draft, of: { site: site.name, locale: language.locale } }
      : null;
  }
  const publishedTree = ({ of }: Located): SiteTree | null => contentTrees.tree(of.site, of.locale, 'published');

  async function changesOf(located: Located) {
    const published = publishedTree(located);
    const drafts = await edits.drafts(located.of);
    const { draft, language } = located;
    return { drafts, changes: published ? draftChanges(drafts, { draft, published, language }) : [] };
  }

  async function choiceOf(located: Located, { fields, itemIds }: ChosenDrafts): Promise<Choice | undefined> {
    if (!fields) return itemIds && new Map(itemIds.map((id) => [id, null]));
    const { drafts, changes } = await changesOf(located);
    return completeChoice(fields, drafts, changes);
  }

  return {
    async changes(of) {
      await refresh();
      const located = locate(of);
      return located && (await changesOf(located)).changes;
    },
    async publish(chosen, publisher) {
      await refresh();
      const located = locate(chosen);
      if (!located) return null;
      const choice = await choiceOf(located, chosen);
      const published = await edits.publish(located.of, { choice, seen: chosen.seen }, publisher);
      if (published === null) return 'changed';
      await refresh();
      const tree = publishedTree(located);
      if (!tree) return null;
      const id = randomUUID();
      const body = publishBody(
        id,
        published.map(({ edit }) => edit),
        tree,
      );
      if (webhook && published.length > 0) void notifyWebhook(webhook, body).catch(report);
      const { site, language } = located;
      const pages = touchedPages(
        published.flatMap(({ edit, fields }) => {
          const item = tree.byId.get(edit.itemId);
          return item ? [{ item, fields }] : [];
        }),
        { tree, site, language, views: (await views?.(located.of)) ?? new Map() },
      );
      return { id, body, pages };
    },
    async discard(chosen) {
      const located = locate(chosen);
      if (!located) return null;
      const discarded = await edits.discard(located.of, { choice: await choiceOf(located, chosen), seen: chosen.seen });
      await refresh();
      return discarded ?? 'changed';
    },
    fields({ site, locale, itemIds }) {
      const located = locate({ site, locale });
      return (
        located &&
        itemIds.flatMap((id) => {
          const item = located.draft.byId.get(id);
          const { language } = located.language;
          return [...(item?.template.fields.values() ?? [])].map(({ name }): FieldInfo => ({
            item: id,
            name,
            label: fieldLabel(name, language),
            help: fieldHelp(name, language),
            pages: item ? pagesShowing([{ item, fields: [name] }], located.draft).length : 0,
          }));
        })
      );
    },
  };
}
