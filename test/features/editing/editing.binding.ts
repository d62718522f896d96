import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/editing/editing.events';
import { editingFlow } from '@/features/editing/editing.flow';
import { editingSlice } from '@/features/editing/editing.slice';
import { failed } from '@/errors/result';

const { error } = failed('NETWORK_LOST');
const target = { item: 'A', name: 'Title', kind: 'text', value: 'x', raw: 'x' } as const;
const scope = { items: ['A'], seen: 1, page: 'P' };
const hints = [{ rule: 'datePast', item: 'A', name: 'TargetDate', params: { date: '2026-01-01' } }] as const;

export const editingBinding = bindFlow(
  { ...editingSlice, flow: editingFlow },
  {
    actions: {
      keptRead: events.keptRead({ kept: null }),
      placeChosen: events.placeChosen({ target }),
      typed: events.typed({ value: 'y' }),
      dropped: events.dropped(),
      saveAsked: events.saveAsked({ value: 'y' }),
      overwriteAsked: events.overwriteAsked({ value: 'y' }),
      saved: events.saved(),
      saveFailed: events.saveFailed({ error }),
      publishAsked: events.publishAsked(scope),
      hintsRead: events.hintsRead({ hints, checked: true }),
      publishConfirmed: events.publishConfirmed(),
      published: events.published(),
      publishFailed: events.publishFailed({ error }),
      discardAsked: events.discardAsked(scope),
      discardConfirmed: events.discardConfirmed(),
      discarded: events.discarded(),
      discardFailed: events.discardFailed({ error }),
      versionsAsked: events.versionsAsked({ item: 'A' }),
      versionsRead: events.versionsRead({ versions: [] }),
      versionsFailed: events.versionsFailed({ error }),
      restoreAsked: events.restoreAsked({ version: 1 }),
      restored: events.restored(),
      restoreFailed: events.restoreFailed({ error }),
      refreshed: events.refreshed(),
      closed: events.closed(),
    },
    guards: {
      somethingKept: { action: events.keptRead({ kept: { path: '/', target, value: 'z' } }) },
      nothingToSay: { action: events.hintsRead({ hints: [], checked: true }) },
    },
  },
);
