import { css } from '@emotion/react';
import type { TreadMeasurement } from '@/domain/tire-hotel/vehicle';
import { useTexts } from '@/i18n/TextsProvider';
import { token } from '@/ui/tokens';

const [WIDTH, HEIGHT] = [320, 150];
const AREA = { left: 18, right: 18, top: 26, bottom: 30 };

const styles = css({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '.axis': { stroke: token('color.line'), strokeWidth: 1 },
  '.limit': { stroke: token('color.danger'), strokeWidth: 1.5, strokeDasharray: '5 4' },
  '.line': { stroke: token('color.accent'), strokeWidth: 2.5, fill: 'none', strokeLinejoin: 'round' },
  circle: { fill: token('color.surface'), stroke: token('color.accent'), strokeWidth: 2.5 },
  text: { fill: token('color.ink'), fontSize: 13, textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
  '.year': { fill: token('color.inkSoft'), fontSize: 12 },
  '.limit-text': { fill: token('color.danger'), fontSize: 12, textAnchor: 'start' },
  // The picture shrinks on narrow screens; its letters stay legible.
  '@media (max-width: 479.98px)': { text: { fontSize: 18 }, '.year, .limit-text': { fontSize: 16 } },
});

export interface TreadChartProps {
  /** Oldest first; at least two. */
  points: readonly TreadMeasurement[];
  /** Millimetres. */
  limit: number;
  position: string;
}

/** Tread over time as a line; its data for screen readers is a table. */
export function TreadChart({ points, limit, position }: TreadChartProps) {
  const { t, format } = useTexts();
  const times = points.map(({ measuredOn }) => Date.parse(measuredOn));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(...points.map(({ threadDepth }) => threadDepth), limit + 1);
  const x = (time: number) =>
    AREA.left + ((time - first) / Math.max(1, last - first)) * (WIDTH - AREA.left - AREA.right);
  const y = (depth: number) => HEIGHT - AREA.bottom - (depth / most) * (HEIGHT - AREA.top - AREA.bottom);
  const millimetres = (depth: number) => format.number(depth, { decimals: 1 });
  return (
    <>
      <svg css={styles} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="axis" d={`M0 ${HEIGHT - AREA.bottom}H${WIDTH}`} />
        <path className="limit" d={`M0 ${y(limit)}H${WIDTH}`} />
        <text className="limit-text" x="0" y={y(limit) + 14}>
          {`${millimetres(limit)}\u00a0mm`}
        </text>
        <polyline
          className="line"
          points={points.map(({ threadDepth }, index) => `${x(times[index] ?? first)},${y(threadDepth)}`).join(' ')}
        />
        {points.map(({ measuredOn, threadDepth }, index) => (
          <g key={measuredOn}>
            <circle cx={x(times[index] ?? first)} cy={y(threadDepth)} r="4.5" />
            <text x={x(times[index] ?? first)} y={y(threadDepth) - 11}>
              {millimetres(threadDepth)}
            </text>
            <text className="year" x={x(times[index] ?? first)} y={HEIGHT - 10}>
              {measuredOn.slice(0, 7)}
            </text>
          </g>
        ))}
      </svg>
      <table className="visually-hidden">
        <caption>{t('tireHotel.chartCaption', { position })}</caption>
        <tbody>
          {points.map(({ measuredOn, threadDepth }) => (
            <tr key={measuredOn}>
              <th scope="row">{format.longDate(measuredOn)}</th>
              <td>{`${millimetres(threadDepth)}\u00a0mm`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
