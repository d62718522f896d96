import { storiesFeature } from '@/features/stories/stories.feature';
import { StoriesView } from '@/features/stories/components/StoriesView';
import { BlockSection } from '../parts/BlockSection';
import { withFeatures } from '../parts/withFeatures';
import type { StoriesIndexFields } from './StoriesIndex.schema';

function StoriesIndexView({
  Layout,
  PageLayout,
  ShowDates,
  PageShowDates,
  HighlightLatestStory,
  PageHighlight,
  Below,
}: StoriesIndexFields) {
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

/** The stories below the page, filtered by tags. */
export const StoriesIndex = withFeatures([storiesFeature], StoriesIndexView);
