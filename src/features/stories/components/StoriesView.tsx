import { css, keyframes } from '@emotion/react';
import type { ComponentType } from 'react';
import { STORIES_PAGE } from '@/domain/stories/stories';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import { selectStoriesStep, type StoriesStep } from '../stories.selectors';
import { StoriesList, type StoriesListProps } from './StoriesList';
import { StoriesError } from './StoriesError';
import { storyCardStyles } from './storyCard.styles';
import { TagChips } from './TagChips';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const styles = css(storyCardStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.48'),
  '.story-chips ul': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.stories': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${token('space.64')} ${token('space.32')}`,
  },
  [media.md]: { '.stories:not([data-single])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.xl]: { '.stories': { columnGap: token('space.48') } },
  '.stories > :is([data-leading], [data-lying])': { gridColumn: '1 / -1' },
  '.stories[data-single]': { gap: token('space.48') },
  '.stories-end': { display: 'grid', justifyItems: 'center', gap: token('space.16'), color: token('color.inkSoft') },
  '.no-stories': { display: 'grid', gap: token('space.8'), justifyItems: 'start', padding: `${token('space.48')} 0` },
  // Skeletons of the cards' size; not visible for fast responses.
  '.stories-waiting': { opacity: 0, animation: `${appear} ${token('duration.medium')} 150ms forwards` },
  '.stories-waiting li': {
    display: 'grid',
    gap: token('space.16'),
    '&::before': {
      content: '""',
      aspectRatio: '16 / 9',
      borderRadius: token('radius.card'),
      background: token('color.skeleton'),
    },
    '&::after': {
      content: '""',
      height: '7.5rem',
      width: '80%',
      borderRadius: token('radius.control'),
      background: token('color.skeleton'),
    },
  },
});

const SKELETONS = Array.from({ length: STORIES_PAGE }, (_, index) => `place ${index}`);

function Waiting({ single }: Pick<StoriesListProps, 'single'>) {
  const { t } = useTexts();
  return (
    <div>
      <p className="visually-hidden" role="status">
        {t('frame.loading')}
      </p>
      <ul className="stories stories-waiting" data-single={single || undefined} aria-hidden="true">
        {SKELETONS.map((skeleton) => (
          <li key={skeleton} />
        ))}
      </ul>
    </div>
  );
}

function NoStories({ level: Heading }: Pick<StoriesListProps, 'level'>) {
  const { t } = useTexts();
  return (
    <div className="no-stories" role="status">
      <Heading>{t('stories.noResults')}</Heading>
      <p>{t('stories.noResultsHint')}</p>
    </div>
  );
}

/** What each state of the flow shows below the tags. */
const shown: Record<StoriesStep, ComponentType<StoriesListProps> | null> = {
  unopened: null,
  loading: Waiting,
  list: StoriesList,
  loadingMore: StoriesList,
  moreFailed: StoriesList,
  empty: NoStories,
  failed: StoriesError,
};

/** The list of an index of stories, with its tags to choose from. */
export function StoriesView(list: StoriesListProps) {
  const Shown = shown[useAppSelector(selectStoriesStep)];
  return (
    Shown && (
      <div css={styles}>
        <TagChips />
        <Shown {...list} />
      </div>
    )
  );
}
