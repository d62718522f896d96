import { use } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { LinkButton } from '@/ui/primitives/Button';
import { CustomerServiceContext } from './CustomerServiceContext';

/** The ways to the site's customer service, for a car without a seller of its own. */
export function CustomerServiceButtons({ size }: { size?: 'large' }) {
  const { phoneText } = useTexts();
  const { phone, email } = use(CustomerServiceContext);
  return (
    <>
      {phone !== undefined && (
        <LinkButton size={size} icon="phone" href={phoneAddress(phoneText(phone))}>
          {phoneText(phone)}
        </LinkButton>
      )}
      {email !== undefined && (
        <LinkButton size={size} variant="secondary" icon="mail" href={`mailto:${email}`}>
          {email}
        </LinkButton>
      )}
    </>
  );
}
