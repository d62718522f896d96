import { GraphQLError } from 'graphql';
import { isMediaWidth, mediaWidths } from '@/server/media/mediaSizes';
import { formatGuid, plainGuid } from '../guid';
import { layoutOf } from '../layout';
import type { ContentItem, FieldDefinition, SiteTree, Template } from '../model/content.types';
import { fieldJson, fieldOf, linkTypeOf, rawValue } from '../model/fieldJson';
import { urlPathOf } from '../urlPath';
import type { FieldType } from '@/domain/content/contentFields';
import { vendorTypes, type FieldValue } from '../model/fieldTypes';
import type { ContentContext } from './context';
import { formatDate } from './formatDate';
import { languageNames } from './languageNames';
import { paged } from './page';

/** A field of an item, passed between resolvers. */
export interface FieldNode {
  item: ContentItem;
  field: FieldDefinition;
  value: FieldValue;
}

interface Format {
  format?: string | null;
}
interface Selection {
  hasLayout?: boolean | null;
  includeTemplateIDs?: readonly (string | null)[] | null;
}

const typeNames: Readonly<Record<FieldType, string>> = {
  text: 'TextField',
  multiline: 'TextField',
  droplist: 'TextField',
  richtext: 'RichTextField',
  checkbox: 'CheckboxField',
  integer: 'IntegerField',
  number: 'NumberField',
  date: 'DateField',
  datetime: 'DateField',
  image: 'ImageField',
  link: 'LinkField',
  file: 'FileField',
  droplink: 'LookupField',
  multilist: 'MultilistField',
  list: 'MultilistField',
  namevalue: 'NameValueListField',
};

const treeOf = (item: ContentItem, { contentTrees, view }: ContentContext): SiteTree => {
  const tree = contentTrees.tree(item.site, item.locale, view);
  if (!tree) throw new Error(`No tree for ${item.path} in ${item.locale}.`);
  return tree;
};

const nodeOf = (item: ContentItem, field: FieldDefinition): FieldNode => ({
  item,
  field,
  value: fieldOf(item, field.name),
});

/** With ids, an item counts when its template is one of them or inherits from one. An unreadable id selects nothing. */
function selected({ hasLayout, includeTemplateIDs }: Selection): (item: ContentItem) => boolean {
  const ids = includeTemplateIDs?.flatMap((id) => (id === null ? [] : [plainGuid(id)])) ?? null;
  return (item) =>
    (hasLayout === null || hasLayout === undefined || (item.areas !== null) === hasLayout) &&
    (ids === null || ids.length === 0 || ids.some((id) => id !== null && item.template.lineage.has(id)));
}

/** Nearest first. */
function* above(item: ContentItem): Generator<ContentItem> {
  for (let ancestor = item.parent; ancestor; ancestor = ancestor.parent) yield ancestor;
}

const CHILDREN = 50;

export const itemResolvers = {
  __resolveType: () => 'UnknownItem',
  id: ({ id }: ContentItem, { format }: Format) => formatGuid(id, format ?? 'N'),
  language: ({ locale }: ContentItem) => languageNames(locale),
  url: (item: ContentItem, _: unknown, { contentTrees }: ContentContext) => {
    const site = contentTrees.site(item.site);
    const origin = site ? contentTrees.origin(site) : '';
    const { hostname = '', protocol = '' } = origin ? new URL(origin) : {};
    const path = urlPathOf(item);
    const prefix = site?.languages.find(({ locale }) => locale === item.locale)?.prefix;
    return {
      path,
      url: `${origin}${prefix ? `/${prefix}` : ''}${path === '/' && prefix ? '' : path}`,
      hostName: hostname,
      scheme: protocol.replace(':', ''),
      siteName: item.site,
    };
  },
  rendered: (item: ContentItem, _: unknown, context: ContentContext) =>
    layoutOf(item, treeOf(item, context), context.mode),
  field: (item: ContentItem, { name }: { name: string }): FieldNode | null => {
    const id = plainGuid(name);
    const field =
      item.template.fields.get(name.toLowerCase()) ??
      (id ? [...item.template.fields.values()].find((one) => one.id === id) : undefined);
    return field ? nodeOf(item, field) : null;
  },
  fields: (item: ContentItem, { ownFields }: { ownFields?: boolean | null }, { budget }: ContentContext) =>
    budget.take(
      (ownFields ? item.template.own : [...item.template.fields.values()]).map((field) => nodeOf(item, field)),
    ),
  ancestors: (item: ContentItem, selection: Selection, { budget }: ContentContext) =>
    budget.take([...above(item)].filter(selected(selection))),
  hasChildren: (item: ContentItem, selection: Selection) => item.children.some(selected(selection)),
  children: (
    item: ContentItem,
    { first, after, ...selection }: Selection & { first?: number | null; after?: string | null },
    { budget }: ContentContext,
  ) => {
    const page = paged(item.children.filter(selected(selection)), first, after, CHILDREN);
    budget.take(page.results);
    return page;
  },
  languages: (item: ContentItem, _: unknown, { contentTrees, view, budget }: ContentContext) => {
    const locales = contentTrees.site(item.site)?.languages.map(({ locale }) => locale) ?? [];
    return budget.take(
      locales.flatMap((locale) => contentTrees.tree(item.site, locale, view)?.byId.get(item.id) ?? []),
    );
  },
  /** There are no variants; clients need the list. */
  personalization: () => ({ variantIds: [] }),
};

export const templateResolvers = {
  id: ({ id }: Template, { format }: Format) => formatGuid(id, format ?? 'N'),
  baseTemplates: ({ base }: Template) => base,
  fields: ({ fields }: Template) => [...fields.values()],
  ownFields: ({ own }: Template) => own,
};

