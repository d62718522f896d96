import type { ModelSummary, Span } from '@/domain/cars/modelSummary';
import type { TextKey } from '@/i18n/texts/sv';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppSelector } from '@/store/hooks';

export interface ModelRow {
  key: TextKey;
  label: string;
  value: string;
}

/** Of the stock's figures those that stand beside the editor's. */
export const KEY_FIGURES: readonly TextKey[] = ['detail.power', 'detail.cargoVolume'];

/** With plain spaces. */
const withSpaces = (text: string): string => text.replaceAll(/\s/gu, ' ');

/** That an editor's figure tells it: '476 km' is in 'upp till 476 km'. */
export const isGiven = (value: string, given: readonly string[]): boolean =>
  given.some((text) => ` ${withSpaces(text)}`.endsWith(` ${withSpaces(value)}`));

/** What the cars of a model have, as texts; only what is known. */
export function useModelRows(summary: ModelSummary): { rows: ModelRow[]; distance: (value: number) => string } {
  const { t, term, format, quantity } = useTexts();
  const { odometer } = useAppSelector(selectContext);
  const distance = (value: number) => format.distance(value, odometer === 'mi' ? 'mi' : 'km');
  const spanText = (span: Span | null, text: (value: number) => string): string =>
    span === null ? '' : span[0] === span[1] ? text(span[0]) : `${format.number(span[0])}–${text(span[1])}`;
  const terms = (field: string, values: readonly string[]): string =>
    values.map((value) => term(field, value)).join(', ');
  const rows: [key: TextKey, value: string][] = [
    ['detail.fuel', terms('car_fuel', summary.fuels)],
    ['detail.gearbox', terms('car_gearbox', summary.gearboxes)],
    ['detail.drive', terms('car_drive', summary.drives)],
    ['detail.power', spanText(summary.power, format.power)],
    ['detail.electricRange', spanText(summary.range, distance)],
    ['detail.chargingDc', spanText(summary.charging, (value) => `${format.number(value)}\u00a0kW`)],
    ['detail.cargoVolume', summary.cargo.map(quantity).join(', ')],
    ['detail.seats', spanText(summary.seats, format.number)],
  ];
  return {
    rows: rows.filter(([, value]) => value !== '').map(([key, value]) => ({ key, label: t(key), value })),
    distance,
  };
}
