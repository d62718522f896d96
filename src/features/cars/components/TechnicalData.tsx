import { css } from '@emotion/react';
import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { DATA_ANCHOR, FIRST_ROWS, overviewRows, technicalGroups, type DataGroup, type DataRow } from './technicalData';

/** Labels are at least as wide as their longest word. */
const rowsOfData = {
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)',
  columnGap: token('space.16'),
  // One below the other where the visitor's text leaves no room for two.
  '@container (max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Two rows next to each other.
  '@container (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr) minmax(0, 1fr))' },
} as const;

const styles = css({
  display: 'grid',
  gap: token('space.48'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  section: { containerType: 'inline-size', minWidth: 0 },
  dl: rowsOfData,
  'dl > div': {
    display: 'grid',
    gridColumn: 'span 2',
    gridTemplateColumns: 'subgrid',
    '@container (max-width: 17rem)': { gridColumn: 'auto' },
    paddingBlock: token('space.12'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
  },
  dt: { color: token('color.inkSoft'), hyphens: 'auto' },
  dd: { overflowWrap: 'anywhere' },
  h3: { paddingBlock: `${token('space.24')} ${token('space.4')}`, fontSize: token('text.body'), letterSpacing: 0 },
  '.groups > div:first-of-type h3': { paddingBlockStart: 0 },
  '.groups[data-folded] :is(h3, .more)': { display: 'none', '@media (scripting: none)': { display: 'revert' } },
  // The first rows are one list, without a hole at the end of a group.
  '@media screen and (scripting: enabled)': {
    '.groups[data-folded]': rowsOfData,
    '.groups[data-folded] > div, .groups[data-folded] dl': { display: 'contents' },
  },
  [media.print]: {
    gap: '3mm',
    'dl > div': { gridColumn: 'span 2', paddingBlock: '0.4mm' },
    // All groups in the same three columns.
    'section > dl, .groups': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr) minmax(0, 1fr))',
      columnGap: '4mm',
    },
    '.groups > div, .groups dl': { display: 'contents' },
    '.groups h3': { display: 'none' },
    '.groups[data-folded] > .more': { display: 'contents' },
    '.groups[data-folded] dl > .more': { display: 'grid' },
  },
});

/** Overview and technical data. A sample car, which is no car of its own, has no overview (G-04). */
export function TechnicalData({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const rows = car.car_is_sample ? [] : overviewRows(car, texts);
  // The number by which ads and sellers name the car.
  const number = { label: texts.t('detail.carNumber'), value: car.car_id };
  const overview = rows.length === 0 ? [] : [...rows, number];
  const groups = technicalGroups(car, texts);
  if (overview.length + groups.length === 0) return null;
  return (
    <div css={styles} id={DATA_ANCHOR}>
      {overview.length > 0 && (
        <section>
          <h2>{texts.t('detail.overview')}</h2>
          <dl>
            {overview.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </dl>
        </section>
      )}
      {groups.length > 0 && <Technical groups={groups} />}
    </div>
  );
}

const Row = ({ row: { label, value }, className }: { row: DataRow; className?: string | undefined }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** The first five rows, then all of them with the titles of their groups. */
function Technical({ groups }: { groups: readonly DataGroup[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const rows = groups.flatMap((group) => group.rows);
  const isMore = (row: DataRow) => rows.indexOf(row) >= FIRST_ROWS;
  return (
    <section>
      <h2>{t('detail.technical')}</h2>
      <div className="groups" data-folded={all || rows.length <= FIRST_ROWS ? undefined : ''}>
        {groups.map(({ title, rows: ofGroup }) => (
          <div key={title} className={ofGroup.every(isMore) ? 'more' : undefined}>
            <h3>{t(title)}</h3>
            <dl>
              {ofGroup.map((row) => (
                <Row key={row.label} row={row} className={isMore(row) ? 'more' : undefined} />
              ))}
            </dl>
          </div>
        ))}
      </div>
      {rows.length > FIRST_ROWS && (
        <span data-needs-script data-print="none">
          <Button variant="ghost" flush aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'detail.showLess' : 'detail.showMore')}
          </Button>
        </span>
      )}
    </section>
  );
}
