import type { EditChoice, EditReference } from '@/domain/content/editing';
import { fieldSources } from './model/blockFields';
import type { ContentItem, FieldDefinition, SiteTree } from './model/content.types';
import { rawValue } from './model/fieldJson';
import { FieldProblem } from './model/parseField';

/** An item's path as in content files: below the site. */
const pathOf = (tree: SiteTree, { path }: ContentItem): string => path.slice(tree.root.path.length + 1);

/** The id of an item of the tree, by its path below the site. Throws FieldProblem for an unknown path. */
export const idIn =
  (tree: SiteTree) =>
  (path: string): string => {
    const item = tree.byPath.get(`${tree.root.path}/${path}`.toLowerCase());
    if (!item) throw new FieldProblem(`names ${path}, which is nowhere`);
    return item.id;
  };

/**
 * The fields of an item that refer to other items, with the choices: the items at the field's source, else every page.
 */
export function referencesOf(tree: SiteTree, id: string): EditReference[] {
  const item = tree.byId.get(id);
  if (!item) return [];
  return [...item.template.fields.values()].flatMap((field): EditReference[] => {
    const value = item.fields.get(field.name.toLowerCase());
    if (value?.type !== 'droplink' && value?.type !== 'multilist') return [];
    const paths = value.ids.flatMap((one) => {
      const named = tree.byId.get(one);
      return named ? [pathOf(tree, named)] : [];
    });
    return [
      {
        item: id,
        name: field.name,
        many: value.type === 'multilist',
        paths,
        raw: rawValue(value),
        choices: choicesOf(tree, item, field),
      },
    ];
  });
}

function choicesOf(tree: SiteTree, { template }: ContentItem, { name }: FieldDefinition): EditChoice[] {
  const source = fieldSources[`${template.name}/${name}`];
  const items =
    source === undefined
      ? [...tree.byRoute.values()]
      : (tree.byPath.get(`${tree.root.path}/${source}`.toLowerCase())?.children ?? []);
  return items.map((item) => ({ path: pathOf(tree, item), name: item.displayName }));
}
