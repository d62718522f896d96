import { Fragment } from 'react';
import type { Department } from '@/domain/dealers/facility';
import { hoursTable, type DeviationRow, type HoursCell } from '@/domain/dealers/hoursTable';
import { useTexts } from '@/i18n/TextsProvider';
import { localMoment } from '@/i18n/localTime';
import { selectNow, selectTimeZone } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { breakable } from './breakable';
import { dayText, deviatingDay, shortHours } from './hoursTexts';

const UNKNOWN = '–';

const isOn = ({ date, until }: DeviationRow, day: string): boolean =>
  date !== null && until !== null && date <= day && day <= until;

const keyOf = ({ official_name: official, name }: Department): string => official || name;

function Cells({ cells, departments }: { cells: readonly HoursCell[]; departments: readonly Department[] }) {
  const texts = useTexts();
  return departments.map((department, index) => {
    const { displayText = null, isOrdinary = false } = cells[index] ?? {};
    return (
      <td key={keyOf(department)} data-ordinary={isOrdinary || undefined}>
        {(displayText === null ? [UNKNOWN] : shortHours(displayText, texts)).map((part, position) => (
          <Fragment key={part}>
            {position > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </td>
    );
  });
}

/** The opening hours of all departments: a row for each day, a column for each department. */
export function HoursTable({ departments }: { departments: readonly Department[] }) {
  const texts = useTexts();
  const { t, term } = texts;
  const now = useAppSelector(selectNow);
  const zone = useAppSelector(selectTimeZone);
  const today = localMoment(now, zone);
  const { week, deviations } = hoursTable(
    departments.map(({ openingschedule }) => openingschedule),
    today.date,
  );
  const deviates = deviations.some((row) => isOn(row, today.date));
  const isToday = (from: number | null, to: number | null): boolean =>
    !deviates && from !== null && to !== null && from <= today.weekday && today.weekday <= to;
  return (
    <div className="times" tabIndex={0} role="group" aria-label={t('dealers.hours')}>
      <table>
        <caption>{t('dealers.hours')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dealers.dayHead')}</th>
            {departments.map((department) => (
              <th scope="col" key={keyOf(department)}>
                {/* The name is long, and there is one such department. */}
                {breakable(
                  department.group === 'Parts' ? t('dealers.service.parts') : term('department', department.name),
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map((row) => (
            <tr
              key={row.from ?? row.day}
              data-today={isToday(row.from, row.to) || undefined}
              aria-current={isToday(row.from, row.to) ? 'date' : undefined}
            >
              <th scope="row">{dayText(row, texts)}</th>
              <Cells cells={row.cells} departments={departments} />
            </tr>
          ))}
        </tbody>
        {deviations.length > 0 && (
          <tbody>
            <tr className="group">
              <th scope="rowgroup" colSpan={departments.length + 1}>
                {t('dealers.deviations')}
              </th>
            </tr>
            {deviations.map((row) => (
              <tr
                key={row.date ?? row.day}
                data-today={isOn(row, today.date) || undefined}
                aria-current={isOn(row, today.date) ? 'date' : undefined}
              >
                <th scope="row">{deviatingDay(row, now, texts)}</th>
                <Cells cells={row.cells} departments={departments} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
