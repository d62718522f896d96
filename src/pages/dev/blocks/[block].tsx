import Head from 'next/head';
import { ALL_BLOCKS, GALLERY } from '@/domain/content/gallery';
import { GalleryBlock } from '@/features/gallery/components/GalleryBlock';
import { galleryStyles } from '@/features/gallery/components/gallery.styles';
import { getGalleryBlock, type GalleryBlockProps } from '@/ssr/gallery';

export const getServerSideProps = getGalleryBlock;

/** `/dev/blocks/[block]`: a block's samples, in any theme and at any width. */
export default function BlockPage({ view, themes, block, samples }: GalleryBlockProps) {
  const name = block === ALL_BLOCKS ? 'All blocks' : block;
  return (
    <main css={galleryStyles}>
      <Head>
        <title>{`${name} | Forecourt: the blocks`}</title>
      </Head>
      <p>
        <a href={GALLERY}>Blocks</a>
      </p>
      <h1>{name}</h1>
      <GalleryBlock view={view} themes={themes} block={block} samples={samples} />
    </main>
  );
}
