import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { shareLinkFlow } from './shareLink.flow';

export interface ShareLinkState {
  flow: FlowState<StateOf<typeof shareLinkFlow>>;
  /** The full address when it must be copied manually; otherwise empty. */
  address: string;
}

export const initialShareLink: ShareLinkState = { flow: initialFlowState(shareLinkFlow), address: '' };

const clearAddress = (state: ShareLinkState): void => {
  state.address = '';
};

export const shareLinkSlice = createFlowSlice({
  flow: shareLinkFlow,
  initialState: initialShareLink,
  reducers: {
    linkRequested: clearAddress,
    /** By the device's share dialog; also when it was closed. */
    linkShared: clearAddress,
    linkCopied: clearAddress,
    /** Neither sharing nor copying worked. */
    sharingFailed: (state, { payload }: PayloadAction<{ address: string }>) => {
      state.address = payload.address;
    },
    noticeClosed: clearAddress,
  },
});

export const { linkRequested, linkShared, linkCopied, sharingFailed, noticeClosed } = shareLinkSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof shareLinkSlice> {}
}
