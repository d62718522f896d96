import http from 'node:http';
import { residentMb } from './procfs';
import { request, pageText, type Served } from './served';

const CONNECTIONS = 4;

/** Addresses of cars that a list page shows. */
export const carsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/[^"]+\/\d{4,}\/[^"]+)"/g)].map(([, href = '']) => href)),
];

/** Mixed load: start page, lists, cars, pictures; memory of the server afterwards, MB. */
export async function memoryAfter(server: Served, listPath: string, requests: number): Promise<number> {
  const list = await pageText(server, listPath);
  const pictures = [
    ...new Set(
      [...list.matchAll(/src="(\/-\/jssmedia\/[^"]+)"/g)].map(([, source = '']) => source.replaceAll('&amp;', '&')),
    ),
  ];
  const cars = carsOf(list);
  const lists = ['', '?car_fuel=Diesel', '?keyphrase=volvo', '?page=3', '?car_body=SUV&sort=car_price_asc'].map(
    (query) => `${listPath}${query}`,
  );
  const kinds = [['/'], lists, cars, pictures].filter((paths) => paths.length > 0);
  const paths = Array.from({ length: requests }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? [];
    return kind[Math.floor(index / kinds.length) % kind.length] ?? '/';
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const get = (where: string | URL) =>
    request(server, typeof where === 'string' ? where : where.pathname + where.search, {
      agent,
      headers: { 'accept-encoding': 'gzip' },
    });
  let next = 0;
  const one = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const {
        status,
        headers: { location },
      } = await get(path);
      // A phrase that is understood leads to its filters.
      const { status: last } =
        status === 302 && location ? await get(new URL(location, `http://${server.host}`)) : { status };
      if (last !== 200) throw new Error(`${path} answered ${last}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return residentMb(server.pid);
}
