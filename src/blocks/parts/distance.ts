import { token } from '@/ui/tokens';
import type { Distance } from './options.schema';

const steps = { None: '0', Small: token('space.24'), Medium: token('space.64'), Large: token('space.128') } as const;

/** A chosen distance in CSS; undefined is the block's own. */
export const distance = (chosen: Distance): string | undefined => (chosen === '' ? undefined : steps[chosen]);
