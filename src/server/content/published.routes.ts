import { Hono } from 'hono';
import { array, boolean, object, string, ValidationError, type InferType } from 'yup';
import { allSites } from '@/sites/sites';
import { contentPath, routed } from '@/sites/routing';
import { publicPath } from '@/sites/resolver';
import { siteRoutes } from '@/sites/routeTable';
import { errorResponse } from '../http/errorResponse';
import type { AppBindings, AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { createSecretCheck } from '../http/secrets';
import type { PublicationMessages } from './edits/publicationMessages.store';
import { plainGuid } from './guid';

const BODY = 1_000_000;
/** As many as fit into the body. */
const MOST_VALUES = 200_000;
const MOST_UPDATES = 10_000;
/** A publication whose last message is missing counts as complete after this time. */
const PATIENCE_MS = 30_000;

/** The vendor's publishing message; other fields are ignored. */
const messageSchema = object({
  invocation_id: string().required().max(100),
  updates: array(
    object({
      identifier: string().required().max(100),
      entity_definition: string().default(''),
      operation: string().default(''),
      entity_culture: string().default('').max(20),
    }),
  )
    .required()
    .max(MOST_UPDATES),
  continues: boolean().default(false),
});
type Update = InferType<typeof messageSchema>['updates'][number];

export interface PublishedParts {
  /** Without it the route is 404. */
  secret: string | undefined;
  /** Drops cached responses and reloads the routes. */
  expire(): void;
  messages: PublicationMessages;
}

/**
 * `POST /`: something was published on the platform. Responds 202 at once; then drops cached responses, reloads the routes
 * and revalidates the affected cached pages. A publication in several messages (`continues`) is handled once, whichever
 * processes receive them.
 */
export function publishedRoutes({ secret, expire, messages }: PublishedParts) {
  const isSecret = createSecretCheck([secret]);
  /** Pages are revalidated one after another, also those of overlapping publications. */
  let rendering: Promise<void> = Promise.resolve();
  const routes = new Hono<AppEnv>();

  routes.post('/', limitBody(BODY), async (c) => {
    if (secret === undefined) return c.notFound();
    if (!isSecret(c.req.header('x-revalidate-secret') ?? '')) return errorResponse('UNAUTHORIZED');
    const message = await read(c.req.raw);
    if (message instanceof Response) return message;
    const log = c.get('log');
    const revalidate = c.env?.revalidate;
    expire();

    const finish = async (last?: number): Promise<void> => {
      const { updates, pages } = await messages.take(message.invocation_id, last);
      if (updates === 0) return;
      log.info({ updates, pages: pages.length }, 'published elsewhere');
      rendering = rendering.then(() =>
        render(pages, revalidate, (page, error) => log.warn({ page, err: error }, 'page not revalidated')),
      );
    };
    const { position, updates } = await messages.add({
      invocationId: message.invocation_id,
      updates: message.updates.length,
      pages: pagesOf(message.updates),
    });
    if (message.continues && updates < MOST_UPDATES)
      setTimeout(
        () => void finish(position).catch((error: unknown) => log.error({ err: error }, 'published elsewhere')),
        PATIENCE_MS,
      ).unref();
    else await finish();
    return c.json({ taken: message.updates.length }, 202);
  });
  return routes;
}

async function read(request: Request): Promise<InferType<typeof messageSchema> | Response> {
  try {
    return await messageSchema.validate(jsonBody(await request.text(), MOST_VALUES), { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return errorResponse('BAD_REQUEST', { message: `${error.message}.` });
    if (error instanceof SyntaxError) return errorResponse('BAD_REQUEST', { message: 'The body is not JSON.' });
    throw error;
  }
}

async function render(
  pages: readonly string[],
  revalidate: AppBindings['revalidate'],
  failed: (page: string, error: unknown) => void,
): Promise<void> {
  for (const page of pages) {
    try {
      await revalidate?.(page, { onlyCached: true });
    } catch (error) {
      // The page stays old until it expires.
      failed(page, error);
    }
  }
}

/**
 * A layout affects its own page; anything else may show on every page in its language, or without a language on all.
 */
function pagesOf(updates: readonly Update[]): string[] {
  const layouts = new Set<string>();
  const cultures = new Set<string>();
  for (const { identifier, entity_culture: culture } of updates) {
    const layout = /^(.+)-layout$/i.exec(identifier)?.[1];
    const id = layout === undefined ? null : plainGuid(layout);
    if (id !== null) layouts.add(`${id} ${culture.toLowerCase()}`);
    else cultures.add(culture.toLowerCase());
  }
  const pages = allSites.flatMap((site) =>
    site.languages.flatMap((language) => {
      const isEveryPage = cultures.has('') || cultures.has(language.locale.toLowerCase());
      return [...(siteRoutes(site.name)?.pages.get(language.locale) ?? [])].flatMap(([path, id]) => {
        const touched = isEveryPage || layouts.has(`${id} ${language.locale.toLowerCase()}`) || layouts.has(`${id} `);
        return touched && routed(site, publicPath(language, path)).area === '_sites'
          ? [contentPath(site, language, path)]
          : [];
      });
    }),
  );
  return [...new Set(pages)];
}
