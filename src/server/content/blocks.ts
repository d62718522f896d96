import { isRecord } from '@/lib/guards';
import { guidOf } from './guid';
import type { ContentItem, Rendering, Template } from './model/content.types';
import type { FieldValue } from './model/fieldTypes';
import { isBlock, templateOf, templates } from './model/templates';

/** The tree under construction, as the block reader uses it. */
export interface BlockHost {
  problem(file: string, sentence: string): void;
  add(item: {
    parent: ContentItem | null;
    name: string;
    template: Template;
    file: string;
    displayName?: string;
    slug?: string;
    sort?: number;
    fields?: ReadonlyMap<string, FieldValue>;
    /** Has no route, wherever it is. */
    hidden?: boolean;
  }): ContentItem;
  folder(parent: ContentItem, name: string): ContentItem;
  /** All fields of the template, given or empty; what does not fit is a problem. Lists of items stay empty. */
  values(file: string, template: Template, fields: unknown, where: string): Map<string, FieldValue>;
}

const RESERVED_KEYS = new Set(['key', 'params', 'placeholders']);

/**
 * Reads the blocks of a page: a list of `{ <BlockName>: <fields>, key?, params?, placeholders? }`. Each becomes an item
 * below the page's Data folder, which editors edit, and a rendering in the area.
 */
export function blockReader(host: BlockHost): (page: ContentItem, given: unknown, file: string) => Rendering[] {
  return (page, given, file) => {
    const counts = new Map<string, number>();
    let placeholders = 0;
    const list = (blocks: unknown): Rendering[] => {
      if (!Array.isArray(blocks)) {
        host.problem(file, 'wants a list of blocks');
        return [];
      }
      return blocks.flatMap((block) => one(block) ?? []);
    };
    const one = (block: unknown): Rendering | null => {
      const named = isRecord(block) ? Object.keys(block).filter((key) => !RESERVED_KEYS.has(key)) : [];
      const [name] = named;
      if (!isRecord(block) || name === undefined || named.length !== 1 || !isBlock(name)) {
        host.problem(file, `has a block with the name ${named.join(', ') || 'of none'}; no such block is known`);
        return null;
      }
      const position = (counts.get(name) ?? 0) + 1;
      counts.set(name, position);
      const template = templateOf(name);
      const key = typeof block.key === 'string' ? block.key : `${name} ${position}`;
      const fields = block[name];
      const values = host.values(file, template, fields, key);
      const source = host.add({
        parent: host.folder(page, 'Data'),
        name: key,
        template,
        file,
        fields: values,
        hidden: true,
      });
      lists(source, fields, file);
      placeholders += 1;
      const id = String(placeholders);
      return {
        uid: guidOf(`rendering:${source.path}`),
        componentName: name,
        source,
        params: {
          GridParameters: 'col-12',
          FieldNames: 'Default',
          Styles: '',
          RenderingIdentifier: '',
          DynamicPlaceholderId: id,
          ...paramsOf(block.params, key),
        },
        placeholders: Object.fromEntries(
          Object.entries(isRecord(block.placeholders) ? block.placeholders : {}).map(([area, blocks]) => [
            `${area}-{*}`,
            list(blocks),
          ]),
        ),
      };
    };
    const paramsOf = (params: unknown, key: string): Record<string, string> => {
      if (params === undefined) return {};
      if (isRecord(params) && Object.values(params).every((value) => typeof value === 'string'))
        return params as Record<string, string>;
      host.problem(file, `${key} wants params that are texts`);
      return {};
    };
    /** Items of lists live below the item that lists them. */
    const lists = (owner: ContentItem, fields: unknown, from: string): void => {
      for (const field of owner.template.fields.values()) {
        const given = isRecord(fields) ? fields[field.name] : undefined;
        const template = field.items === undefined ? undefined : templates.get(field.items);
        if (!template || given === undefined) continue;
        if (!Array.isArray(given)) {
          host.problem(from, `${owner.name}, ${field.name}: wants a list`);
          continue;
        }
        const ids = given.map((entry: unknown, index) => {
          const name = `${field.name} ${index + 1}`;
          const own = host.values(from, template, entry, `${owner.name}, ${name}`);
          const item = host.add({ parent: owner, name, template, file: from, sort: index, fields: own, hidden: true });
          lists(item, entry, from);
          return item.id;
        });
        owner.fields.set(field.name.toLowerCase(), { type: 'list', ids });
      }
    };
    return list(given);
  };
}
