import { Suspense } from 'react';
import { MainBlocks } from '@/blocks/Blocks';
import { ReportedSection } from '@/blocks/ReportedSection';
import { NotFoundView as WholeNotFoundView } from '@/features/navigation/components/NotFoundView';
import type { ContentProps } from '@/ssr/contentPage';
import { getLiveProps } from '@/ssr/live';
import { late } from '@/ui/late';

/** For sites whose content has no page of its own for it. The server has it at hand. */
const NotFoundView =
  typeof window === 'undefined'
    ? WholeNotFoundView
    : late(() => import('@/features/navigation/components/NotFoundView').then((module) => module.NotFoundView));

export const getServerSideProps = getLiveProps;

export default function LivePage({ blocks }: Pick<ContentProps, 'blocks'>) {
  if (blocks.length > 0) return <MainBlocks blocks={blocks} />;
  return (
    <ReportedSection where="page notFound">
      <Suspense>
        <NotFoundView />
      </Suspense>
    </ReportedSection>
  );
}
