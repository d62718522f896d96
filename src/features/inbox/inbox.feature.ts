import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { inboxErrors } from '@/errors/entries/inbox.errors';
import { inboxListSlice } from './inboxList.slice';
import { inboxPanelSlice } from './inboxPanel.slice';
import { inboxSessionSlice } from './inboxSession.slice';
import { inboxSubmissionSlice } from './inboxSubmission.slice';
import { sessionWatch } from './sagas/session.saga';
import { submissionsWatch } from './sagas/submissions.saga';

/** The inbox of staff. Recordings hold how it went, and nothing of what was read or written. */
export const inboxFeature = defineFeature({
  name: 'inbox',
  owner: 'page',
  slices: [inboxSessionSlice, inboxListSlice, inboxSubmissionSlice, inboxPanelSlice],
  watch: [...sessionWatch, ...submissionsWatch],
  errors: inboxErrors,
  public: [
    publicFields(inboxSessionSlice, { state: ['error.code'] }),
    publicFields(inboxListSlice, { state: ['error.code'] }),
    publicFields(inboxSubmissionSlice, { state: ['error.code'] }),
    publicFields(inboxPanelSlice, { state: ['error.code'] }),
  ],
});
