import type { QueryLanguage } from '../understanding';
import { da } from './da';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import type { LanguageTable } from './table.types';

export const languageTables: Readonly<Record<QueryLanguage, LanguageTable>> = { sv, nb, da, en, fi, sk };