export const templateFieldResolvers = {
  id: ({ id }: FieldDefinition, { format }: Format) => formatGuid(id, format ?? 'N'),
  title: ({ name }: FieldDefinition) => name,
  type: ({ type }: FieldDefinition) => vendorTypes[type],
  source: () => '',
  section: () => 'Content',
  sectionSortOrder: () => 100,
  sortOrder: () => 100,
  shared: () => false,
  unversioned: () => false,
};

const common = {
  id: ({ field }: FieldNode, { format }: Format) => formatGuid(field.id, format ?? 'N'),
  name: ({ field }: FieldNode) => field.name,
  value: ({ value }: FieldNode) => rawValue(value),
  jsonValue: ({ item, value }: FieldNode, _: unknown, context: ContentContext) => {
    const tree = treeOf(item, context);
    return fieldJson(value, (id) => tree.byId.get(id));
  },
  definition: ({ field }: FieldNode) => field,
};

const itemsOf = ({ item, value }: FieldNode, context: ContentContext): readonly ContentItem[] => {
  const tree = treeOf(item, context);
  return context.budget.take('ids' in value ? value.ids.flatMap((id) => tree.byId.get(id) ?? []) : []);
};
const linkIn = ({ value }: FieldNode) => (value.type === 'link' ? value.link : null);
const imageIn = ({ value }: FieldNode) => (value.type === 'image' ? value.image : null);
const fileIn = ({ value }: FieldNode) => (value.type === 'file' ? value.file : null);
const extensionOf = (src: string | undefined): string | null =>
  src ? (/\.(\w+)(?:\?|$)/.exec(src)?.[1] ?? null) : null;

/** The largest size of the media path within the limit; external pictures are not resized. */
function sized(src: string, most: number | null | undefined): string {
  if (!most || !src.startsWith('/-/jssmedia/')) return src;
  const width = mediaWidths.findLast((one) => one <= most) ?? mediaWidths[0];
  return isMediaWidth(width) ? `${src}${src.includes('?') ? '&' : '?'}w=${width}` : src;
}

export const fieldResolvers = {
  ItemField: { __resolveType: ({ field }: FieldNode) => typeNames[field.type] },
  TextField: common,
  RichTextField: common,
  CheckboxField: { ...common, boolValue: ({ value }: FieldNode) => value.type === 'checkbox' && value.on },
  IntegerField: { ...common, intValue: ({ value }: FieldNode) => ('number' in value ? value.number : null) },
  NumberField: { ...common, numberValue: ({ value }: FieldNode) => ('number' in value ? value.number : null) },
  DateField: {
    ...common,
    dateValue: ({ value }: FieldNode) => ('iso' in value && value.iso ? Date.parse(value.iso) : null),
    formattedDateValue: (
      { value }: FieldNode,
      { format, offset }: { format?: string | null; offset?: number | null },
    ) => {
      if (!('iso' in value) || !value.iso) return null;
      const text = formatDate(value.iso, format ?? 'yyyy-MM-dd', offset ?? 0);
      if (text === null) throw new GraphQLError('"offset" must be minutes within a day.');
      return text;
    },
  },
  LinkField: {
    ...common,
    url: (node: FieldNode) => linkIn(node)?.href ?? null,
    text: (node: FieldNode) => linkIn(node)?.text ?? null,
    target: (node: FieldNode) => linkIn(node)?.target ?? null,
    anchor: (node: FieldNode) => linkIn(node)?.anchor ?? null,
    queryString: (node: FieldNode) => linkIn(node)?.querystring ?? null,
    className: (node: FieldNode) => linkIn(node)?.class ?? null,
    linkType: (node: FieldNode) => {
      const link = linkIn(node);
      return link ? linkTypeOf(link) : null;
    },
    targetItem: (node: FieldNode, _: unknown, context: ContentContext) => {
      const href = linkIn(node)?.href;
      return href ? (treeOf(node.item, context).byRoute.get(href.toLowerCase()) ?? null) : null;
    },
  },
  ImageField: {
    ...common,
    src: (node: FieldNode, { maxWidth }: { maxWidth?: number | null }) => {
      const image = imageIn(node);
      return image ? sized(image.src, maxWidth) : null;
    },
    alt: (node: FieldNode) => imageIn(node)?.alt ?? null,
    width: (node: FieldNode) => imageIn(node)?.width ?? null,
    height: (node: FieldNode) => imageIn(node)?.height ?? null,
    extension: (node: FieldNode) => extensionOf(imageIn(node)?.src),
  },
  FileField: {
    ...common,
    url: (node: FieldNode) => fileIn(node)?.src ?? null,
    title: (node: FieldNode) => fileIn(node)?.title ?? null,
    extension: (node: FieldNode) => fileIn(node)?.extension || extensionOf(fileIn(node)?.src),
    mimeType: (node: FieldNode) => fileIn(node)?.mimeType ?? null,
    size: (node: FieldNode) => Number(fileIn(node)?.size) || null,
  },
  LookupField: {
    ...common,
    targetId: ({ value }: FieldNode, { format }: Format) =>
      'ids' in value && value.ids[0] ? formatGuid(value.ids[0], format ?? 'N') : null,
    targetItem: (node: FieldNode, _: unknown, context: ContentContext) => itemsOf(node, context)[0] ?? null,
  },
  MultilistField: {
    ...common,
    count: ({ value }: FieldNode) => ('ids' in value ? value.ids.length : 0),
    targetIds: ({ value }: FieldNode) => ('ids' in value ? value.ids : []),
    targetItems: itemsOf,
  },
  NameValueListField: {
    ...common,
    values: ({ value }: FieldNode) =>
      value.type === 'namevalue' ? value.pairs.map(([name, text]) => ({ name, value: text })) : [],
  },
};
