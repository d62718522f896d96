import { defineFeature } from '@/effects/feature';
import { searchHelpSlice } from './searchHelp.slice';
import { loosenWatch } from './sagas/loosen.saga';
import { suggestWatch } from './sagas/suggest.saga';
import { wordsWatch } from './sagas/words.saga';

export { loosen } from './sagas/loosen.saga';
export { explain, loadWords } from './sagas/words.saga';

const reading = (of: string): string[] => [
  `${of}said.text`,
  ...['text', 'meaning.values', 'meaning.place', 'meaning.lat', 'meaning.lng'].map((field) => `${of}parts.*.${field}`),
];

/** What helps a visitor to find words, and what words to find cars. What was written is the visitor's. */
export const searchHelpFeature = defineFeature({
  name: 'searchHelp',
  owner: 'page',
  slices: [searchHelpSlice],
  watch: [...suggestWatch, ...wordsWatch, ...loosenWatch],
  personal: {
    state: {
      searchHelp: [
        'typed',
        'completing.text',
        'completing.suggestions.*.text',
        'completing.suggestions.*.value',
        'reading',
        ...reading('readings.*.'),
        'ways.ways.*.constraint.values',
      ],
    },
    actions: {
      'searchHelp/helpCame': [],
      'searchHelp/typed': ['text'],
      'searchHelp/suggestionsArrived': ['text', 'suggestions.*.text', 'suggestions.*.value'],
      'searchHelp/wordsGiven': ['text', 'taken.value'],
      'searchHelp/wordsRead': reading(''),
      'searchHelp/wordsUnread': ['text'],
      'searchHelp/partTakenBack': [],
      'searchHelp/partLetGo': [],
      'searchHelp/waysFound': ['ways.*.constraint.values'],
    },
  },
});
