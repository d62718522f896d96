import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/workshops/workshops.events';
import { workshopsFlow } from '@/features/workshops/workshops.flow';
import { workshopsSlice } from '@/features/workshops/workshops.slice';

export const question = { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59.36, longitude: 18 };

export const workshopsBinding = bindFlow(
  { ...workshopsSlice, flow: workshopsFlow },
  {
    actions: {
      asked: events.asked({ question }),
      moreAsked: events.moreAsked(),
      batchEnded: events.batchEnded({ cursor: '5', more: false }),
      streamFailed: events.streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } }),
      retried: events.retried(),
      closed: events.closed(),
    },
    guards: { more: { action: events.batchEnded({ cursor: '5', more: true }) } },
  },
);
