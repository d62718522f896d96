import type { AgreementRow } from './agreements.store';

/** 'Volvo V60 2021' */
export const carNameOf = ({ brand, model, buildYear }: Pick<AgreementRow, 'brand' | 'model' | 'buildYear'>): string =>
  [brand, model, buildYear].filter((part) => part !== null).join(' ');
