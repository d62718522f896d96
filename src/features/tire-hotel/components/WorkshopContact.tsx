import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { Icon } from '@/ui/primitives/Icon';

/** How to reach the workshop that stores the wheels. */
export function WorkshopContact({ phone, email }: { phone: string; email: string }) {
  const { phoneText } = useTexts();
  return (
    <p className="workshop-contact">
      {phone !== '' && (
        <a href={phoneAddress(phoneText(phone))}>
          <Icon name="phone" />
          {phoneText(phone)}
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </p>
  );
}
