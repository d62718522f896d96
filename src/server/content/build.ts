import type { FieldAuthor } from '@/domain/content/changes';
import { areas, CONTENT_ROOT } from '@/domain/content/contentIds';
import { isRecord } from '@/lib/guards';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { blockReader, type BlockHost } from './blocks';
import { builtInEntries } from './builtInTexts';
import type { LanguageFiles } from './files';
import type { ContentFile } from './parsedContent';
import { guidOf } from './guid';
import { emptyField, FieldProblem, parseField } from './model/parseField';
import { isBlock, pageTemplates, templateOf, templates } from './model/templates';
import type { ContentItem, SiteTree, Template } from './model/content.types';
import type { FieldValue } from './model/fieldTypes';
import { withModelPages } from './modelPages';
import { pageFormBlock, pageFormId } from './pageForm';
import { withStandardPages } from './standardPages';
import { withTrucks } from './trucksInStock';

/** An editor's changes of an item: fields as in content files. */
export interface Override {
  version: number;
  /** Changes with the fields: a draft keeps its version number while it is edited. */
  stamp: number;
  fields: Readonly<Record<string, unknown>>;
  /** By field: who changed it, and with which change. Empty for those of older releases. */
  authors?: Readonly<Record<string, FieldAuthor>>;
}

export interface BuildInput {
  site: Site;
  language: SiteLanguage;
  files: LanguageFiles;
  /** By item id. */
  overrides?: ReadonlyMap<string, Override>;
  /** For editors: with the form that each page can have, and has not. */
  withPageForms?: boolean;
}

export interface Built {
  tree: SiteTree;
  /** Problems, one line each: the content must not be used. */
  problems: readonly string[];
}

const textIn = (data: Record<string, unknown>, key: string): string | undefined =>
  typeof data[key] === 'string' ? data[key] : undefined;

const PAGE_KEYS = new Set(['template', 'name', 'slug', 'sort', 'fields', 'blocks']);
const BY_NAME = 1000;

