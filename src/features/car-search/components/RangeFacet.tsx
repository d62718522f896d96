import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LARGEST_BOUND } from '@/domain/search/carList';
import { kilometreName } from '@/domain/search/legacyParameters';
import { rangeScale } from '@/domain/search/rangeScale';
import type { FacetBucket, NumberRange } from '@/domain/search/search';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { convertOdometer, shownOdometer } from '@/domain/cars/odometer';
import { parseInteger } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import { RangeSlider } from '@/ui/primitives/RangeSlider';
import { rangeEdited } from '../carList.slice';
import { selectQuery, type RangeGroup } from '../carList.selectors';
import { boundText, facetName } from '@/i18n/list/filterText';
import { LIST_FORM } from './listForm';

type Bound = 'min' | 'max';

export function RangeFacet({ group }: { group: RangeGroup }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const facet = facetName(group.name, texts, odometer);
  const read = (value: number) => boundText(value, group.unit, texts, { currency, odometer });
  const give = (range: NumberRange) =>
    dispatch(
      rangeEdited({ name: group.name, range: range.min === undefined && range.max === undefined ? null : range }),
    );
  const lowest = group.buckets[0]?.min;
  const highest = group.buckets.at(-1)?.max;
  return (
    <fieldset>
      <legend className="visually-hidden">{facet}</legend>
      <Histogram group={group} />
      {lowest !== undefined && highest !== undefined && lowest < highest && (
        <BoundSlider
          group={group}
          lowLabel={t('list.rangeMin', { facet })}
          highLabel={t('list.rangeMax', { facet })}
          lowText={(min) => t('list.rangeLowest', { value: read(min ?? lowest) })}
          highText={(max) => t('list.rangeHighest', { value: read(max ?? highest) })}
          onGive={give}
        />
      )}
      <div className="bounds">
        <BoundField group={group} bound="min" note={lowest} onGive={give} />
        <BoundField group={group} bound="max" note={highest} onGive={give} />
      </div>
    </fieldset>
  );
}

/** On the scale of the bars. A thumb that was not moved keeps its bound to the digit. */
function BoundSlider({
  group: { buckets, range },
  lowLabel,
  highLabel,
  lowText,
  highText,
  onGive,
}: {
  group: RangeGroup;
  lowLabel: string;
  highLabel: string;
  lowText: (min: number | undefined) => string;
  highText: (max: number | undefined) => string;
  onGive: (range: NumberRange) => void;
}) {
  const scale = useMemo(() => rangeScale(buckets), [buckets]);
  const [low, high] = [scale.lowPosition(range.min), scale.highPosition(range.max)];
  return (
    <RangeSlider
      min={0}
      max={scale.end}
      step={1}
      value={[Math.min(low, high), high]}
      lowLabel={lowLabel}
      highLabel={highLabel}
      lowText={() => lowText(range.min)}
      highText={() => highText(range.max)}
      onChange={([from, to]) => {
        const min = from === low ? range.min : scale.lowBound(from);
        const max = to === high ? range.max : scale.highBound(to);
        onGive({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
      }}
    />
  );
}

function BoundField({
  group,
  bound,
  note,
  onGive,
}: {
  group: RangeGroup;
  bound: Bound;
  note: number | undefined;
  onGive: (range: NumberRange) => void;
}) {
  const { t, format } = useTexts();
  const errorId = useId();
  const odometer = useAppSelector(selectOdometer);
  // The address keeps the stock's unit; the field has the page's.
  const unit = group.unit === 'distance' ? shownOdometer(odometer, format.locale) : odometer;
  const shown = (value: number): number => convertOdometer(value, odometer, unit);
  const plain = (value: number): string => (group.unit === 'year' ? String(value) : format.number(shown(value)));
  const given = group.range[bound];
  // The typed text is local; it is replaced when the bound changes elsewhere.
  const [input, setInput] = useState<{ text: string; of: number | undefined } | null>(null);
  const settled = useAppSelector((state) => selectQuery(state).ranges[group.name]?.[bound]);
  const field = useRef<HTMLInputElement>(null);
  const text = input && input.of === given ? input.text : given === undefined ? '' : plain(given);
  const invalid = text.trim() !== '' && readBound(text) === null;
  const facet = facetName(group.name, { t, format }, odometer);
  const change = (next: string) => {
    const read = readBound(next);
    const value = next.trim() === '' ? undefined : read && convertOdometer(read, unit, odometer);
    // A bound that cannot be read is not applied, and neither is the part of it that could be read before.
    const given = value === null ? settled : value;
    setInput({ text: next, of: given });
    if (given === group.range[bound]) return;
    const { [bound]: _old, ...other } = group.range;
    onGive(given === undefined ? other : { ...other, [bound]: given });
  };
  const readField = useEffectEvent(() => {
    if (field.current && field.current.value !== text) change(field.current.value);
  });
  // A bound typed before hydration stays.
  useLayoutEffect(() => readField(), []);
  return (
    <label>
      <span aria-hidden="true">{t(bound === 'min' ? 'list.rangeFrom' : 'list.rangeTo')}</span>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        form={LIST_FORM}
        name={unit === odometer ? `${group.name}_${bound}` : kilometreName(bound)}
        value={text}
        placeholder={note === undefined ? undefined : plain(note)}
        aria-label={t(bound === 'min' ? 'list.rangeMin' : 'list.rangeMax', { facet })}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {invalid && (
        <span id={errorId} className="error">
          {t('list.rangeInvalid', { example: note === undefined ? format.number(1000) : plain(note) })}
        </span>
      )}
    </label>
  );
}

/** A whole number from 0 to the largest bound of an address; white space is removed. `null` for anything else. */
function readBound(text: string): number | null {
  const value = parseInteger(text);
  return value !== null && value >= 0 && value <= LARGEST_BOUND ? value : null;
}

/** Part of a bucket's width that its bar takes. */
const BAR = 0.93;

/** Number of cars per bucket, as bars; a single bar would say nothing. The counts are given nowhere else. */
function Histogram({ group }: { group: RangeGroup }) {
  if (group.buckets.filter(({ count }) => count > 0).length < 2) return null;
  const most = Math.max(...group.buckets.map(({ count }) => count), 1);
  const { min: from, max: to } = group.range;
  // The next bucket's first value is no part of a bucket, nor is a bucket's first value enough of it.
  const inRange = ({ min, max }: FacetBucket) =>
    (from === undefined || max > from || min >= from) &&
    (to === undefined || min < to || max <= to || (max - min === 1 && min === to));
  // Two elements instead of one for each bar.
  const bars = (within: boolean): string =>
    group.buckets
      .map((bucket, index) =>
        bucket.count === 0 || inRange(bucket) !== within
          ? ''
          : `M${index} 100v-${Math.max(4, Math.round((bucket.count / most) * 100))}h${BAR}V100z`,
      )
      .join('');
  const outside = bars(false);
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${group.buckets.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars(true)} />
      {outside !== '' && <path className="out" d={outside} />}
    </svg>
  );
}
