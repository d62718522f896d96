import { css } from '@emotion/react';
import type { Disclosure } from '@/domain/finance/undisclosed';
import { carPath } from '@/domain/sites/routes';
import { CarImage } from '@/features/car-search/components/CarImage';
import { cardDetails, loanMonthText, makeAndModel, priceTexts } from '@/features/car-search/components/carTexts';
import { LoanNote } from '@/features/car-search/components/LoanNote';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCarIndex, selectNow, selectPaths } from '@/store/context';
import { selectCars } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { selectLastCarsUpTo } from '../carsUpTo.selectors';

/** Height of a car: room for a name of two lines and a month of three, so that other cars move nothing. */
const HEIGHT = '11rem';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  h2: { fontSize: token('text.title') },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: `minmax(${HEIGHT}, auto)`,
    gap: token('space.12'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token('space.24') },
  },
  // Before there are cars, and with fewer or none of them, what follows keeps its place.
  '.row': {
    minHeight: `calc(3 * ${HEIGHT} + 2 * ${token('space.12')})`,
    [media.lg]: { minHeight: HEIGHT },
  },
  '.terms': { minHeight: '15rem', [media.md]: { minHeight: '7.5rem' } },
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, min(40%, 10rem)) minmax(0, 1fr)',
    gap: token('space.12'),
    alignItems: 'center',
    padding: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    [media.hover]: { '&:hover': { borderColor: token('color.control') } },
    '&:focus-within': { borderColor: token('color.control') },
  },
  '.picture': {
    position: 'relative',
    aspectRatio: '4 / 3',
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    borderRadius: token('radius.control'),
    background: token('panel.car'),
    img: { width: '100%', height: 'auto' },
    '.missing': { display: 'grid', justifyItems: 'center', color: token('panel.ink'), fontSize: token('text.small') },
  },
  '.facts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.4'), lineHeight: 1.3 },
  // The whole of it is pressed.
  a: {
    fontWeight: token('font.strongWeight'),
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  },
  '.facts .small': { fontSize: token('text.small'), color: token('color.inkSoft') },
  '.monthly': { fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.price': { fontWeight: token('font.strongWeight'), fontVariantNumeric: 'tabular-nums' },
});

export interface LoanCarsProps {
  /** The legal information of the market stands next to them. */
  proof: Disclosure;
  /** '3 300 kr/mån', the month that their loans do not exceed. */
  amount: string;
}

/** Three cars in stock that come close to the month that the calculator shows, each with its own loan as in the list. */
export function LoanCars({ proof, amount }: LoanCarsProps) {
  const texts = useTexts();
  const { t } = texts;
  const hasStock = useAppSelector(selectCarIndex) !== null;
  const counted = useAppSelector(selectLastCarsUpTo);
  const byId = useAppSelector(selectCars);
  const paths = useAppSelector(selectPaths);
  const now = useAppSelector(selectNow);
  if (!hasStock) return null;
  const cars = (counted?.ids ?? []).flatMap((id) => byId[id] ?? []);
  const [example] = cars;
  return (
    <section css={styles} aria-labelledby="loan-cars">
      <h2 id="loan-cars">{t('finance.loanCars', { amount })}</h2>
      <div className="row">
        {counted?.count === 0 && <p>{t('finance.noLoanCars')}</p>}
        <ul>
          {cars.map((car) => {
            const { now: price } = priceTexts(car, texts, now);
            return (
              <li key={car.car_id}>
                <div className="picture">
                  <CarImage
                    body={car.car_body}
                    address={car.car_primary_image?.thumbnail_url}
                    alt=""
                    sizes="(min-width: 1024px) 160px, 35vw"
                    upTo={480}
                  />
                </div>
                <div className="facts">
                  <Link href={carPath(paths, { car_id: car.car_id, slug: car.slug ?? '' })}>
                    {makeAndModel(car, texts)}
                  </Link>
                  <p className="small">{cardDetails(car, texts).slice(0, 2).join(' · ')}</p>
                  {price !== null && <p className="price">{price}</p>}
                  <p className="monthly">
                    {loanMonthText(car, proof, texts)}
                    {car.car_has_campaign_loan && ` (${t('finance.campaignRate')})`}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="terms">{example && <LoanNote car={example} proof={proof} isWarned />}</div>
    </section>
  );
}
