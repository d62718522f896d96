import { formatGuid, guidOf, layoutGuid } from './guid';
import { definitionsOf, fieldJson, fieldOf, rawValue, type Find } from './model/fieldJson';
import type { Json } from './model/json.types';
import { vendorTypes } from './model/fieldTypes';
import type { ContentItem, Rendering, SiteTree } from './model/content.types';
import { shownRenderings } from './pageForm';
import { isObject } from '@/lib/guards';
import { urlPathOf } from './urlPath';

/** `edit` adds metadata for an editor to each field; `preview` only shows drafts. */
export type LayoutMode = 'normal' | 'preview' | 'edit';

const DEVICE = layoutGuid(guidOf('device:default'));
const LAYOUT = layoutGuid(guidOf('layout:default'));
const EDITED_ALONE = 'editing-componentmode-placeholder';

/** Layout data of a page; an empty object for an item without presentation. Cached in the tree for the normal mode. */
export function layoutOf(item: ContentItem, tree: SiteTree, mode: LayoutMode = 'normal'): Json {
  if (!item.areas) return {};
  if (mode !== 'normal') return make(item, tree, mode);
  const layout = tree.layouts.get(item) ?? make(item, tree, mode);
  tree.layouts.set(item, layout);
  return layout;
}

function make(item: ContentItem, tree: SiteTree, mode: LayoutMode): Json {
  const find: Find = (id) => tree.byId.get(id);
  return {
    sitecore: {
      context: contextOf(item, mode),
      route: { ...routeOf(item, find, mode), placeholders: areasJson(item.areas ?? {}, find, mode) },
    },
  };
}

/** A single block for the vendor's design library; `null` when the page has no such block. */
export function componentOf(
  page: ContentItem,
  tree: SiteTree,
  uid: string,
  { mode, data }: { mode: LayoutMode; data?: ContentItem | undefined },
): Json | null {
  const find: Find = (id) => tree.byId.get(id);
  const rendering = renderingIn(Object.values(page.areas ?? {}).flat(), uid);
  if (!rendering) return null;
  return {
    sitecore: {
      context: { ...contextOf(page, mode), renderingType: 'component' },
      route: {
        ...routeOf(page, find, mode),
        placeholders: {
          [EDITED_ALONE]: [renderingJson(data ? { ...rendering, source: data } : rendering, find, mode)],
        },
      },
    },
  };
}

function renderingIn(renderings: readonly Rendering[], uid: string): Rendering | undefined {
  for (const rendering of renderings) {
    if (rendering.uid === uid) return rendering;
    const inside = renderingIn(Object.values(rendering.placeholders).flat(), uid);
    if (inside) return inside;
  }
  return undefined;
}

/** The blocks of one placeholder, at any depth; `null` if the page has none of that name. */
export function placeholderOf(page: ContentItem, tree: SiteTree, name: string): Json[] | null {
  const find: Find = (id) => tree.byId.get(id);
  const within = (areas: Readonly<Record<string, readonly Rendering[]>>): readonly Rendering[] | null => {
    if (Object.hasOwn(areas, name)) return areas[name] ?? null;
    for (const rendering of Object.values(areas).flat()) {
      const inside = within(rendering.placeholders);
      if (inside) return inside;
    }
    return null;
  };
  return within(page.areas ?? {})?.map((rendering) => renderingJson(rendering, find, 'normal')) ?? null;
}

function contextOf(item: ContentItem, mode: LayoutMode): { [name: string]: Json } {
  const common = { language: item.locale, itemPath: urlPathOf(item), site: { name: item.site } };
  switch (mode) {
    case 'normal':
      return { pageEditing: false, pageState: 'normal', ...common };
    case 'preview':
      return { pageEditing: false, pageState: 'preview', ...common };
    case 'edit':
      return {
        pageEditing: true,
        pageState: 'edit',
        editMode: 'metadata',
        clientScripts: [],
        clientData: {},
        ...common,
      };
  }
}

function routeOf(item: ContentItem, find: Find, mode: LayoutMode): { [name: string]: Json } {
  return {
    name: item.name,
    displayName: item.displayName,
    databaseName: 'web',
    deviceId: DEVICE,
    layoutId: LAYOUT,
    itemId: layoutGuid(item.id),
    itemLanguage: item.locale,
    itemVersion: item.version,
    templateId: layoutGuid(item.template.id),
    templateName: item.template.name,
    fields: fieldsOf(item, find, mode),
  };
}

const areasJson = (areas: Readonly<Record<string, readonly Rendering[]>>, find: Find, mode: LayoutMode): Json =>
  Object.fromEntries(
    Object.entries(areas).map(([name, renderings]) => [
      name,
      (mode === 'edit' ? renderings : shownRenderings(renderings)).map((rendering) =>
        renderingJson(rendering, find, mode),
      ),
    ]),
  );

function renderingJson(
  { uid, componentName, source, params, placeholders }: Rendering,
  find: Find,
  mode: LayoutMode,
): Json {
  const nested: { [name: string]: Json } =
    Object.keys(placeholders).length > 0 ? { placeholders: areasJson(placeholders, find, mode) } : {};
  return {
    uid: layoutGuid(uid),
    componentName,
    dataSource: formatGuid(source.id, 'B'),
    params: { ...params },
    fields: fieldsOf(source, find, mode),
    ...nested,
  };
}

function fieldsOf(item: ContentItem, find: Find, mode: LayoutMode): { [name: string]: Json } {
  return Object.fromEntries(
    definitionsOf(item).map((field) => {
      const value = fieldOf(item, field.name);
      const json = fieldJson(value, find);
      if (mode !== 'edit') return [field.name, json];
      if (Array.isArray(json)) return [field.name, json.map((_, index) => withMetadata(value, index, find))];
      if (!isObject(json)) return [field.name, json];
      const metadata = {
        datasource: {
          id: formatGuid(item.id, 'B'),
          language: item.locale,
          revision: revisionOf(item),
          version: item.version,
        },
        title: field.name,
        fieldId: formatGuid(field.id, 'B'),
        fieldType: vendorTypes[field.type],
        rawValue: rawValue(value),
      };
      return [field.name, { ...json, metadata }];
    }),
  );

  /** Items of a list are edited individually: their fields have metadata of their own. */
  function withMetadata(value: ReturnType<typeof fieldOf>, index: number, find: Find): Json {
    const id = 'ids' in value ? value.ids[index] : undefined;
    const entry = id === undefined ? undefined : find(id);
    return entry
      ? {
          id: layoutGuid(entry.id),
          url: entry.route ?? '',
          name: entry.name,
          displayName: entry.displayName,
          fields: fieldsOf(entry, find, mode),
        }
      : null;
  }
}

/** Changes with every version of an item. */
const revisionOf = (item: ContentItem): string => guidOf(`${item.id}/${item.locale}/${item.version}`).toLowerCase();
