import type { Locale, SiteName } from '@/sites/site.types';
import type { FieldType } from '@/domain/content/contentFields';
import type { FieldValue } from './fieldTypes';
import type { Json } from './json.types';

export interface FieldDefinition {
  id: string;
  name: string;
  type: FieldType;
  /** Of a `list`: the template of its items. */
  items?: string;
}

export interface Template {
  id: string;
  name: string;
  base: readonly Template[];
  own: readonly FieldDefinition[];
  /** Own and inherited, by name in lower case. */
  fields: ReadonlyMap<string, FieldDefinition>;
  /** Ids of the template itself and of all it inherits from. */
  lineage: ReadonlySet<string>;
}

/** A block in an area of a page: its data and how it is shown. */
export interface Rendering {
  uid: string;
  componentName: string;
  /** Holds the block's fields. */
  source: ContentItem;
  params: Readonly<Record<string, string>>;
  placeholders: Readonly<Record<string, readonly Rendering[]>>;
}

/** One item in one language: a page, a block's data, a tag, a dictionary entry. Complete once its tree is built. */
export interface ContentItem {
  /** 32 digits; the same in every language. */
  id: string;
  name: string;
  displayName: string;
  /** '/sitecore/content/nordvik/car-store-se/Home/kop-bil' */
  path: string;
  site: SiteName;
  locale: Locale;
  version: number;
  template: Template;
  /** By name in lower case; contains every field of the template. */
  fields: Map<string, FieldValue>;
  parent: ContentItem | null;
  /** In the order of the content: by `sort`, then name. */
  children: readonly ContentItem[];
  /** Path without language prefix: '/kop-bil'; `null` for items that are not below a page. */
  route: string | null;
  /** The main area; `null` for an item without presentation. */
  areas: Readonly<Record<string, readonly Rendering[]>> | null;
  /** The file of the item, for messages. */
  file: string;
}

/** All items of a site in one language. */
export interface SiteTree {
  site: SiteName;
  locale: Locale;
  root: ContentItem;
  home: ContentItem;
  byId: ReadonlyMap<string, ContentItem>;
  /** By path in lower case. */
  byPath: ReadonlyMap<string, ContentItem>;
  /** Pages by route in lower case. */
  byRoute: ReadonlyMap<string, ContentItem>;
  /** Texts by key: built-in texts and overrides. */
  dictionary: ReadonlyMap<string, string>;
  /** Layout data of pages, created at the first request. */
  layouts: WeakMap<ContentItem, Json>;
}
