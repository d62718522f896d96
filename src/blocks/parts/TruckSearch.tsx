import { css } from '@emotion/react';
import { useState } from 'react';
import { costsAtMost, isOfKind, truckKinds, truckPriceSteps, type FilteredTruck } from '@/domain/stock/truckFilter';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { CountedCars } from './CountedCars';

/** As a search of cars in a hero: fields white on every background. */
const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Three choices, the last of them alone on a phone, and the button.
  'label:nth-of-type(3)': { [media.phone]: { gridColumn: '1 / -1' } },
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
  gap: token('space.12'),
  alignItems: 'end',
  width: '100%',
  maxWidth: '44rem',
  label: { display: 'grid', gap: token('space.4'), minWidth: 0, fontSize: token('text.small'), lineHeight: 1.3 },
  '.box': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: '3.25rem',
    border: `1px solid ${token('paper.ink')}`,
    borderRadius: token('radius.control'),
    background: token('paper.surface'),
    color: token('paper.ink'),
    fontSize: token('text.body'),
  },
  '.box svg': { position: 'absolute', insetInlineEnd: token('space.12'), pointerEvents: 'none' },
  select: {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    minHeight: 'inherit',
    paddingInline: `${token('space.16')} 2.5rem`,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: `3px solid ${token('paper.ink')}`, outlineOffset: '-3px' },
  },
  option: { color: 'CanvasText', background: 'Canvas' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.8'),
    [media.phone]: { gridColumn: '1 / -1' },
    minHeight: '3.25rem',
    paddingInline: token('space.16'),
    border: 0,
    borderRadius: token('radius.control'),
    background: token('color.accent'),
    color: token('color.onAccent'),
    fontWeight: token('font.strongWeight'),
    [media.hover]: { '&:hover': { opacity: 0.9 } },
  },
  '[data-background=contrast] & button': {
    background: token('color.contrastAccent'),
    color: token('color.contrast'),
  },
});

type SearchedTruck = Pick<FilteredTruck, 'Kind' | 'Axles' | 'Price'>;

/** The search of a hero for trucks: their kind, axles and price, to the list that is filtered by them. */
export function TruckSearch({ url, trucks }: { url: string; trucks: readonly SearchedTruck[] }) {
  const { t, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  const [chosen, setChosen] = useState({ kind: '', axles: '', price: '' });
  const found = trucks.filter(
    (truck) =>
      isOfKind(truck, chosen.kind) &&
      (chosen.axles === '' || truck.Axles === chosen.axles) &&
      costsAtMost(truck, chosen.price === '' ? null : Number(chosen.price)),
  );
  const prices = truckPriceSteps(trucks).map((price) => ({
    value: String(price),
    text: format.money(price, currency),
  }));
  const axles = [...new Set(trucks.map((truck) => truck.Axles))].filter(Boolean).toSorted();
  const choices = [
    { name: 'kind', label: t('truck.kind'), options: truckKinds(trucks) },
    { name: 'axles', label: t('truck.axles'), options: axles.map((value) => ({ value, text: value })) },
    { name: 'price', label: t('truck.priceMost'), options: prices },
  ].filter(({ options }) => options.length > 0);
  return (
    <form css={styles} className="search" method="get" action={url} role="search" aria-label={t('truck.filter')}>
      {choices.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <span className="box">
            <select
              name={name}
              onChange={({ currentTarget: { value } }) => setChosen((before) => ({ ...before, [name]: value }))}
            >
              <option value="">{t('truck.all')}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      ))}
      <button type="submit">
        <Icon name="search" />
        <CountedCars count={found.length} />
      </button>
    </form>
  );
}
