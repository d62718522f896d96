import {
  isFileContent,
  isImageContent,
  isLinkContent,
  type FileContent,
  type ImageContent,
  type LinkContent,
} from './contentValues';
import type { DraftChange } from './changes';

/** Shared by the parts of editing: the proxy, the API, the pages and the editor's UI. */

/** Cookie of our own editor. */
export const EDITOR_COOKIE = 'editing';
/** Cookie for one view of a page in the vendor's editor, with chromes. */
export const CANVAS_COOKIE = 'editing_canvas';
/** Cookie for drafts without chromes: the vendor's preview, and single components. */
export const PREVIEW_COOKIE = 'editing_preview';

/** Start of an editing session; `route` is the public path of the page. */
export const OPEN_PATH = '/api/editing/open';
export const openPath = (route: string): string => `${OPEN_PATH}?${new URLSearchParams({ route }).toString()}`;
/** Ends it, by POST with `route`. */
export const LEAVE_PATH = '/api/editing/leave';

/** The page folder for an editor's request; null for a visitor, who has none of these cookies. */
export function editingArea(hasCookie: (name: string) => boolean): '_canvas' | '_edit' | null {
  if (hasCookie(CANVAS_COOKIE)) return '_canvas';
  return hasCookie(PREVIEW_COOKIE) || hasCookie(EDITOR_COOKIE) ? '_edit' : null;
}

/** The vendor's markers around placeholders and renderings. */
export interface Chrome {
  type: 'placeholder' | 'rendering';
  kind: 'open' | 'close';
  /** Id of the opening marker: `<placeholder>_<uid of its owner>`, or the rendering's uid. */
  id: string;
}

/**
 * `choice` is one of a fixed set of values, `day` and `moment` are dates, `one` and `many` reference other items,
 * `pairs` are names with values, `formFields` the questions of a form as JSON.
 */
const editKinds = [
  'text',
  'multiline',
  'rich',
  'link',
  'image',
  'file',
  'flag',
  'number',
  'choice',
  'day',
  'moment',
  'one',
  'many',
  'pairs',
  'formFields',
] as const;
export type EditKind = (typeof editKinds)[number];

export const isEditKind = (kind: unknown): kind is EditKind => editKinds.some((one) => one === kind);

/** An item that a field can reference: by its path below the site, as a draft stores it. */
export interface EditChoice {
  path: string;
  name: string;
}

/** Names and values in order; names may repeat. */
export type EditPairs = readonly (readonly [name: string, value: string])[];

/**
 * The value of an editable field, as a draft stores it: a day as '2026-10-01', a moment as '2026-10-01T09:00:00Z',
 * referenced items by their paths.
 */
export type EditValue =
  string | boolean | number | null | LinkContent | ImageContent | FileContent | readonly string[] | EditPairs;

export const isEditPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
export const isEditPairs = (value: unknown): value is EditPairs =>
  Array.isArray(value) && value.every((one) => isEditPaths(one) && one.length === 2);
export const isEditValue = (value: unknown): value is EditValue =>
  value === null ||
  ['string', 'boolean', 'number'].includes(typeof value) ||
  isLinkContent(value) ||
  isImageContent(value) ||
  isFileContent(value) ||
  isEditPaths(value) ||
  isEditPairs(value);

/** One field of an item on the page. */
export interface EditField {
  /** On this page. */
  id: number;
  /** 32 digits. */
  item: string;
  name: string;
  /** What the editor calls the field. */
  label: string;
  /** What fits into it; '' where the label says it. */
  help: string;
  /** The number of pages that show it. */
  pages: number;
  kind: EditKind;
  value: EditValue;
  /** The stored value, to detect changes by another editor. */
  raw: string;
  /** The options where the field references items or has a fixed set of values. */
  choices?: readonly EditChoice[];
  /** The address as the page renders it, in the page's language. */
  shown?: string;
  /** The vendor's metadata of the field; on its canvas only. */
  metadata?: unknown;
}

/** Data for editors about a field. */
export type FieldInfo = Pick<EditField, 'item' | 'name' | 'label' | 'help' | 'pages'>;

/** A block of the page with its editable fields, including those of its list items. */
export interface EditBlock {
  /** Uid in its chromes; '' for the page itself. */
  uid: string;
  name: string;
  item: string;
  fields: number[];
}

/** Editable data of a page. */
export interface EditData {
  blocks: EditBlock[];
  fields: EditField[];
}

/** A word that searches did not find. */
export interface UnfoundWord {
  word: string;
  /** Searches with it. */
  times: number;
  /** Different days on which it was typed. */
  days: number;
}

/** The field with the aliases of a site's search, and what visitors typed and did not find. */
export interface SearchTerms {
  item: string;
  name: string;
  pairs: EditPairs;
  raw: string;
  terms: readonly UnfoundWord[];
}

/** A field that references other items. */
export interface EditReference {
  item: string;
  name: string;
  many: boolean;
  paths: readonly string[];
  raw: string;
  choices: readonly EditChoice[];
}

/** Props of our own editor's UI. */
export interface EditorData extends EditData {
  site: string;
  locale: string;
  /** Public path of the page. */
  path: string;
  /** Unpublished changes of this page. */
  drafts: Pick<DraftChange, 'item' | 'name' | 'editor' | 'change'>[];
  /** The number of those of other pages. */
  elsewhere: number;
  /** The name of the editor's session. */
  editor: string;
  /** Addresses of the available pictures. */
  pictures: string[];
  /** On the list of cars only: what visitors typed and did not find. */
  unfound?: readonly UnfoundWord[];
}

/** A version of an item, newest first. */
export interface VersionInfo {
  version: number;
  state: 'draft' | 'published' | 'replaced' | 'discarded';
  editor: string;
  /** '' before it is published. */
  publisher: string;
  /** ISO 8601; null for the version in the file. */
  savedAt: string | null;
}
