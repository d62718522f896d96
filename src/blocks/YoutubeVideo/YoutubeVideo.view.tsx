import { css } from '@emotion/react';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { YoutubeFacade } from '../parts/YoutubeFacade';
import type { YoutubeVideoFields } from './YoutubeVideo.schema';

/** The title is aligned with its film. */
const styles = css({ '.film, > .wrap > .block-head': { width: '100%', maxWidth: '64rem', marginInline: 'auto' } });

/** A film at YouTube, by its id. */
export function YoutubeVideo({ YoutubeID, Title }: YoutubeVideoFields) {
  if (YoutubeID === '') return null;
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <div className="film">
        <YoutubeFacade id={YoutubeID} title={Title} />
      </div>
    </BlockSection>
  );
}
