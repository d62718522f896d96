import { initialListLink, type ListLinkState } from './listLink.slice';

/** A store in which the feature may not be attached yet. */
export interface WithListLink {
  listLink?: ListLinkState;
}

const linkOf = (state: WithListLink): ListLinkState => state.listLink ?? initialListLink;

/** Whether anybody hears the question yet. */
export const selectCanLink = (state: WithListLink): boolean => state.listLink !== undefined;
export const selectLinkPlace = (state: WithListLink): ListLinkState['flow'] => linkOf(state).flow;
export const selectLinkStep = (state: WithListLink): ListLinkState['flow']['value'] => linkOf(state).flow.value;
export const selectLinkAddress = (state: WithListLink): string => linkOf(state).address;
