import type { Department } from '@/domain/dealers/facility';
import { hoursTable } from '@/domain/dealers/hoursTable';
import type { Today } from '@/domain/dealers/openingHours';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { ContactLinks } from './ContactLinks';
import { todayText } from './facilityTexts';
import { HoursTable } from './HoursTable';

export interface DepartmentsProps {
  departments: readonly Department[];
  /** By department. */
  today: readonly (Today | null)[];
  /** Its site_id. */
  facility: string;
}

/** The departments: how to reach each, whether it is open, and the hours of all in one table. */
export function Departments({ departments, today, facility }: DepartmentsProps) {
  const texts = useTexts();
  const { t, term } = texts;
  const now = useAppSelector(selectNow);
  const open = departments.filter(
    ({ openingschedule: { openinghours, deviationdays } }) => openinghours.length + deviationdays.length > 0,
  );
  const { deviations } = hoursTable(
    open.map(({ openingschedule }) => openingschedule),
    now.slice(0, 10),
  );
  return (
    <section>
      <h2>{t('dealers.departments')}</h2>
      {/* Three columns where days deviate (specification 2 section 2.8); the table takes all but the first. */}
      <div className="departments" data-columns={deviations.length > 0 ? 3 : 2}>
        {open.length > 0 && <HoursTable departments={open} />}
        <ul className="who-list">
          {departments.map(({ name, official_name: official, phone, email }, index) => {
            const shown = term('department', name);
            const status = today[index];
            return (
              <li key={official || name} className="who">
                <h3>{shown}</h3>
                {status && (
                  <p className="today" data-is={status.status}>
                    {todayText(status, texts)}
                  </p>
                )}
                <ContactLinks name={shown} phone={phone} email={email} facility={facility} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
