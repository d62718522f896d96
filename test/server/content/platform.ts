import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { createApp } from '@/server/app';
import { contentRoutes } from '@/server/content/content.routes';
import { createWarningService } from '@/server/content/editing/warnings/warnings.service';
import type { EditorSessionsStore, OpenEditorSession } from '@/server/content/editing/editorSessions.store';
import { openEditing } from '@/server/content/editing/openEditing';
import { openContent, type ContentOptions, type ContentService } from '@/server/content/content.service';
import type { PublicationProgress } from '@/domain/content/changes';
import { authorOf, changedFields, editorsOf, isChosenNewer, pick } from '@/server/content/edits/draftFields';
import type { Edit, EditsStore, ItemKey, Selection } from '@/server/content/edits/edits.types';
import type { PublicationMessage, PublicationMessages } from '@/server/content/edits/publicationMessages.store';
import type { PublicationsStore } from '@/server/content/edits/publications.store';
import { readContentFiles } from '@/server/content/files';
import { treeKey } from '@/server/content/contentTrees';
import type { Override } from '@/server/content/build';
import type { SiteName } from '@/sites/site.types';
import type { App } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';

export const KEY = 'a-key-for-the-platform';
export const SECRET = 'a-secret-for-editors';
export const FILES = path.join(process.cwd(), 'src/server/content/files');

let read: ReturnType<typeof readContentFiles> | undefined;
const files = () => (read ??= readContentFiles(FILES));

/** The content of some sites alone. */
export async function filesOf(...sites: SiteName[]): Promise<ContentOptions['files']> {
  return new Map([...(await files())].filter(([name]) => sites.includes(name)));
}

