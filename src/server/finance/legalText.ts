import { formatFor } from '@/i18n/format';
import type { StoredQuote } from './finance.types';

const format = formatFor('en-GB');

export const money = (pence: number): string => format.minorMoney({ amount: pence, currency: 'GBP' });
export const percent = (value: number): string => format.percent(value);

/** Terms and conditions of the embedded lender, who is invented, for one quote. */
export function legalText({
  name,
  months,
  annualMileage,
  payment,
  finalPayment,
  total,
  apr,
  familyKey,
}: StoredQuote): string {
  const isPcp = familyKey === 'PCP';
  return [
    `Representative ${percent(apr)} APR. Credit is subject to status and is available to UK residents aged 18 and over.`,
    `${name}: ${months} months, ${money(payment)} a month, ${isPcp ? 'optional final payment' : 'final payment'} ${money(finalPayment)}, total amount payable ${money(total)}.`,
    isPcp
      ? `At the end of the agreement you may pay the optional final payment and keep the car, part exchange it, or return it. If you return it, excess mileage above ${format.number(annualMileage)} miles a year and damage beyond fair wear and tear are charged.`
      : 'The car becomes yours when all payments and the option to purchase fee are paid.',
    'Terra Cars is a credit broker, not a lender. We introduce you to Terra Finance, a trading name invented for this demonstration, and may receive a commission for it. The commission does not change what you pay.',
    'Terra Cars, 1 Example Way, Leeds. Telephone 01632 960 120.',
  ].join('\n\n');
}
