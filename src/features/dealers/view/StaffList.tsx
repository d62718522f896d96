import type { Department } from '@/domain/facility';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { phoneAddress } from './facilityTexts';

/** Who works here, by department, behind the browser's own toggle: works without script. */
export function StaffList({ departments }: { departments: readonly Department[] }) {
  const { t } = useTexts();
  const staffed = departments.filter(({ users }) => users.length > 0);
  if (staffed.length === 0) return null;
  return (
    <details className="staff">
      <summary><span className="show">{t('dealers.showStaff')}</span><span className="hide">{t('dealers.hideStaff')}</span><Icon name="chevron" /></summary>
      {staffed.map(({ name, users }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {users.map(({ first_name: first, last_name: last, title, phone, email }) => {
              const person = `${first} ${last}`.trim();
              return (
                <li key={`${person} ${email}`}>
                  <strong>{person}</strong>
                  {title !== '' && <span>{title}</span>}
                  {phone !== '' && <a href={phoneAddress(phone)} aria-label={t('dealers.callPlace', { name: person, number: phone })}>{phone}</a>}
                  {email !== '' && <a href={`mailto:${email}`} aria-label={t('dealers.mailPlace', { name: person })}>{email}</a>}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </details>
  );
}
