import {
  isFileContent,
  isImageContent,
  isLinkContent,
  type FileContent,
  type ImageContent,
  type LinkContent,
} from './contentValues';

/** What the parts of editing agree upon: the proxy, the API, the pages and the editor's layer. */

/** Opens pages for our own editor. */
export const EDITOR_COOKIE = 'editing';
/** Shows one page, once, to the vendor's editor, with its chromes. */
export const CANVAS_COOKIE = 'editing_canvas';
/** Shows drafts without chromes: the vendor's preview, and one component alone. */
export const PREVIEW_COOKIE = 'editing_preview';

/** Where an editor begins; `route` is the public path of the page. */
export const OPEN_PATH = '/api/editing/open';
export const openPath = (route: string): string => `${OPEN_PATH}?${new URLSearchParams({ route }).toString()}`;
export const leavePath = (route: string): string => `/api/editing/leave?${new URLSearchParams({ route }).toString()}`;

/** The page that a request is for: without cookies of an editor none of these. */
export function editingArea(hasCookie: (name: string) => boolean): '_canvas' | '_edit' | null {
  if (hasCookie(CANVAS_COOKIE)) return '_canvas';
  return hasCookie(PREVIEW_COOKIE) || hasCookie(EDITOR_COOKIE) ? '_edit' : null;
}

/** The vendor's marks around placeholders and renderings. */
export interface Chrome {
  type: 'placeholder' | 'rendering';
  kind: 'open' | 'close';
  /** Of the opening mark: `<placeholder>_<uid of its owner>`, or the rendering's uid. */
  id: string;
}

/**
 * `choice` is one of a fixed set of values, `day` and `moment` are dates, `one` and `many` reference other items,
 * `pairs` are names with values.
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
  kind: EditKind;
  value: EditValue;
  /** As it is stored: shows whether another editor has changed it meanwhile. */
  raw: string;
  /** The options where the field references items or has a fixed set of values. */
  choices?: readonly EditChoice[];
  /** Where the page shows it: the address of a link in the page's language. */
  shown?: string;
  /** The vendor's metadata of the field; on its canvas only. */
  metadata?: unknown;
}

/** A block of the page with the fields that can be changed, its lists' too. */
export interface EditBlock {
  /** As its chromes name it; '' for the page itself. */
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

/** A field that names other items. */
export interface EditReference {
  item: string;
  name: string;
  many: boolean;
  paths: readonly string[];
  raw: string;
  choices: readonly EditChoice[];
}

/** A draft that is not published yet. */
export interface DraftInfo {
  item: string;
  version: number;
  editor: string;
  /** Grows with every change. */
  change: number;
}

/** Props of our own editor's layer. */
export interface EditorData extends EditData {
  site: string;
  locale: string;
  /** Public path of the page. */
  path: string;
  /** Not published yet, on this page. */
  drafts: DraftInfo[];
  /** The newest change that the page shows; publishing stops where there is a newer one. */
  seen: number;
  /** Addresses of the pictures that there are to choose from. */
  pictures: string[];
}

/** A version of an item, newest first. */
export interface VersionInfo {
  version: number;
  state: 'draft' | 'published' | 'replaced' | 'discarded';
  editor: string;
  /** ISO 8601; null for the file's own. */
  savedAt: string | null;
}

/** A path of this host and no other: safe to be sent on to. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\r\n]/.test(path);
