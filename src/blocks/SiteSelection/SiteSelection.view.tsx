import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import type { SelectableSite, SiteSelectionFields } from './SiteSelection.schema';

const styles = css({
  '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') },
  '.countries': { columns: '17rem', columnGap: token('space.32') },
  '.country': { breakInside: 'avoid', paddingBlockEnd: token('space.32') },
  '.country > :is(h2, h3)': {
    paddingBlockEnd: token('space.8'),
    borderBlockEnd: `2px solid ${token('color.ink')}`,
    fontSize: token('text.title'),
  },
  '.country li': { borderBlockEnd: `1px solid ${token('color.line')}` },
  '.country a': {
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

/** The group's sites by country, each in its languages. */
export function SiteSelection({ Title, Text, Sites }: SiteSelectionFields) {
  const { t } = useTexts();
  const countries = byCountry(Sites);
  if (countries.length === 0) return null;
  const Heading = Title === '' ? 'h2' : 'h3';
  return (
    <BlockSection
      styles={styles}
      head={
        Title === '' && Text === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            {Text !== '' && <p>{Text}</p>}
          </>
        )
      }
    >
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
