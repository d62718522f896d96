import { css } from '@emotion/react';
import { RichText } from '@/ui/primitives/RichText';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockPicture } from '../parts/BlockPicture';
import { BlockTitle } from '../parts/BlockTitle';
import { FilmLoop } from '../parts/FilmLoop';
import type { Background } from '../parts/backgrounds.styles';
import { useReveal } from '../parts/useReveal';
import { YoutubeFacade } from '../parts/YoutubeFacade';
import type { BlurbItem } from './Blurb.schema';

const slow = (delay: number) => ({
  transition: `translate 1000ms ${token('ease.out')} ${delay}ms`,
});

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.24'),
  alignItems: 'center',
  '&[data-media]': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: token('space.48') },
    [media.lg]: { gap: token('space.96') },
    '&[data-third]': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
    '&[data-reverse]': { [media.md]: { direction: 'ltr', '> .blurb-media': { order: 2 } } },
    '&[data-third][data-reverse]': { [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  },
  '.blurb-media': { overflow: 'hidden', borderRadius: token('radius.panel') },
  '.blurb-media img, .blurb-media video': {
    width: '100%',
    aspectRatio: '16 / 9',
    [media.md]: { aspectRatio: '4 / 3' },
    objectFit: 'cover',
    background: token('color.skeleton'),
  },
  '.blurb-media img[data-studio]': {
    aspectRatio: '16 / 9',
    background: token('panel.car'),
    [media.lg]: { aspectRatio: '4 / 3', objectFit: 'contain' },
  },
  '.blurb-words': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '.blurb-words > :is(a, button)': { marginBlockStart: token('space.8') },
  // Without media the title is next to its text, as in a text block.
  '&:not([data-media]) .blurb-words': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: token('space.64') },
  },
  '&:not([data-media]) .blurb-words > :not(h1, h2, h3, h4, h5, h6)': { [media.lg]: { gridColumn: 2 } },
  '[data-reveal] > *, &[data-reveal] > *': slow(100),
  '[data-reveal] > :nth-of-type(1)': slow(200),
  '[data-reveal] > a': slow(300),
  // Never transparent: whoever prints, searches or sees the page at once reads everything.
  '[data-reveal=waiting] > *': { translate: '0 1.5rem', transition: 'none' },
});

export interface BlurbBodyProps {
  blurb: BlurbItem;
  third: boolean;
  background: Background | undefined;
  animateText?: boolean;
  animateMedia?: boolean;
}

export const hasMedia = ({ ImageDesktop, ImagePhone, VideoDesktop, VideoPhone, YoutubeID }: BlurbItem): boolean =>
  YoutubeID !== '' || VideoDesktop !== '' || VideoPhone !== '' || ImageDesktop !== null || ImagePhone !== null;

/** Text with media: a film at YouTube, else a film of ours, else a picture. */
export function BlurbBody({ blurb, third, background, animateText = false, animateMedia = false }: BlurbBodyProps) {
  const textRef = useReveal<HTMLDivElement>(animateText);
  const mediaRef = useReveal<HTMLDivElement>(animateMedia);
  const {
    Title,
    TitleTag,
    RichText: html,
    Link,
    ImageDesktop,
    ImagePhone,
    VideoDesktop,
    VideoPhone,
    YoutubeID,
  } = blurb;
  const picture = ImageDesktop ?? ImagePhone;
  return (
    <div
      css={styles}
      data-media={hasMedia(blurb) || undefined}
      data-third={third || undefined}
      data-reverse={blurb.Reverse || undefined}
    >
      {hasMedia(blurb) && (
        <div className="blurb-media" ref={mediaRef}>
          {YoutubeID !== '' ? (
            <YoutubeFacade id={YoutubeID} title={Title} poster={picture} />
          ) : VideoDesktop !== '' || VideoPhone !== '' ? (
            <FilmLoop
              desktop={VideoDesktop}
              phone={VideoPhone}
              poster={picture}
              phonePoster={ImagePhone}
              sizes={third ? '(min-width: 768px) 33vw, 100vw' : '(min-width: 768px) 50vw, 100vw'}
              bar={blurb.HasControlBar}
            />
          ) : (
            picture && (
              <BlockPicture
                image={picture}
                phone={ImagePhone}
                sizes={third ? '(min-width: 768px) 33vw, 100vw' : '(min-width: 768px) 50vw, 100vw'}
              />
            )
          )}
        </div>
      )}
      <div className="blurb-words" ref={textRef}>
        <BlockTitle text={Title} tag={TitleTag} />
        {html !== '' && <RichText html={html} />}
        <BlockButton link={Link} type="Secondary" background={background} />
      </div>
    </div>
  );
}
