import { Global } from '@emotion/react';
import { Suspense, type ComponentType } from 'react';
import { isLot } from '@/domain/cars/lot';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectNow } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { HeadTexts } from '@/ui/frame/HeadTexts';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { BidSection } from '../../advance-bid/components/BidSection';
import { CarFinance, CarRunningCosts } from '../../finance/components/CarFinance';
import { carDetails, carName, priceTexts } from '../../car-search/components/carTexts';
import { selectCarPage, selectOpenCar } from '../cars.selectors';
import { BackLink } from './BackLink';
import { carDetailStyles, printedPage } from './carDetail.styles';
import { CarAuctioned, CarError, CarMissing } from './CarStates';
import { Charging } from './Charging';
import { ConditionReport } from './ConditionReport';
import { ContactBar } from './ContactBar';
import { ContactSection } from './ContactSection';
import { Description } from './Description';
import { Equipment } from './Equipment';
import { Gallery } from './Gallery';
import { JumpLinks } from './JumpLinks';
import { KeyData } from './KeyData';
import { hasMonthlyLoan } from './MonthlyLoan';
import { PriceHistory } from './PriceHistory';
import { RecentCars } from './RecentCars';
import { SimilarCars } from './SimilarCars';
import { Summary } from './Summary';
import { TechnicalData } from './TechnicalData';
import { WhereItStands } from './WhereItStands';

const SaveCar = lazyWithRetry(() => import('@/features/saved/components/SaveCar').then((module) => module.SaveCar));

export interface CarDetailViewProps {
  /** Beside the button that saves the car, rendered after hydration. */
  Tools?: ComponentType<{ car: CarRecord }>;
}

/** One car's page. A car that came with the list is shown at once with what its card knew; the rest follows. */
export function CarDetailView({ Tools }: CarDetailViewProps) {
  const { flow, similar, soldAt, sellers } = useAppSelector(selectCarPage);
  const car = useAppSelector(selectOpenCar);
  if (flow.value === 'notFound' || flow.value === 'gone') return <CarMissing />;
  if (flow.value === 'auctioned') return <CarAuctioned />;
  if (flow.value === 'lookupFailed' && !car) return <CarError />;
  return (
    <div css={carDetailStyles}>
      <Global styles={printedPage} />
      {car && (
        <CarArticle
          key={car.car_id}
          car={car}
          Tools={Tools}
          isLoaded={flow.value === 'loaded' || flow.value === 'sold'}
        />
      )}
      {flow.value === 'lookupFailed' && <CarError />}
      <div className="below" data-print="none">
        {similar.length > 0 && <SimilarCars ids={similar} />}
        <RecentCars />
      </div>
      {/* The section that it looks for arrives with the sellers of a sample car. */}
      {car && soldAt === null && <ContactBar key={sellers.length} car={car} />}
    </div>
  );
}

function CarArticle({ car, isLoaded, Tools }: CarDetailViewProps & { car: CarRecord; isLoaded: boolean }) {
  const currency = useAppSelector(selectCurrency);
  const { soldAt } = useAppSelector(selectCarPage);
  return (
    <article aria-busy={!isLoaded} data-sheet="">
      <CarHead car={car} />
      <div className="top" data-print="none">
        <BackLink />
        <Hydrated>
          <Suspense>
            <SaveCar car={car}>{Tools && <Tools car={car} />}</SaveCar>
          </Suspense>
        </Hydrated>
      </div>
      <div className="columns">
        <div className="gallery">
          <Gallery car={car} />
        </div>
        <div className="summary">
          <Summary car={car} />
        </div>
        {/* The row stays in sight within all of it. */}
        <div className="reading">
          <JumpLinks car={car} />
          <div className="sections">
            <KeyData car={car} />
            {isLot(car) && <ConditionReport car={car} />}
            {soldAt === null && <BidSection car={car} />}
            <Description car={car} />
            {!isLot(car) && <ConditionReport car={car} />}
            <Equipment car={car} />
            <Charging car={car} />
            <TechnicalData car={car} />
            {soldAt === null && <CarRunningCosts car={car} />}
            {soldAt === null && <CarFinance car={car} repeatsCredit={hasMonthlyLoan(car, currency)} />}
            <PriceHistory car={car} />
            {soldAt === null && <WhereItStands />}
            {soldAt === null && <ContactSection car={car} />}
          </div>
        </div>
      </div>
    </article>
  );
}

function CarHead({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const now = useAppSelector(selectNow);
  const name = carName(car, texts);
  const price = priceTexts(car, texts, now);
  return (
    <HeadTexts
      title={`${name}${car.car_year === undefined ? '' : ` ${car.car_year}`}`}
      description={[name, ...carDetails(car, texts), price.now, car.car_site_name].filter(Boolean).join(', ')}
    />
  );
}
