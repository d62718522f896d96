import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';
import type { ImageValue } from '../fields.schema';
import { BlockPicture } from './BlockPicture';
import { prefersNoAutoplay } from './prefersNoAutoplay';

const styles = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  // The poster is visible until the film starts.
  picture: { position: 'absolute', inset: 0 },
  'picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  video: { position: 'relative', width: '100%', height: '100%', objectFit: 'cover' },
  '.film-buttons': {
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: token('space.16'),
    insetInlineEnd: token('space.16'),
    display: 'flex',
    gap: token('space.8'),
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'rgb(10 14 12 / 0.6)',
    color: '#fff',
    '--ring': '#fff',
    [media.hover]: { '&:hover': { background: 'rgb(10 14 12 / 0.85)' } },
  },
});

const marks = {
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12 7.5l-12 7.5z',
  muted: 'M4 9.5v5h3.5l5 4.5v-14l-5 4.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  loud: 'M4 9.5v5h3.5l5 4.5v-14l-5 4.5zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
} as const;

const Mark = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** Play state follows the element's events; where autoplay is blocked, poster and button remain. */
const begin = (film: HTMLVideoElement) => {
  film.play().catch(() => undefined);
};

export interface FilmLoopProps {
  desktop: string;
  /** The film below 768 px; '' for none. */
  phone: string;
  /** Shown until the film plays, and where it must not. */
  poster: ImageValue | null;
  /** The poster below 768 px. */
  phonePoster?: ImageValue | null;
  /** As in HTML: the rendered widths. */
  sizes: string;
  /** The poster loads with high priority. */
  priority?: boolean;
  /** Adds a sound button; the pause button is always shown. */
  bar: boolean;
}

/**
 * A muted looping film. It starts automatically except with reduced motion or data saving, and can always be paused.
 */
export function FilmLoop({ desktop, phone, poster, phonePoster = null, sizes, priority = false, bar }: FilmLoopProps) {
  const { t } = useTexts();
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  useEffect(() => {
    if (film.current && !prefersNoAutoplay()) begin(film.current);
  }, []);
  return (
    <div css={styles}>
      {poster && <BlockPicture image={poster} phone={phonePoster} sizes={sizes} priority={priority} decorative />}
      <video
        // Without a poster its first frame is shown; only its metadata are loaded before it plays.
        ref={film}
        muted
        loop
        playsInline
        preload={poster ? 'none' : 'metadata'}
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
      >
        {phone !== '' && <source src={phone} media="(max-width: 767px)" />}
        <source src={desktop === '' ? phone : desktop} />
      </video>
      <div className="film-buttons" data-needs-script="">
        <button
          type="button"
          aria-label={t(playing ? 'block.pauseVideo' : 'block.playVideo')}
          onClick={() => film.current && (playing ? film.current.pause() : begin(film.current))}
        >
          <Mark path={playing ? marks.pause : marks.play} />
        </button>
        {bar && (
          <button
            type="button"
            aria-label={t(muted ? 'block.unmuteVideo' : 'block.muteVideo')}
            onClick={() => film.current && (film.current.muted = !muted)}
          >
            <Mark path={muted ? marks.muted : marks.loud} />
          </button>
        )}
      </div>
    </div>
  );
}
