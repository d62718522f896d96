import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { CarGrid, fullRows, phoneRow } from '@/features/car-search/components/CarGrid';
import { carRowsFeature } from '@/features/stock-summary/carRows.feature';
import { rowChosen, type CarRowName } from '@/features/stock-summary/carRows.slice';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectCarRows, selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { tabId, Tabs } from '@/ui/primitives/Tabs';
import { unseen } from '@/ui/primitives/unseen.styles';
import { media, token } from '@/ui/tokens';
import { withFeatures } from '../parts/withFeatures';
import type { LatestCarsFields } from './LatestCars.schema';

const styles = css({
  '.cars': { ...fullRows, ...phoneRow },
  '.loan-note': { marginBlockStart: token('space.24') },
  // A start page on a phone has no room for the legal information, and so tells no month.
  [media.phone]: { '.monthly, .loan-note': { display: 'none' } },
  // In place of the heading, which is the first of them.
  '.head:has([role=tablist])': { h2: { '@media (not (scripting: none))': unseen } },
  '[role=tablist]': { gap: token('space.16'), border: 0, [media.md]: { gap: token('space.32') } },
  '[role=tab]': {
    paddingInline: 0,
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontSize: token('text.lead'),
    [media.md]: { fontSize: token('text.heading') },
  },
  '[aria-busy=true]': { opacity: 0.5 },
  // Every card has room for an earlier price: those of one row have it, those of another do not.
  '[role=tabpanel] .foot:not(:has(.before))::before': {
    content: '""',
    order: -1,
    flex: '1 0 100%',
    height: `calc(1.45 * ${token('text.small')})`,
  },
  // On a phone the tabs have a line of their own, and the link stands below the cars.
  [media.phoneScreen]: {
    '&:has([role=tablist])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: token('space.16'),
      alignItems: 'center',
    },
    '.head:has([role=tablist])': {
      display: 'contents',
      '> :not(a)': { gridArea: '1 / 1 / auto / -1' },
      '> a': { gridArea: '3 / 2' },
    },
    '.head:has([role=tablist]) ~ .note': { gridArea: '3 / 1', marginBlockStart: 0 },
    '[role=tabpanel]': { gridArea: '2 / 1 / auto / -1', marginBlockStart: token('space.16') },
  },
});

type Row = 'latest' | CarRowName;

function LatestCarsView({ title, linkText, linkUrl }: LatestCarsFields) {
  const { t } = useTexts();
  const { latest, rows = [] } = useAppSelector(selectStockSummary);
  const { loaded, failed } = useAppSelector(selectCarRows);
  const dispatch = useAppDispatch();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Row>('latest');
  /** Shown until the chosen row is there. */
  const [before, setBefore] = useState(latest);
  const { height, holdHeight } = useLeastHeight(panel);
  if (latest.length === 0) return null;
  const ids = chosen === 'latest' ? latest : loaded[chosen];
  const isFailed = chosen !== 'latest' && failed.includes(chosen);
  const href = rows.find(({ name }) => name === chosen)?.href ?? linkUrl.href;
  const leads = linkText !== '' && linkUrl.href !== '';
  const choose = (name: Row): void => {
    holdHeight();
    setBefore(ids ?? before);
    setChosen(name);
    if (name !== 'latest') dispatch(rowChosen({ name }));
  };
  const hasTabs = title !== '' && rows.length > 0;
  const cars = <CarGrid key={ids ? chosen : 'before'} ids={ids ?? before} loans="below" />;
  return (
    <section css={styles} className="section">
      {(title !== '' || leads) && (
        <div className="head">
          {title !== '' && <h2>{title}</h2>}
          {hasTabs && (
            <Tabs<Row>
              id={id}
              panel={`${id}-cars`}
              label={t('home.rows')}
              tabs={[
                { name: 'latest', text: title },
                ...rows.map(({ name, text }) => ({ name, text: text ?? t('card.campaignPrice') })),
              ]}
              chosen={chosen}
              onChoose={choose}
            />
          )}
          {leads && (
            <LinkButton variant="ghost" flush href={href} iconEnd="arrow">
              {linkText}
            </LinkButton>
          )}
        </div>
      )}
      {hasTabs ? (
        <div
          ref={panel}
          role="tabpanel"
          id={`${id}-cars`}
          aria-labelledby={tabId(id, chosen)}
          aria-busy={!ids && !isFailed}
          style={{ minHeight: height }}
        >
          {isFailed ? <Notice tone="danger">{t('error.searchFailed')}</Notice> : cars}
        </div>
      ) : (
        cars
      )}
      <p className="note">{t('list.illustration')}</p>
    </section>
  );
}

/** The least height of an element whose content changes, so that nothing below it moves up; until the window changes. */
function useLeastHeight(element: { readonly current: HTMLElement | null }) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (height === undefined) return;
    const forget = () => setHeight(undefined);
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, [height]);
  return { height, holdHeight: () => setHeight(element.current?.offsetHeight) };
}

/** The latest cars; by tabs other rows of cars, which are loaded when they are chosen. */
export const LatestCars = withFeatures([stockSummaryFeature, carRowsFeature], LatestCarsView);
