import { defineFeature } from '@/effects/feature';
import { consentSlice } from './model/consent.slice';
import { consentWatch } from './saga/consent.saga';

/** Owned by the visitor: answers from a server never overwrite it. */
export const consentFeature = defineFeature({ name: 'consent', slices: [consentSlice], watch: consentWatch });
