import Head from 'next/head';
import { GalleryIndex } from '@/features/gallery/components/GalleryIndex';
import { galleryStyles } from '@/features/gallery/components/gallery.styles';
import { getGalleryIndex, type GalleryIndexProps } from '@/ssr/gallery';

export const getServerSideProps = getGalleryIndex;

/** `/dev/blocks`: every content block. Routed by the proxy in demo mode only. */
export default function BlocksPage({ query, blocks }: GalleryIndexProps) {
  return (
    <main css={galleryStyles}>
      <Head>
        <title>Forecourt: the blocks</title>
      </Head>
      <p>
        <a href="/dev">All sites</a>
      </p>
      <h1>Blocks</h1>
      <GalleryIndex query={query} blocks={blocks} />
    </main>
  );
}
