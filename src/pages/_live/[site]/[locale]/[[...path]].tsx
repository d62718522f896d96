import dynamic from 'next/dynamic';
import { Blocks } from '@/blocks/Blocks';
import { ReportedSection } from '@/blocks/ReportedSection';
import type { ContentProps } from '@/ssr/contentPage';
import { getLiveProps, type LiveProps } from '@/ssr/live';

/** Each with its own code: a page of cars needs nothing of a page that was not found, nor the other way round. */
const CarsPage = dynamic(() => import('@/blocks/CarsPage').then((module) => module.CarsPage));

const NotFoundView = dynamic(() => import('@/features/address/view/NotFoundView').then((module) => module.NotFoundView));

export const getServerSideProps = getLiveProps;

export default function LivePage({ view, blocks }: { view: LiveProps['view']; blocks?: ContentProps['blocks'] }) {
  if (view !== 'cars' && blocks && blocks.length > 0) return <Blocks blocks={blocks} />;
  return <ReportedSection key={view} where={`page ${view}`}>{view === 'cars' ? <CarsPage /> : <NotFoundView />}</ReportedSection>;
}
