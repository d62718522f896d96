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
import type { ChosenDrafts } from './edits/publishing.service';
import type { RenderPage } from './edits/revalidation';
import type { SearchTermsService } from './editing/searchTerms.service';
import type { WarningService } from './editing/warnings/warnings.service';
import type { Editing } from './editing/openEditing';
import { RETRY_SECONDS } from '../http/wrongSecrets';
import { jsonBody } from '../http/jsonBody';
import { createSecretCheck } from '../http/secrets';
import { plainGuid } from './guid';

const BODY = 1_000_000;
/** Of a publication that names many fields. */
const MOST_VALUES = 250_000;
const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export interface EditingRoutesOptions {
  /** Without it the routes are 404. */
  secret: string | undefined;
  editing?: Pick<Editing, 'editorSessions' | 'wrongSecrets'> | null | undefined;
  /** URLs of the pictures that editors choose from. */
  pictures?: (() => Promise<readonly string[]>) | undefined;
  warnings?: WarningService | undefined;
  searchTerms?: SearchTermsService | undefined;
}

/** Whether the session, if that is what opened the API, is one of this site; without a name nothing of a site is meant. */
const isEdited = (c: Context<AppEnv>, site: unknown): boolean => {
  const edited = c.get('editedSite');
  return edited === undefined || site === undefined || site === edited;
};

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
/** Whole items, or fields of items; `seen` is the newest change that the editor has loaded. */
const chosen = {
  ...target,
  items: array(string().required()).min(1).max(1000).optional(),
  fields: array(
    object({ item: string().required(), fields: array(string().required()).min(1).max(200).required() }).noUnknown(),
  )
    .min(1)
    .max(1000)
    .optional(),
  seen: number().integer().min(0).optional(),
};
const publishSchema = object(chosen).noUnknown();
const discardSchema = object(chosen)
  .noUnknown()
  .test('chosen', 'items or fields must be given', ({ items, fields }) => (items ?? fields) !== undefined);

/**
 * The editing API, below /api/content, with the editing secret (header `x-editing-secret`):
 * `PUT /items/:id/draft`, `DELETE /items/:id/draft`, `POST /items/:id/restore`, `GET /items/:id/versions`, `GET /drafts`,
 * `GET /pictures`, `GET /references` (items that fields refer to, and the choices), `GET /fields` (their labels,
 * and how many pages show them), `GET /warnings` (of a page), `GET /search-terms` (without a meaning), `POST /discard`, `POST /publish`, `GET /publications/:id` (its progress). Browsers send the session cookie instead, from the same origin: `sameOriginOnly`
 * refuses others, and the cookie is `Strict`.
 */
