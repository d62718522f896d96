import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/workshops/calendar.events';
import { calendarFlow } from '@/features/workshops/calendar.flow';
import { calendarSlice } from '@/features/workshops/calendar.slice';

const question = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };

export const calendarBinding = bindFlow(
  { ...calendarSlice, flow: calendarFlow },
  {
    actions: {
      opened: events.opened({ question, week: '2026-11-30' }),
      daysArrived: events.daysArrived({ departmentId: '1', from: '2026-11-30', days: [] }),
      daysFailed: events.daysFailed({ error: { code: 'TIMES_FAILED', params: {} } }),
      moreAsked: events.moreAsked({ from: '2026-12-28' }),
      retried: events.retried(),
      closed: events.closed(),
    },
    guards: { asked: { slice: { question } } },
  },
);
