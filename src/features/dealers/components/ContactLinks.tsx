import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { Icon } from '@/ui/primitives/Icon';
import { MailAddress } from './MailAddress';
import { useContact } from './useContact';

export interface ContactLinksProps {
  /** Of the facility or department. */
  name: string;
  /** Left out where empty, as the email address is. */
  phone: string;
  email: string;
  /** The facility's site_id. */
  facility: string;
}

/** How to call and how to write to a facility or one of its departments. */
export function ContactLinks({ name, phone, email, facility }: ContactLinksProps) {
  const { t, phoneText } = useTexts();
  const contact = useContact(facility);
  return (
    <>
      {phone !== '' && (
        <a
          onClick={contact('phone')}
          href={phoneAddress(phoneText(phone))}
          aria-label={t('dealers.callNumber', { name, number: phoneText(phone) })}
        >
          <Icon name="phone" />
          {phoneText(phone)}
        </a>
      )}
      {email !== '' && (
        <a
          onClick={contact('email')}
          href={`mailto:${email}`}
          aria-label={t('dealers.sendEmail', { name, address: email })}
        >
          <Icon name="mail" />
          <MailAddress address={email} />
        </a>
      )}
    </>
  );
}
