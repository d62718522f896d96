/** What the parts of editing agree upon: the proxy, the door, the pages and the editor's layer. */

/** Opens pages for our own editor. */
export const EDITOR_COOKIE = 'editing';
/** Shows one page, once, to the vendor's editor, with its chromes. */
export const CANVAS_COOKIE = 'editing_canvas';
/** Shows drafts without chromes: the vendor's preview, and one component alone. */
export const PREVIEW_COOKIE = 'editing_preview';

/** Where an editor begins; `route` is the public path of the page. */
export const OPEN_PATH = '/api/editing/open';

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

export type EditKind = 'text' | 'multiline' | 'rich' | 'link' | 'image' | 'flag' | 'number' | 'choice';

export interface EditLink {
  href: string;
  text: string;
  target: string;
}

export interface EditImage {
  src: string;
  alt: string;
  width: string;
  height: string;
}

/** What an editor can change, as a draft takes it. */
export type EditValue = string | boolean | number | null | EditLink | EditImage;

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
