import { token } from '@/ui/tokens';

/** What the list's search field, its choice of order and its plain button have in common. */
export const listControl = {
  minHeight: '3rem',
  border: `1px solid ${token('color.control')}`,
  borderRadius: token('radius.control'),
  background: token('color.surface'),
  color: token('color.ink'),
  font: 'inherit',
};
