import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { array, number, object, string, ValidationError, type InferType, type ObjectSchema, type AnyObject } from 'yup';
import { faultAnswer } from '../http/answers';
import type { DoorEnv } from '../http/door.types';
import { bodyAtMost } from '../http/guards';
import type { ContentService, SaveResult } from './content.service';
import { plainGuid } from './guid';

const BODY = 1_000_000;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const place = { site: string().required(), language: string().required(), editor: string().trim().max(100).default('') };
const draftSchema = object({ ...place, fields: object().required() }).noUnknown();
const restoreSchema = object({ ...place, version: number().integer().min(1).required() }).noUnknown();
const placeSchema = object(place).noUnknown();
const publishSchema = object({ ...place, items: array(string().required()).max(1000).optional() }).noUnknown();

/**
 * The editor's door, below /api/content, by the editing secret (header `x-editing-secret`):
 * `PUT /items/:id/draft`, `DELETE /items/:id/draft`, `POST /items/:id/restore`, `GET /items/:id/versions`, `POST /publish`.
 */
export function editingRoutes(content: ContentService, secret: string | undefined) {
  const wanted = secret === undefined ? null : digest(secret);
  const routes = new Hono<DoorEnv>();
  routes.use('*', async (c, next) => {
    if (wanted === null) return c.notFound();
    return timingSafeEqual(digest(c.req.header('x-editing-secret') ?? ''), wanted) ? next() : faultAnswer('UNAUTHORIZED');
  });
  routes.use('*', bodyAtMost(BODY));

  const read = async <T extends AnyObject>(schema: ObjectSchema<T>, request: { json(): Promise<unknown> }): Promise<InferType<ObjectSchema<T>> | Response> => {
    try {
      return await schema.validate(await request.json(), { strict: true });
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SyntaxError) return faultAnswer('BAD_REQUEST', { message: error instanceof ValidationError ? `${error.message}.` : 'The body is no JSON.' });
      throw error;
    }
  };
  const answer = (result: SaveResult): Response => {
    if (result.ok) return Response.json({ item: result.edit.itemId, language: result.edit.locale, version: result.edit.version, state: result.edit.state });
    return result.reason === 'unknown' ? faultAnswer('NOT_FOUND') : faultAnswer('BAD_REQUEST', { message: `${result.problems.join('; ')}.` });
  };
  const idOf = (text: string): string => plainGuid(text) ?? '';

  routes.put('/items/:id/draft', async (c) => {
    const body = await read(draftSchema, c.req);
    if (body instanceof Response) return body;
    return answer(await content.save({ site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) }, body.fields, body.editor ?? ''));
  });
  routes.delete('/items/:id/draft', async (c) => {
    const body = await read(placeSchema, c.req);
    if (body instanceof Response) return body;
    return (await content.discard({ site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) })) ? c.body(null, 204) : faultAnswer('NOT_FOUND');
  });
  routes.post('/items/:id/restore', async (c) => {
    const body = await read(restoreSchema, c.req);
    if (body instanceof Response) return body;
    return answer(await content.restore({ site: body.site, locale: body.language, itemId: idOf(c.req.param('id')) }, body.version, body.editor ?? ''));
  });
  routes.get('/items/:id/versions', async (c) => {
    const versions = await content.history({ site: c.req.query('site') ?? '', locale: c.req.query('language') ?? '', itemId: idOf(c.req.param('id')) });
    return versions ? c.json({ versions }) : faultAnswer('NOT_FOUND');
  });
  routes.post('/publish', async (c) => {
    const body = await read(publishSchema, c.req);
    if (body instanceof Response) return body;
    const published = await content.publish({ site: body.site, locale: body.language, itemIds: body.items?.map(idOf) });
    if (!published) return faultAnswer('NOT_FOUND');
    const failed: string[] = [];
    for (const page of published.pages) {
      try {
        await c.env?.revalidate?.(page);
      } catch (error) {
        // The page keeps its old form until its time is up; the publication stands.
        c.get('log').warn({ page, err: error }, 'page not rendered anew');
        failed.push(page);
      }
    }
    return c.json({ ...published.body, pages: published.pages.length, failed });
  });
  return routes;
}
