import { conditionReport, type InspectionState } from '@/domain/cars/conditionReport';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import type { IconName } from '@/ui/primitives/icons';

/** Where the link next to the price leads. */
export const REPORT_ANCHOR = 'condition-report';

export const stateIcons: Readonly<Record<InspectionState, IconName>> = {
  fine: 'check',
  remark: 'info',
  attention: 'warning',
};

const remarksText = (count: number, { t }: Pick<TextsValue, 't'>): string =>
  count === 0 ? t('detail.reportNoRemarks') : t('detail.reportRemarks', { count });

/** '3 anmärkningar'; null for a car without a report. */
export function remarksOf(car: CarRecord, texts: Pick<TextsValue, 't'>): string | null {
  const report = conditionReport(car);
  return report && remarksText(report.remarks.length, texts);
}

/** 'Kontrollerad 12 november 2026: 3 anmärkningar'; null for a car without a report. */
export function reportLink(car: CarRecord, texts: Pick<TextsValue, 't' | 'format'>): string | null {
  const report = conditionReport(car);
  if (!report) return null;
  const result = remarksText(report.remarks.length, texts).replaceAll(' ', '\u00a0');
  return car.car_inspection_date === undefined
    ? `${texts.t('detail.report')}: ${result}`
    : texts.t('detail.reportLink', { date: texts.format.longDate(car.car_inspection_date), result });
}

/** '109 av 112 punkter utan anmärkning'; without the number of points only what was noted. */
export function reportSum(car: CarRecord, texts: Pick<TextsValue, 't'>): string {
  const report = conditionReport(car);
  const count = report?.remarks.length ?? 0;
  const { car_inspection_points: points } = car;
  if (!report || report.fine === null || points === undefined) return remarksText(count, texts);
  return count === 0
    ? texts.t('detail.reportAllFine', { points })
    : texts.t('detail.reportSum', { fine: report.fine, points });
}
