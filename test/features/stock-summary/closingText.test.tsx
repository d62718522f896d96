/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { closingText } from '@/features/stock-summary/components/closingText';
import type { ClosingLots } from '@/features/stock-summary/closingLots.slice';
import { useTexts } from '@/i18n/TextsProvider';
import { InTexts } from '../../ui/inTexts';

const NOW = '2026-11-20T10:00:00Z';
const closing = (end: string | null, today: number): ClosingLots => ({
  days: end === null ? [] : [{ end, ids: ['1'], count: Math.max(1, today) }],
  today,
  week: 9,
});

function Line({ lots }: { lots: ClosingLots }) {
  return <p>{closingText(lots, useTexts(), NOW, 'Europe/Stockholm') ?? 'null'}</p>;
}

describe('the line of lots that close next', () => {
  it.each<[string, ClosingLots, string]>([
    [
      'how many today, and when the first of them',
      closing('2026-11-20T18:09:00Z', 62),
      '62 utrop stänger i dag. Nästa 19:09',
    ],
    ['the one of today', closing('2026-11-20T18:09:00Z', 1), '1 utrop stänger i dag, 19:09'],
    // After midnight in Stockholm.
    [
      'the next day where there is none today',
      closing('2026-11-20T23:30:00Z', 0),
      'Nästa utrop stänger lördag 21 november 00:30',
    ],
    ['nothing where none is open', closing(null, 0), 'null'],
    ['nothing where it is not known', { days: null, today: 0, week: 0 }, 'null'],
  ])('A-03 tells %s', (_, lots, text) => {
    const { container } = render(
      <InTexts language="sv" locale="sv-SE">
        <Line lots={lots} />
      </InTexts>,
    );
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  });
});
