import { css } from '@emotion/react';
import { THREAD_STATUS, type StoredTire } from '@/domain/tire-hotel/vehicle';
import { useTexts } from '@/i18n/TextsProvider';
import { token } from '@/ui/tokens';
import { depthText } from './positions';

const styles = css({
  width: '100%',
  maxWidth: '20rem',
  marginInline: 'auto',
  overflow: 'visible',
  '.body': { fill: token('color.sunken'), stroke: token('color.control'), strokeWidth: 2 },
  '.glass': { fill: token('color.surface'), stroke: token('color.line'), strokeWidth: 1.5 },
  '.lamp': { stroke: token('color.control'), strokeWidth: 3, strokeLinecap: 'round', fill: 'none' },
  '.tire': { fill: token('color.success') },
  '[data-status="0"] .tire, [data-status="2"] .tire': { fill: token('color.control') },
  '[data-status="1"] .tire': { fill: token('color.danger') },
  '.tread': { stroke: token('color.surface'), strokeWidth: 1.5, fill: 'none' },
  text: { fill: token('color.ink'), fontSize: 17, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '[data-status="1"] text': { fill: token('color.danger') },
  '.sign': { fill: 'none', stroke: token('color.danger'), strokeWidth: 2.2, strokeLinejoin: 'round' },
});

/** Where the wheels stand; the front is above. */
const positions: Readonly<Record<string, { x: number; y: number; isLeft: boolean }>> = {
  FL: { x: 88, y: 84, isLeft: true },
  FR: { x: 212, y: 84, isLeft: false },
  RL: { x: 88, y: 264, isLeft: true },
  RR: { x: 212, y: 264, isLeft: false },
};
const [TIRE_WIDTH, TIRE_HEIGHT] = [24, 62];

/** The car from above with the tread of its wheels. A picture only: the table has all of it. */
export function CarPlan({ tires }: { tires: readonly StoredTire[] }) {
  const { format } = useTexts();
  return (
    <svg css={styles} viewBox="0 0 300 344" aria-hidden="true" className="car-plan">
      {tires.map(({ equipmentPosition, wheel }) => {
        const position = positions[equipmentPosition];
        if (!position) return null;
        const { x, y, isLeft } = position;
        const [left, top] = [x - TIRE_WIDTH / 2, y - TIRE_HEIGHT / 2];
        return (
          <g key={equipmentPosition} data-status={wheel.threadStatusId}>
            <rect className="tire" x={left} y={top} width={TIRE_WIDTH} height={TIRE_HEIGHT} rx="7" />
            <path
              className="tread"
              d={[0.2, 0.4, 0.6, 0.8].map((part) => `M${left + 5} ${top + part * TIRE_HEIGHT + 3}l7 -6l7 6`).join('')}
            />
            <text x={isLeft ? left - 10 : left + TIRE_WIDTH + 10} y={y + 6} textAnchor={isLeft ? 'end' : 'start'}>
              {depthText(wheel, format)}
            </text>
            {wheel.threadStatusId === THREAD_STATUS.replace && (
              <path
                className="sign"
                d={`M${isLeft ? left - 26 : left + TIRE_WIDTH + 26} ${y - 32}l10 18h-20zm0 7v5m0 2.6v.1`}
              />
            )}
          </g>
        );
      })}
      <path
        className="body"
        d="M107 52C110 24 130 14 150 14s40 10 43 38l5 60c2 40 2 84 0 124l-4 54c-3 26-22 38-44 38s-41-12-44-38l-4-54c-2-40-2-84 0-124z"
      />
      <path className="glass" d="M116 122c22-14 46-14 68 0l-9 32c-16-5-34-5-50 0z" />
      <path className="glass" d="M125 250c16 5 34 5 50 0l8 28c-20 11-46 11-66 0z" />
      <path className="glass" d="M113 140l4 104M187 140l-4 104" />
      <path className="lamp" d="M113 44l10-15M187 44l-10-15M116 312l12 9M184 312l-12 9" />
    </svg>
  );
}
