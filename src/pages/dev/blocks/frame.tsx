import { css } from '@emotion/react';
import { useRouter } from 'next/router';
import { useCallback, useState } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { FramePlaceProvider } from '@/blocks/FramePlace';
import type { PageBlock } from '@/blocks/shapes';
import { consentFeature } from '@/features/consent/consent.feature';
import { useRestingLinks } from '@/features/gallery/view/useRestingLinks';
import { TextsProvider } from '@/i18n/TextsProvider';
import { getGalleryFrame, type GalleryFrameProps } from '@/ssr/gallery';
import { createBrowserPorts } from '@/store/browserPorts';
import { createLivePage } from '@/store/livePage';
import { StoreProvider } from '@/store/StoreProvider';
import { Frame } from '@/ui/frame/Frame';
import { PageHeadTags } from '@/ui/frame/PageHeadTags';

export const getServerSideProps = getGalleryFrame;

const visitFeatures = [consentFeature];

/** Distances to what stands around stay within. */
const samplesStyles = css({ display: 'flow-root', '> [data-sample]': { display: 'flow-root' } });

/** A sample by itself, with a heading to find it by. */
function Sample({ block }: { block: PageBlock }) {
  return (
    <>
      <h2 className="visually-hidden" lang="en">{block.id.replace('.', ', ')}</h2>
      <div data-sample={block.id}><Blocks blocks={[block]} /></div>
    </>
  );
}

/** `/dev/blocks/frame`: samples within what stands around every page of a site, but the banner of cookies, which would lie on them. */
export default function FramePage({ page, blocks, title, apart }: GalleryFrameProps) {
  const router = useRouter();
  const [live] = useState(createLivePage);
  const ports = useCallback(() => createBrowserPorts(router, live.route), [router, live]);
  useRestingLinks();
  const { frame, texts, state, stateId, head, header, footer } = page;
  return (
    <TextsProvider texts={texts} language={frame.language} locale={frame.lang}>
      <StoreProvider pageState={state} stateId={stateId} ports={ports} features={visitFeatures}>
        <FramePlaceProvider site={frame.site} language={frame.siteLanguage}>
          <PageHeadTags {...head} />
          <Frame header={<Blocks blocks={header} />} footer={<Blocks blocks={footer} />}>
            <div css={samplesStyles} data-samples="">
              <h1 className="visually-hidden" lang="en">{title}</h1>
              {apart ? blocks.map((block) => <Sample key={block.id} block={block} />) : <Blocks blocks={blocks} />}
            </div>
          </Frame>
        </FramePlaceProvider>
      </StoreProvider>
    </TextsProvider>
  );
}
