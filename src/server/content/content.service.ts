import type { EditReference } from '@/domain/content/editing';
import type { Site, SiteLanguage, SiteName } from '@/sites/site.types';
import { FILE_VERSION } from './edits/edits.store';
import { createRecipients, type Recipients } from '../forms/recipients';
import type { Edit, EditsStore, ItemKey } from './edits/edits.types';
import { authorOf } from './edits/draftFields';
import { createFreshness, type Freshness } from './edits/freshness';
import type { PublicationsStore } from './edits/publications.store';
import { createPublishing, type Publishing, type PublishingParts } from './edits/publishing.service';
import { createRevalidation, type Revalidation } from './edits/revalidation';
import type { Webhook } from './edits/webhook';
import { buildTree } from './build';
import { createEndpoint, type Endpoint } from './graphql/endpoint';
import { contentTreesOf, treeKey, type ContentTrees } from './contentTrees';
import type { SiteFiles } from './files';
import type { ContentItem, SiteTree } from './model/content.types';
import { rawValue } from './model/fieldJson';
import { refusalOf, type FieldRefusal } from './model/fieldRules';
import { FieldProblem, parseField } from './model/parseField';
import { idIn, referencesOf } from './references';
import type { QueryLimits } from './graphql/limits';

export interface ContentOptions {
  /** From `readContentFiles`. */
  files: ReadonlyMap<SiteName, SiteFiles>;
  edits: EditsStore;
  publications: PublicationsStore;
  /** Views of a site's pages in one language: the most visited are rendered again first. */
  views?: PublishingParts['views'];
  /** Origin of a site, without a slash at the end. */
  origin: (site: Site) => string;
  introspection: boolean;
  /** Who may get forms; absent: the domains that sites name. */
  recipients?: Recipients;
  limits?: QueryLimits;
  webhook?: Webhook | undefined;
  /** Called after published content has changed, also by another process. */
  changed?: () => void;
  report(error: unknown): void;
}

/** An item in one language, as an editor identifies it. */
interface EditTarget {
  site: string;
  locale: string;
  itemId: string;
}

/** A refused field, with a message for developers and, where it has the right type, what would fit. */
interface FieldRefused {
  field: string;
  message: string;
  refusal?: FieldRefusal;
}

export type SaveResult =
  | { ok: true; edit: Edit }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'invalid'; problems: readonly FieldRefused[] }
  | { ok: false; reason: 'changed'; field: string; now: string; editor: string };

export interface ContentService extends Publishing, Pick<Freshness, 'lastPublication'> {
  contentTrees: ContentTrees;
  endpoint: Endpoint;
  /** Renders cached pages again after a publication. */
  revalidation: Revalidation;
  /**
   * Checks the fields against the item's template and saves them as its draft. `was`: raw values by field name that the
   * editor saw last; if one has changed since, nothing is saved and the result has the current value and its author.
   */
  save(
    target: EditTarget,
    fields: Readonly<Record<string, unknown>>,
    editor: string,
    was?: Readonly<Record<string, string>>,
  ): Promise<SaveResult>;
  restore(target: EditTarget, version: number, editor: string): Promise<SaveResult>;
  /** Newest first, the file's own version last; `null` for an item that isn't there. */
  history(
    target: EditTarget,
  ): Promise<
    readonly (Pick<Edit, 'version' | 'state' | 'editor' | 'publisher' | 'fields'> & { at: string | null })[] | null
  >;
  /** The fields of these items that refer to other items, with the choices; `null` for an unknown site or language. */
  references(of: {
    site: string;
    locale: string;
    itemIds: readonly string[];
  }): Promise<readonly EditReference[] | null>;
  /** Loads changes of other processes; cheap when there are none. */
  refresh(): Promise<void>;
  /** The number of the newest change that this process has loaded. */
  revision(): number;
}

