import { defineFeature } from '@/effects/feature';
import { addressSlice, pageSlice } from './model/address.slice';
import { addressWatch } from './saga/address.saga';

/** Visitor-owned: its history memories live through every navigation; `page` in it is the server's to say. */
export const addressFeature = defineFeature({ name: 'address', owner: 'visitor', slices: [addressSlice, pageSlice], watch: addressWatch });
