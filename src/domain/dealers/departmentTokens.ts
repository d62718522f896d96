import { foldedTokens } from '@/lib/fold';
import { departmentTerms } from '../vocabulary/facilityTerms';
import { serviceTerms } from '../vocabulary/serviceTerms';
import type { Department } from './facility';

/**
 * A search for 'verkstad volvo borås' means a workshop that serves Volvo, not a facility with both. So the search texts
 * of a facility are stored a second time for these departments, each word with a mark in front and without the makes
 * that the department does not serve; and a search that names the work of one of them looks among its words. No letter of
 * two marks is the same, so that words of different departments are no typing errors of each other.
 */
const marks = { Workshop: 'wxq', 'Body work': 'bkz', Parts: 'pjv' } as const satisfies Partial<
  Record<Department['group'], string>
>;
type MarkedGroup = keyof typeof marks;
export const MARKED_GROUPS = ['Workshop', 'Body work', 'Parts'] as const satisfies readonly MarkedGroup[];

const tokensOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => foldedTokens(text).map(({ folded }) => folded)));
const workOf = (group: Department['group']): Set<string> =>
  tokensOf([...departmentTerms[group], ...serviceTerms[group]]);

/** Words of the work of one group alone, in all languages of the sites. */
const groupOfToken: ReadonlyMap<string, MarkedGroup> = new Map(
  MARKED_GROUPS.flatMap((group) => {
    const others = (['New cars', ...MARKED_GROUPS] as const).filter((one) => one !== group).map(workOf);
    return [...workOf(group)]
      .filter((token) => !others.some((tokens) => tokens.has(token)))
      .map((token) => [token, group] as const);
  }),
);

/** The department whose work a text names; null for none, or several. */
export function departmentIn(text: string): MarkedGroup | null {
  const named = new Set(foldedTokens(text).flatMap(({ folded }) => groupOfToken.get(folded) ?? []));
  const [group = null] = named;
  return named.size === 1 ? group : null;
}

/** The department whose work a search names beside other words; null for none, or several. */
export const namedDepartment = (text: string): MarkedGroup | null =>
  foldedTokens(text).length > 1 ? departmentIn(text) : null;

/** The words of a text as words of a department. */
export const markedTokens = (group: MarkedGroup, text: string): string =>
  foldedTokens(text)
    .map(({ spelled }) => marks[group] + spelled)
    .join(' ');
