import { initialShareLink, type ShareLinkState } from './shareLink.slice';

/** A store in which the feature may not be attached yet. */
export interface WithShareLink {
  shareLink?: ShareLinkState;
}

const linkOf = (state: WithShareLink): ShareLinkState => state.shareLink ?? initialShareLink;

/** Whether anybody hears the question yet. */
export const selectCanShare = (state: WithShareLink): boolean => state.shareLink !== undefined;
export const selectShareLinkFlow = (state: WithShareLink): ShareLinkState['flow'] => linkOf(state).flow;
export const selectShareLinkState = (state: WithShareLink): ShareLinkState['flow']['value'] => linkOf(state).flow.value;
export const selectManualAddress = (state: WithShareLink): string => linkOf(state).address;
