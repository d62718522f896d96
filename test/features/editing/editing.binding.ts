import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/editing/editing.slice';
import { editingSlice } from '@/features/editing/editing.slice';
import { failed } from '@/errors/result';

const { error } = failed('NETWORK_LOST');
const target = { item: 'A', name: 'Title', kind: 'text', value: 'x', raw: 'x' } as const;
const scope = { items: ['A'], seen: 1, page: 'P' };
const warnings = [{ rule: 'datePast', item: 'A', name: 'TargetDate', params: { date: '2026-01-01' } }] as const;

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
    publishRequested: events.publishRequested(scope),
    warningsLoaded: events.warningsLoaded({ warnings, checked: true }),
    publishConfirmed: events.publishConfirmed(),
    published: events.published(),
    publishFailed: events.publishFailed({ error }),
    discardRequested: events.discardRequested(scope),
    discardConfirmed: events.discardConfirmed(),
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
    noWarnings: { action: events.warningsLoaded({ warnings: [], checked: true }) },
  },
});
