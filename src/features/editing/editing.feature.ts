import { defineFeature } from '@/effects/feature';
import { editingErrors } from '@/errors/entries/editing.errors';
import { editingSlice } from './editing.slice';
import { editingWatch } from './sagas/editing.saga';

export const editingFeature = defineFeature({
  name: 'editing',
  owner: 'visitor',
  slices: [editingSlice],
  watch: editingWatch,
  errors: editingErrors,
  personal: {
    state: { editing: ['versions.*.editor'] },
    actions: {
      'editing/keptRead': [],
      'editing/placeChosen': [],
      'editing/typed': [],
      'editing/dropped': [],
      'editing/saveAsked': [],
      'editing/overwriteAsked': [],
      'editing/saved': [],
      'editing/saveFailed': [],
      'editing/publishAsked': [],
      'editing/hintsRead': [],
      'editing/publishConfirmed': [],
      'editing/published': [],
      'editing/publishFailed': [],
      'editing/discardAsked': [],
      'editing/discardConfirmed': [],
      'editing/discarded': [],
      'editing/discardFailed': [],
      'editing/versionsAsked': [],
      'editing/versionsRead': ['versions.*.editor'],
      'editing/versionsFailed': [],
      'editing/restoreAsked': [],
      'editing/restored': [],
      'editing/restoreFailed': [],
      'editing/refreshed': [],
      'editing/closed': [],
    },
  },
});
