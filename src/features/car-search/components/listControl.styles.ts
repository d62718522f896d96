import { token } from '@/ui/tokens';

/** Shared styles of the list's search field, sort control and plain button. */
export const listControl = {
  minHeight: token('size.target'),
  border: `1px solid ${token('color.control')}`,
  borderRadius: token('radius.control'),
  background: token('color.surface'),
  color: token('color.ink'),
  font: 'inherit',
};
