import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Blocks, MainBlocks } from '@/blocks/Blocks';
import { useRestingLinks } from '@/features/gallery/components/useRestingLinks';
import { RouterContext } from '@/next-patches/contexts';
import { getGalleryFrame, type GalleryFrameProps } from '@/ssr/gallery';

export const getServerSideProps = getGalleryFrame;

/** Contains the samples' margins. */
const samplesStyles = css({ display: 'flow-root', '> [data-sample]': { display: 'flow-root' } });

/** The consent banner mounts after the page and would cover every sample. */
const pageStyles = css({ '& ~ [data-step]': { display: 'none' } });

/** A sample by itself, with a heading to find it by. */
function Sample({ block }: { block: GalleryFrameProps['blocks'][number] }) {
  return (
    <>
      <h2 className="visually-hidden" lang="en">
        {block.id.replace('.', ', ')}
      </h2>
      <div data-sample={block.id}>
        <Blocks blocks={[block]} />
      </div>
    </>
  );
}

/** `/dev/blocks/frame`: samples as a page of a site shows them. */
export default function FramePage({ blocks, title, apart }: Pick<GalleryFrameProps, 'blocks' | 'title' | 'apart'>) {
  useRestingLinks();
  return (
    <div css={samplesStyles} data-samples="">
      <h1 className="visually-hidden" lang="en">
        {title}
      </h1>
      {apart ? blocks.map((block) => <Sample key={block.id} block={block} />) : <MainBlocks blocks={blocks} />}
    </div>
  );
}

/** Without a router links are plain anchors: none is fetched ahead, for there is nothing to fetch. */
FramePage.Shell = ({ children }: { children: ReactNode }) => (
  <RouterContext value={null}>
    <div css={pageStyles}>{children}</div>
  </RouterContext>
);
