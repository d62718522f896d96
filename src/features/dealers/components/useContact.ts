import { contactChosen, type ContactMethod } from '@/features/telemetry/contact.actions';
import { useAppDispatch } from '@/store/hooks';

/** Tells which way to the facility was chosen: `onClick={contact('phone')}`. The link itself does the rest. */
export function useContact(facility: string): (method: ContactMethod) => () => void {
  const dispatch = useAppDispatch();
  return (method) => () => {
    dispatch(contactChosen({ method, facility }));
  };
}
