import type { Group } from './groups';

/** Words of makers for a fuel or a drive: of versions, else what they tell. */
export interface MotorTerm extends Pick<Group, 'of'> {
  field: 'car_fuel' | 'car_drive';
  /** Comma-separated, as in a table of a language. */
  terms: string;
  /** Squeezed makes, one of which the text has to name; absent for any. */
  makes?: readonly string[];
  /** Versions of other cars have it as well: it stands for what it tells, found or not. */
  isInOtherTexts?: true;
  /** Words before it that narrow it. */
  after?: readonly string[];
}

/** The narrower ones first. */
export const motorTerms: readonly MotorTerm[] = [
  { field: 'car_fuel', of: ['laddhybrid'], terms: 'recharge', after: ['t4', 't5', 't6', 't8'] },
  { field: 'car_fuel', of: ['el', 'laddhybrid'], terms: 'recharge, e-tron, etron' },
  { field: 'car_fuel', of: ['el', 'laddhybrid'], terms: 'iv', makes: ['skoda'] },
  { field: 'car_fuel', of: ['laddhybrid'], terms: 'gte, tfsi e, tfsie, twin engine, 4xe, hybrid4, phev4' },
  { field: 'car_fuel', of: ['laddhybrid'], terms: 't8', makes: ['volvo'] },
  {
    field: 'car_fuel',
    of: ['diesel'],
    terms:
      'tdi, hdi, bluehdi, crdi, dci, blue dci, bluedci, cdi, cdti, tdci, ecoblue, d-4d, d4d, di-d, i-dtec, ddis, jtd, jtdm, multijet, bluetec, skyactiv-d',
  },
  { field: 'car_fuel', of: ['diesel'], terms: 'did', makes: ['mitsubishi'] },
  { field: 'car_fuel', of: ['diesel'], terms: 'sd', makes: ['mini'] },
  { field: 'car_fuel', of: ['el'], terms: 'se', makes: ['mini'], isInOtherTexts: true },
  { field: 'car_fuel', of: ['diesel'], terms: 'd2, d3, d4, d5, d6', makes: ['volvo'] },
  {
    field: 'car_fuel',
    of: ['bensin'],
    terms: 'tsi, tfsi, fsi, tce, puretech, gdi, t-gdi, tgdi, ecoboost, mpi, vti, thp, vtec, boosterjet, skyactiv-g',
  },
  { field: 'car_fuel', of: ['bensin'], terms: 't2, t3, t4, t5', makes: ['volvo'] },
  { field: 'car_fuel', of: ['mildhybrid'], terms: 'b3, b4, b5, b6', makes: ['volvo'] },
  { field: 'car_fuel', of: ['elhybrid', 'laddhybrid', 'el'], terms: 'e-tech, etech', makes: ['renault'] },
  { field: 'car_fuel', of: ['elhybrid'], terms: 'e:hev, ehev', makes: ['honda'] },
  { field: 'car_fuel', of: ['elhybrid'], terms: 'e-power, epower', makes: ['nissan'] },
  {
    field: 'car_drive',
    of: ['fyrhjulsdrift'],
    terms:
      'dubbelmotor, dubbla motorer, två motorer, dobbel motor, dobbelmotor, to motorer, dobbeltmotor, dual motor, twin motor, dual motors, twin motors, two motors, kaksoismoottori, kaksi moottoria, kaksimoottorinen, dva motory, dvojmotorový',
  },
  { field: 'car_drive', of: ['fyrhjulsdrift'], terms: 'quattro, xdrive, 4matic, 4motion, 4 motion, allgrip, all4' },
];
