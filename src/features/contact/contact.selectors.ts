import type { ContactValues } from '@/domain/forms/contact';
import { selectCarById, type CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialContact, type CarSeller, type ContactDraft, type ContactState } from './contact.slice';

export const selectContact = (state: RootState): ContactState => state.contact ?? initialContact;
export const selectContactFlow = (state: RootState): ContactState['flow'] => selectContact(state).flow;

/** Whether the feature is attached; it is loaded after the page. Until then the form is the browser's own. */
export const selectCanWrite = (state: RootState): boolean => state.contact !== undefined;

/** The car whose form is open. */
export const selectContactCar = (state: RootState): CarRecord | null => {
  const { carId } = selectContact(state);
  return carId === null ? null : (selectCarById(state, carId) ?? null);
};

/** null: a sample car needs a choice, and none is made. */
export function selectChosenSeller(state: RootState): CarSeller | null {
  const { sellers, draft } = selectContact(state);
  if (!selectContactCar(state)?.car_is_sample) return sellers[0] ?? null;
  return sellers.find(({ name }) => name === draft.seller) ?? null;
}

const timesOf = ({ testDrive, times }: ContactDraft): string[] =>
  testDrive
    ? [...new Set(times.flatMap(({ date, time }) => (date === '' || time === '' ? [] : [`${date}T${time}`])))]
    : [];

/** The request's values; null while there is no car, or no seller. */
export function selectContactValues(state: RootState): Omit<ContactValues, 'source'> | null {
  const { draft, carId, plan } = selectContact(state);
  const seller = selectChosenSeller(state);
  if (carId === null || !seller) return null;
  const { name, phone, email, message, quote, testDrive } = draft;
  return {
    car: carId,
    name,
    phone,
    email,
    message,
    quote,
    testDrive,
    toName: seller.name,
    toEmail: seller.email,
    testDriveTimes: timesOf(draft),
    plan,
  };
}
