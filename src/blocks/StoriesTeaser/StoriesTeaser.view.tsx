import { css } from '@emotion/react';
import { StoryCard } from '@/features/stories/components/StoryCard';
import { storyCardStyles } from '@/features/stories/components/storyCard.styles';
import { LinkButton } from '@/ui/primitives/Button';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { breakpoints, media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { StoriesTeaserFields } from './StoriesTeaser.schema';

const between = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

const styles = css(storyCardStyles, {
  'ul:not(.story-tags)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${token('space.48')} ${token('space.24')}`,
    '&:has(> :nth-of-type(2))': snapRow('min(84%, 21rem)'),
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  // Links of the cards of a row are on one line.
  [media.lg]: {
    '.story:has(.story-picture)': { gridTemplateRows: 'auto 1fr' },
    '.story-words': { display: 'flex', flexDirection: 'column' },
    '.story-link': { alignSelf: 'start', marginBlockStart: 'auto' },
  },
  // In a row of a phone title and tags say what it is about.
  '.story-preamble': { [media.phone]: { display: 'none' } },
  // In one column, picture next to text where the width allows.
  [between]: {
    '.story:has(.story-picture)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: token('space.32'),
      alignItems: 'center',
    },
  },
  '.more': {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: token('space.24'),
    [media.md]: { marginBlockStart: token('space.48') },
  },
});

/** The latest stories, and a link to all of them. */
export function StoriesTeaser({ Title, ButtonText, Items, More }: StoriesTeaserFields) {
  const shown = Items.filter((story) => story.Title !== '' && story.Url.href !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul>
        {keyed(shown, ({ Url }) => Url.href).map(({ key, item }) => (
          <li key={key}>
            <StoryCard
              level={Title === '' ? 'h2' : 'h3'}
              title={item.Title}
              preamble={item.Preamble}
              href={item.Url.href}
              date={dayOf(item.Date)}
              image={item.Image}
              tags={item.Tags}
              showDate
              sizes="(min-width: 1024px) 31vw, 100vw"
            />
          </li>
        ))}
      </ul>
      {ButtonText !== '' && More.href !== '' && (
        <div className="more">
          <LinkButton variant="secondary" size="large" href={More.href} iconEnd="arrow">
            {ButtonText}
          </LinkButton>
        </div>
      )}
    </BlockSection>
  );
}

const dayOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
