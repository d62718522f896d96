import { Hono, type Context } from 'hono';
import {
  array,
  lazy,
  number,
  object,
  string,
  ValidationError,
  type InferType,
  type ObjectSchema,
  type AnyObject,
} from 'yup';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import type { ContentService, SaveResult } from './content.service';
import type { WarningService } from './editing/warnings/warnings.service';
import type { EditorSessions } from './editing/editorSessions';
import { createSecretCheck } from '../http/secrets';
import { plainGuid } from './guid';

const BODY = 1_000_000;

export interface EditingRoutesOptions {
  /** Without it the routes are 404. */
  secret: string | undefined;
  editorSessions?: Pick<EditorSessions, 'readEditorSession'> | undefined;
  /** URLs of the pictures that editors choose from. */
  pictures?: (() => Promise<readonly string[]>) | undefined;
  warnings?: WarningService | undefined;
}

const target = {
  site: string().required(),
  language: string().required(),
  editor: string().trim().max(100).default(''),
};
/** Raw values by field name. */
const wasSchema = lazy((given: object | undefined) =>
  object(Object.fromEntries(Object.keys(given ?? {}).map((name) => [name, string().defined()])))
    .default(undefined)
    .optional(),
);
const draftSchema = object({ ...target, fields: object().required(), was: wasSchema }).noUnknown();
const restoreSchema = object({ ...target, version: number().integer().min(1).required() }).noUnknown();
const targetSchema = object(target).noUnknown();
const publishSchema = object({
  ...target,
  items: array(string().required()).max(1000).optional(),
  seen: number().integer().min(0).optional(),
}).noUnknown();
const discardSchema = object({ ...target, items: array(string().required()).min(1).max(1000).required() }).noUnknown();

/**
 * The editing API, below /api/content, with the editing secret (header `x-editing-secret`):
 * `PUT /items/:id/draft`, `DELETE /items/:id/draft`, `POST /items/:id/restore`, `GET /items/:id/versions`, `GET /drafts`,
 * `GET /pictures`, `GET /references` (items that fields refer to, and the choices), `GET /warnings` (of a page),
 * `POST /discard`, `POST /publish`. Browsers send the session cookie instead, from the same origin: `sameOriginOnly`
 * refuses others, and the cookie is `Strict`.
 */
export function editingRoutes(
  content: ContentService,
  { secret, editorSessions, pictures = async () => [], warnings }: EditingRoutesOptions,
) {
  const isSecret = createSecretCheck([secret]);
  const routes = new Hono<AppEnv>();
  const sessionOf = async (c: Context<AppEnv>) =>
    c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') !== undefined || c.req.method === 'GET'
      ? ((await editorSessions?.readEditorSession(c.req.header('cookie'))) ?? null)
      : null;
  routes.use('*', async (c, next) => {
    if (secret === undefined) return c.notFound();
    const isAllowed = isSecret(c.req.header('x-editing-secret') ?? '') || (await sessionOf(c)) !== null;
    return isAllowed ? next() : errorResponse('UNAUTHORIZED');
  });
  /** The editor named in the body, else the one of the session. */
  const editorOf = async (c: Context<AppEnv>, given: string | undefined): Promise<string> =>
    given || (await sessionOf(c))?.editor || '';
  routes.use('*', limitBody(BODY));

  const read = async <T extends AnyObject>(
    schema: ObjectSchema<T>,
    request: { json(): Promise<unknown> },
  ): Promise<InferType<ObjectSchema<T>> | Response> => {
    try {
      return await schema.validate(await request.json(), { strict: true });
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SyntaxError)
        return errorResponse('BAD_REQUEST', {
          message: error instanceof ValidationError ? `${error.message}.` : 'The body is not JSON.',
        });
      throw error;
    }
  };
  const saveResponse = (result: SaveResult): Response => {
    if (result.ok)
      return Response.json({
        item: result.edit.itemId,
        language: result.edit.locale,
        version: result.edit.version,
        state: result.edit.state,
      });
    switch (result.reason) {
      case 'unknown':
        return errorResponse('NOT_FOUND');
      case 'changed':
        return errorResponse('CHANGED_MEANWHILE', { params: { field: result.field, now: result.now } });
      case 'invalid':
        return errorResponse('BAD_REQUEST', { message: `${result.problems.join('; ')}.` });
    }
  };
  const idOf = (text: string): string => plainGuid(text) ?? '';

  routes.put('/items/:id/draft', async (c) => {
    const body = await read(draftSchema, c.req);
    if (body instanceof Response) return body;
    return saveResponse(
      await content.save(
        { site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) },
        body.fields,
        await editorOf(c, body.editor),
        body.was,
      ),
    );
  });
  routes.delete('/items/:id/draft', async (c) => {
    const body = await read(targetSchema, c.req);
    if (body instanceof Response) return body;
    return (await content.discard({ site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) }))
      ? c.body(null, 204)
      : errorResponse('NOT_FOUND');
  });
  routes.post('/items/:id/restore', async (c) => {
    const body = await read(restoreSchema, c.req);
    if (body instanceof Response) return body;
    return saveResponse(
      await content.restore(
        { site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) },
        body.version,
        await editorOf(c, body.editor),
      ),
    );
  });
  routes.get('/items/:id/versions', async (c) => {
    const versions = await content.history({
      site: c.req.query('site') ?? '',
      locale: c.req.query('language') ?? '',
      itemId: idOf(c.req.param('id')),
    });
    return versions ? c.json({ versions }) : errorResponse('NOT_FOUND');
  });
  routes.get('/drafts', async (c) => {
    const drafts = await content.drafts({ site: c.req.query('site') ?? '', locale: c.req.query('language') ?? '' });
    return drafts ? c.json({ drafts }) : errorResponse('NOT_FOUND');
  });
  routes.get('/pictures', async (c) => c.json({ pictures: await pictures() }));
  routes.get('/references', async (c) => {
    const { site = '', language = '', items = '' } = c.req.query();
    const references = await content.references({
      site,
      locale: language,
      itemIds: items.split(',').filter(Boolean).map(idOf),
    });
    return references ? c.json({ references }) : errorResponse('NOT_FOUND');
  });
  routes.get('/warnings', async (c) => {
    const { site = '', language = '', item = '' } = c.req.query();
    await content.refresh();
    const found = await warnings?.warnings({ site, locale: language, item: idOf(item) });
    return found ? c.json({ warnings: found }) : errorResponse('NOT_FOUND');
  });
  routes.post('/discard', async (c) => {
    const body = await read(discardSchema, c.req);
    if (body instanceof Response) return body;
    let discarded = 0;
    for (const item of body.items)
      if (await content.discard({ site: body.site, locale: body.language, itemId: idOf(item) })) discarded += 1;
    return c.json({ discarded });
  });
  routes.post('/publish', async (c) => {
    const body = await read(publishSchema, c.req);
    if (body instanceof Response) return body;
    const published = await content.publish({
      site: body.site,
      locale: body.language,
      itemIds: body.items?.map(idOf),
      seen: body.seen,
    });
    if (!published) return errorResponse('NOT_FOUND');
    if (published === 'changed') return errorResponse('CHANGED_MEANWHILE');
    const failed: string[] = [];
    for (const page of published.pages) {
      try {
        await c.env?.revalidate?.(page);
      } catch (error) {
        // The page stays old until it expires; the publication is done.
        c.get('log').warn({ page, err: error }, 'page not revalidated');
        failed.push(page);
      }
    }
    return c.json({ ...published.body, pages: published.pages.length, failed });
  });
  return routes;
}
