import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectContact } from '../contact.selectors';

/** A link to the form brings it into view, and the focus to its first empty field (G-03). */
export function useVisitedAnchor(form: RefObject<HTMLFormElement | null>): void {
  const { visited } = useAppSelector(selectContact);
  const count = visited?.count ?? 0;
  const show = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[required], select[required]') ?? [])];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    form.current?.scrollIntoView({ block: 'start' });
    field?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (count > 0) show();
  }, [count]);
}
