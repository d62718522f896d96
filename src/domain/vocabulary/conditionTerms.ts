import type { TermTable } from './vocabulary.types';

/** By itself, as cards need it in the browser. */
export const conditionTerms = {
  used: ['Begagnad', 'Brukt', 'Brugt', 'Used', 'Käytetty', 'Jazdené'],
  new: ['Ny', 'Ny', 'Ny', 'New', 'Uusi', 'Nové'],
  demo: ['Demo', 'Demo', 'Demo', 'Ex-demo', 'Esittelyauto', 'Predvádzacie'],
} as const satisfies TermTable;

const unused = new Set<string>([...conditionTerms.new, ...conditionTerms.demo]);

/** Whether a stock's word for the condition says new or demonstration car, in any of our languages. */
export const isNewOrDemo = (word: string | undefined): boolean => word !== undefined && unused.has(word);
