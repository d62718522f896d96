import { defineFeature } from '@/effects/feature';
import { memorySlice } from './memory.slice';
import { memoryWatch } from './sagas/memory.saga';

/** Visitor-owned: what the browser remembers, with the visitor's leave. What was searched for is the visitor's. */
export const memoryFeature = defineFeature({
  name: 'memory',
  owner: 'visitor',
  slices: [memorySlice],
  watch: memoryWatch,
  personal: {
    state: { memory: ['searches.*'] },
    actions: {
      'memory/recalled': ['searches.*'],
      'memory/forgotten': [],
      'memory/searchRemoved': ['text'],
      'memory/searchesCleared': [],
    },
  },
});
