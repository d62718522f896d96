import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import { sharingFailed } from './shareLink.events';
import { shareLinkFlow, type ShareLinkFlowEvent, type ShareLinkStep } from './shareLink.flow';

export interface ShareLinkState {
  flow: FlowState<ShareLinkStep>;
  /** The whole address, where it must be copied by hand. */
  address: string;
}

export const initialShareLink: ShareLinkState = { flow: initialFlowState(shareLinkFlow), address: '' };

export const shareLinkSlice = createSlice({
  name: 'shareLink',
  initialState: initialShareLink,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('shareLink/'),
      (state, action: UnknownAction) => {
        const event = eventOf<ShareLinkFlowEvent>(shareLinkFlow, action.type);
        if (!event || !advance(shareLinkFlow, state.flow, event, {})) return;
        state.address = sharingFailed.match(action) ? action.payload.address : '';
      },
    );
  },
});
