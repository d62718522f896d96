import type { Today } from './openingHours';

/** When it opens next, as text that sorts by time; null where it is open, or nobody knows. */
export function openingOrder(today: Today): string | null {
  switch (today.status) {
    case 'open':
      return null;
    case 'opens':
      return `000 ${today.time}`;
    case 'closed':
      return today.next ? `${String(today.next.days).padStart(3, '0')} ${today.next.time}` : null;
  }
}
