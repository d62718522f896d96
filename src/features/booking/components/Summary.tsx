import { useId, useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { reserveBottom } from '@/ui/reserveBottom';
import { Icon } from '@/ui/primitives/Icon';
import { selectBooking, selectSum } from '../booking.selectors';
import { ServiceLines, SumText } from './ServiceLines';
import { useSlotText } from './useSlotText';

/** A longer movement of the pointer is a drag, not a press. */
const DRAG_PX = 24;

/**
 * The current choices: next to the steps, on narrow screens a sheet at the lower edge that opens by a press or a drag
 * of its bar.
 */
export function Summary() {
  const { t } = useTexts();
  const { car, location, chosen, slot, pricesStatus } = useAppSelector(selectBooking);
  const sum = useAppSelector(selectSum);
  const slotText = useSlotText();
  const [isOpen, setOpen] = useState(false);
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const id = useId();
  const up = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    dragged.current = Math.abs(moved) > DRAG_PX;
    if (dragged.current) setOpen(moved < 0);
  };
  const press = () => {
    // A drag ends with a click event, too.
    if (!dragged.current) setOpen((open) => !open);
    dragged.current = false;
  };
  return (
    <aside
      className="summary"
      aria-label={t('booking.summary')}
      data-open={isOpen || undefined}
      data-print="none"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        ref={reserveBottom}
        type="button"
        className="bar"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={up}
        onClick={press}
      >
        <span>{t('booking.summary')}</span>
        {chosen.length > 0 && <SumText sum={sum} />}
        <Icon name="chevron" rotation={isOpen ? 0 : 180} />
      </button>
      <div className="content" id={id}>
        <p className="title" aria-hidden="true">
          {t('booking.summary')}
        </p>
        {!car && <p className="soft">{t('booking.summaryEmpty')}</p>}
        {car && (
          <p>
            <strong>
              {car.brand} {car.model}
            </strong>
            <br />
            {car.registrationNumber}
            {location && ` · ${location.name}`}
          </p>
        )}
        {slot && (
          <p>
            <strong className="when">{slotText(slot)}</strong>
            <br />
            {slot.workshop.siteName}
          </p>
        )}
        {chosen.length > 0 && <ServiceLines lines={chosen} sum={sum} />}
        {pricesStatus === 'loading' && (
          <p className="soft" role="status">
            {t('booking.pricesLoading')}
          </p>
        )}
      </div>
    </aside>
  );
}
