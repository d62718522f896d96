import type { Department } from '@/domain/dealers/facility';
import { weekRows, type Today } from '@/domain/dealers/openingHours';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { ContactLinks } from './ContactLinks';
import { todayText } from './facilityTexts';
import { dayText, deviatingDay, hoursText } from './hoursTexts';

interface HoursProps {
  title: string;
  rows: readonly { day: string; hours: string }[];
}

function Hours({ title, rows }: HoursProps) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ day, hours }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface DepartmentCardProps {
  department: Department;
  today: Today | null;
  /** Its site_id. */
  facility: string;
}

/** A department: how to reach it, and when it is open. */
export function DepartmentCard({ department, today, facility }: DepartmentCardProps) {
  const texts = useTexts();
  const now = useAppSelector(selectNow);
  const { t } = texts;
  const { phone, email, openingschedule: schedule } = department;
  const name = texts.term('department', department.name);
  const deviations = schedule.deviationdays.map(({ day, displayText }) => ({
    day: deviatingDay(day, now, texts),
    hours: hoursText(displayText, texts),
  }));
  return (
    <article className="department" data-columns={deviations.length > 0 ? 3 : 2}>
      <div className="who">
        <h3>{name}</h3>
        {today && (
          <p className="today" data-is={today.status}>
            {todayText(today, texts)}
          </p>
        )}
        <ContactLinks name={name} phone={phone} email={email} facility={facility} />
      </div>
      {schedule.openinghours.length > 0 && (
        <Hours
          title={t('dealers.hours')}
          rows={weekRows(schedule).map((row) => ({
            day: dayText(row, texts),
            hours: hoursText(row.displayText, texts),
          }))}
        />
      )}
      {deviations.length > 0 && <Hours title={t('dealers.deviations')} rows={deviations} />}
    </article>
  );
}
