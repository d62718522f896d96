import { MOST_COMPARED } from './compare.slice';

const FRAGMENT = /^compare=(\d{5,12}(?:,\d{5,12})*)$/;

/** 'compare=1000001,1000002' */
export const compareFragment = (carIds: readonly string[]): string => `compare=${carIds.join(',')}`;

/** The cars of a link to a comparison; none for any other fragment. */
export const comparedIn = (fragment: string): string[] =>
  [...new Set(FRAGMENT.exec(fragment)?.[1]?.split(','))].slice(0, MOST_COMPARED);
