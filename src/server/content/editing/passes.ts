import { createHmac, timingSafeEqual } from 'node:crypto';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { CANVAS_COOKIE, EDITOR_COOKIE, PREVIEW_COOKIE } from '@/domain/content/editing';

/** Our own editor's session. */
const editorSchema = object({
  kind: string()
    .oneOf(['editor'] as const)
    .required(),
  editor: string().defined(),
  until: number().required(),
}).noUnknown();

/** What the vendor's editor asked to see. */
const viewSchema = object({
  kind: string()
    .oneOf(['view'] as const)
    .required(),
  mode: string()
    .oneOf(['edit', 'preview', 'library'] as const)
    .required(),
  site: string().required(),
  language: string().required(),
  item: string().required(),
  /** Public path that the view is for. */
  route: string().required(),
  version: string(),
  variant: string(),
  time: string(),
  layoutKind: string()
    .oneOf(['final', 'shared'] as const)
    .required(),
  /** Of the one component of the library. */
  uid: string(),
  dataSource: string(),
  rendering: string(),
  until: number().required(),
}).noUnknown();

export type EditorPass = InferType<typeof editorSchema>;
export type ViewPass = InferType<typeof viewSchema>;
export type ViewMode = ViewPass['mode'];

/** Seconds. An editor's working day; one page for a canvas; a look around for a preview. */
export const LIFETIMES = { editor: 8 * 3600, canvas: 30, preview: 15 * 60 } as const;

export interface Passes {
  /** A Set-Cookie line. */
  editor(pass: { editor: string }, place: { secure: boolean }): string;
  view(pass: Omit<ViewPass, 'kind' | 'until'>, place: { secure: boolean }): string;
  /** From a Cookie header; null for none, a forged or an old one. */
  readEditor(cookies: string | undefined): EditorPass | null;
  readView(cookies: string | undefined): ViewPass | null;
}

/** Set-Cookie lines that take every pass away. */
export const noPasses = (place: { secure: boolean }): string[] => [
  cookie(EDITOR_COOKIE, '', 0, 'Strict', place),
  cookie(CANVAS_COOKIE, '', 0, 'None', place),
  cookie(PREVIEW_COOKIE, '', 0, 'None', place),
];

/**
 * Signed cookies that script cannot read. Our own stays within the site; the vendor's editor shows pages in a frame of its
 * own site, so its cookies cross, each kept apart by the site that frames it. Over plain http a browser takes no such
 * cookie: there it is a lax one, for a look without a frame.
 */
export function createPasses(secret: string, now: () => number = Date.now): Passes {
  const key = `forecourt editing ${secret}`;
  const signed = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const written = (pass: object): string => {
    const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
    return `${text}.${signed(text).toString('base64url')}`;
  };
  const read = (token: string | null): unknown => {
    const [text = '', signature = ''] = (token ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const wanted = signed(text);
    if (text === '' || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  };
  const valid = <T extends { until: number }>(
    schema: { validateSync(value: unknown, options: { strict: true }): T },
    token: string | null,
  ): T | null => {
    const given = read(token);
    if (given === null) return null;
    try {
      const pass = schema.validateSync(given, { strict: true });
      return pass.until > now() ? pass : null;
    } catch (error) {
      // Signed by an older release with other parts: no pass any more.
      if (error instanceof ValidationError) return null;
      throw error;
    }
  };
  const until = (seconds: number): number => now() + seconds * 1000;
  return {
    editor: ({ editor }, place) =>
      cookie(
        EDITOR_COOKIE,
        written({ kind: 'editor', editor, until: until(LIFETIMES.editor) }),
        LIFETIMES.editor,
        'Strict',
        place,
      ),
    view(pass, place) {
      const [name, seconds] =
        pass.mode === 'edit' ? [CANVAS_COOKIE, LIFETIMES.canvas] : [PREVIEW_COOKIE, LIFETIMES.preview];
      return cookie(name, written({ ...pass, kind: 'view', until: until(seconds) }), seconds, 'None', place);
    },
    readEditor: (cookies) => valid(editorSchema, cookieOf(cookies, EDITOR_COOKIE)),
    readView: (cookies) =>
      valid(viewSchema, cookieOf(cookies, CANVAS_COOKIE)) ?? valid(viewSchema, cookieOf(cookies, PREVIEW_COOKIE)),
  };
}

function cookie(
  name: string,
  value: string,
  seconds: number,
  sameSite: 'Strict' | 'None',
  { secure }: { secure: boolean },
): string {
  const across = sameSite === 'None' ? (secure ? 'SameSite=None; Partitioned' : 'SameSite=Lax') : 'SameSite=Strict';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${across}${secure ? '; Secure' : ''}`;
}

function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
