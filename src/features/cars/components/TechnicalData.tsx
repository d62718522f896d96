import { css } from '@emotion/react';
import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { FIRST_ROWS, overviewRows, technicalRows, type DataRow } from './technicalData';

const styles = css({
  '&, > div': { display: 'grid', gap: token('space.48'), gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.xl]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  section: { containerType: 'inline-size' },
  // Labels are at least as wide as their longest word.
  dl: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)',
    columnGap: token('space.16'),
    // One below the other where the visitor's text leaves no room for two.
    '@container (max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  'dl > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    paddingBlock: token('space.12'),
    borderBlockEnd: `1px solid ${token('color.line')}`,
  },
  dt: { color: token('color.inkSoft'), hyphens: 'auto' },
  dd: { overflowWrap: 'anywhere' },
  '.rest': { display: 'none', '@media (scripting: none)': { display: 'block' }, [media.print]: { display: 'block' } },
});

/** Overview and technical data. A sample car, which is no car of its own, has no overview (G-04). */
export function TechnicalData({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const overview = car.car_is_sample ? [] : overviewRows(car, texts);
  const technical = technicalRows(car, texts);
  if (overview.length + technical.length === 0) return null;
  return (
    <div css={styles}>
      {overview.length > 0 && (
        <section>
          <h2>{texts.t('detail.overview')}</h2>
          <Rows rows={overview} />
        </section>
      )}
      {technical.length > 0 && <Technical rows={technical} />}
    </div>
  );
}

const Rows = ({ rows }: { rows: readonly DataRow[] }) => (
  <dl>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function Technical({ rows }: { rows: readonly DataRow[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  return (
    <section>
      <h2>{t('detail.technical')}</h2>
      <Rows rows={rows.slice(0, FIRST_ROWS)} />
      {rows.length > FIRST_ROWS && (
        <>
          <div className={all ? undefined : 'rest'}>
            <Rows rows={rows.slice(FIRST_ROWS)} />
          </div>
          <span data-needs-script>
            <Button variant="ghost" flush aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'detail.showLess' : 'detail.showMore')}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}
