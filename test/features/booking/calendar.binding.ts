import { bindFlow } from '@test/kit/bindFlow';
import { calendarActions, calendarSlice } from '@/features/booking/calendar.slice';

const query = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };

export const calendarBinding = bindFlow(calendarSlice, {
  actions: {
    opened: calendarActions.opened({ query, week: '2026-11-30' }),
    daysLoaded: calendarActions.daysLoaded({ departmentId: '1', from: '2026-11-30', days: [] }),
    daysFailed: calendarActions.daysFailed({ error: { code: 'TIMES_FAILED', params: {} } }),
    moreRequested: calendarActions.moreRequested({ from: '2026-12-28' }),
    retried: calendarActions.retried(),
    closed: calendarActions.closed(),
  },
  guards: { isCurrent: { slice: { query } } },
});