/** Edits in memory, by the same rules as in the database. */
export function editsInMemory(): EditsStore {
  const rows: Edit[] = [];
  let change = 0;
  const ofItem = ({ itemId, locale }: Pick<ItemKey, 'itemId' | 'locale'>) =>
    rows.filter((row) => row.itemId === itemId && row.locale === locale);
  const inState = (key: Pick<ItemKey, 'itemId' | 'locale'>, state: Edit['state']) =>
    ofItem(key).find((row) => row.state === state);
  const write = (key: ItemKey, version: Pick<Edit, 'fields' | 'authors' | 'editor'>): Edit => {
    const draft = inState(key, 'draft');
    if (draft) return Object.assign(draft, version, { change });
    const row: Edit = {
      ...key,
      ...version,
      version: Math.max(1, ...ofItem(key).map((one) => one.version)) + 1,
      state: 'draft',
      publisher: '',
      change,
      createdAt: new Date(0),
      publishedAt: null,
    };
    rows.push(row);
    return row;
  };
  const author = (editor: string) => ({ editor, changedAt: new Date(0).toISOString(), change: (change += 1) });
  const draftsOf = ({ site, locale }: Pick<ItemKey, 'site' | 'locale'>) =>
    rows.filter((row) => row.state === 'draft' && row.site === site && row.locale === locale);
  const chosenDrafts = (of: Pick<ItemKey, 'site' | 'locale'>, { choice, seen }: Selection) => {
    const chosen = draftsOf(of).flatMap((draft) => {
      if (choice && !choice.has(draft.itemId)) return [];
      const names = choice?.get(draft.itemId) ?? null;
      const before = inState(draft, 'published');
      const changed = changedFields(draft.fields, before?.fields);
      return [
        {
          draft,
          before,
          names,
          fields: changed.filter((name) => names?.includes(name) ?? true),
          rest: changed.filter((name) => names !== null && !names.includes(name)),
        },
      ];
    });
    return chosen.some(({ draft, names }) => isChosenNewer(draft, names, seen)) ? null : chosen;
  };
  const authorsOf = (draft: Edit, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, authorOf(draft, name)]));
  const gathered = (states: readonly Edit['state'][]) => {
    const found = new Map<string, Map<string, Override>>();
    for (const state of states) {
      for (const row of rows.filter((one) => one.state === state)) {
        const items = found.get(treeKey(row.site, row.locale)) ?? new Map<string, Override>();
        items.set(row.itemId, { version: row.version, stamp: row.change, fields: row.fields, authors: row.authors });
        found.set(treeKey(row.site, row.locale), items);
      }
    }
    return found;
  };
  return {
    saveDraft: async (key, fields, editor, known) => {
      const draft = inState(key, 'draft');
      const before = draft ?? inState(key, 'published');
      if (before && isChosenNewer(before, Object.keys(fields), known)) return null;
      const by = author(editor);
      return write(key, {
        fields: { ...before?.fields, ...fields },
        authors: { ...draft?.authors, ...Object.fromEntries(Object.keys(fields).map((name) => [name, by])) },
        editor,
      });
    },
    restore: async (key, version, editor) => {
      const fields =
        version === 1 ? {} : ofItem(key).find((one) => one.version === version && one.state !== 'discarded')?.fields;
      if (!fields) return null;
      const by = { ...author(editor), restored: version };
      const draft = inState(key, 'draft');
      const changed = changedFields(fields, (draft ?? inState(key, 'published'))?.fields);
      return write(key, {
        fields,
        authors: { ...draft?.authors, ...Object.fromEntries(changed.map((name) => [name, by])) },
        editor,
      });
    },
    discard: async (of, selection = {}) => {
      const chosen = chosenDrafts(of, selection);
      for (const { draft, before, fields, rest } of chosen ?? [])
        Object.assign(
          draft,
          { change: (change += 1) },
          rest.length === 0
            ? { state: 'discarded' }
            : { fields: pick(draft.fields, before?.fields, fields), authors: authorsOf(draft, rest) },
        );
      return chosen && chosen.length;
    },
    publish: async (of, selection = {}, publisher = '') => {
      const chosen = chosenDrafts(of, selection);
      return (
        chosen &&
        chosen.flatMap(({ draft, before, fields, rest }) => {
          change += 1;
          if (before) before.state = 'replaced';
          const edit: Edit = {
            ...draft,
            state: 'published',
            fields: pick(before?.fields ?? {}, draft.fields, fields),
            authors: {
              ...before?.authors,
              ...Object.fromEntries(fields.map((name) => [name, { ...authorOf(draft, name), change }])),
            },
            editor: editorsOf(draft, fields),
            publisher,
            publishedAt: new Date(0),
            change,
          };
          if (rest.length === 0) rows.splice(rows.indexOf(draft), 1);
          else Object.assign(draft, { version: draft.version + 1, authors: authorsOf(draft, rest), change });
          rows.push(edit);
          return [{ edit, fields }];
        })
      );
    },
    drafts: async (of) => draftsOf(of).map((edit) => ({ edit, published: inState(edit, 'published')?.fields ?? {} })),
    history: async (key) =>
      ofItem(key)
        .filter(({ state }) => state !== 'discarded')
        .toSorted((a, b) => b.version - a.version),
    overrides: async () => ({ published: gathered(['published']), draft: gathered(['published', 'draft']), change }),
    newest: async () => change,
  };
}

/** Publications in memory; their processes never die. */
export function publicationsInMemory(): PublicationsStore {
  const rows = new Map<string, PublicationProgress>();
  return {
    begin: async (id, pages) => void rows.set(id, { id, pages: pages.length, done: 0, failed: 0 }),
    advance: async (progress) => {
      const row = rows.get(progress.id);
      if (row) rows.set(progress.id, { ...row, ...progress });
    },
    read: async (id) => rows.get(id) ?? null,
    claim: async () => null,
  };
}

/** Messages of publications elsewhere, in memory. */
export function messagesInMemory(): PublicationMessages {
  const rows: (PublicationMessage & { isTaken: boolean })[] = [];
  const untaken = (id: string) => rows.filter((row) => row.invocationId === id && !row.isTaken);
  const sum = (found: typeof rows) => found.reduce((all, { updates }) => all + updates, 0);
  return {
    async add(message) {
      const position = rows.push({ ...message, isTaken: false });
      return { position, updates: sum(untaken(message.invocationId)) };
    },
    async take(invocationId, last) {
      const found = untaken(invocationId);
      const newest = found.at(-1);
      if (last !== undefined && (!newest || rows.indexOf(newest) + 1 !== last)) return { updates: 0, pages: [] };
      for (const row of found) row.isTaken = true;
      return { updates: sum(found), pages: [...new Set(found.flatMap(({ pages }) => pages))] };
    },
    since: async () => [],
  };
}

