import type { Department } from '@/domain/dealers/facility';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { Icon } from '@/ui/primitives/Icon';
import { useContact } from './useContact';
import { MailAddress } from './MailAddress';

/** The staff by department in a native disclosure: works without script. */
export function StaffList({ departments, facility }: { departments: readonly Department[]; facility: string }) {
  const { t, term, phoneText } = useTexts();
  const contact = useContact(facility);
  const staffed = departments.filter(({ users }) => users.length > 0);
  if (staffed.length === 0) return null;
  return (
    <details className="staff">
      <summary>
        <span className="show">{t('dealers.showStaff')}</span>
        <span className="hide">{t('dealers.hideStaff')}</span>
        <Icon name="chevron" />
      </summary>
      {staffed.map(({ name, users }) => (
        <section key={name}>
          <h3>{term('department', name)}</h3>
          <ul>
            {users.map(({ first_name: first, last_name: last, title, phone, email }) => {
              const person = `${first} ${last}`.trim();
              return (
                <li key={`${person} ${email}`}>
                  <strong>{person}</strong>
                  {title !== '' && <span>{term('title', title)}</span>}
                  {phone !== '' && (
                    <a
                      onClick={contact('phone')}
                      href={phoneAddress(phoneText(phone))}
                      aria-label={t('dealers.callNumber', { name: person, number: phoneText(phone) })}
                    >
                      {phoneText(phone)}
                    </a>
                  )}
                  {email !== '' && (
                    <a
                      onClick={contact('email')}
                      href={`mailto:${email}`}
                      aria-label={t('dealers.sendEmail', { name: person, address: email })}
                    >
                      <MailAddress address={email} />
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </details>
  );
}
