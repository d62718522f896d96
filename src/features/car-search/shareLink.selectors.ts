import type { RootState } from '@/store/rootState';
import { initialShareLink, type ShareLinkState } from './shareLink.slice';

const linkOf = (state: RootState): ShareLinkState => state.shareLink ?? initialShareLink;

/** Whether the feature is attached. */
export const selectCanShare = (state: RootState): boolean => state.shareLink !== undefined;
export const selectShareLinkFlow = (state: RootState): ShareLinkState['flow'] => linkOf(state).flow;
export const selectShareLinkState = (state: RootState): ShareLinkState['flow']['value'] => linkOf(state).flow.value;
/** The address to copy by hand. */
export const selectManualAddress = (state: RootState): string => linkOf(state).address;
