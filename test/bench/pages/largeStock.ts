import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsx } from '../../../src/tools/kit/processes.js';

const SITE = 'car-store-se';
/** Numbers of the made cars; the demo stock's are smaller. */
const FIRST_ID = 5_000_000;

async function stock(dataDir: string, args: readonly string[]): Promise<string> {
  const result = await tsx(['src/tools/stock.ts', ...args], { env: { ...process.env, DATA_DIR: dataDir } });
  if (result.code !== 0) throw new Error(`The stock command failed.\n${result.output}`);
  return result.stdout;
}

/**
 * Replaces the stock of a data folder that no server holds by as many cars, made of the demo stock's under new numbers.
 */
export async function fillStock(dataDir: string, cars: number): Promise<void> {
  const rows = (await stock(dataDir, ['export', '--site', SITE])).split('\n').filter((line) => line !== '');
  const made = Array.from({ length: cars }, (_, index) => {
    const row: Record<string, unknown> = JSON.parse(rows[index % rows.length] ?? '{}');
    return JSON.stringify({ ...row, car_id: String(FIRST_ID + index) });
  });
  const file = path.join(dataDir, 'bench-stock.jsonl');
  writeFileSync(file, made.join('\n'));
  await stock(dataDir, ['import', file, '--site', SITE, '--replace', '--force']);
}
