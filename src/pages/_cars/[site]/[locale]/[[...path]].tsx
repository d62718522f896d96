import { CarsPage } from '@/blocks/CarsPage';
import { ReportedSection } from '@/blocks/ReportedSection';
import { getCarsProps, type CarsProps } from '@/ssr/cars';

export const getServerSideProps = getCarsProps;

export default function Cars({ trail }: Pick<CarsProps, 'trail'>) {
  return <ReportedSection where="page cars"><CarsPage trail={trail} /></ReportedSection>;
}
