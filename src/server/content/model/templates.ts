import type { ContentFields } from '@/domain/content/contentFields';
import { templateIds } from '@/domain/content/contentIds';
import { guidOf } from '../guid';
import { blockFields, itemFields, pageFields, searchAliasesFields } from './blockFields';
import type { FieldDefinition, Template } from './content.types';

function made(
  name: string,
  fields: ContentFields,
  { id = guidOf(`template:${name}`), base = [] }: { id?: string; base?: readonly Template[] } = {},
): Template {
  const own = Object.entries(fields).map(([field, type]): FieldDefinition => ({
    id: guidOf(`template:${name}/${field}`),
    name: field,
    ...(typeof type === 'string' ? { type } : { type: 'list', items: type.itemTemplate }),
  }));
  return {
    id,
    name,
    base,
    own,
    fields: new Map([
      ...base.flatMap((one) => [...one.fields]),
      ...own.map((field): [string, FieldDefinition] => [field.name.toLowerCase(), field]),
    ]),
    lineage: new Set([id, ...base.flatMap((one) => [...one.lineage])]),
  };
}

const page = made('Page', pageFields.Page, { id: templateIds.page });
const withOwnId = [
  page,
  made('StoryIndex', pageFields.StoryIndex, { id: templateIds.storyIndex, base: [page] }),
  made('Story', pageFields.Story, { id: templateIds.story, base: [page] }),
  made('NavigationLink', pageFields.NavigationLink, { id: templateIds.navigationLink }),
  made('Tag', { key: 'text', value: 'text' }, { id: templateIds.tag }),
  made('SearchAliases', searchAliasesFields),
  made('App', {}, { id: templateIds.app }),
  made('DictionaryEntry', { Key: 'text', Phrase: 'multiline' }, { id: templateIds.dictionaryEntry }),
  made('Folder', {}),
  made('Area', {}),
];

/** Every template of the content model by its name. */
export const templates: ReadonlyMap<string, Template> = new Map(
  [...withOwnId, ...Object.entries({ ...itemFields, ...blockFields }).map(([name, fields]) => made(name, fields))].map(
    (template) => [template.name, template],
  ),
);

/** Templates of pages, which have blocks of their own. */
export const pageTemplates: ReadonlySet<string> = new Set(['Page', 'StoryIndex', 'Story']);

export const isBlock = (name: string): boolean => Object.hasOwn(blockFields, name);

/** @throws Error for an unknown name: an error of the code, since content is validated when it is read. */
export function templateOf(name: string): Template {
  const template = templates.get(name);
  if (!template) throw new Error(`There is no template ${name}.`);
  return template;
}
