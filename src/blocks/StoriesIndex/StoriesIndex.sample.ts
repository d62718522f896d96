import type { StoriesIndexFields } from './StoriesIndex.schema';

const bare: StoriesIndexFields = {
  Layout: '',
  ShowDates: false,
  HighlightLatestStory: false,
  PageLayout: '',
  PageShowDates: false,
  PageHighlight: false,
  Below: false,
};

/** The stories come from the page's state. */
export const storiesIndexSamples: Record<string, StoriesIndexFields> = {
  'two columns': { ...bare, ShowDates: true },
  'one column': { ...bare, Layout: 'Variant 2', ShowDates: true },
  highlight: { ...bare, HighlightLatestStory: true, PageShowDates: true },
  'as the page has it, below a title': { ...bare, PageLayout: 'Variant 2', PageHighlight: true, Below: true },
};
