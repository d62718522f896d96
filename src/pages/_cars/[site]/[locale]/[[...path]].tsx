import { CarsPage } from '@/blocks/CarsPage';
import { ReportedSection } from '@/blocks/ReportedSection';
import { getCarsProps } from '@/ssr/cars';

export const getServerSideProps = getCarsProps;

export default function Cars() {
  return <ReportedSection where="page cars"><CarsPage /></ReportedSection>;
}
