import { initialAlert, type AlertState } from './alert.slice';
import type { RootState } from '@/store/rootState';

export type AlertStep = AlertState['flow']['value'];

const of = (state: RootState): AlertState => state.alert ?? initialAlert;

export const selectAlertFlow = (state: RootState): AlertState['flow'] => of(state).flow;
export const selectAlertStep = (state: RootState): AlertStep => of(state).flow.value;
/** The short hash of the message that this visitor dismissed. */
export const selectHiddenAlert = (state: RootState): string | null => of(state).hidden;
export const selectAlertPath = (state: RootState): string | null => of(state).path;
