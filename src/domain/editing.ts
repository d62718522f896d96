/** What the parts of editing agree upon: the proxy, the door, the pages and the editor's layer. */

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

export const editKinds = ['text', 'multiline', 'rich', 'link', 'image', 'flag', 'number', 'choice'] as const;
export type EditKind = (typeof editKinds)[number];

export const isEditKind = (kind: unknown): kind is EditKind => editKinds.some((one) => one === kind);

export interface EditLink {
  href: string;
  text: string;
  target: string;
  title: string;
  class: string;
  anchor: string;
  querystring: string;
}

export interface EditImage {
  src: string;
  alt: string;
  width: string;
  height: string;
}

/** What an editor can change, as a draft takes it. */
export type EditValue = string | boolean | number | null | EditLink | EditImage;

const isTexts = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value && typeof Reflect.get(value, name) === 'string');

export const isEditLink = (value: unknown): value is EditLink => isTexts(value, 'href', 'text', 'target', 'title', 'class', 'anchor', 'querystring');
export const isEditImage = (value: unknown): value is EditImage => isTexts(value, 'src', 'alt', 'width', 'height');
export const isEditValue = (value: unknown): value is EditValue =>
  value === null || ['string', 'boolean', 'number'].includes(typeof value) || isEditLink(value) || isEditImage(value);

/** One field of an item on the page. */
export interface EditField {
  /** On this page. */
  id: number;
  /** 32 digits. */
  item: string;
  name: string;
  kind: EditKind;
  value: EditValue;
  /** As it is stored: tells whether somebody else has changed it meanwhile. */
  raw: string;
  /** Where the page shows it: the address of a link in the page's language. */
  shown?: string;
  /** The vendor's words for its editor; only on its canvas. */
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

/** All that an editor's page knows of its own making. */
export interface EditMatter {
  blocks: EditBlock[];
  fields: EditField[];
}

/** A draft that is not published yet. */
export interface DraftNote {
  item: string;
  version: number;
  editor: string;
  /** Grows with every change. */
  change: number;
}

/** What our own editor's layer draws upon. */
export interface EditorMatter extends EditMatter {
  site: string;
  locale: string;
  /** Public path of the page. */
  path: string;
  /** Not published yet, on this page. */
  drafts: DraftNote[];
  /** The newest change that the page shows; publishing stops where there is a newer one. */
  seen: number;
  /** Addresses of the pictures that there are to choose from. */
  pictures: string[];
}

/** A version of an item, newest first. */
export interface VersionNote {
  version: number;
  state: 'draft' | 'published' | 'replaced' | 'discarded';
  editor: string;
  /** ISO 8601; null for the file's own. */
  at: string | null;
}

/** A path of this host and no other: safe to be sent on to. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\r\n]/.test(path);
