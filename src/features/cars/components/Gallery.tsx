import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { isStudioAddress } from '@/domain/cars/carPicture';
import { useTexts } from '@/i18n/TextsProvider';
import { loadCode } from '@/lib/loadCode';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LineIcon } from '@/ui/primitives/Icon';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { useStrip } from '@/ui/useStrip';
import { CarImage } from '../../car-search/components/CarImage';
import { selectIsShowingPictures } from '../../car-search/carsPage.selectors';
import { picturesClosed, picturesOpened } from '../../car-search/carsPage.slice';
import { carName } from '../../car-search/components/carTexts';
import { carIcons } from './carIcons';
import { galleryStyles } from './gallery.styles';
import type { GalleryViewerProps } from './GalleryViewer';
import { PictureSteps } from './PictureSteps';

const viewerCode = () => import('./GalleryViewer');
/** Loaded after the page, so that the full screen opens at once. */
const codeAhead = [viewerCode];

/** The pictures of a car; of a car that came with the list the one of its card. */
export function Gallery({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const addresses =
    car.car_images?.map(({ original }) => original) ??
    (car.car_primary_image ? [car.car_primary_image.thumbnail_url] : []);
  // A feed may name a picture twice; it is shown once.
  return <Strip name={carName(car, texts)} body={car.car_body} images={[...new Set(addresses)]} />;
}

interface StripProps {
  /** The car's name, for the names of pictures. */
  name: string;
  body: string | undefined;
  images: readonly string[];
}

/** A strip of pictures that scrolls by hand, by key and by button; without JavaScript by hand alone. */
function Strip({ name, body, images }: StripProps) {
  const { t } = useTexts();
  const thumbs = useRef<HTMLUListElement>(null);
  const [loaded, setLoaded] = useState('');
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null);
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsShowingPictures);
  /** The picture that the viewer shows; null while it is closed. */
  const viewed = useRef<number | null>(null);
  useCodeAhead(codeAhead);
  const total = images.length;
  const { strip, index, go, onKeyDown, onScroll } = useStrip<HTMLUListElement>(total);
  const label = (number: number) => t('detail.image', { number, total });
  useEffect(() => {
    const row = thumbs.current;
    const shown = row?.children[index];
    // Not scrollIntoView, which would move the page.
    if (row && shown instanceof HTMLElement)
      row.scrollTo({ left: shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2 });
  }, [index]);
  const showViewed = useEffectEvent(() => {
    if (viewed.current !== null) go(viewed.current, 'instant');
    viewed.current = null;
  });
  useEffect(() => {
    if (!isOpen) showViewed();
  }, [isOpen]);
  const open = async () => {
    const shown = strip.current?.children[index]?.querySelector<HTMLImageElement>('img:last-of-type');
    setLoaded(shown?.complete ? shown.currentSrc : '');
    dispatch(picturesOpened());
    const { GalleryViewer } = await loadCode(viewerCode);
    setViewer(() => GalleryViewer);
  };
  return (
    <section css={galleryStyles} aria-label={t('detail.gallery', { car: name })}>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ul
        className="strip"
        ref={strip}
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={label(index + 1)}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {images.map((address, position) => (
          <li key={address}>
            <CarImage
              address={address}
              alt={`${name}, ${label(position + 1)}`}
              sizes="(min-width: 1500px) 840px, (min-width: 1024px) 56vw, 100vw"
              priority={position === 0}
              preview
              // Only the neighbours are loaded before they are seen.
              eager={index > 0 && Math.abs(position - index) === 1}
              upTo={1600}
            />
          </li>
        ))}
        {total === 0 && (
          <li>
            <CarImage body={body} address={undefined} alt="" sizes="100vw" priority />
          </li>
        )}
      </ul>
      {total > 1 && (
        <>
          <span className="count" aria-hidden="true">{`${index + 1}/${total}`}</span>
          <div className="steps" data-needs-script="">
            <PictureSteps index={index} total={total} onStep={go} />
          </div>
        </>
      )}
      {total > 0 && (
        <button
          type="button"
          className="zoom"
          aria-label={t('detail.fullScreen')}
          aria-busy={(isOpen && !Viewer) || undefined}
          data-needs-script=""
          onClick={() => void open()}
        >
          <LineIcon path={carIcons.expand} />
        </button>
      )}
      {total > 1 && (
        <ul className="thumbs" ref={thumbs} data-needs-script="">
          {images.map((address, position) => (
            <li key={address}>
              <button
                type="button"
                aria-label={label(position + 1)}
                aria-current={position === index}
                onClick={() => go(position)}
              >
                <CarImage address={address} alt="" sizes="104px" upTo={480} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.some(isStudioAddress) && <p className="caption">{t('list.illustration')}</p>}
      {isOpen && Viewer && (
        <Viewer
          name={name}
          images={images}
          start={index}
          loaded={loaded}
          onShow={(position) => {
            viewed.current = position;
          }}
          onClose={() => dispatch(picturesClosed())}
        />
      )}
    </section>
  );
}
