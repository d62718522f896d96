import { Suspense } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { CarsPage as WholeCarsPage } from '@/blocks/CarsPage';
import { ReportedSection } from '@/blocks/ReportedSection';
import { NotFoundView as WholeNotFoundView } from '@/features/address/view/NotFoundView';
import type { ContentProps } from '@/ssr/contentPage';
import { getLiveProps, type LiveProps } from '@/ssr/live';
import { late } from '@/ui/late';
import { named } from '@/ui/named';

const FILE = 'pages/_live/[site]/[locale]/[[...path]].tsx';

/** Each with its own code: a page of cars needs nothing of a page that was not found, nor the other way round. The choice of side is the bundler's. */
const CarsPage = typeof window === 'undefined'
  ? named(`${FILE} -> @/blocks/CarsPage`, WholeCarsPage)
  : late(() => import('@/blocks/CarsPage').then((module) => module.CarsPage));

const NotFoundView = typeof window === 'undefined'
  ? named(`${FILE} -> @/features/address/view/NotFoundView`, WholeNotFoundView)
  : late(() => import('@/features/address/view/NotFoundView').then((module) => module.NotFoundView));

export const getServerSideProps = getLiveProps;

export default function LivePage({ view, blocks }: { view: LiveProps['view']; blocks?: ContentProps['blocks'] }) {
  if (view !== 'cars' && blocks && blocks.length > 0) return <Blocks blocks={blocks} />;
  return <ReportedSection key={view} where={`page ${view}`}><Suspense>{view === 'cars' ? <CarsPage /> : <NotFoundView />}</Suspense></ReportedSection>;
}
