import type { Verification } from '@/server/cars/ledger/chain';
import { createPriceLedger } from '@/server/cars/ledger/ledger.store';
import { readConfig } from '@/server/config';
import type { StockName } from '@/sites/site.types';
import { readHistoryFrom } from './stock-api';
import { withDatabase } from './withDatabase';

/** The stock to read, and a site that sells from it, as the server's API wants it. */
export interface StockOfSite {
  site: string;
  stock: StockName;
}

const sentenceOf = (problem: Verification['problems'][number]): string => {
  switch (problem.kind) {
    case 'changed':
      return `entry ${problem.position} (car ${problem.carId}) does not match its hash: it was changed`;
    case 'missing':
      return `entries ${problem.from} to ${problem.to} are missing`;
    case 'end':
      return `the chain should end at entry ${problem.expected}, but ends at ${problem.found}`;
  }
};

/** Recomputes the price ledger of each stock and prints what it found. Returns whether all are unchanged. */
export async function verifyHistory(stocks: readonly StockOfSite[]): Promise<boolean> {
  const found = await withDatabase(
    readConfig(process.env),
    (database) => {
      const ledger = createPriceLedger(database.orm);
      return inOrder(stocks, ({ stock }) => ledger.verify(stock));
    },
    (server) => inOrder(stocks, ({ site }) => readHistoryFrom<Verification>(server, site)),
  );
  for (const [{ stock }, { entries, head, problems }] of found) {
    process.stdout.write(
      problems.length === 0
        ? `${stock}: ${entries} prices, unchanged${head ? `, last hash ${head.hash}` : ''}\n`
        : `${stock}: ${entries} prices, CHANGED\n${problems.map((problem) => `  ${sentenceOf(problem)}\n`).join('')}`,
    );
  }
  return found.every(([, { problems }]) => problems.length === 0);
}

/** One after the other: a ledger is read whole. */
async function inOrder<T>(
  stocks: readonly StockOfSite[],
  read: (of: StockOfSite) => Promise<T>,
): Promise<[StockOfSite, T][]> {
  const found: [StockOfSite, T][] = [];
  for (const of of stocks) found.push([of, await read(of)]);
  return found;
}

/** Prints the prices of a car with their hashes, as JSON. */
export async function printEvidence({ site, stock }: StockOfSite, carId: string): Promise<void> {
  const evidence = await withDatabase(
    readConfig(process.env),
    (database): Promise<unknown> => createPriceLedger(database.orm).evidence(stock, carId),
    (server) => readHistoryFrom<unknown>(server, site, carId),
  );
  process.stdout.write(`${JSON.stringify(evidence, null, 2)}\n`);
}
