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
      'editing/draftRead': [],
      'editing/fieldChosen': [],
      'editing/draftSaved': [],
      'editing/editCancelled': [],
      'editing/saveRequested': [],
      'editing/overwriteRequested': [],
      'editing/saved': [],
      'editing/saveFailed': [],
      'editing/publishRequested': [],
      'editing/warningsLoaded': [],
      'editing/publishConfirmed': [],
      'editing/published': [],
      'editing/publishFailed': [],
      'editing/discardRequested': [],
      'editing/discardConfirmed': [],
      'editing/discarded': [],
      'editing/discardFailed': [],
      'editing/versionsRequested': [],
      'editing/versionsLoaded': ['versions.*.editor'],
      'editing/versionsFailed': [],
      'editing/restoreRequested': [],
      'editing/restored': [],
      'editing/restoreFailed': [],
      'editing/refreshed': [],
      'editing/dialogClosed': [],
    },
  },
});
