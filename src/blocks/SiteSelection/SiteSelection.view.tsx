import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import { selectTeaser } from '@/features/dealers/dealers.selectors';
import { addressText, facilityPath } from '@/features/dealers/components/facilityTexts';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { withFeatures } from '../parts/withFeatures';
import { facilityChoice } from '@/domain/dealers/facilityTeaser';
import type { SelectableSite, SiteSelectionFields } from './SiteSelection.schema';

const styles = css({
  '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') },
  '.countries': { columns: '3 20rem', columnGap: token('space.32') },
  '.country': { breakInside: 'avoid', paddingBlockEnd: token('space.32') },
  '.country > :is(h2, h3)': {
    paddingBlockEnd: token('space.8'),
    borderBlockEnd: `2px solid ${token('color.ink')}`,
    fontSize: token('text.title'),
  },
  '.facility': { breakInside: 'avoid' },
  '.country li, .facility': { borderBlockEnd: `1px solid ${token('color.line')}` },
  '& :is(.country, .facility) a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token('space.12'),
    minHeight: '3rem',
    paddingBlock: token('space.8'),
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& > strong': { fontWeight: token('font.strongWeight') },
    '& > span': { color: token('color.inkSoft'), fontSize: token('text.small') },
    '& > svg': { marginInlineStart: 'auto' },
    [media.hover]: { '&:hover > strong': { textDecoration: 'underline' } },
    '&[aria-current]': { color: token('color.accent') },
  },
});

function byCountry(sites: readonly SelectableSite[]): [string, SelectableSite[]][] {
  const countries = new Map<string, SelectableSite[]>();
  for (const site of sites)
    if (site.Name !== '' && site.Link.href !== '')
      countries.set(site.Country, [...(countries.get(site.Country) ?? []), site]);
  return [...countries];
}

/** Pages of facilities, chosen by their slugs, or the group's sites by country, each in its languages. */
function SiteSelectionView(fields: SiteSelectionFields) {
  return fields.Slugs.length > 0 ? <FacilityChoice {...fields} /> : <SiteChoice {...fields} />;
}
export const SiteSelection = withFeatures([dealersFeature], SiteSelectionView);

function FacilityChoice({ Title, Text, Slugs }: SiteSelectionFields) {
  const texts = useTexts();
  const teaser = useAppSelector((state) => selectTeaser(state, facilityChoice(Slugs)));
  const records = useAppSelector((state) => state.entities.facilities);
  const { facilities: path } = useAppSelector(selectPaths);
  if (!teaser || (teaser.ids.length === 0 && !teaser.failed)) return null;
  return (
    <BlockSection styles={styles} head={Title === '' && Text === '' ? undefined : <Head Title={Title} Text={Text} />}>
      {teaser.failed ? (
        <Notice tone="danger">{texts.t('dealers.failed')}</Notice>
      ) : (
        <ul className="countries">
          {teaser.ids
            .flatMap((id) => records[id] ?? [])
            .map((facility) => (
              <li key={facility.site_id} className="facility">
                <Link href={facilityPath(path, facility.slug ?? '')}>
                  <strong>{facility.site_official_name}</strong>
                  <span>{addressText(facility, texts)}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
        </ul>
      )}
    </BlockSection>
  );
}

function Head({ Title, Text }: Pick<SiteSelectionFields, 'Title' | 'Text'>) {
  return (
    <>
      <BlockTitle text={Title} />
      {Text !== '' && <p>{Text}</p>}
    </>
  );
}

function SiteChoice({ Title, Text, Sites }: SiteSelectionFields) {
  const { t } = useTexts();
  const countries = byCountry(Sites);
  if (countries.length === 0) return null;
  const Heading = Title === '' ? 'h2' : 'h3';
  return (
    <BlockSection styles={styles} head={Title === '' && Text === '' ? undefined : <Head Title={Title} Text={Text} />}>
      <div className="countries">
        {countries.map(([country, sites]) => (
          <section key={country} className="country">
            {country !== '' && <Heading>{country}</Heading>}
            <ul>
              {sites.map(({ Name, Language, Lang, Link, Current }) => (
                <li key={`${Link.href} ${Lang}`}>
                  <a href={Link.href} hrefLang={Lang || undefined} aria-current={Current ? 'true' : undefined}>
                    <strong>{Name}</strong>
                    {Language !== '' && <span lang={Lang || undefined}>{Language}</span>}
                    {Current ? <span>{t('frame.breadcrumb')}</span> : <Icon name="arrow" />}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlockSection>
  );
}
