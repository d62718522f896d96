/** Countries whose rate is known; a stock of several countries has none. */
const rates = {
  se: [['1990-07-01', 25]],
  no: [['2005-01-01', 25]],
  dk: [['1992-01-01', 25]],
  uk: [['2011-01-04', 20]],
  fi: [
    ['2024-09-01', 25.5],
    ['2013-01-01', 24],
  ],
  sk: [
    ['2025-01-01', 23],
    ['2011-01-01', 20],
  ],
} as const satisfies Record<string, readonly (readonly [since: string, percent: number])[]>;

const isKnown = (country: string): country is keyof typeof rates => Object.hasOwn(rates, country);

/** The standard rate of VAT in percent on a day (YYYY-MM-DD); null where it depends on the buyer's country. */
export function vatPercent(country: string, day: string): number | null {
  if (!isKnown(country)) return null;
  const steps: readonly (readonly [since: string, percent: number])[] = rates[country];
  return steps.find(([since]) => since <= day)?.[1] ?? null;
}
