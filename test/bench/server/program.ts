import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import sirv from 'sirv';
import { Card } from '../pages/floor/Card';
import type { FloorData } from '../pages/floor/floor.types';

/*
 * The floors of the server's bench, in a process of their own: the least that can answer with the same bytes. PORT, and
 * FOLDER with the files that `server.bench.ts` writes.
 */

const { PORT = '0', FOLDER = '.' } = process.env;
const json: unknown = JSON.parse(readFileSync(path.join(FOLDER, 'search.json'), 'utf8'));
const { cars, now }: Pick<FloorData, 'cars' | 'now'> = JSON.parse(readFileSync(path.join(FOLDER, 'data.json'), 'utf8'));

/** The list's whole page as plain elements, made anew by each call. */
const page: (h: typeof createElement) => ReactElement = createRequire(__filename)(path.join(FOLDER, 'page.cjs'));

/** The cards of a list as plain components. */
const cards = () =>
  createElement(
    'ul',
    null,
    cars.map((car, index) =>
      createElement('li', { key: car.car_id }, createElement(Card, { car, first: index === 0, now })),
    ),
  );

const app = new Hono()
  .basePath('/hono')
  .get('/text', (c) => c.text('Healthy'))
  .post('/json', async (c) => {
    await c.req.json();
    return c.json(json as object);
  });
const hono = getRequestListener(app.fetch);
const files = sirv(path.join(FOLDER, 'files'), { brotli: true, gzip: true, etag: true, extensions: ['html'] });

createServer((request, response) => {
  const { url = '/' } = request;
  const sendElement = (element: ReactElement) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html>${renderToString(element)}`);
  if (url === '/node') response.end('Healthy');
  else if (url === '/page') sendElement(page(createElement));
  else if (url === '/cards') sendElement(cards());
  else if (url.startsWith('/hono')) void hono(request, response);
  else files(request, response, () => void response.writeHead(404).end());
}).listen(Number(PORT), '127.0.0.1');
