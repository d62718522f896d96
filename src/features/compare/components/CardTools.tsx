import { css } from '@emotion/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { CarImage } from '@/features/car-search/components/CarImage';
import { carName } from '@/features/car-search/components/carTexts';
import { Distance } from '@/features/car-search/components/Distance';
import { MonthlyCost } from '@/features/car-search/components/MonthlyCost';
import { SinceLastVisit } from '@/features/car-search/components/SinceLastVisit';
import { HeartButton } from '@/features/saved/components/HeartButton';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { roundButton } from '@/ui/primitives/roundButton.styles';
import { media, token } from '@/ui/tokens';
import { cardExamined, carToggled, MOST_COMPARED } from '../compare.slice';
import { selectIsCompared, selectIsRefused } from '../compare.selectors';
import { tooltipText } from './tooltipText';

/** Above the card's link; the box itself lets clicks through. */
const styles = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  aspectRatio: '16 / 9',
  pointerEvents: 'none',
  '.more': { position: 'absolute', inset: 0, background: token('panel.car') },
  '.more img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  button: { ...roundButton, pointerEvents: 'auto' },
  '.compare': {
    position: 'absolute',
    insetBlockStart: token('space.8'),
    insetInlineEnd: token('space.8'),
    '&[aria-pressed=true]': { background: token('color.accent'), color: token('color.onAccent') },
  },
  '.heart': {
    position: 'absolute',
    insetBlockStart: token('space.8'),
    insetInlineEnd: `calc(2 * ${token('space.8')} + ${token('size.target')})`,
  },
  '.about': { position: 'absolute', insetBlockEnd: token('space.8'), insetInlineEnd: token('space.8') },
  '.steps': {
    position: 'absolute',
    insetInline: token('space.8'),
    insetBlockStart: '50%',
    display: 'flex',
    justifyContent: 'space-between',
    transform: 'translateY(-50%)',
  },
  // Shown on hover or focus; always on devices without hover.
  [media.hover]: {
    '.steps button, .about': { opacity: 0, transition: `opacity ${token('duration.fast')} linear` },
    'article:hover & button, article:focus-within & button': { opacity: 1 },
  },
  // Disabled by aria at the ends: a removed or disabled button would lose the focus.
  '.steps button[aria-disabled=true]': { cursor: 'default', svg: { opacity: 0.3 } },
  '.count': {
    position: 'absolute',
    insetBlockEnd: token('space.8'),
    insetInlineStart: token('space.12'),
    paddingInline: token('space.8'),
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  // Over the picture, next to the equipment button. Hidden while the picture number is shown here.
  '.notes': {
    position: 'absolute',
    insetBlockEnd: token('space.12'),
    insetInlineStart: token('space.12'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('space.4'),
    maxWidth: 'calc(100% - 5rem)',
  },
  '.notes p': {
    margin: 0,
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.pill'),
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    lineHeight: 1.3,
  },
  '.count ~ .notes': { display: 'none' },
  '[role=tooltip], .refused': {
    position: 'absolute',
    zIndex: 1,
    insetInline: token('space.8'),
    padding: token('space.12'),
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
    boxShadow: token('shadow.high'),
    fontSize: token('text.small'),
    lineHeight: 1.4,
    pointerEvents: 'auto',
    overflowWrap: 'anywhere',
  },
  // Aligned to the card's top: it may cover the card's text, but the card would clip it below.
  '[role=tooltip]': { insetBlockStart: token('space.8') },
  '.refused': { insetBlockStart: '3.5rem' },
});

/** Controls of a card, loaded after the page: comparison, saving, further pictures and equipment. */
export function CardTools({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const carId = car.car_id;
  const name = carName(car, texts);
  const compared = useAppSelector((state) => selectIsCompared(state, carId));
  const refused = useAppSelector((state) => selectIsRefused(state, carId));
  return (
    <div css={styles}>
      <Pictures car={car} />
      <button
        type="button"
        className="compare"
        aria-pressed={compared}
        aria-label={t('card.compareCar', { car: name })}
        onClick={() => dispatch(carToggled({ carId }))}
      >
        <Icon name={compared ? 'check' : 'plus'} />
      </button>
      <HeartButton carId={carId} name={name} />
      <EquipmentTooltip car={car} />
      <div className="notes">
        <MonthlyCost car={car} />
        <Distance car={car} />
        <SinceLastVisit car={car} />
      </div>
      {refused && (
        <p className="refused" role="status">
          {t('card.compareFull', { count: MOST_COMPARED })}
        </p>
      )}
    </div>
  );
}

/** The further pictures, requested on the first step and shown one at a time. */
function Pictures({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const [index, setIndex] = useState(0);
  const first = car.car_primary_image?.thumbnail_url;
  if (first === undefined) return null;
  const known = car.car_images ? [...new Set([first, ...car.car_images.map(({ original }) => original)])] : null;
  const total = known?.length ?? 1;
  const go = (to: number) => {
    dispatch(cardExamined({ carId: car.car_id }));
    setIndex(Math.max(0, known ? Math.min(to, total - 1) : to));
  };
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
      <div className="steps">
        <button
          type="button"
          aria-label={`${t('detail.previousImage')}, ${carName(car, texts)}`}
          aria-disabled={shown === 0}
          onClick={() => go(shown - 1)}
        >
          <Icon name="chevron" rotation={90} />
        </button>
        <button
          type="button"
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
 * closes on Escape.
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
        aria-label={t('card.about', { car: carName(car, texts) })}
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
