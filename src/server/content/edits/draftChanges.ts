import type { DraftChange } from '@/domain/content/changes';
import { blockNameIn } from '@/i18n/blockName';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import type { SiteLanguage } from '@/sites/site.types';
import { fieldLabel } from '../fieldLabels/fieldLabels';
import type { ContentItem, SiteTree } from '../model/content.types';
import { rawValue } from '../model/fieldJson';
import type { FieldValue } from '../model/fieldTypes';
import { isBlock } from '../model/templates';
import { authorOf, changedFields, type Choice } from './draftFields';
import type { Draft } from './edits.types';
import { pageOf, pagesShowing } from './reach';

/** A site in one language as editors and as visitors see it. */
export interface BothTrees {
  draft: SiteTree;
  published: SiteTree;
  language: SiteLanguage;
}

const valueOf = (item: ContentItem | undefined, name: string): FieldValue | undefined =>
  item?.fields.get(name.toLowerCase());
const rawOf = (value: FieldValue | undefined): string => (value ? rawValue(value) : '');

/** The unpublished changes, field by field. A field that was changed back to what visitors see is none. */
export function draftChanges(drafts: readonly Draft[], { draft: tree, published, language }: BothTrees): DraftChange[] {
  return drafts.flatMap(({ edit, published: before }) => {
    const item = tree.byId.get(edit.itemId);
    if (!item) return [];
    const visitors = published.byId.get(edit.itemId);
    const page = pageOf(item);
    return changedFields(edit.fields, before).flatMap((name): DraftChange[] => {
      const [was, now] = [valueOf(visitors, name), valueOf(item, name)];
      if (rawOf(was) === rawOf(now)) return [];
      const { editor, changedAt, change, restored } = authorOf(edit, name);
      return [
        {
          item: item.id,
          name,
          label: fieldLabel(name, language.language),
          block: blockNameIn(language.language, blockOf(item)),
          page: page && { item: page.id, name: page.displayName, path: publicPath(language, page.route ?? '/') },
          pages: pagesShowing([{ item, fields: [name] }], tree).length,
          editor,
          changedAt,
          change,
          before: textOf(was, published, language),
          after: textOf(now, tree, language),
          restored: restored ?? null,
        },
      ];
    });
  });
}

/**
 * What is published or discarded when these fields are chosen: with the other fields of a restored version, and with
 * those of the item whose change does not show.
 */
export function completeChoice(
  chosen: ReadonlyMap<string, readonly string[]>,
  drafts: readonly Draft[],
  changes: readonly DraftChange[],
): Choice {
  return new Map(
    [...chosen].map(([id, names]) => {
      const draft = drafts.find(({ edit }) => edit.itemId === id);
      const ofItem = changes.filter(({ item }) => item === id);
      const restored = new Set(
        ofItem.flatMap((one) => (names.includes(one.name) && one.restored !== null ? [one.restored] : [])),
      );
      const hidden = draft
        ? changedFields(draft.edit.fields, draft.published).filter((name) => !ofItem.some((one) => one.name === name))
        : [];
      const together = ofItem.flatMap((one) => (one.restored !== null && restored.has(one.restored) ? [one.name] : []));
      return [id, [...new Set([...names, ...together, ...hidden])]];
    }),
  );
}

/** The name of the block that an item belongs to; '' for a page. */
function blockOf(item: ContentItem): string {
  for (let index: ContentItem | null = item; index && !index.areas; index = index.parent)
    if (isBlock(index.template.name)) return index.template.name;
  return '';
}

const LONGEST = 160;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** A value as one line of plain text. */
const textOf = (value: FieldValue | undefined, tree: SiteTree, language: SiteLanguage): string =>
  value ? shortened(plainText(value, tree, language).replace(/\s+/g, ' ').trim()) : '';

function plainText(value: FieldValue, tree: SiteTree, { language, locale }: SiteLanguage): string {
  switch (value.type) {
    case 'text':
    case 'multiline':
    case 'droplist':
      return value.text;
    case 'richtext':
      return value.text.replace(/<[^>]*>/g, ' ');
    case 'checkbox':
      return translate(pickTexts(language, ['editing']), locale, value.on ? 'editing.on' : 'editing.off');
    case 'integer':
    case 'number':
      return value.number === null ? '' : String(value.number);
    case 'date':
      return value.iso.slice(0, 10);
    case 'datetime':
      return value.iso.slice(0, 16).replace('T', ' ');
    case 'image':
      return value.image ? withAddress(value.image.alt, value.image.src) : '';
    case 'link':
      return value.link ? withAddress(value.link.text, value.link.href) : '';
    case 'file':
      return value.file ? withAddress(value.file.title, value.file.src) : '';
    case 'droplink':
    case 'multilist':
    case 'list':
      return value.ids.flatMap((id) => tree.byId.get(id)?.displayName ?? []).join(', ');
    case 'namevalue':
      return value.pairs.map((pair) => pair.join(': ')).join(', ');
  }
}

const withAddress = (text: string, address: string): string =>
  text === '' || address === '' ? text || address : `${text} (${address})`;
