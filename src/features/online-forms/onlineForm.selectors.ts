import type { RootState } from '@/store/rootState';
import { initialOnlineForm, picturesKey, type AddedPicture, type OnlineFormState } from './onlineForm.slice';

export const selectOnlineForm = (state: RootState): OnlineFormState => state.onlineForm ?? initialOnlineForm;
export const selectOnlineFormFlow = (state: RootState): OnlineFormState['flow'] => selectOnlineForm(state).flow;

const none: readonly AddedPicture[] = [];
export const selectPictures = (state: RootState, formId: string, field: string): readonly AddedPicture[] =>
  selectOnlineForm(state).pictures[picturesKey(formId, field)] ?? none;
