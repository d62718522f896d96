import { css } from '@emotion/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isStudioAddress } from '@/domain/cars/carPicture';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { fullHeightDialog } from '@/ui/primitives/fullHeightDialog.styles';
import { token } from '@/ui/tokens';
import { useModalDialog } from '@/ui/useModalDialog';
import { CarImage } from '../../car-search/components/CarImage';
import { overPicture } from './gallery.styles';
import { PictureSteps } from './PictureSteps';
import { useSwipe } from './useSwipe';
import { usePinch } from './usePinch';

const styles = css({
  ...fullHeightDialog,
  position: 'fixed',
  inset: 0,
  width: '100vw',
  overflow: 'hidden',
  background: '#000',
  color: '#fff',
  '&::backdrop': { background: '#000' },
  '.viewport': { width: '100%', height: '100%', overflow: 'hidden' },
  ul: { display: 'flex', height: '100%' },
  li: { flex: '0 0 100%', minWidth: 0, display: 'grid', placeItems: 'center', overflow: 'hidden', touchAction: 'none' },
  // A drawn car has no ground of its own, and some are black.
  'li[data-studio]': { background: token('panel.car'), color: token('panel.ink') },
  img: { gridArea: '1 / 1', width: '100%', height: '100dvh', objectFit: 'contain', userSelect: 'none' },
  button: overPicture,
  'button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  '.close': {
    position: 'absolute',
    insetBlockStart: `max(${token('space.12')}, env(safe-area-inset-top))`,
    insetInlineEnd: token('space.12'),
  },
  '.count': {
    position: 'absolute',
    insetBlockStart: `max(${token('space.16')}, env(safe-area-inset-top))`,
    insetInlineStart: token('space.16'),
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.pill'),
    background: 'rgb(0 0 0 / 0.6)',
  },
  '.steps': {
    position: 'absolute',
    insetBlockEnd: `max(${token('space.24')}, env(safe-area-inset-bottom))`,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    gap: token('space.16'),
    pointerEvents: 'none',
  },
});

export interface GalleryViewerProps {
  /** The car's name, for the names of pictures. */
  name: string;
  images: readonly string[];
  /** The picture that is shown first. */
  start: number;
  /** The address of that picture as the page has loaded it; '' where it has not. */
  loaded: string;
  onShow(position: number): void;
  onClose(): void;
}

/**
 * The pictures on the whole screen: swiped, by buttons and by keys; enlarged by two fingers, a double click or + and -.
 * Only a picture and its neighbours are loaded. The close button and Escape close it.
 */
export function GalleryViewer({ name, images, start, loaded, onShow, onClose }: GalleryViewerProps) {
  const { t } = useTexts();
  const { close, ...dialog } = useModalDialog(onClose);
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { zoom, reset, isZoomed } = usePinch(viewport);
  const show = (next: number) => {
    reset();
    setIndex(next);
    onShow(next);
  };
  const slides = useSwipe(viewport, { start, isHeld: isZoomed, onChange: show });
  const total = images.length;
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), total - 1);
    show(next);
    slides.go(next);
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(index + 1),
    ArrowLeft: () => go(index - 1),
    Home: () => go(0),
    End: () => go(total - 1),
    '+': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
  };
  const keys = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <dialog
      {...dialog}
      css={styles}
      // Keeps the keys after a click on a picture.
      tabIndex={-1}
      aria-label={t('detail.gallery', { car: name })}
      onKeyDown={keys}
    >
      <div className="viewport" ref={viewport}>
        <ul>
          {images.map((address, position) => (
            <li
              key={address}
              data-shown={position === index || undefined}
              data-studio={isStudioAddress(address) || undefined}
              aria-hidden={position !== index}
            >
              {Math.abs(position - index) < 2 && (
                <CarImage
                  address={address}
                  alt={`${name}, ${t('detail.image', { number: position + 1, total })}`}
                  sizes="100vw"
                  eager
                  // At once what the page has, below it the sharper one as it arrives.
                  preview={(position === start && loaded) || true}
                  upTo={1600}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {total > 1 && (
        <>
          <p className="count" role="status">
            <span aria-hidden="true">{`${index + 1}/${total}`}</span>
            <span className="visually-hidden">{t('detail.image', { number: index + 1, total })}</span>
          </p>
          <div className="steps">
            <PictureSteps index={index} total={total} onStep={go} />
          </div>
        </>
      )}
      <button type="button" className="close" aria-label={t('detail.closeGallery')} onClick={close}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
