import { Suspense } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { CarsPageBlock } from '@/blocks/CarsPageBlock';
import { ReportedSection } from '@/blocks/ReportedSection';
import { NotFoundView as EagerNotFoundView } from '@/features/navigation/components/NotFoundView';
import { getCarsProps, type CarsProps, type MissingProps } from '@/ssr/cars';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';

/** For sites without a 404 page in content. Eager on the server. */
const NotFoundView =
  typeof window === 'undefined'
    ? EagerNotFoundView
    : lazyWithRetry(() =>
        import('@/features/navigation/components/NotFoundView').then((module) => module.NotFoundView),
      );

export const getServerSideProps = getCarsProps;

export default function Cars(props: Pick<CarsProps, 'trail'> | Pick<MissingProps, 'trail' | 'blocks'>) {
  if (props.trail)
    return (
      <ReportedSection where="page cars">
        <CarsPageBlock trail={props.trail} />
      </ReportedSection>
    );
  if ('blocks' in props && props.blocks.length > 0) return <Blocks blocks={props.blocks} />;
  return (
    <ReportedSection where="page notFound">
      <Suspense fallback={<CodePending />}>
        <NotFoundView />
      </Suspense>
    </ReportedSection>
  );
}
