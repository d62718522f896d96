import { sign, verify } from 'hono/jwt';
import { parse, serialize } from 'hono/utils/cookie';
import { object, string, ValidationError, type InferType } from 'yup';
import { CANVAS_COOKIE, EDITOR_COOKIE, PREVIEW_COOKIE } from '@/domain/content/editing';
import type { EditorSessionsStore } from './editorSessions.store';

/** Session of our own editor, for one site. */
const editorSchema = object({ id: string().required(), editor: string().defined(), site: string().required() });

/** The view that the vendor's editor requested. */
const viewSchema = object({
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
  /** Id of the component in library mode. */
  uid: string(),
  dataSource: string(),
  rendering: string(),
});

type EditorSession = InferType<typeof editorSchema>;
export type ViewSession = InferType<typeof viewSchema>;
export type ViewMode = ViewSession['mode'];

/** Seconds: a working day for an editor, one page load for a canvas, a short visit for a preview. */
const LIFETIMES = { editor: 8 * 3600, canvas: 30, preview: 15 * 60 } as const;

interface CookieOptions {
  secure: boolean;
}

export interface EditorSessions {
  /** Value of a Set-Cookie header. */
  editorCookie(session: Omit<EditorSession, 'id'>, options: CookieOptions): Promise<string>;
  viewCookie(session: ViewSession, options: CookieOptions): Promise<string>;
  /** From a Cookie header; null when the cookie is missing, forged or expired, or its session has ended. */
  readEditorSession(cookies: string | undefined): Promise<EditorSession | null>;
  readViewSession(cookies: string | undefined): Promise<ViewSession | null>;
  endEditorSession(cookies: string | undefined): Promise<void>;
}

/** Set-Cookie headers that remove every session. */
export const clearedSessionCookies = (options: CookieOptions): string[] => [
  cookie(EDITOR_COOKIE, '', 0, 'Strict', options),
  cookie(CANVAS_COOKIE, '', 0, 'None', options),
  cookie(PREVIEW_COOKIE, '', 0, 'None', options),
];

/**
 * Sessions as signed cookies (JWT, HS256) that scripts cannot read. The cookie of our own editor is same-site. The
 * vendor's editor shows pages in a frame on its own site, so its cookies are cross-site and partitioned. Browsers
 * refuse such cookies over plain HTTP; there they are `Lax`, so that the page can be opened outside the frame.
 */
export function createEditorSessions(
  secret: string,
  store: Pick<EditorSessionsStore, 'open' | 'isOpen' | 'end'>,
): EditorSessions {
  const key = `forecourt editing ${secret}`;
  const signed = (payload: object, audience: string, lifetime: number): Promise<string> =>
    sign({ ...payload, aud: audience, exp: Math.floor(Date.now() / 1000) + lifetime }, key, 'HS256');

  /** Null for a token that is forged, expired or for another audience, and for a payload of an older release. */
  async function read<T>(
    schema: { validate(value: unknown, options: { strict: true }): Promise<T> },
    audience: string,
    token: string | undefined,
  ): Promise<T | null> {
    if (!token) return null;
    try {
      return await schema.validate(await verify(token, key, { alg: 'HS256', aud: audience }), { strict: true });
    } catch (error) {
      if (error instanceof ValidationError || isJwtError(error)) return null;
      throw error;
    }
  }

  const readEditor = (cookies = ''): Promise<EditorSession | null> =>
    read(editorSchema, 'editor', parse(cookies, EDITOR_COOKIE)[EDITOR_COOKIE]);

  return {
    async editorCookie(session, options) {
      const id = await store.open(session, LIFETIMES.editor);
      const token = await signed({ ...session, id }, 'editor', LIFETIMES.editor);
      return cookie(EDITOR_COOKIE, token, LIFETIMES.editor, 'Strict', options);
    },
    async viewCookie(session, options) {
      const [name, lifetime] =
        session.mode === 'edit' ? [CANVAS_COOKIE, LIFETIMES.canvas] : [PREVIEW_COOKIE, LIFETIMES.preview];
      return cookie(name, await signed(session, 'view', lifetime), lifetime, 'None', options);
    },
    async readEditorSession(cookies) {
      const session = await readEditor(cookies);
      return session && (await store.isOpen(session.id)) ? session : null;
    },
    async endEditorSession(cookies) {
      const session = await readEditor(cookies);
      if (session) await store.end(session.id);
    },
    async readViewSession(cookies = '') {
      const { [CANVAS_COOKIE]: canvas, [PREVIEW_COOKIE]: preview } = parse(cookies);
      return (await read(viewSchema, 'view', canvas)) ?? (await read(viewSchema, 'view', preview));
    },
  };
}

/** Hono's JWT errors share no class, but a prefix of their names. */
const isJwtError = (error: unknown): boolean => error instanceof Error && error.name.startsWith('Jwt');

const cookie = (
  name: string,
  value: string,
  lifetime: number,
  sameSite: 'Strict' | 'None',
  { secure }: CookieOptions,
): string =>
  serialize(name, value, {
    path: '/',
    maxAge: lifetime,
    httpOnly: true,
    secure,
    sameSite: sameSite === 'None' && !secure ? 'Lax' : sameSite,
    partitioned: sameSite === 'None' && secure,
  });
