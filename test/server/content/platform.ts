import path from 'node:path';
import { Hono } from 'hono';
import { createApp } from '@/server/app';
import { contentRoutes } from '@/server/content/content.routes';
import { createWarningService } from '@/server/content/editing/warnings/warnings.service';
import { openEditing } from '@/server/content/editing/openEditing';
import { openContent, type ContentOptions, type ContentService } from '@/server/content/content.service';
import type { Edit, EditsStore, ItemKey } from '@/server/content/edits/edits.store';
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
  const rows: (Edit & { stamp: number })[] = [];
  let change = 0;
  const ofItem = ({ itemId, locale }: ItemKey) => rows.filter((row) => row.itemId === itemId && row.locale === locale);
  const write = (key: ItemKey, fields: Readonly<Record<string, unknown>>, editor: string): Edit => {
    change += 1;
    const draft = ofItem(key).find(({ state }) => state === 'draft');
    if (draft) return Object.assign(draft, { fields, editor, stamp: change });
    const row: Edit & { stamp: number } = {
      ...key,
      version: Math.max(1, ...ofItem(key).map(({ version }) => version)) + 1,
      state: 'draft',
      fields,
      editor,
      createdAt: new Date(0),
      publishedAt: null,
      stamp: change,
    };
    rows.push(row);
    return row;
  };
  const gathered = (states: readonly Edit['state'][]) => {
    const found = new Map<string, Map<string, Override>>();
    for (const state of states) {
      for (const { site, locale, itemId, version, fields, stamp } of rows.filter((row) => row.state === state)) {
        const items = found.get(treeKey(site, locale)) ?? new Map<string, Override>();
        items.set(itemId, { version, stamp, fields });
        found.set(treeKey(site, locale), items);
      }
    }
    return found;
  };
  return {
    saveDraft: async (key, fields, editor) =>
      write(
        key,
        {
          ...(
            ofItem(key).find(({ state }) => state === 'draft') ?? ofItem(key).find(({ state }) => state === 'published')
          )?.fields,
          ...fields,
        },
        editor,
      ),
    restore: async (key, version, editor) => {
      const row = ofItem(key).find((one) => one.version === version && one.state !== 'discarded');
      return version === 1 ? write(key, {}, editor) : row ? write(key, row.fields, editor) : null;
    },
    discard: async (key) => {
      const draft = ofItem(key).find(({ state }) => state === 'draft');
      if (draft) Object.assign(draft, { state: 'discarded', stamp: (change += 1) });
      return draft !== undefined;
    },
    publish: async ({ site, locale }, itemIds, seen = Number.POSITIVE_INFINITY) => {
      const drafts = rows.filter(
        (row) =>
          row.state === 'draft' &&
          row.site === site &&
          row.locale === locale &&
          (itemIds?.includes(row.itemId) ?? true),
      );
      if (drafts.some(({ stamp }) => stamp > seen)) return null;
      for (const draft of drafts) {
        for (const old of ofItem(draft)) if (old.state === 'published') old.state = 'replaced';
        Object.assign(draft, { state: 'published', publishedAt: new Date(0), stamp: (change += 1) });
      }
      return drafts;
    },
    drafts: async ({ site, locale }) =>
      rows
        .filter((row) => row.state === 'draft' && row.site === site && row.locale === locale)
        .map(({ itemId, version, editor, stamp }) => ({ item: itemId, version, editor, change: stamp })),
    history: async (key) =>
      ofItem(key)
        .filter(({ state }) => state !== 'discarded')
        .toSorted((a, b) => b.version - a.version),
    overrides: async () => ({ published: gathered(['published']), draft: gathered(['published', 'draft']), change }),
    newest: async () => change,
  };
}

export interface Platform {
  content: ContentService;
  app: App;
  /** Cached pages that were revalidated. */
  rendered: string[];
  /** Lines of the server's log. */
  reports: unknown[];
  /** One GraphQL request, by default with the key. */
  post(body: unknown, request?: { path?: string; headers?: Record<string, string> }): Promise<Response>;
  /** The data of a response without errors. */
  data(query: string, variables?: object, headers?: Record<string, string>): Promise<Record<string, unknown>>;
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
  } = {},
): Promise<Platform> {
  const reports: unknown[] = [];
  const rendered: string[] = [];
  const content = await openContent({
    files: await files(),
    edits: editsInMemory(),
    origin: (site) => `http://${site.name}.localhost:3000`,
    introspection: true,
    report: (error) => void reports.push(error),
    ...changes,
  });
  const editingSecret = 'secret' in edges ? edges.secret : SECRET;
  const editing = openEditing({
    secret: editingSecret,
    jssSecret: edges.jssSecret,
    origins: edges.origins ?? [],
    live: edges.live ?? false,
    embedded: edges.embedded ?? true,
    packages: { forecourt: '1.2.3' },
    site: content.contentTrees.site,
  });
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('silent'),
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
        published: { secret: edges.revalidateSecret, expire: edges.expire ?? (() => undefined) },
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
    post,
    async data(query, variables, headers = {}) {
      const response = await post({ query, variables }, { headers: { sc_apikey: KEY, ...headers } });
      const body = await response.json();
      if (response.status !== 200 || body.errors) throw new Error(`${response.status}: ${JSON.stringify(body.errors)}`);
      return body.data;
    },
  };
}
