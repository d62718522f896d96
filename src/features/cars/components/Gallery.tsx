import { css } from '@emotion/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import type { CarRecord } from '@/store/entities';
import { CarImage } from '../../car-search/components/CarImage';
import { carName } from '../../car-search/components/carTexts';

const styles = css({
  position: 'relative',
  minWidth: 0,
  '.strip': {
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: token('radius.panel'),
    background: token('panel.car'),
    color: token('panel.ink'),
    outlineOffset: '2px',
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '.strip li': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
  },
  img: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.steps': {
    position: 'absolute',
    insetBlockStart: `calc((100cqw * 9 / 16) / 2)`,
    insetInline: token('space.12'),
    display: 'flex',
    justifyContent: 'space-between',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
  '.steps button, .zoom': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: `color-mix(in srgb, ${token('paper.surface')} 92%, transparent)`,
    color: token('paper.ink'),
    boxShadow: token('shadow.low'),
    cursor: 'pointer',
    pointerEvents: 'auto',
  },
  // Kept in place at the ends: a button that vanished would take the focus with it.
  '.steps button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  containerType: 'inline-size',
  '.thumbs': {
    display: 'flex',
    gap: token('space.8'),
    margin: `${token('space.8')} 0 0`,
    padding: 0,
    listStyle: 'none',
  },
  '.thumbs li': { flex: '0 1 6.5rem', minWidth: 0 },
  '.thumbs button': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    padding: 0,
    border: '2px solid transparent',
    borderRadius: token('radius.card'),
    overflow: 'hidden',
    background: token('panel.car'),
    cursor: 'pointer',
    '&[aria-current=true]': { borderColor: token('color.accent') },
  },
  '.caption': { margin: `${token('space.8')} 0 0`, color: token('color.inkSoft'), fontSize: token('text.small') },
  [media.print]: { '.steps, .thumbs': { display: 'none' } },
});

interface StripProps {
  /** The car's name, for the names of pictures. */
  name: string;
  images: readonly { original: string }[];
}

/** The pictures of a car; of a car that came with the list the one of its card. */
export function Gallery({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const addresses =
    car.car_images?.map(({ original }) => original) ??
    (car.car_primary_image ? [car.car_primary_image.thumbnail_url] : []);
  // A feed may name a picture twice; it stands once.
  const images = [...new Set(addresses)].map((original) => ({ original }));
  return <Strip name={carName(car, texts)} images={images} />;
}

/** A strip of pictures that scrolls by hand, by key and by button; without JavaScript by hand alone. */
function Strip({ name, images }: StripProps) {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setAt] = useState(0);
  const go = (to: number) => {
    const element = strip.current;
    if (!element) return;
    const next = Math.min(Math.max(to, 0), images.length - 1);
    setAt(next);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: next * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(index + step);
  };
  const settled = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth));
  };
  const isStudio = images.some(({ original }) => original.includes('/jssmedia/cars/'));
  return (
    <section css={styles} aria-label={t('detail.gallery', { car: name })}>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ul
        className="strip"
        ref={strip}
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={t('detail.image', { number: index + 1, total: images.length })}
        onScroll={settled}
        onKeyDown={keys}
      >
        {images.map(({ original }, index) => (
          <li key={original}>
            <CarImage
              address={original}
              alt={`${name}, ${t('detail.image', { number: index + 1, total: images.length })}`}
              sizes="(min-width: 1024px) 60vw, 100vw"
              priority={index === 0}
              upTo={1600}
            />
          </li>
        ))}
        {images.length === 0 && (
          <li>
            <CarImage address={undefined} alt="" sizes="100vw" />
          </li>
        )}
      </ul>
      {images.length > 1 && (
        <>
          <div className="steps">
            <button
              type="button"
              aria-label={t('detail.previousImage')}
              aria-disabled={index === 0}
              onClick={() => go(index - 1)}
            >
              <Icon name="chevron" rotation={90} />
            </button>
            <button
              type="button"
              aria-label={t('detail.nextImage')}
              aria-disabled={index === images.length - 1}
              onClick={() => go(index + 1)}
            >
              <Icon name="chevron" rotation={270} />
            </button>
          </div>
          <ul className="thumbs">
            {images.map(({ original }, slide) => (
              <li key={original}>
                <button
                  type="button"
                  aria-label={t('detail.image', { number: slide + 1, total: images.length })}
                  aria-current={slide === index}
                  onClick={() => go(slide)}
                >
                  <CarImage address={original} alt="" sizes="104px" upTo={480} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isStudio && <p className="caption">{t('list.illustration')}</p>}
    </section>
  );
}
