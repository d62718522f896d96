import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { editingErrors } from '@/errors/entries/editing.errors';
import { editingSlice } from './editing.slice';
import { editingWatch } from './sagas/editing.saga';

export const editingFeature = defineFeature({
  name: 'editing',
  owner: 'visitor',
  slices: [editingSlice],
  watch: editingWatch,
  errors: editingErrors,
  public: [
    publicFields(editingSlice, {
      state: ['fromDraft', 'discarding', 'checked', 'error.code'],
      actions: { changesLoaded: ['checked'] },
    }),
  ],
});
