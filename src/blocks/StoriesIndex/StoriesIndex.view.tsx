import { storiesFeature } from '@/features/stories/stories.feature';
import { StoriesView } from '@/features/stories/components/StoriesView';
import { useFeature } from '@/store/StoreProvider';
import { BlockSection } from '../parts/BlockSection';
import type { StoriesIndexFields } from './StoriesIndex.schema';

/** The stories below the page, with their tags to choose from. */
export function StoriesIndex({
  Layout,
  PageLayout,
  ShowDates,
  PageShowDates,
  HighlightLatestStory,
  PageHighlight,
  Below,
}: StoriesIndexFields) {
  useFeature(storiesFeature);
  return (
    <BlockSection>
      <StoriesView
        level="h2"
        single={(Layout || PageLayout) === 'Variant 2'}
        showDates={ShowDates || PageShowDates}
        highlight={HighlightLatestStory || PageHighlight}
        below={Below}
      />
    </BlockSection>
  );
}
