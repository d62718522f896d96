import { bindFlow } from '@test/kit/bindFlow';
import * as editingActions from '@/features/editing/editing.slice';
import { editingSlice } from '@/features/editing/editing.slice';
import { failed } from '@/errors/result';

const { error } = failed('NETWORK_LOST');
const target = { item: 'A', name: 'Title', kind: 'text', value: 'x', raw: 'x' } as const;
const chosen = { fields: [{ item: 'A', fields: ['Title'] }], seen: 1 };
const loaded = { changes: [], editor: 'Eva', warnings: [], checked: true };

export const editingBinding = bindFlow(editingSlice, {
  actions: {
    draftRead: editingActions.draftRead({ draft: null }),
    fieldChosen: editingActions.fieldChosen({ target }),
    draftSaved: editingActions.draftSaved({ value: 'y' }),
    editCancelled: editingActions.editCancelled(),
    saveRequested: editingActions.saveRequested({ value: 'y' }),
    overwriteRequested: editingActions.overwriteRequested({ value: 'y' }),
    saved: editingActions.saved(),
    saveFailed: editingActions.saveFailed({ error }),
    publishRequested: editingActions.publishRequested({ page: 'P' }),
    changesLoaded: editingActions.changesLoaded(loaded),
    changesFailed: editingActions.changesFailed({ error }),
    publishConfirmed: editingActions.publishConfirmed(chosen),
    published: editingActions.published({ publication: { id: 'p', pages: 2, done: 0, failed: 0 } }),
    publishFailed: editingActions.publishFailed({ error }),
    discardRequested: editingActions.discardRequested(),
    discardConfirmed: editingActions.discardConfirmed(chosen),
    discarded: editingActions.discarded(),
    discardFailed: editingActions.discardFailed({ error }),
    versionsRequested: editingActions.versionsRequested({ item: 'A' }),
    versionsLoaded: editingActions.versionsLoaded({ versions: [] }),
    versionsFailed: editingActions.versionsFailed({ error }),
    restoreRequested: editingActions.restoreRequested({ version: 1 }),
    restored: editingActions.restored(),
    restoreFailed: editingActions.restoreFailed({ error }),
    refreshed: editingActions.refreshed(),
    dialogClosed: editingActions.dialogClosed(),
  },
  guards: {
    hasDraft: { action: editingActions.draftRead({ draft: { path: '/', target, value: 'z' } }) },
    isDiscarding: { slice: { discarding: true } },
  },
});
