import dynamic from 'next/dynamic';
import { NotFoundView } from '@/features/address/view/NotFoundView';
import { getLiveProps, type LiveProps } from '@/ssr/live';

/** The cars' code comes with the pages that show cars; a page that was not found goes without. */
const CarsPage = dynamic(() => import('@/blocks/CarsPage').then((module) => module.CarsPage));

export const getServerSideProps = getLiveProps;

export default function LivePage({ view }: LiveProps) {
  return view === 'cars' ? <CarsPage /> : <NotFoundView />;
}
