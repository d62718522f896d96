import type { GetStaticPaths } from 'next';
import Head from 'next/head';
import { Blocks } from '@/blocks/Blocks';
import { homeFeature } from '@/features/home/home.feature';
import { getSiteProps, type SiteProps } from '@/ssr/home';
import { useFeature } from '@/store/StoreProvider';

/** The build opens no database: every page is made when it is first asked for. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
export const getStaticProps = getSiteProps;

export default function SitePage({ blocks, title, description }: SiteProps) {
  useFeature(homeFeature);
  return (
    <>
      <Head>
        <title key="title">{title}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <Blocks blocks={blocks} />
    </>
  );
}
