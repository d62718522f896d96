import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import { FACILITY_PAGE, encodeFacilityQuery } from '@/domain/facilityQuery';
import { collatorFor } from '@/i18n/collate';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths, type ContextRoot } from '@/store/context';
import type { EntitiesRoot } from '@/store/entities';
import { LinkButton } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import type { FacilityListing as Listing } from '../model/dealers.events';
import { FacilityCard, facilityCardStyles } from './FacilityCard';
import { FacilityFinder } from './FacilityFinder';

const styles = css(facilityCardStyles, {
  display: 'grid', gap: token('space.32'),
  '.found': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: token('space.16'), color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums' },
  // The region's name stands beside its places where there is room, and stays in sight while they pass.
  '.region': { display: 'grid', gap: token('space.16'), [media.md]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: token('space.32'), paddingBlockStart: token('space.24'), borderBlockStart: `1px solid ${token('color.line')}` } },
  '.region:not(:has(> h2))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '.region > h2': { fontSize: token('text.title'), overflowWrap: 'anywhere', [media.md]: { position: 'sticky', insetBlockStart: `calc(${token('size.header')} + ${token('space.24')})`, alignSelf: 'start' } },
  '.more': { display: 'grid', justifyItems: 'center', gap: token('space.12'), fontVariantNumeric: 'tabular-nums' },
});

/** Facilities by region, regions and all as the page's language sorts them; those of one region as the site orders them. */
function regionsOf(ids: readonly string[], facilities: EntitiesRoot['entities']['facilities'], language: string): [string, string[]][] {
  const regions = new Map<string, string[]>();
  for (const id of ids) {
    const region = facilities[id]?.site_region ?? '';
    regions.set(region, [...regions.get(region) ?? [], id]);
  }
  const compare = collatorFor(language);
  return [...regions].toSorted(([a], [b]) => compare(a, b));
}

export function FacilityListing({ asked, ids, total, notes, brands, failed }: Listing) {
  const { t, language } = useTexts();
  const { facilities: path } = useSelector((state: ContextRoot) => selectPaths(state));
  const records = useSelector((state: EntitiesRoot) => state.entities.facilities);
  const narrowed = asked.keyphrase !== '' || asked.brand !== '';
  const next = encodeFacilityQuery({ ...asked, pages: asked.pages + 1 });
  return (
    <div css={styles}>
      <FacilityFinder asked={asked} brands={brands} />
      {failed && <Notice tone="danger">{t('dealers.failed')}</Notice>}
      {!failed && ids.length === 0 && <Notice actions={<LinkButton variant="secondary" href={path}>{t('dealers.showAll')}</LinkButton>}>{t('dealers.none')}</Notice>}
      {ids.length > 0 && (
        <>
          <p className="found" role="status">{t('dealers.count', { count: total })}{narrowed && <Link href={path}>{t('dealers.showAll')}</Link>}</p>
          {regionsOf(ids, records, language).map(([region, places]) => (
            <section key={region} className="region">
              {region !== '' && <h2>{region}</h2>}
              <ul className="places">{places.map((id) => <li key={id}><FacilityCard id={id} level={region === '' ? 'h2' : 'h3'} note={notes[id]} /></li>)}</ul>
            </section>
          ))}
          {total > FACILITY_PAGE && (
            <div className="more">
              <p>{t('dealers.shown', { shown: ids.length, total })}</p>
              {ids.length < total && <LinkButton variant="secondary" href={`${path}?${next}`} rel="next">{t('dealers.showMore')}</LinkButton>}
            </div>
          )}
        </>
      )}
    </div>
  );
}
