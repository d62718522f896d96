import { contactChosen, type ContactMethod } from '../contact.actions';
import { useAppDispatch } from '@/store/hooks';

/** Reports the chosen contact channel of the facility: `onClick={contact('phone')}`. Navigation is left to the link. */
export function useContact(facility: string): (method: ContactMethod) => () => void {
  const dispatch = useAppDispatch();
  return (method) => () => {
    dispatch(contactChosen({ method, facility }));
  };
}
