import { Suspense } from 'react';
import { MainBlocks } from '@/blocks/Blocks';
import { ReportedSection } from '@/blocks/ReportedSection';
import { NotFoundView as EagerNotFoundView } from '@/features/navigation/components/NotFoundView';
import type { ContentProps } from '@/ssr/contentPage';
import { getLiveProps } from '@/ssr/live';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';

/** For sites without a 404 page in content. Eager on the server. */
const NotFoundView =
  typeof window === 'undefined'
    ? EagerNotFoundView
    : lazyWithRetry(() =>
        import('@/features/navigation/components/NotFoundView').then((module) => module.NotFoundView),
      );

export const getServerSideProps = getLiveProps;

export default function LivePage({ blocks }: Pick<ContentProps, 'blocks'>) {
  if (blocks.length > 0) return <MainBlocks blocks={blocks} />;
  return (
    <ReportedSection where="page notFound">
      <Suspense fallback={<CodePending />}>
        <NotFoundView />
      </Suspense>
    </ReportedSection>
  );
}
