import type { LinkContent } from '@/domain/content/contentValues';
import { formatGuid, layoutGuid } from '../guid';
import type { ContentItem, FieldDefinition } from './content.types';
import type { FieldValue } from './fieldTypes';
import type { Json } from './json.types';

/** Finds an item of the same site and language by its id. */
export type Find = (id: string) => ContentItem | undefined;

/** Depth limit of items in lists of items: real content is less deep, and items that refer to each other must end. */
const DEEPEST = 4;
const NO_DATE = '0001-01-01T00:00:00Z';

export const linkTypeOf = ({ href }: LinkContent): string => {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('#')) return 'anchor';
  return href.startsWith('/') ? 'internal' : 'external';
};

/** A field as in layout data, for the SDKs' field components. */
export function fieldJson(value: FieldValue, find: Find, depth = 0): Json {
  switch (value.type) {
    case 'text':
    case 'multiline':
    case 'richtext':
    case 'droplist':
      return { value: value.text };
    case 'checkbox':
      return { value: value.on };
    case 'integer':
    case 'number':
      return { value: value.number };
    case 'date':
    case 'datetime':
      return { value: value.iso || NO_DATE };
    case 'image':
      return { value: value.image ? withoutBlanks({ ...value.image }, ['src', 'alt']) : {} };
    case 'link':
      return { value: value.link ? linkJson(value.link) : { href: '' } };
    case 'file': {
      const { file } = value;
      return {
        value: file ? { ...file, name: file.title, displayName: file.title, description: '', keywords: '' } : {},
      };
    }
    case 'droplink': {
      const [id] = value.ids;
      const item = id === undefined ? undefined : find(id);
      return item ? itemJson(item, find, depth) : null;
    }
    case 'multilist':
    case 'list':
      return value.ids.flatMap((id) => {
        const item = find(id);
        return item ? [itemJson(item, find, depth)] : [];
      });
    case 'namevalue':
      return { value: rawValue(value) };
  }
}

const linkJson = (link: LinkContent): Json => ({ ...link, linktype: linkTypeOf(link), url: link.href });

function withoutBlanks(parts: Record<string, string>, required: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([name, text]) => text !== '' || required.includes(name)));
}

function itemJson(item: ContentItem, find: Find, depth: number): Json {
  return {
    id: layoutGuid(item.id),
    url: item.route ?? '',
    name: item.name,
    displayName: item.displayName,
    fields: depth < DEEPEST ? fieldsJson(item, find, depth + 1) : {},
  };
}

/** All fields of an item by name, empty ones too. */
function fieldsJson(item: ContentItem, find: Find, depth = 0): { [name: string]: Json } {
  return Object.fromEntries(definitionsOf(item).map(({ name }) => [name, fieldJson(fieldOf(item, name), find, depth)]));
}

export const definitionsOf = (item: ContentItem): readonly FieldDefinition[] => [...item.template.fields.values()];

/** @throws Error for a field that the template does not have. */
export function fieldOf(item: ContentItem, name: string): FieldValue {
  const value = item.fields.get(name.toLowerCase());
  if (!value) throw new Error(`${item.template.name} has no field ${name}.`);
  return value;
}

const attribute = (name: string, text: string): string =>
  text === '' ? '' : ` ${name}="${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;

/**
 * The field in the vendor's storage format: a string, '1' for a ticked box, braced ids with bars between, XML for
 * pictures and links.
 */
export function rawValue(value: FieldValue): string {
  switch (value.type) {
    case 'text':
    case 'multiline':
    case 'richtext':
    case 'droplist':
      return value.text;
    case 'checkbox':
      return value.on ? '1' : '';
    case 'integer':
    case 'number':
      return value.number === null ? '' : String(value.number);
    case 'date':
    case 'datetime':
      return value.iso === '' ? '' : value.iso.replace(/[-:]/g, '');
    case 'image':
      return value.image
        ? `<image${Object.entries(value.image)
            .map(([name, text]) => attribute(name, text))
            .join('')} />`
        : '';
    case 'link': {
      const { link } = value;
      return link
        ? `<link${attribute('linktype', linkTypeOf(link))}${attribute('url', link.href)}${Object.entries(link)
            .map(([name, text]) => (name === 'href' ? '' : attribute(name, text)))
            .join('')} />`
        : '';
    }
    case 'file':
      return value.file ? `<file${attribute('src', value.file.src)}${attribute('title', value.file.title)} />` : '';
    case 'droplink':
    case 'multilist':
    case 'list':
      return value.ids.map((id) => formatGuid(id, 'B')).join('|');
    case 'namevalue':
      return value.pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&');
  }
}
