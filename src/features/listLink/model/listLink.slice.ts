import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import { linkRefused } from './listLink.events';
import { listLinkFlow, type ListLinkFlowEvent, type ListLinkStep } from './listLink.flow';

export interface ListLinkState {
  flow: FlowPlace<ListLinkStep>;
  /** The whole address, where it must be copied by hand. */
  address: string;
}

export const initialListLink: ListLinkState = { flow: startOf(listLinkFlow), address: '' };

export const listLinkSlice = createSlice({
  name: 'listLink',
  initialState: initialListLink,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('listLink/'),
      (state, fact: UnknownAction) => {
        const event = eventOf<ListLinkFlowEvent>(listLinkFlow, fact.type);
        if (!event || !advance(listLinkFlow, state.flow, event, {})) return;
        state.address = linkRefused.match(fact) ? fact.payload.address : '';
      },
    );
  },
});
