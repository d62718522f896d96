import { css } from '@emotion/react';
import type { SampleSeller } from '@/domain/cars/sampleSellers';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const styles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space.12'),
  padding: token('space.24'),
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.panel'),
  background: token('color.surface'),
  h2: { marginBlockEnd: 0 },
  'p, li > span': { color: token('color.inkSoft') },
  ul: { display: 'grid', gap: token('space.16') },
  li: { display: 'grid', gap: token('space.4'), justifyItems: 'start' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
});

/**
 * The seller of a car, or the departments that sell the model of a sample car. The anchors `#contact`, `#contact-form`,
 * `#contact-quote` and `#contact-testdrive` lead here (G-03).
 */
export function ContactSection({ car }: { car: CarRecord }) {
  const { sellers } = useAppSelector(selectCarPage);
  const seller = car.car_sellers?.[0];
  if (!seller && !(car.car_is_sample && sellers.length > 0)) return null;
  return (
    <div id="contact">
      <div id="contact-form">{seller ? <Seller car={car} seller={seller} /> : <SampleSellers sellers={sellers} />}</div>
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
  const { t } = useTexts();
  return (
    <section css={styles}>
      <h2>{t('detail.contact')}</h2>
      <p>{t(car.car_is_reserved ? 'detail.contactReserved' : 'detail.contactText')}</p>
      <div className="ways">
        <LinkButton icon="phone" href={phoneAddress(phone)}>
          {phone}
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
  const { t } = useTexts();
  return (
    <section css={styles}>
      <h2>{t('detail.contactSample')}</h2>
      <p>{t('detail.contactSampleText')}</p>
      <ul>
        {sellers.map(({ name, phone }) => (
          <li key={name}>
            <span>{name}</span>
            <LinkButton icon="phone" href={phoneAddress(phone)}>
              {phone}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
