import { readFeedMap } from '@/domain/stock/stockMap.schema';
import { columnsOf } from '@/domain/stock/stockMap';
import { FeedUnreadable, readRows } from '@/server/cars/feed/rows';
import { createFacilityFeed } from '@/server/facilityFeed/facilityFeed.service';
import { facilityFieldKinds, isFacilityField } from '@/server/facilityFeed/flatRow';
import { LINE_KEY, mappedRow, REFUSALS_KEY, type FacilityMap } from '@/server/facilityFeed/prepareRow';
import type { StockName } from '@/sites/site.types';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import { runFeedCommand, type FeedCommand } from './feedCommand';
import { Usage } from './feedProgress';

const USAGE = `Usage:
  npm run facilities -- import FILE --site NAME [options]     FILE may be - for standard input
    --map MAP.json      how the columns of FILE become our fields (docs/facilities.md)
    --replace           remove what FILE doesn't name, of each kind of row that it has
    --force             let --replace remove more than half of a kind
    --dry-run           check and count, change nothing
    --report OUT.jsonl  write every refused row, and the summary, to a file
    --format csv|jsonl|json, --delimiter ";", --encoding utf-8|utf-16le|windows-1252   when guessing fails
  npm run facilities -- export --site NAME [--format jsonl|csv]   to standard output

An import takes effect whole or not at all. Exit code: 0 all rows taken, 2 some rows refused, 1 failed.
`;

function stockOf(site: string | undefined): { site: string; stock: StockName } {
  const showing = allSites
    .filter(({ facilities }) => facilities)
    .map(({ name }) => name)
    .join(', ');
  if (site === undefined) throw new Usage(`--site NAME is missing; sites with facilities: ${showing}.`);
  const stock = isSiteName(site) ? siteByName(site).facilities?.stock : undefined;
  if (!stock) throw new Usage(`"${site}" is no site with facilities; those are ${showing}.`);
  return { site, stock };
}

function headerCheck(map: FacilityMap | undefined) {
  return (columns: readonly string[]): void => {
    const missing = map ? columnsOf(map).filter((column) => !columns.includes(column)) : [];
    if (missing.length > 0)
      throw new FeedUnreadable(
        `The mapping reads columns that the file doesn't have: ${missing.join(', ')}. The file has: ${columns.join(', ')}.`,
      );
    if (!map && !columns.some(isFacilityField))
      throw new FeedUnreadable(
        `None of the file's columns is a field of a facility (${columns.slice(0, 8).join(', ')} …): tell what they are with --map.`,
      );
  };
}

const command: FeedCommand<FacilityMap> = {
  usage: USAGE,
  of: 'a facility',
  api: '/api/facilities',
  stockOf,
  readMap: (json) => readFeedMap(json, facilityFieldKinds, 'a facility'),
  headerCheck,
  // No index in this process: servers on the same database follow the versions of their facilities.
  feedOn: ({ orm }) => createFacilityFeed({ orm, changed: () => undefined }),
  // The server checks the rows; only a mapping is applied here.
  sending(site, request, bytes, onEvent) {
    const counts = { rows: 0, refused: 0 };
    const refuse = (line: number, reasons: string[]): void => {
      counts.refused += 1;
      onEvent({ type: 'refused', line, reasons });
    };
    async function* lines(): AsyncGenerator<string> {
      for await (const raw of readRows(bytes, request)) {
        counts.rows += 1;
        if ('problem' in raw) {
          refuse(raw.line, [raw.problem]);
          continue;
        }
        const row = request.map ? mappedRow(request.map, raw.record) : { record: raw.record, refusals: [] };
        yield `${JSON.stringify({ ...row.record, [LINE_KEY]: raw.line, ...(row.refusals.length > 0 && { [REFUSALS_KEY]: row.refusals }) })}\n`;
      }
    }
    return {
      api: '/api/facilities',
      site,
      request,
      lines: lines(),
      summed: (summary) => ({
        ...summary,
        rows: counts.rows,
        refused: summary.refused + counts.refused,
        unnamed: summary.unnamed + counts.refused,
      }),
    };
  },
};

runFeedCommand(command);
