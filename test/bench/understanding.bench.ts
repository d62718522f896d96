import { queryLanguages } from '@/domain/search/query/understanding';
import { judge } from '../domain/search/query/grammar/judge';
import type { BenchResult } from './bench.types';

const QUERY_TEXTS = 250;
const SEED = 27;
/** Hundredths of the cars that may be missing or too many, over all phrases of a language. */
const BUDGET = { sv: 5, en: 5, nb: 10, da: 10, fi: 10, sk: 10 } as const;

/** Random phrases of each language against its demo stock; the first wrong ones are printed. */
export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const language of queryLanguages) {
    const { precision, recall, wrong } = await judge(language, QUERY_TEXTS, SEED);
    for (const { text, found, wanted, parts } of wrong.slice(0, Number(process.env.SHOW_WRONG ?? 3)))
      process.stdout.write(`  ${language}: "${text}" found ${found} of ${wanted}: ${parts}\n`);
    const against = `${QUERY_TEXTS} phrases, ${QUERY_TEXTS - wrong.length} exact`;
    results.push(
      {
        name: `${language}, cars too many`,
        value: 100 * (1 - precision),
        unit: '%',
        budget: BUDGET[language],
        against,
      },
      { name: `${language}, cars missing`, value: 100 * (1 - recall), unit: '%', budget: BUDGET[language], against },
    );
  }
  return results;
}