export function editingRoutes(
  content: ContentService,
  { secret, editing, pictures = async () => [], warnings, searchTerms }: EditingRoutesOptions,
) {
  const isSecret = createSecretCheck([secret]);
  const routes = new Hono<AppEnv>();
  const sessionOf = async (c: Context<AppEnv>) =>
    c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') !== undefined || c.req.method === 'GET'
      ? ((await editing?.editorSessions.readEditorSession(c.req.header('cookie'))) ?? null)
      : null;
  routes.use('*', async (c, next) => {
    if (secret === undefined || !editing) return c.notFound();
    const verdict = await editing.wrongSecrets.check(c, c.req.header('x-editing-secret') ?? '', isSecret);
    if (verdict === 'limited') return errorResponse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': RETRY_SECONDS } });
    if (verdict === 'right') return next();
    const session = await sessionOf(c);
    if (!session) return errorResponse('UNAUTHORIZED');
    c.set('editedSite', session.site);
    return isEdited(c, c.req.query('site')) ? next() : errorResponse('FORBIDDEN');
  });
  /** The editor named in the body, else the one of the session. */
  const editorOf = async (c: Context<AppEnv>, given: string | undefined): Promise<string> =>
    given || (await sessionOf(c))?.editor || '';
  routes.use('*', limitBody(BODY));

  const read = async <T extends AnyObject>(
    schema: ObjectSchema<T>,
    c: Context<AppEnv>,
  ): Promise<InferType<ObjectSchema<T>> | Response> => {
    try {
      const body = await schema.validate(jsonBody(await c.req.text(), MOST_VALUES), { strict: true });
      return isEdited(c, body.site) ? body : errorResponse('FORBIDDEN');
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
      case 'changed': {
        const { field, now, editor } = result;
        return errorResponse('CHANGED_MEANWHILE', { params: { field, now, editor } });
      }
      case 'invalid': {
        const [first] = result.problems;
        return errorResponse('BAD_REQUEST', {
          message: `${result.problems.map(({ message }) => message).join('; ')}.`,
          params: { ...(first && { field: first.field }), ...first?.refusal },
        });
      }
    }
  };
  const idOf = (text: string): string => plainGuid(text) ?? '';
  const idsIn = (list: string): string[] => list.split(',').filter(Boolean).map(idOf);
  const chosenIn = ({ site, language, items, fields, seen }: InferType<typeof publishSchema>): ChosenDrafts => ({
    site,
    locale: language,
    itemIds: items?.map(idOf),
    fields: fields && new Map(fields.map((one) => [idOf(one.item), one.fields])),
    seen,
  });
  /** After the response; its pages are fresh anyway, as they are not served from the cache until then. */
  const rendererOf = (c: Context<AppEnv>): RenderPage | undefined =>
    c.env?.revalidate && ((page) => c.env.revalidate?.(page) ?? Promise.resolve());

  routes.put('/items/:id/draft', async (c) => {
    const body = await read(draftSchema, c);
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
    const body = await read(targetSchema, c);
    if (body instanceof Response) return body;
    return (await content.discard({ site: body.site, locale: body.language, itemIds: [idOf(c.req.param('id'))] }))
      ? c.body(null, 204)
      : errorResponse('NOT_FOUND');
  });
  routes.post('/items/:id/restore', async (c) => {
    const body = await read(restoreSchema, c);
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
    const drafts = await content.changes({ site: c.req.query('site') ?? '', locale: c.req.query('language') ?? '' });
    return drafts ? c.json({ drafts, editor: (await sessionOf(c))?.editor ?? '' }) : errorResponse('NOT_FOUND');
  });
  routes.get('/fields', (c) => {
    const { site = '', language = '', items = '' } = c.req.query();
    const fields = content.fields({ site, locale: language, itemIds: idsIn(items) });
    return fields ? c.json({ fields }) : errorResponse('NOT_FOUND');
  });
  routes.get('/pictures', async (c) => c.json({ pictures: await pictures() }));
  routes.get('/references', async (c) => {
    const { site = '', language = '', items = '' } = c.req.query();
    const references = await content.references({
      site,
      locale: language,
      itemIds: idsIn(items),
    });
    return references ? c.json({ references }) : errorResponse('NOT_FOUND');
  });
  routes.get('/warnings', async (c) => {
    const { site = '', language = '', item = '' } = c.req.query();
    await content.refresh();
    const found = await warnings?.warnings({ site, locale: language, item: idOf(item) });
    return found ? c.json({ warnings: found }) : errorResponse('NOT_FOUND');
  });
  routes.get('/search-terms', async (c) => {
    const { site = '', language = '' } = c.req.query();
    const found = await searchTerms?.of({ site, locale: language });
    return found ? c.json(found) : errorResponse('NOT_FOUND');
  });
  routes.post('/discard', async (c) => {
    const body = await read(discardSchema, c);
    if (body instanceof Response) return body;
    const discarded = await content.discard(chosenIn(body));
    if (discarded === null) return errorResponse('NOT_FOUND');
    return discarded === 'changed' ? errorResponse('CHANGED_MEANWHILE') : c.json({ discarded });
  });
  routes.post('/publish', async (c) => {
    const body = await read(publishSchema, c);
    if (body instanceof Response) return body;
    const published = await content.publish(chosenIn(body), await editorOf(c, body.editor));
    if (!published) return errorResponse('NOT_FOUND');
    if (published === 'changed') return errorResponse('CHANGED_MEANWHILE');
    const { id, pages } = published;
    const render = rendererOf(c);
    if (render) await content.revalidation.start(id, pages, render);
    return c.json({ ...published.body, publication: { id, pages: pages.length, done: 0, failed: 0 } });
  });
  routes.get('/publications/:id', async (c) => {
    const id = c.req.param('id');
    const progress = isUuid(id) ? await content.revalidation.progress(id, rendererOf(c)) : null;
    return progress ? c.json(progress) : errorResponse('NOT_FOUND');
  });
  return routes;
}
