import { isFileContent, isImageContent, isLinkContent } from '@/domain/content/contentValues';
import {
  isEditPairs,
  isEditPaths,
  type EditBlock,
  type EditField,
  type EditKind,
  type EditorData,
  type EditValue,
} from '@/domain/content/editing';
import type { AppError } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import type { Translate } from '@/i18n/TextsProvider';

const LONGEST = 60;

/** A short text of a value; '' for an empty one. */
function shortText(value: EditValue, kind: EditField['kind']): string {
  const text = textOf(value);
  const plain = (kind === 'rich' ? text.replace(/<[^>]*>/g, ' ') : text).replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

/** A field's value in a few words, as its button names it. */
export const valueText = (t: Translate, { value, kind }: Pick<EditField, 'value' | 'kind'>): string =>
  kind === 'flag'
    ? t(value === true ? 'editing.on' : 'editing.off')
    : shortText(kind === 'formFields' ? formFieldNames(value) : value, kind) || t('editing.empty');

/** 'Namn, E-post': the questions of a form; another text as it is. */
function formFieldNames(value: EditValue): EditValue {
  const list = typeof value === 'string' ? parsedJson(value) : null;
  return Array.isArray(list)
    ? list.flatMap((one: unknown) => (isRecord(one) && typeof one.label === 'string' ? one.label : [])).join(', ')
    : value;
}

function textOf(value: EditValue): string {
  if (isLinkContent(value)) return value.text || value.href;
  if (isImageContent(value)) return value.alt || value.src;
  if (isFileContent(value)) return value.title || value.src;
  if (isEditPaths(value)) return value.map((path) => path.split('/').at(-1) ?? '').join(', ');
  if (isEditPairs(value)) return value.map((pair) => pair.join(': ')).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The message of an error for the editor. */
export function errorText(t: Translate, { code, params }: AppError, of: EditKind | 'page'): string {
  switch (code) {
    case 'CHANGED_MEANWHILE':
      return of === 'page'
        ? t('editing.pageConflict')
        : t('editing.conflict', {
            editor: String(params.editor ?? '') || t('editing.someone'),
            now: plainNow(String(params.now ?? '')) || t('editing.empty'),
          });
    case 'NETWORK_LOST':
    case 'TIMED_OUT':
      return t('editing.lost');
    case 'UNAUTHORIZED':
      return t('editing.session');
    case 'BAD_REQUEST':
    case 'TOO_LARGE':
      return t('editing.refused', { why: refused(t, params) ?? wanted(t, of) ?? String(params.message ?? code) });
    default:
      return t('editing.failed');
  }
}

/** What the server takes instead of a value that has the right type; null where it did not say. */
function refused(t: Translate, { reason, allowed = '' }: AppError['params']): string | null {
  switch (reason) {
    case 'recipient':
    case 'tagManager':
    case 'choice':
      return t(`editing.wants.${reason}`, { allowed });
    default:
      return null;
  }
}

/** What fits into a field of this kind; null where any text does. */
function wanted(t: Translate, kind: EditKind | 'page'): string | null {
  switch (kind) {
    case 'link':
      return t('editing.wants.link');
    case 'image':
    case 'file':
      return t('editing.wants.address');
    case 'number':
      return t('editing.wants.number');
    case 'day':
    case 'moment':
      return t('editing.wants.date');
    case 'pairs':
      return t('editing.wants.pairs');
    default:
      return null;
  }
}

/** A raw value as one reads it: links and pictures are stored as markup of their own. */
const plainNow = (raw: string): string =>
  (/\b(?:url|src)="([^"]*)"/.exec(raw)?.[1] ?? raw.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim().slice(0, 200);

/** The items that a block is made of, by what an editor calls them. */
export function itemsOf(
  { blocks, fields }: Pick<EditorData, 'blocks' | 'fields'>,
  pageName: string,
): { item: string; name: string }[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const items = new Map<string, string>();
  for (const block of blocks) {
    for (const id of block.fields) {
      const field = byId.get(id);
      if (!field || items.has(field.item)) continue;
      const own = block.fields.flatMap((one) => byId.get(one) ?? []).filter((one) => one.item === field.item);
      items.set(field.item, [blockName(block, pageName), itemText(own)].filter(Boolean).join(': '));
    }
  }
  return [...items].map(([item, name]) => ({ item, name }));
}

/** Kinds of fields that identify an item, in order of preference: an item of a list may consist of a link only. */
const NAMING_KINDS: readonly EditField['kind'][] = ['text', 'multiline', 'rich', 'link', 'image', 'file'];

/** A short text that identifies an item. */
function itemText(fields: readonly EditField[]): string {
  for (const kind of NAMING_KINDS) {
    const text = fields
      .filter((field) => field.kind === kind)
      .map(({ value }) => shortText(value, kind))
      .find((text) => text !== '');
    if (text !== undefined) return text;
  }
  return '';
}

export const blockName = ({ uid, name }: EditBlock, pageName: string): string => (uid === '' ? pageName : name);

/** What an editor calls the block that an item belongs to. */
export function nameOf(
  { blocks, fields }: Pick<EditorData, 'blocks' | 'fields'>,
  item: string,
  pageName: string,
): string {
  const ids = new Set(fields.filter((field) => field.item === item).map(({ id }) => id));
  const block = blocks.find((one) => one.fields.some((id) => ids.has(id)));
  return block ? blockName(block, pageName) : pageName;
}