/** Builds the tree of a site in one language from its files and the editors' changes. */
export function buildTree({
  site,
  language: siteLanguage,
  files: given,
  overrides = new Map(),
  withPageForms = false,
}: BuildInput): Built {
  const { locale, language } = siteLanguage;
  const files = withStandardPages(site, siteLanguage, withModelPages(withTrucks(given)));
  const problems: string[] = [];
  const byPath = new Map<string, ContentItem>();
  const byId = new Map<string, ContentItem>();
  const below = new Map<ContentItem, { item: ContentItem; sort: number }[]>();
  const refs: { file: string; id: string; path: string }[] = [];
  const rootPath = `${CONTENT_ROOT}/${site.name}`;

  const host: BlockHost = {
    problem: (file, sentence) => void problems.push(`${file}: ${sentence}`),
    add,
    folder: (parent, name) =>
      child(parent, name) ?? add({ parent, name, template: templateOf('Folder'), file: parent.file }),
    values: (file, template, fields, where) => values(file, template, fields, where),
  };

  function values(file: string, template: Template, fields: unknown, where: string): Map<string, FieldValue> {
    const found = new Map<string, FieldValue>([...template.fields].map(([key, field]) => [key, emptyField(field)]));
    if (fields !== undefined && fields !== null && !isRecord(fields))
      host.problem(file, `${where} wants fields by name`);
    for (const [name, value] of Object.entries(isRecord(fields) ? fields : {})) {
      const field = template.fields.get(name.toLowerCase());
      if (!field)
        host.problem(
          file,
          `${where} has no field ${name}; ${template.name} has ${[...template.fields.values()].map((one) => one.name).join(', ')}`,
        );
      else if (field.type !== 'list') {
        try {
          found.set(
            name.toLowerCase(),
            parseField(field, value, (path) => refer(file, path)),
          );
        } catch (error) {
          if (!(error instanceof FieldProblem)) throw error;
          host.problem(file, `${where}, ${name}: ${error.message}`);
        }
      }
    }
    return found;
  }

  function refer(file: string, path: string): string {
    const id = guidOf(`${rootPath}/${path}`);
    refs.push({ file, id, path });
    return id;
  }

  function child(parent: ContentItem, name: string): ContentItem | undefined {
    return byPath.get(`${parent.path}/${name}`.toLowerCase());
  }

  function add({
    parent,
    name,
    template,
    file,
    displayName = name,
    slug = name,
    sort = BY_NAME,
    fields,
    hidden = false,
  }: Parameters<BlockHost['add']>[0]): ContentItem {
    const path = parent ? `${parent.path}/${name}` : rootPath;
    const id = guidOf(path);
    const override = overrides.get(id);
    const own = new Map(fields ?? [...template.fields].map(([key, field]) => [key, emptyField(field)] as const));
    const route =
      parent === null
        ? null
        : parent === root && name === 'Home'
          ? '/'
          : parent.route === null || hidden || name === 'Data'
            ? null
            : `${parent.route === '/' ? '' : parent.route}/${slug.trim().replace(/\s+/g, '-')}`;
    const item: ContentItem = {
      id,
      name,
      displayName,
      path,
      site: site.name,
      locale,
      version: override?.version ?? 1,
      template,
      fields: own,
      parent,
      children: [],
      route,
      areas: null,
      file,
    };
    if (override) overlay(template, own, override);
    if (byPath.has(path.toLowerCase())) host.problem(file, `there are two items at ${path}`);
    byPath.set(path.toLowerCase(), item);
    byId.set(id, item);
    const siblings = parent ? below.get(parent) : undefined;
    if (siblings) siblings.push({ item, sort });
    else if (parent) below.set(parent, [{ item, sort }]);
    return item;
  }

  /** A change of a removed or incompatible field is skipped: the file's value applies. */
  function overlay(template: Template, own: Map<string, FieldValue>, { fields }: Override): void {
    for (const [name, value] of Object.entries(fields)) {
      const field = template.fields.get(name.toLowerCase());
      if (!field || field.type === 'list') continue;
      try {
        own.set(
          name.toLowerCase(),
          parseField(field, value, (path) => guidOf(`${rootPath}/${path}`)),
        );
      } catch (error) {
        if (!(error instanceof FieldProblem)) throw error;
      }
    }
  }

  let root: ContentItem | null = null;
  root = add({ parent: null, name: site.name, template: templateOf('App'), file: 'sites', displayName: site.title });
  const read = blockReader(host);

  /** Parents first, whatever the order of the files. */
  const pages = [...files]
    .filter(([filePath]) => filePath === 'home' || filePath.startsWith('home/'))
    .toSorted(([a], [b]) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  for (const [filePath, file] of pages) pageOf(filePath, file);

  function pageOf(filePath: string, { file, data }: ContentFile): void {
    const segments = filePath
      .split('/')
      .slice(1)
      .map((segment) => (segment === '_any' ? '*' : segment));
    if (!isRecord(data)) return host.problem(file, 'wants template, name, fields and blocks');
    const unknownKey = Object.keys(data).find((key) => !PAGE_KEYS.has(key));
    if (unknownKey !== undefined)
      return host.problem(file, `has a part ${unknownKey} that no page has; there are ${[...PAGE_KEYS].join(', ')}`);
    const template = templates.get(textIn(data, 'template') ?? 'Page');
    if (!template || isBlock(template.name))
      return host.problem(file, `names no template of a page: ${String(data.template)}`);
    let parent = root as ContentItem;
    const names = ['Home', ...segments];
    for (const name of names.slice(0, -1)) parent = host.folder(parent, name);
    const name = names.at(-1) ?? 'Home';
    const fields = values(file, template, data.fields, template.name);
    const navTitle = fields.get('navtitle');
    const item = add({
      parent,
      name,
      template,
      file,
      fields,
      slug: textIn(data, 'slug') ?? name,
      ...(typeof data.sort === 'number' ? { sort: data.sort } : {}),
      displayName:
        textIn(data, 'name') ?? (navTitle && 'text' in navTitle && navTitle.text !== '' ? navTitle.text : name),
    });
    const mayHaveForm = template.name === 'Page' && given.has(filePath) && !segments.includes('*');
    const hasForm = mayHaveForm && (withPageForms || overrides.has(pageFormId(item.path)));
    const blocks = data.blocks ?? [];
    const all = hasForm && Array.isArray(blocks) ? [...blocks, pageFormBlock] : blocks;
    if (pageTemplates.has(template.name)) item.areas = { [areas.main]: read(item, all, file) };
    else if (data.blocks !== undefined) host.problem(file, `${template.name} has no blocks`);
  }

  const presentation = host.folder(root, 'Presentation');
  const partials = Object.fromEntries(
    (['header', 'footer'] as const).map((name) => {
      const { file, data } = files.get(`partials/${name}`) ?? { file: `partials/${name}`, data: { blocks: [] } };
      const area = add({ parent: presentation, name, template: templateOf('Area'), file });
      return [areas[name], read(area, isRecord(data) ? data.blocks : data, file)];
    }),
  );

  const data = host.folder(root, 'Data');
  const tagFolder = host.folder(data, 'Tags');
  const tags = files.get('tags');
  for (const [index, [key, value]] of Object.entries(tags && isRecord(tags.data) ? tags.data : {}).entries()) {
    const template = templateOf('Tag');
    add({
      parent: tagFolder,
      name: key,
      template,
      file: tags?.file ?? '',
      sort: index,
      displayName: String(value),
      fields: values(tags?.file ?? '', template, { key, value: String(value) }, 'Tag'),
    });
  }

  if (site.cars) {
    const aliases = files.get('aliases');
    const template = templateOf('SearchAliases');
    const file = aliases?.file ?? 'aliases';
    const fields = values(file, template, { Aliases: aliases?.data }, template.name);
    add({ parent: data, name: template.name, template, file, fields });
  }

  const dictionary = builtInEntries(site, language);
  const overridden = files.get('dictionary');
  for (const [key, text] of Object.entries(overridden && isRecord(overridden.data) ? overridden.data : {})) {
    if (typeof text === 'string') dictionary.set(key, text);
    else host.problem(overridden?.file ?? '', `${key} wants a text`);
  }
  const entries = host.folder(root, 'Dictionary');
  const entry = templateOf('DictionaryEntry');
  for (const [key, text] of dictionary) {
    const item = add({
      parent: entries,
      name: key,
      template: entry,
      file: overridden?.file ?? 'texts',
      fields: new Map<string, FieldValue>([
        ['key', { type: 'text', text: key }],
        ['phrase', { type: 'multiline', text }],
      ]),
    });
    const changed = item.fields.get('phrase');
    if (changed && 'text' in changed) dictionary.set(key, changed.text);
  }

  for (const [parent, rows] of below)
    parent.children = rows
      .toSorted((a, b) => a.sort - b.sort || (a.item.name < b.item.name ? -1 : 1))
      .map(({ item }) => item);
  const byRoute = new Map<string, ContentItem>();
  for (const item of byId.values()) {
    if (!item.areas || item.route === null) continue;
    item.areas = { ...partials, ...item.areas };
    const route = item.route.toLowerCase();
    if (byRoute.has(route)) host.problem(item.file, `${item.route} is the address of two pages`);
    byRoute.set(route, item);
  }
  for (const { file, id, path } of refs) if (!byId.has(id)) host.problem(file, `refers to ${path}, which is nowhere`);
  const home = byPath.get(`${rootPath}/home`);
  if (!home) host.problem(`${site.name}/${locale}`, 'has no home.yaml');
  return {
    tree: {
      site: site.name,
      locale,
      root,
      home: home ?? root,
      byId,
      byPath,
      byRoute,
      dictionary,
      layouts: new WeakMap(),
    },
    problems,
  };
}
