import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/editing/editing.slice';
import { editingSlice } from '@/features/editing/editing.slice';
import { failed } from '@/errors/result';

const { error } = failed('NETWORK_LOST');
const target = { item: 'A', name: 'Title', kind: 'text', value: 'x', raw: 'x' } as const;
const chosen = { fields: [{ item: 'A', fields: ['Title'] }], seen: 1 };
const loaded = { changes: [], editor: 'Eva', warnings: [], checked: true };

export const editingBinding = bindFlow(editingSlice, {
  actions: {
    draftRead: events.draftRead({ draft: null }),
    fieldChosen: events.fieldChosen({ target }),
    draftSaved: events.draftSaved({ value: 'y' }),
    editCancelled: events.editCancelled(),
    saveRequested: events.saveRequested({ value: 'y' }),
    overwriteRequested: events.overwriteRequested({ value: 'y' }),
    saved: events.saved(),
    saveFailed: events.saveFailed({ error }),
    publishRequested: events.publishRequested({ page: 'P' }),
    changesLoaded: events.changesLoaded(loaded),
    changesFailed: events.changesFailed({ error }),
    publishConfirmed: events.publishConfirmed(chosen),
    published: events.published({ publication: { id: 'p', pages: 2, done: 0, failed: 0 } }),
    publishFailed: events.publishFailed({ error }),
    discardRequested: events.discardRequested(),
    discardConfirmed: events.discardConfirmed(chosen),
    discarded: events.discarded(),
    discardFailed: events.discardFailed({ error }),
    versionsRequested: events.versionsRequested({ item: 'A' }),
    versionsLoaded: events.versionsLoaded({ versions: [] }),
    versionsFailed: events.versionsFailed({ error }),
    restoreRequested: events.restoreRequested({ version: 1 }),
    restored: events.restored(),
    restoreFailed: events.restoreFailed({ error }),
    refreshed: events.refreshed(),
    dialogClosed: events.dialogClosed(),
  },
  guards: {
    hasDraft: { action: events.draftRead({ draft: { path: '/', target, value: 'z' } }) },
    isDiscarding: { slice: { discarding: true } },
  },
});
