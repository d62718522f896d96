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

export type EditorSession = InferType<typeof editorSchema>;
export type ViewSession = InferType<typeof viewSchema>;
export type ViewMode = ViewSession['mode'];

/** Seconds. An editor's working day; one page for a canvas; a look around for a preview. */
export const LIFETIMES = { editor: 8 * 3600, canvas: 30, preview: 15 * 60 } as const;

export interface EditorSessions {
  /** A Set-Cookie line. */
  editorCookie(session: { editor: string }, options: { secure: boolean }): string;
  viewCookie(session: Omit<ViewSession, 'kind' | 'until'>, options: { secure: boolean }): string;
  /** From a Cookie header; null for none, a forged or an old one. */
  readEditorSession(cookies: string | undefined): EditorSession | null;
  readViewSession(cookies: string | undefined): ViewSession | null;
}

/** Set-Cookie lines that take every pass away. */
export const clearedSessionCookies = (options: { secure: boolean }): string[] => [
  cookie(EDITOR_COOKIE, '', 0, 'Strict', options),
  cookie(CANVAS_COOKIE, '', 0, 'None', options),
  cookie(PREVIEW_COOKIE, '', 0, 'None', options),
];

/**
 * Signed cookies that script cannot read. Our own stays within the site; the vendor's editor shows pages in a frame of its
 * own site, so its cookies cross, each kept apart by the site that frames it. Over plain http a browser takes no such
 * cookie: there it is a lax one, for a look without a frame.
 */
export function createEditorSessions(secret: string, now: () => number = Date.now): EditorSessions {
  const key = `forecourt editing ${secret}`;
  const signed = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const encode = (session: object): string => {
    const text = Buffer.from(JSON.stringify(session)).toString('base64url');
    return `${text}.${signed(text).toString('base64url')}`;
  };
  const read = (token: string | null): unknown => {
    const [text = '', signature = ''] = (token ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = signed(text);
    if (text === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  };
  const valid = <T extends { until: number }>(
    schema: { validateSync(value: unknown, options: { strict: true }): T },
    token: string | null,
  ): T | null => {
    const given = read(token);
    if (given === null) return null;
    try {
      const session = schema.validateSync(given, { strict: true });
      return session.until > now() ? session : null;
    } catch (error) {
      // Signed by an older release with other parts: no pass any more.
      if (error instanceof ValidationError) return null;
      throw error;
    }
  };
  const until = (seconds: number): number => now() + seconds * 1000;
  return {
    editorCookie: ({ editor }, options) =>
      cookie(
        EDITOR_COOKIE,
        encode({ kind: 'editor', editor, until: until(LIFETIMES.editor) }),
        LIFETIMES.editor,
        'Strict',
        options,
      ),
    viewCookie(session, options) {
      const [name, seconds] =
        session.mode === 'edit' ? [CANVAS_COOKIE, LIFETIMES.canvas] : [PREVIEW_COOKIE, LIFETIMES.preview];
      return cookie(name, encode({ ...session, kind: 'view', until: until(seconds) }), seconds, 'None', options);
    },
    readEditorSession: (cookies) => valid(editorSchema, cookieOf(cookies, EDITOR_COOKIE)),
    readViewSession: (cookies) =>
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
    const separator = part.indexOf('=');
    if (separator !== -1 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return null;
}
