import { css } from '@emotion/react';
import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';
import type { ImageValue } from '../fields.schema';
import { BlockPicture } from './BlockPicture';

const styles = css({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: token('radius.panel'),
  background: token('color.contrast'),
  color: token('color.onContrast'),
  '--ring': token('color.focusOnContrast'),
  iframe: { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  img: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0.2 },
  '.ask': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: token('space.8'),
    padding: token('space.16'),
    textAlign: 'center',
    fontSize: token('text.small'),
  },
  '.ask p': { maxWidth: '40ch' },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '4.5rem',
    height: '4.5rem',
    border: 0,
    borderRadius: token('radius.pill'),
    background: token('color.onContrast'),
    color: token('color.contrast'),
    [media.hover]: { '&:hover': { background: token('color.onContrastSoft') } },
  },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target'), color: 'inherit' },
});

export interface YoutubeFacadeProps {
  /** Eleven characters. */
  id: string;
  title: string;
  poster?: ImageValue | null;
}

/** The focused button was removed. */
const goTo = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** A film at YouTube. Nothing is fetched from there before the visitor plays it (decision 22). */
export function YoutubeFacade({ id, title, poster }: YoutubeFacadeProps) {
  const { t } = useTexts();
  const [isPlaying, setPlaying] = useState(false);
  const name = t('block.playYoutube', { title }).trim();
  return (
    <div css={styles}>
      {isPlaying ? (
        <iframe
          ref={goTo}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title === '' ? 'YouTube' : title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {poster && <BlockPicture image={poster} sizes="(min-width: 1024px) 50vw, 100vw" decorative />}
          <div className="ask">
            <button type="button" data-needs-script="" aria-label={name} onClick={() => setPlaying(true)}>
              <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
                <path d="M8 5l12 7l-12 7z" />
              </svg>
            </button>
            <p>{t('block.youtubeNote')}</p>
            <a href={`https://www.youtube.com/watch?v=${id}`} rel="external noopener noreferrer">
              {t('block.youtubeOpen')}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
