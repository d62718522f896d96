import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import { linkRefused } from './listLink.events';
import { listLinkFlow, type ListLinkFlowEvent, type ListLinkStep } from './listLink.flow';

export interface ListLinkState {
  flow: FlowState<ListLinkStep>;
  /** The whole address, where it must be copied by hand. */
  address: string;
}

export const initialListLink: ListLinkState = { flow: initialFlowState(listLinkFlow), address: '' };

export const listLinkSlice = createSlice({
  name: 'listLink',
  initialState: initialListLink,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('listLink/'),
      (state, action: UnknownAction) => {
        const event = eventOf<ListLinkFlowEvent>(listLinkFlow, action.type);
        if (!event || !advance(listLinkFlow, state.flow, event, {})) return;
        state.address = linkRefused.match(action) ? action.payload.address : '';
      },
    );
  },
});
