import { css } from '@emotion/react';
import { Suspense } from 'react';
import type { SampleSeller } from '@/domain/cars/sampleSellers';
import { ContactForm as EagerContactForm } from '@/features/contact/components/ContactForm';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { media, token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';
import { CustomerServiceButtons } from './CustomerServiceButtons';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.32'),
  padding: `clamp(${token('space.16')}, 4vw, ${token('space.32')})`,
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.panel'),
  background: token('color.surface'),
  scrollMarginBlockStart: token('space.8'),
  '> section': { display: 'grid', justifyItems: 'start', gap: token('space.12') },
  h2: { marginBlockEnd: 0 },
  '> section > p, > section li > span': { color: token('color.inkSoft') },
  '> section ul': { display: 'grid', gap: token('space.16') },
  '> section li': { display: 'grid', gap: token('space.4'), justifyItems: 'start' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  '.on-paper': { display: 'none' },
  [media.print]: { padding: 0, border: 0, '> section': { gap: 0 }, '.on-paper': { display: 'block' } },
});

/** Where the links to the seller lead. */
export const CONTACT_ANCHOR = 'contact';

/** On the server at once: the form is sent without JavaScript too. */
const ContactForm =
  typeof window === 'undefined'
    ? EagerContactForm
    : lazyWithRetry(() => import('@/features/contact/components/ContactForm').then((module) => module.ContactForm));

/**
 * The seller of a car, or the departments that sell the model of a sample car, and the form to write to them. The
 * anchors `#contact`, `#contact-form`, `#contact-quote` and `#contact-testdrive` lead here (G-03).
 */
export function ContactSection({ car }: { car: CarRecord }) {
  const { sellers: departments, flow } = useAppSelector(selectCarPage);
  const seller = car.car_sellers?.[0];
  const sellers = car.car_is_sample ? departments : seller ? [seller] : [];
  if (sellers.length === 0) return car.car_is_sample && flow.value === 'loaded' ? <NoSeller /> : null;
  return (
    <div id={CONTACT_ANCHOR} css={styles}>
      {seller && !car.car_is_sample ? <Seller car={car} seller={seller} /> : <SampleSellers sellers={departments} />}
      <Suspense fallback={null}>
        <ContactForm car={car} sellers={sellers} />
      </Suspense>
    </div>
  );
}

/** No department sells the model, or they could not be loaded. */
function NoSeller() {
  const { t } = useTexts();
  return (
    <div id={CONTACT_ANCHOR}>
      <Notice tone="danger" actions={<CustomerServiceButtons />}>
        {t('error.departmentNotFound')}
      </Notice>
    </div>
  );
}

function Seller({
  car,
  seller: { name, phone, email },
}: {
  car: CarRecord;
  seller: { name: string; phone: string; email: string };
}) {
  const { t, phoneText } = useTexts();
  return (
    <section>
      <h2>{t('detail.contact')}</h2>
      <p data-print="none">{t(car.car_is_reserved ? 'detail.contactReserved' : 'detail.contactText')}</p>
      <p className="on-paper">{[name, phoneText(phone), email].join(', ')}</p>
      <div className="ways">
        <LinkButton icon="phone" href={phoneAddress(phoneText(phone))}>
          {phoneText(phone)}
        </LinkButton>
        <LinkButton variant="secondary" icon="mail" href={`mailto:${email}`}>
          {t('detail.mail', { name })}
        </LinkButton>
      </div>
    </section>
  );
}

/** A sample car stands for a model that can be ordered: the departments that sell it. */
function SampleSellers({ sellers }: { sellers: readonly SampleSeller[] }) {
  const { t, phoneText } = useTexts();
  return (
    <section>
      <h2>{t('detail.contactSample')}</h2>
      <p>{t('detail.contactSampleText')}</p>
      <ul>
        {sellers.map(({ name, phone }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="on-paper">{phoneText(phone)}</span>
            <LinkButton icon="phone" href={phoneAddress(phoneText(phone))}>
              {phoneText(phone)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
