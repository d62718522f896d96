import { defineFeature } from '@/effects/feature';
import { facetsSlice } from './model/facets.slice';
import { facetsWatch } from './saga/facets.saga';

export { loadList } from './saga/facets.saga';

export const facetsFeature = defineFeature({ name: 'facets', owner: 'page', slices: [facetsSlice], watch: facetsWatch });