export interface Platform {
  content: ContentService;
  app: App;
  /** Cached pages that were revalidated. */
  rendered: string[];
  /** Lines of the server's log. */
  reports: unknown[];
  /** Warnings and errors of the app's log. */
  lines: string[];
  sessions: EditorSessionsStore;
  /** One GraphQL request, by default with the key. */
  post(body: unknown, request?: { path?: string; headers?: Record<string, string> }): Promise<Response>;
  /** The data of a response without errors. */
  data(query: string, variables?: object, headers?: Record<string, string>): Promise<Record<string, unknown>>;
}

/** Sessions of editors in memory. */
export function editorSessionsInMemory(): EditorSessionsStore {
  const open = new Map<string, OpenEditorSession>();
  return {
    async open(session) {
      const id = randomUUID();
      open.set(id, { ...session, id, createdAt: '', expiresAt: '' });
      return id;
    },
    isOpen: async (id) => open.has(id),
    list: async () => [...open.values()],
    async end(id) {
      const ids = id === null ? [...open.keys()] : [id];
      return ids.filter((one) => open.delete(one)).length;
    },
  };
}

/** The content platform in the real app. */
export async function openPlatform(
  changes: Partial<ContentOptions> & { limits?: ContentOptions['limits'] } = {},
  edges: {
    requests?: number;
    secret?: string | undefined;
    jssSecret?: string;
    origins?: readonly string[];
    live?: boolean;
    embedded?: boolean;
    revalidateSecret?: string;
    expire?: () => void;
    messages?: PublicationMessages;
  } = {},
): Promise<Platform> {
  const reports: unknown[] = [];
  const rendered: string[] = [];
  const content = await openContent({
    files: await files(),
    edits: editsInMemory(),
    publications: publicationsInMemory(),
    origin: (site) => `http://${site.name}.localhost:3000`,
    introspection: true,
    report: (error) => void reports.push(error),
    ...changes,
  });
  const editingSecret = 'secret' in edges ? edges.secret : SECRET;
  const lines: string[] = [];
  const sessions = editorSessionsInMemory();
  const editing = openEditing({
    secret: editingSecret,
    jssSecret: edges.jssSecret,
    origins: edges.origins ?? [],
    live: edges.live ?? false,
    embedded: edges.embedded ?? true,
    packages: { forecourt: '1.2.3' },
    sessions,
    site: content.contentTrees.site,
  });
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    ...(edges.requests ? { limits: { content: { requests: edges.requests, seconds: 60 } } } : {}),
    routes: {
      search: new Hono(),
      stock: new Hono(),
      media: new Hono(),
      analytics: new Hono(),
      content: contentRoutes(content, {
        apiKey: KEY,
        editingSecret,
        editing,
        pictures: async () => ['/-/jssmedia/a.avif'],
        warnings: createWarningService({
          contentTrees: content.contentTrees,
          now: () => Date.parse('2026-11-20T12:00:00Z'),
          media: { files: async () => ['/-/jssmedia/a.avif'], size: async () => ({ width: 1600, height: 900 }) },
        }),
        published: {
          secret: edges.revalidateSecret,
          expire: edges.expire ?? (() => undefined),
          messages: edges.messages ?? messagesInMemory(),
        },
      }),
    },
  });
  const post: Platform['post'] = async (body, { path = '/api/graphql/v1', headers = { sc_apikey: KEY } } = {}) =>
    app.fetch(
      new Request(`http://car-store-se.localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { peer: '203.0.113.9', revalidate: async (page) => void rendered.push(page) },
    );
  return {
    content,
    app,
    rendered,
    reports,
    lines,
    sessions,
    post,
    async data(query, variables, headers = {}) {
      const response = await post({ query, variables }, { headers: { sc_apikey: KEY, ...headers } });
      const body = await response.json();
      if (response.status !== 200 || body.errors) throw new Error(`${response.status}: ${JSON.stringify(body.errors)}`);
      return body.data;
    },
  };
}