/** @throws ContentError listing all problems of the files. */
export async function openContent({
  files,
  edits,
  publications,
  views,
  origin,
  introspection,
  recipients = createRecipients(),
  limits,
  webhook,
  changed,
  report,
}: ContentOptions): Promise<ContentService> {
  const contentTrees = contentTreesOf(files, origin);
  const freshness = createFreshness(contentTrees);
  let known = -1;

  async function refresh(): Promise<void> {
    if ((await edits.newest()) === known) return;
    const { published, draft, change } = await edits.overrides();
    contentTrees.overlay('published', published);
    contentTrees.overlay('draft', draft);
    freshness.update(published);
    const first = known === -1;
    known = change;
    if (!first) changed?.();
  }
  await refresh();

  interface LocatedItem {
    site: Site;
    language: SiteLanguage;
    tree: SiteTree;
    item: ContentItem;
  }

  const keyOf = ({ site, language, item }: LocatedItem): ItemKey => ({
    site: site.name,
    locale: language.locale,
    itemId: item.id,
  });

  function locate({ site: name, locale, itemId }: EditTarget): LocatedItem | null {
    const site = contentTrees.site(name);
    const language = site?.languages.find((one) => treeKey('', one.locale) === treeKey('', locale));
    const tree = site && contentTrees.tree(site.name, locale, 'draft');
    const item = tree?.byId.get(itemId);
    return site && language && tree && item ? { site, language, tree, item } : null;
  }

  /** The item in an earlier version; only its own fields are of that version. */
  async function version(item: ContentItem, number: number): Promise<ContentItem | null> {
    const rows =
      number === FILE_VERSION ? [] : await edits.history({ site: item.site, locale: item.locale, itemId: item.id });
    const row = rows.find((one) => one.version === number);
    if (number !== FILE_VERSION && !row) return null;
    const source = files.get(item.site);
    const language = source?.site.languages.find(({ locale }) => locale === item.locale);
    if (!source || !language) return null;
    const overrides = row ? new Map([[item.id, { version: number, stamp: 0, fields: row.fields }]]) : new Map();
    const { tree } = buildTree({
      site: source.site,
      language,
      files: source.languages.get(item.locale) ?? new Map(),
      overrides,
      withPageForms: true,
    });
    return tree.byId.get(item.id) ?? null;
  }

  /** Who changed a field last. */
  async function editorOf(key: ItemKey, field: string): Promise<string> {
    const [newest] = await edits.history(key);
    return newest ? authorOf(newest, field).editor : '';
  }

  return {
    ...createPublishing({ contentTrees, edits, refresh, webhook, views, report }),
    contentTrees,
    lastPublication: freshness.lastPublication,
    revalidation: createRevalidation({ store: publications, report }),
    revision: () => known,
    endpoint: createEndpoint({ contentTrees, version, introspection, report, ...(limits ? { limits } : {}) }),
    refresh,
    async save(target, fields, editor, was) {
      for (;;) {
        // Another process may have newer values.
        if (was) await refresh();
        const basis = known;
        const located = locate(target);
        if (!located) return { ok: false, reason: 'unknown' };
        const problems = problemsOf(located, fields, recipients);
        if (problems.length > 0) return { ok: false, reason: 'invalid', problems };
        const key = keyOf(located);
        for (const [field, before] of Object.entries(was ?? {})) {
          const now = rawOf(located.item, field);
          // A repeated request whose first response was lost: already saved.
          if (now !== before && now !== rawOf(located.item, field, { given: fields[field], idOf: idIn(located.tree) }))
            return { ok: false, reason: 'changed', field, now, editor: await editorOf(key, field) };
        }
        const edit = await edits.saveDraft(key, named(located.item, fields), editor, was && basis);
        // Another editor saved in between: the values are compared again.
        if (!edit) continue;
        await refresh();
        return { ok: true, edit };
      }
    },
    async restore(target, number, editor) {
      const located = locate(target);
      const edit = located ? await edits.restore(keyOf(located), number, editor) : null;
      if (!edit) return { ok: false, reason: 'unknown' };
      await refresh();
      return { ok: true, edit };
    },
    async history(target) {
      const located = locate(target);
      if (!located) return null;
      const rows = await edits.history(keyOf(located));
      const published = rows.some(({ state }) => state === 'published');
      return [
        ...rows.map(({ version, state, editor, publisher, fields, createdAt, publishedAt }) => ({
          version,
          state,
          editor,
          publisher,
          fields,
          at: (publishedAt ?? createdAt).toISOString(),
        })),
        {
          version: FILE_VERSION,
          state: published ? ('replaced' as const) : ('published' as const),
          editor: '',
          publisher: '',
          fields: {},
          at: null,
        },
      ];
    },
    async references({ site, locale, itemIds }) {
      const tree = contentTrees.tree(site, locale, 'draft');
      return tree ? itemIds.flatMap((id) => referencesOf(tree, id)) : null;
    },
  };
}

/** Field names as in the template, in any case of the request. */
const named = (item: ContentItem, fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [item.template.fields.get(name.toLowerCase())?.name ?? name, value]),
  );

/** A field as it is stored, or as another value would be. */
function rawOf(item: ContentItem, name: string, other?: { given: unknown; idOf: (path: string) => string }): string {
  const field = item.template.fields.get(name.toLowerCase());
  const value =
    other?.given !== undefined && field
      ? parseField(field, other.given, other.idOf)
      : item.fields.get(name.toLowerCase());
  return value ? rawValue(value) : '';
}

function problemsOf(
  { item, tree }: { item: ContentItem; tree: SiteTree },
  fields: Readonly<Record<string, unknown>>,
  recipients: Recipients,
): FieldRefused[] {
  const templates = [item.template, ...item.template.base].map(({ name }) => name);
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = item.template.fields.get(name.toLowerCase());
    if (!field) return [{ field: name, message: `${item.template.name} has no field ${name}` }];
    try {
      const refusal = refusalOf(templates, field.name, parseField(field, value, idIn(tree)), recipients);
      return refusal
        ? [{ field: field.name, message: `${field.name} does not take this value, but ${refusal.allowed}`, refusal }]
        : [];
    } catch (error) {
      if (error instanceof FieldProblem) return [{ field: field.name, message: `${field.name} ${error.message}` }];
      throw error;
    }
  });
}
