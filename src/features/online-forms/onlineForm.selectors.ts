import type { RootState } from '@/store/rootState';
import { initialOnlineForm, picturesKey, type AddedPicture, type OnlineFormState } from './onlineForm.slice';

export const selectOnlineForm = (state: RootState): OnlineFormState => state.onlineForm ?? initialOnlineForm;
export const selectOnlineFormFlow = (state: RootState): OnlineFormState['flow'] => selectOnlineForm(state).flow;

export const selectProvidedFields = (state: RootState, formId: string): OnlineFormState['provided'][string] | null =>
  selectOnlineForm(state).provided[formId] ?? null;

const none: readonly AddedPicture[] = [];
export const selectPictures = (state: RootState, formId: string, field: string): readonly AddedPicture[] =>
  selectOnlineForm(state).pictures[picturesKey(formId, field)] ?? none;

/** All pictures of a form, by field. */
export const selectFormPictures =
  (formId: string) =>
  (state: RootState): Readonly<Record<string, readonly AddedPicture[]>> => {
    const start = picturesKey(formId, '');
    return Object.fromEntries(
      Object.entries(selectOnlineForm(state).pictures).flatMap(([key, list]) =>
        key.startsWith(start) ? [[key.slice(start.length), list]] : [],
      ),
    );
  };
