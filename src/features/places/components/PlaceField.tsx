import { css } from '@emotion/react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { LONGEST_PLACE, PLACES_DEBOUNCE_MS, type Place } from '@/domain/places/place';
import { placesErrors } from '@/errors/entries/places.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { TextInput } from '@/ui/primitives/TextInput';
import { media, token } from '@/ui/tokens';
import { useDebounced } from '@/ui/useDebounced';
import { placesActions } from '../places.slice';
import { selectPlaces } from '../places.selectors';

const styles = css({
  position: 'relative',
  display: 'grid',
  gap: token('space.8'),
  '.list': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    top: '100%',
    marginTop: token('space.4'),
    padding: token('space.4'),
    listStyle: 'none',
    maxHeight: '20rem',
    overflowY: 'auto',
    background: token('color.surface'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: `min(${token('radius.card')}, 0.75rem)`,
    boxShadow: token('shadow.high'),
  },
  '.list > div': {
    display: 'grid',
    padding: `${token('space.8')} ${token('space.12')}`,
    minHeight: token('size.target'),
    alignContent: 'center',
    borderRadius: token('radius.control'),
    cursor: 'pointer',
    lineHeight: 1.3,
  },
  '.list small': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.list > div[aria-selected=true]': { background: token('color.accentSoft') },
  [media.hover]: { '.list > div:hover': { background: token('color.sunken') } },
  '.chosen': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('space.4')} ${token('space.12')}`,
  },
  '.chosen strong': { display: 'flex', gap: token('space.8'), alignItems: 'center', minHeight: '3rem' },
  '.label': { fontWeight: token('font.strongWeight'), lineHeight: 1.3 },
  '> button': { justifySelf: 'start', marginInlineStart: `calc(-1 * ${token('space.12')})` },
});

export interface PlaceFieldHandle {
  /** Chooses the place that the text means, as soon as the places are known. False: there is no text. */
  take(): boolean;
}

export interface PlaceFieldProps {
  ref?: Ref<PlaceFieldHandle>;
  value: Place | null;
  onChoose(place: Place | null): void;
  /** A place was chosen here, and its field is gone: moves the focus on. */
  onChosen?: () => void;
  /** After `take`: the place of the text is chosen. */
  onTaken?: (place: Place) => void;
  /** After `take`: the text means no place, or several. */
  onUnclear?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** Error of the empty field. */
  missing?: string | undefined;
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A field for a place in Sweden: a combobox, or the position of the browser. */
export function PlaceField({
  ref,
  value,
  onChoose,
  onChosen,
  onTaken,
  onUnclear,
  disabled = false,
  readOnly = false,
  missing,
}: PlaceFieldProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value: flowState },
    queryText,
    places,
    error,
  } = useAppSelector(selectPlaces);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isFocused, setFocused] = useState(false);
  /** What to choose as soon as the places of the text are known: the visitor pressed Enter, left the field, or goes on. */
  const awaited = useRef<'first' | 'sameName' | 'meant' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The visitor changes the value here: the focus goes with it. */
  const moves = useRef(false);
  const shown = useRef(value);
  const id = useId();
  const list = `${id}-list`;
  // The places of an earlier text are hidden while the next one is being typed.
  const isListed = flowState === 'listed' && queryText === text;
  const isOpen = isListed && isFocused && places.length > 0;
  const errorKey = error && textKeyOf(error.code, placesErrors);
  const { schedule, cancel } = useDebounced(
    (next: string) => dispatch(placesActions.queryChanged({ text: next })),
    PLACES_DEBOUNCE_MS,
  );

  const type = (next: string) => {
    awaited.current = null;
    setText(next);
    setActive(-1);
    schedule(next);
  };
  const close = () => {
    cancel();
    awaited.current = null;
    if (flowState !== 'idle') dispatch(placesActions.closed());
  };
  const choose = (place: Place) => {
    awaited.current = null;
    moves.current = true;
    setText('');
    setFocused(false);
    dispatch(placesActions.closed());
    onChoose(place);
  };
  /** Searches at once for what was just typed. */
  const chooseSoon = (which: 'first' | 'sameName' | 'meant') => {
    cancel();
    awaited.current = which;
    if (queryText !== text || (flowState !== 'searching' && flowState !== 'listed'))
      dispatch(placesActions.queryChanged({ text }));
  };
  const placeOf = (which: 'first' | 'sameName' | 'meant'): Place | undefined => {
    if (which === 'first') return places[0];
    const named = places.find(({ name }) => sameName(name, text));
    if (which === 'sameName') return named;
    return (isOpen ? places[active] : undefined) ?? named ?? (places.length === 1 ? places[0] : undefined);
  };
  const chooseAwaited = () => {
    const which = awaited.current;
    const hasFailed = flowState === 'searchFailed';
    if ((!isListed && !hasFailed) || which === null) return;
    const place = hasFailed ? undefined : placeOf(which);
    if (place) {
      choose(place);
      if (which === 'meant') onTaken?.(place);
      return;
    }
    awaited.current = null;
    if (which === 'meant') onUnclear?.();
    else if (!hasFailed && !isFocused) close();
  };
  useEffect(chooseAwaited);
  useImperativeHandle(ref, () => ({
    take: () => {
      if (value || text.trim().length < 2) return false;
      chooseSoon('meant');
      chooseAwaited();
      return true;
    },
  }));
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const isLost = document.activeElement === document.body;
    if (moves.current && isLost) {
      if (value) onChosen?.();
      else input.current?.focus();
    }
    moves.current = false;
  }, [value, onChosen]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive((index) =>
        event.key === 'ArrowDown' ? (index + 1) % places.length : (index <= 0 ? places.length : index) - 1,
      );
    } else if (event.key === 'Enter' && text.trim().length > 1) {
      event.preventDefault();
      const place = isOpen ? places[Math.max(0, active)] : undefined;
      if (place) choose(place);
      else chooseSoon('first');
    } else if (event.key === 'Escape' && flowState !== 'idle') {
      event.preventDefault();
      close();
    }
  };

  if (value) {
    return (
      <div css={styles}>
        <p className="label" id={id}>
          {t('booking.place')}
        </p>
        <p className="chosen">
          <strong>
            <Icon name="pin" />
            {value.name}
          </strong>
          <Button
            variant="ghost"
            disabled={disabled || readOnly}
            aria-describedby={id}
            onClick={() => {
              moves.current = true;
              onChoose(null);
            }}
          >
            {t('booking.changePlace')}
          </Button>
        </p>
      </div>
    );
  }
  const status = isListed
    ? places.length > 0
      ? t('booking.placesFound', { count: places.length })
      : t('booking.placesNone')
    : flowState === 'locating'
      ? t('booking.locating')
      : '';
  return (
    <div css={styles}>
      <div css={{ position: 'relative' }}>
        <TextInput
          ref={input}
          label={t('booking.place')}
          description={t('booking.placeHint')}
          icon="pin"
          value={text}
          maxLength={LONGEST_PLACE}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="next"
          error={errorKey ? t(errorKey) : isListed && places.length === 0 ? status : missing}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            setFocused(false);
            if (text.trim().length < 2) close();
            else if (flowState !== 'searchFailed' && flowState !== 'locateFailed') chooseSoon('sameName');
          }}
          onFocus={() => {
            setFocused(true);
            if (flowState === 'idle' && text.trim().length > 1) schedule(text);
          }}
        />
        {isOpen && (
          <div className="list" role="listbox" tabIndex={-1} id={list} aria-label={t('booking.place')}>
            {places.map((place, index) => (
              // Keeps the focus in the field, because the list closes on blur.
              <div
                key={place.placeId}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(place);
                }}
              >
                <span>{place.name}</span>
                <small>{place.description}</small>
              </div>
            ))}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {flowState === 'searchFailed' && (
        <Button variant="ghost" icon="reload" onClick={() => dispatch(placesActions.retried())}>
          {t('booking.retry')}
        </Button>
      )}
      <Button
        variant="ghost"
        icon="pin"
        disabled={disabled}
        busy={flowState === 'locating'}
        onClick={() => {
          moves.current = true;
          dispatch(placesActions.locationRequested());
        }}
      >
        {flowState === 'locating' ? t('booking.locating') : t('booking.locate')}
      </Button>
    </div>
  );
}
