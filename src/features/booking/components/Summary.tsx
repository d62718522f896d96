import { useId, useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { reserveBottom } from '@/ui/reserveBottom';
import { Icon } from '@/ui/primitives/Icon';
import { sumOf } from '@/domain/workshop/chosenServices';
import { selectBooking, selectOpenStep } from '../booking.selectors';
import { selectSummaryLines } from '../workshops.selectors';
import { ServiceLines, SumText } from './ServiceLines';
import { StepAction } from './StepAction';
import { useSlotText } from './useSlotText';

/** A longer movement of the pointer is a drag, not a press. */
const DRAG_PX = 24;

/**
 * The current choices and the way on: next to the steps, on narrow screens a bar at the lower edge. Its sum opens the
 * choices, by a press or a drag.
 */
export function Summary() {
  const { t } = useTexts();
  const { car, location, slot, pricesStatus } = useAppSelector(selectBooking);
  const lines = useAppSelector(selectSummaryLines);
  const sum = sumOf(lines);
  const openStep = useAppSelector(selectOpenStep);
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
      {/* What the bar covers at the page's end; the sheet itself grows. */}
      <span className="bar-place" ref={reserveBottom} />
      <div className="bar">
        <button
          type="button"
          className="toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerUp={up}
          onClick={press}
        >
          <span className="sum">
            <span>{t('booking.summary')}</span>
            {lines.length > 0 && <SumText sum={sum} />}
          </span>
          <Icon name="chevron" rotation={isOpen ? 0 : 180} />
        </button>
        <div className="way-on">
          <StepAction />
        </div>
      </div>
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
        {lines.length > 0 && <ServiceLines lines={lines} sum={sum} />}
        {pricesStatus === 'loading' && (
          <p className="soft" role="status">
            {t('booking.pricesLoading')}
          </p>
        )}
        {/* Long steps end far below; in the others their own button is in sight. */}
        {(openStep === 1 || openStep === 2) && (
          <div className="way-on">
            <StepAction />
          </div>
        )}
      </div>
    </aside>
  );
}
