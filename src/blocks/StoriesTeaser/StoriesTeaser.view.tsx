import { css } from '@emotion/react';
import { StoryCard } from '@/features/stories/view/StoryCard';
import { storyCardStyles } from '@/features/stories/view/storyCard.styles';
import { LinkButton } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { StoriesTeaserFields } from './StoriesTeaser.shape';

const styles = css(storyCardStyles, {
  ul: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${token('space.48')} ${token('space.24')}` },
  [media.lg]: { 'ul:not(.story-tags)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '.story-tags': { gap: `0 ${token('space.8')}` },
  '.more': { display: 'flex', justifyContent: 'center', marginBlockStart: token('space.48') },
});

/** The latest stories, and the way to all of them. */
export function StoriesTeaser({ Title, ButtonText, Items, More }: StoriesTeaserFields) {
  const shown = Items.filter((story) => story.Title !== '' && story.Url.href !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      <ul>
        {keyed(shown, ({ Url }) => Url.href).map(({ key, item }) => (
          <li key={key}>
            <StoryCard
              level={Title === '' ? 'h2' : 'h3'} title={item.Title} preamble={item.Preamble} href={item.Url.href} date={dayOf(item.Date)} image={item.Image} tags={item.Tags} showDate
              sizes="(min-width: 1024px) 31vw, 100vw"
            />
          </li>
        ))}
      </ul>
      {ButtonText !== '' && More.href !== '' && <p className="more"><LinkButton variant="secondary" size="large" href={More.href} iconEnd="arrow">{ButtonText}</LinkButton></p>}
    </BlockSection>
  );
}

const dayOf = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
