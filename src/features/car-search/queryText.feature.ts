import { defineFeature } from '@/effects/feature';
import { queryTextSlice } from './queryText.slice';
import { relaxWatch } from './sagas/relax.saga';
import { suggestionsWatch } from './sagas/suggestions.saga';
import { queryTextWatch } from './sagas/queryText.saga';

export { loosen } from './sagas/relax.saga';
export { explain, loadWords } from './sagas/queryText.saga';

const understood = (of: string): string[] => [
  `${of}queryText.text`,
  ...['text', 'meaning.values', 'meaning.place', 'meaning.lat', 'meaning.lng'].map((field) => `${of}parts.*.${field}`),
];

/** What helps a visitor to find words, and what words to find cars. What was written is the visitor's. */
export const queryTextFeature = defineFeature({
  name: 'queryText',
  owner: 'page',
  slices: [queryTextSlice],
  watch: [...suggestionsWatch, ...queryTextWatch, ...relaxWatch],
  personal: {
    state: {
      queryText: [
        'requestedText',
        'suggestions.text',
        'suggestions.suggestions.*.text',
        'suggestions.suggestions.*.value',
        'submittedText',
        ...understood('understood.*.'),
        'relaxations.relaxations.*.constraint.values',
      ],
    },
    actions: {
      'queryText/queryTextReady': [],
      'queryText/suggestionsRequested': ['text'],
      'queryText/suggestionsLoaded': ['text', 'suggestions.*.text', 'suggestions.*.value'],
      'queryText/queryTextSubmitted': ['text', 'suggestion.value'],
      'queryText/queryTextUnderstood': understood(''),
      'queryText/understandingFailed': ['text'],
      'queryText/partMarkedPlain': [],
      'queryText/partRemoved': [],
      'queryText/relaxationsLoaded': ['relaxations.*.constraint.values'],
    },
  },
});
