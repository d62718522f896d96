import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CarImage } from '@/features/car-search/components/CarImage';
import { carName } from '@/features/car-search/components/carTexts';
import { Distance } from '@/features/car-search/components/Distance';
import { MonthlyCost } from '@/features/car-search/components/MonthlyCost';
import { SinceLastVisit } from '@/features/car-search/components/SinceLastVisit';
import { BidsLeft } from '@/features/cars/components/BidsLeft';
import { ClosingReminder } from '@/features/cars/components/ClosingReminder';
import { HeartButton } from '@/features/saved/components/HeartButton';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon, LineIcon } from '@/ui/primitives/Icon';
import { roundButton } from '@/ui/primitives/roundButton.styles';
import { media, token } from '@/ui/tokens';
import { cardExamined, carToggled, MOST_COMPARED } from '../compare.slice';
import { selectIsCompared, selectIsRefused } from '../compare.selectors';
import { COMPARE_ICON } from './compareIcon';
import { tooltipText } from './tooltipText';

/** Above the card's link; the box over the picture lets clicks through. */
const styles = css({
  display: 'contents',
  '.over': { position: 'absolute', insetInline: 0, insetBlockStart: 0, aspectRatio: '16 / 9', pointerEvents: 'none' },
  '.more': { position: 'absolute', inset: 0, background: token('panel.car') },
  '.more img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // Beside each other in a corner, below the car, and only under a mouse: fingers swipe.
  '.steps': {
    position: 'absolute',
    insetInlineEnd: token('space.8'),
    insetBlockEnd: token('space.8'),
    display: 'flex',
    gap: token('space.4'),
    button: { ...roundButton, pointerEvents: 'auto' },
    [media.coarse]: { display: 'none' },
  },
  [media.hover]: {
    '.steps': { opacity: 0, transition: `opacity ${token('duration.fast')} linear` },
    'article:hover & .steps': { opacity: 1 },
  },
  '.steps button[aria-disabled=true]': { cursor: 'default', svg: { opacity: 0.3 } },
  '.count, .notes p': {
    margin: 0,
    padding: `0 ${token('space.8')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.count, .notes': { position: 'absolute', insetBlockEnd: token('space.8'), insetInlineStart: token('space.8') },
  // One of them, and none while the picture's number is shown here.
  '.notes': { maxWidth: `calc(100% - 2 * ${token('space.8')})` },
  '.notes p + p, .count ~ .notes': { display: 'none' },
  '[role=tooltip], .refused': {
    position: 'absolute',
    zIndex: 1,
    insetInline: token('space.4'),
    insetBlockEnd: '100%',
    padding: token('space.12'),
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
    boxShadow: token('shadow.high'),
    fontSize: token('text.small'),
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  // Touches its button, so that the pointer gets onto it.
  '[role=tooltip]': { pointerEvents: 'auto' },
  '.refused': { insetInline: token('space.8'), insetBlockEnd: '3.5rem', margin: 0 },
});

/** A longer word beside the button needs a wider card. */
const LONG_WORD = 8;

/** Controls of a card, loaded after the page: comparison, saving, further pictures and equipment. */
export function CardTools({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const word = t('card.compare');
  const carId = car.car_id;
  const name = carName(car, texts);
  const compared = useAppSelector((state) => selectIsCompared(state, carId));
  const refused = useAppSelector((state) => selectIsRefused(state, carId));
  return (
    <div css={styles}>
      <div className="over">
        <Pictures car={car} />
        <div className="notes">
          {car.car_bids_end !== undefined && <BidsLeft end={car.car_bids_end} isClock />}
          <MonthlyCost car={car} />
          <Distance car={car} />
          <SinceLastVisit car={car} />
        </div>
      </div>
      <div className="actions">
        <EquipmentTooltip car={car} />
        <ClosingReminder car={car} />
        <HeartButton carId={carId} name={name} />
        <button
          type="button"
          className="compare"
          aria-pressed={compared}
          aria-label={t('card.compareCar', { car: name })}
          title={t('card.compareCar', { car: name })}
          onClick={() => dispatch(carToggled({ carId }))}
        >
          {compared ? <Icon name="check" /> : <LineIcon path={COMPARE_ICON} />}
          <span data-long={word.length > LONG_WORD || undefined}>{word}</span>
        </button>
      </div>
      {refused && (
        <p className="refused" role="status">
          {t('card.compareFull', { count: MOST_COMPARED })}
        </p>
      )}
    </div>
  );
}

const SWIPE_PX = 40;

/** A finger that swipes over the picture of a card, which is part of the card's link. */
function usePictureSwipe(inside: RefObject<HTMLElement | null>, onStep: (step: -1 | 1) => void) {
  const go = useEffectEvent(onStep);
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>('article');
    const picture = card?.querySelector('.panel');
    if (!picture || !card) return undefined;
    let from: Touch | undefined;
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      const isOverPicture = finger !== undefined && finger.clientY < picture.getBoundingClientRect().bottom;
      from = touches.length === 1 && isOverPicture ? finger : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1);
    };
    card.addEventListener('touchstart', start, { passive: true });
    card.addEventListener('touchend', end, { passive: true });
    return () => {
      card.removeEventListener('touchstart', start);
      card.removeEventListener('touchend', end);
    };
  }, [inside]);
}

/**
 * The further pictures, requested on the first step and shown one at a time. Its buttons are no stops of the keyboard,
 * which has the gallery behind the card's link.
 */
function Pictures({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const [index, setIndex] = useState(0);
  const steps = useRef<HTMLDivElement>(null);
  const first = car.car_primary_image?.thumbnail_url;
  const known =
    car.car_images && first !== undefined
      ? [...new Set([first, ...car.car_images.map(({ original }) => original)])]
      : null;
  const total = known?.length ?? 1;
  const go = (to: number) => {
    dispatch(cardExamined({ carId: car.car_id }));
    setIndex(Math.max(0, known ? Math.min(to, total - 1) : to));
  };
  usePictureSwipe(steps, (step) => go(index + step));
  if (first === undefined) return null;
  const shown = Math.min(index, total - 1);
  const address = known?.[shown];
  return (
    <>
      {index > 0 && address !== undefined && shown > 0 && (
        <div className="more">
          <CarImage
            address={address}
            alt={`${carName(car, texts)}, ${t('detail.image', { number: shown + 1, total })}`}
            sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw"
            upTo={800}
          />
        </div>
      )}
      {index > 0 && known && <span className="count" aria-hidden="true">{`${shown + 1}/${total}`}</span>}
      <div className="steps" ref={steps}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('detail.previousImage')}, ${carName(car, texts)}`}
          aria-disabled={shown === 0}
          onClick={() => go(shown - 1)}
        >
          <Icon name="chevron" rotation={90} />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('detail.nextImage')}, ${carName(car, texts)}`}
          aria-disabled={known !== null && shown === total - 1}
          onClick={() => go(shown + 1)}
        >
          <Icon name="chevron" rotation={270} />
        </button>
      </div>
    </>
  );
}

/**
 * A tooltip with the equipment, at most 288 characters (specification 2 section 9). It stays open while hovered and
 * closes on Escape. No stop of the keyboard: the equipment is on the page behind the card's link.
 */
function EquipmentTooltip({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const id = useId();
  const show = () => {
    dispatch(cardExamined({ carId: car.car_id }));
    setOpen(true);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const text = tooltipText(car, texts);
  return (
    <span onMouseEnter={show} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className="about"
        tabIndex={-1}
        aria-label={t('card.about', { car: carName(car, texts) })}
        title={open ? undefined : t('card.about', { car: carName(car, texts) })}
        aria-describedby={open ? id : undefined}
        onFocus={show}
        onBlur={() => setOpen(false)}
        onClick={show}
        onKeyDown={keys}
      >
        <Icon name="info" />
      </button>
      {open && text !== '' && (
        <span role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  );
}
