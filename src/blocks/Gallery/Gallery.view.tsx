import { css } from '@emotion/react';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { BlockPicture, pictureAddress } from '../parts/BlockPicture';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { GalleryFields } from './Gallery.schema';

const styles = css({
  '.pictures': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: token('space.12'),
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: token('space.16') },
  },
  // One picture has the column of the text.
  '.pictures:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: `minmax(0, ${token('size.line')})` },
  '.pictures a': { display: 'block', borderRadius: token('radius.card'), overflow: 'hidden' },
  '.pictures img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: token('color.skeleton'),
    '&[data-studio]': { background: token('panel.car') },
  },
  figcaption: {
    marginBlockStart: token('space.8'),
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    overflowWrap: 'anywhere',
  },
  dialog: {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: '#0c0f0e',
    color: '#fff',
    '--ring': '#fff',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
  '.bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.16'),
    padding: `${token('space.8')} ${token('space.16')}`,
  },
  'dialog button': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'rgb(255 255 255 / 0.14)',
    color: 'inherit',
    [media.hover]: { '&:hover': { background: 'rgb(255 255 255 / 0.28)' } },
  },
  '.large': { display: 'grid', placeItems: 'center', minHeight: 0 },
  '.large picture': { display: 'contents' },
  '.large img': {
    maxWidth: '100%',
    maxHeight: '100%',
    width: 'auto',
    height: 'auto',
    objectFit: 'contain',
    '&[data-studio]': { background: token('panel.car') },
  },
});

/** Pictures that open in a full-screen dialog. Without script each is a link to its file. */
export function Gallery({ Title, Items }: GalleryFields) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [openIndex, setOpenIndex] = useState(0);
  const shown = Items.flatMap(({ Image, Caption }) => (Image ? [{ image: Image, caption: Caption }] : []));
  if (shown.length === 0) return null;
  const large = shown[Math.min(openIndex, shown.length - 1)];
  const step = (by: number) => setOpenIndex((now) => (now + by + shown.length) % shown.length);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setOpenIndex(index);
    dialog.current.showModal();
  };
  const several = shown.length > 1;
  const keys = (event: KeyboardEvent) => {
    if (!several) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul className="pictures">
        {keyed(shown, ({ image }) => image.src).map(({ key, item: { image, caption } }, index) => (
          <li key={key}>
            <figure>
              <a
                data-button=""
                href={pictureAddress(image, 1920)}
                aria-label={t('block.openPicture', {
                  picture:
                    image.alt ||
                    caption ||
                    (several ? t('block.slide', { number: index + 1, total: shown.length }) : t('block.gallery')),
                })}
                onClick={(event) => open(event, index)}
              >
                <BlockPicture
                  image={image}
                  sizes={
                    several
                      ? '(min-width: 1280px) 25vw, (min-width: 768px) 33vw, 50vw'
                      : '(min-width: 768px) 40rem, 92vw'
                  }
                />
              </a>
              {caption !== '' && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} aria-label={Title || t('block.gallery')} onKeyDown={keys}>
        <div className="bar">
          <p aria-live="polite">{several && t('block.slide', { number: openIndex + 1, total: shown.length })}</p>
          <button type="button" aria-label={t('frame.close')} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="large">{large && <BlockPicture image={large.image} sizes="100vw" />}</div>
        <div className="bar">
          {several && (
            <button type="button" aria-label={t('block.previousSlide')} onClick={() => step(-1)}>
              <Icon name="chevron" rotation={90} />
            </button>
          )}
          <p>{large?.caption}</p>
          {several && (
            <button type="button" aria-label={t('block.nextSlide')} onClick={() => step(1)}>
              <Icon name="chevron" rotation={270} />
            </button>
          )}
        </div>
      </dialog>
    </BlockSection>
  );
}
