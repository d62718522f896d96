import { useDispatch } from 'react-redux';
import { contactChosen, type ContactMethod } from '@/features/telemetry/contact.events';

/** Tells which way to the facility was chosen: `onClick={contact('phone')}`. The link itself does the rest. */
export function useContact(facility: string): (method: ContactMethod) => () => void {
  const dispatch = useDispatch();
  return (method) => () => {
    dispatch(contactChosen({ method, facility }));
  };
}
