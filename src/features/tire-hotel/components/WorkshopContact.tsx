import { Icon } from '@/ui/primitives/Icon';

const telephone = (number: string): string => `tel:${number.replace(/(?!^\+)[^\d]/g, '')}`;

/** How to reach the workshop that stores the wheels. */
export function WorkshopContact({ phone, email }: { phone: string; email: string }) {
  return (
    <p className="workshop-contact">
      {phone !== '' && (
        <a href={telephone(phone)}>
          <Icon name="phone" />
          {phone}
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
