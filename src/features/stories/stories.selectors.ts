import { createSelector } from 'reselect';
import {
  MAX_STORIES,
  STORIES_PAGE,
  storiesAddress,
  toggled,
  type Story,
  type StoryTag,
} from '@/domain/stories/stories';
import { selectPaths } from '@/store/context';
import { selectStoriesByIds } from '@/store/entities';
import { initialStories, type StoriesState } from './stories.slice';
import type { RootState } from '@/store/rootState';

export type { StoriesStep } from './stories.flow';

export const selectStories = (state: RootState): StoriesState => state.stories ?? initialStories;
export const selectStoriesFlow = (state: RootState): StoriesState['flow'] => selectStories(state).flow;
export const selectStoriesStep = (state: RootState) => selectStories(state).flow.value;
export const selectStoriesError = (state: RootState) => selectStories(state).error;

/** What a card shows. */
export interface StoryCardFields {
  title: string;
  preamble: string;
  /** Public. */
  href: string;
  /** ISO day; '' where it has none. */
  date: string;
  image: Story['image'];
  /** Their names. */
  tags: readonly string[];
}

const inLanguage = (home: string, path: string): string => (home === '/' ? path : `${home}${path === '/' ? '' : path}`);

const cardOf = (story: Story, home: string, tags: readonly StoryTag[]): StoryCardFields => ({
  title: story.title,
  preamble: story.preamble,
  date: story.date,
  image: story.image,
  href: inLanguage(home, story.path),
  tags: tags.filter(({ id }) => story.tags.includes(id)).map(({ value }) => value),
});

/** The stories on show, in their order. */
export const selectStoryCards = createSelector(
  [
    (state: RootState) => selectStoriesByIds(state, selectStories(state).ids),
    (state: RootState) => selectPaths(state).home,
    (state: RootState) => selectStories(state).tags,
  ],
  (stories, home, tags): StoryCardFields[] => stories.map((story) => cardOf(story, home, tags)),
);

export interface TagChip {
  /** null: 'show all'. */
  key: string | null;
  name: string;
  on: boolean;
  /** Where it leads without script. */
  href: string;
}

/** 'Show all', then each tag; none where there is nothing to choose from. */
export const selectTagChips = createSelector(
  [(state: RootState) => selectStories(state)],
  ({ index, tags, chosen }): TagChip[] => {
    if (!index || tags.length === 0) return [];
    const to = (keys: readonly string[]): string => storiesAddress(index.path, { tags: keys, shown: STORIES_PAGE });
    return [
      { key: null, name: '', on: chosen.length === 0, href: to([]) },
      ...tags.map(({ key, value }) => ({ key, name: value, on: chosen.includes(key), href: to(toggled(chosen, key)) })),
    ];
  },
);

/** The number of stories shown, and the address of more without script; null at the end. */
export const selectStoriesProgress = createSelector(
  [(state: RootState) => selectStories(state)],
  ({ index, chosen, ids, total, hasNext }) => ({
    shown: ids.length,
    total,
    more:
      hasNext && index && ids.length < MAX_STORIES
        ? storiesAddress(index.path, {
            tags: chosen,
            shown: (Math.floor(ids.length / STORIES_PAGE) + 1) * STORIES_PAGE,
          })
        : null,
  }),
);
