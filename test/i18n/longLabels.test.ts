import { fi } from '@/i18n/texts/fi';
import { criterionLabels } from '@/features/compare/components/comparisonRows';
import type { TextKey } from '@/i18n/texts/sv';

/** Letters that fit the first column of the comparison on a phone of 360 px. */
const FITS = 10;
/** Beside the criteria. */
const others: readonly TextKey[] = [
  'compare.owning',
  'detail.regno',
  'detail.firstRegistration',
  'detail.fuelTank',
  'detail.vatEligible',
];

describe('labels of the comparison in Finnish, which browsers do not hyphenate', () => {
  it.each([...Object.values(criterionLabels), ...others])('A-15 %s says where its long words break', (key) => {
    const text = fi[key];
    const parts = (typeof text === 'string' ? text : text.other).split(/[\s\u00ad-]+/);
    expect(parts.filter((part) => part.replace(/[^\p{L}]/gu, '').length > FITS)).toEqual([]);
  });
});
