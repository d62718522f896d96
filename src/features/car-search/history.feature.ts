import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { snapshotFields } from './carList.fields';
import { historySlice, carsPageSlice } from './history.slice';
import { addressWatch } from './sagas/address.saga';

/** What the live page shows: the server's to say at first, the address's afterwards. */
export const carsPageFeature = defineFeature({
  name: 'carsPage',
  owner: 'page',
  slices: [carsPageSlice],
  watch: [],
  public: [publicFields(carsPageSlice, { state: ['view', 'address?'] })],
});

/** Visitor-owned: its history entries live through every navigation. */
export const historyFeature = defineFeature({
  name: 'history',
  owner: 'visitor',
  slices: [historySlice],
  watch: addressWatch,
  public: [
    publicFields(historySlice, {
      state: ['entry', 'order.*', 'entries.*.scrollY', ...under('entries.*.snapshot', snapshotFields)],
      actions: {
        addressVisited: ['address?', 'by', 'entry', 'view'],
        entryOpened: ['entry'],
        entryLeft: ['entry', 'scrollY', ...under('snapshot', snapshotFields)],
      },
    }),
  ],
});
