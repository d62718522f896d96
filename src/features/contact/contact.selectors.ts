import { encodePlan, type ChosenPlan } from '@/domain/finance/chosenPlan';
import { selectChosenPlan } from '@/features/finance/finance.selectors';
import { selectFinancePlan } from '@/features/finance/financePlan.selectors';
import { selectNow } from '@/store/context';
import { selectCarById, type CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { initialContact, type CarSeller, type ContactDraft, type ContactState, type SentValues } from './contact.slice';

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

/** Without days that have passed since they were chosen: a draft is kept, and the server refuses them. */
const timesOf = ({ testDrive, times }: ContactDraft, today: string): string[] =>
  testDrive
    ? [...new Set(times.flatMap(({ date, time }) => (date < today || time === '' ? [] : [`${date}T${time}`])))]
    : [];

/** The finance plan that goes along with the message; null for none, or for one that the visitor removed. */
export function selectAttachedPlan(state: RootState): ChosenPlan | null {
  const { carId, planLeftOut } = selectContact(state);
  const plan = carId === null ? null : selectChosenPlan(state, carId);
  return plan && encodePlan(plan) !== planLeftOut ? plan : null;
}

/**
 * Figures of the attached plan. After a reload those of an earlier try count until the lender has responded: the same
 * request must keep its id.
 */
function selectPlanFigures(state: RootState): SentValues['plan'] {
  const { carId, request } = selectContact(state);
  if (carId === null || !selectAttachedPlan(state)) return null;
  return selectFinancePlan(state, carId) ?? request?.values.plan ?? null;
}

/** The request's values; null while there is no car, or no seller. */
export function selectContactValues(state: RootState): Omit<SentValues, 'source'> | null {
  const { draft, carId } = selectContact(state);
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
    testDriveTimes: timesOf(draft, selectNow(state).slice(0, 10)),
    plan: selectPlanFigures(state),
  };
}
