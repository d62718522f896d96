import type { GetStaticPaths } from 'next';
import { MainBlocks } from '@/blocks/Blocks';
import { getSiteProps } from '@/ssr/site';
import type { ContentProps } from '@/ssr/contentPage';

/** The build opens no database: every page is rendered on its first request. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
export const getStaticProps = getSiteProps;

export default function SitePage({ blocks }: Pick<ContentProps, 'blocks'>) {
  return <MainBlocks blocks={blocks} />;
}
