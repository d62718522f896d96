import type { Currency } from '@/domain/cars/car';
import type { LoanTerms } from '@/domain/finance/finance';
import { scheduleOf, type ScheduleRow } from '@/domain/finance/schedule';
import { useTexts } from '@/i18n/TextsProvider';
import { amountsOf } from './financeTexts';

const sum = (rows: readonly ScheduleRow[], field: 'interest' | 'repayment' | 'fee' | 'paid'): number =>
  rows.reduce((total, row) => total + row[field], 0);

/** The loan month by month: the falling debt as bars, and every figure in a table. */
export function LoanSchedule({ terms, currency }: { terms: LoanTerms; currency: Currency }) {
  const texts = useTexts();
  const { t } = texts;
  const { exact, rounded } = amountsOf(texts, currency);
  const rows = scheduleOf(terms);
  const credit = terms.price - terms.deposit;
  const before = rows.at(-2)?.balance ?? credit;
  return (
    <>
      <figure className="chart">
        <svg viewBox={`0 0 ${rows.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
          {rows.map(({ month }, index) => {
            const height = ((index === 0 ? credit : (rows[index - 1]?.balance ?? 0)) / credit) * 100;
            return <rect key={month} x={index * 10 + 1} y={100 - height} width={8} height={height} />;
          })}
        </svg>
        <figcaption>{t('finance.scheduleChart', { credit: rounded(credit), residual: rounded(before) })}</figcaption>
      </figure>
      <div className="scroll" role="region" aria-label={t('finance.scheduleTitle')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('finance.month')}</th>
              <th scope="col">{t('finance.interest')}</th>
              <th scope="col">{t('finance.repayment')}</th>
              <th scope="col">{t('finance.fee')}</th>
              <th scope="col">{t('finance.paid')}</th>
              <th scope="col">{t('finance.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month}>
                <th scope="row">{row.month}</th>
                <td>{exact(row.interest)}</td>
                <td>{exact(row.repayment)}</td>
                <td>{exact(row.fee)}</td>
                <td>{exact(row.paid)}</td>
                <td>{exact(row.balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('finance.sum')}</th>
              <td>{exact(sum(rows, 'interest'))}</td>
              <td>{exact(sum(rows, 'repayment'))}</td>
              <td>{exact(sum(rows, 'fee'))}</td>
              <td>{exact(sum(rows, 'paid'))}</td>
              <td>{exact(0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
