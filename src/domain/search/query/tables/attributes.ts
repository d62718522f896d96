/**
 * Adjectives that several pieces of equipment share, in all their forms and languages: 'heated seats and steering
 * wheel'. Each form may stand for the others: 'uppvärmda ratt' is 'uppvärmd ratt'.
 */
export const attributes: readonly string[] = [
  'heated, heating in, heat in, uppvärmd, uppvärmda, uppvärmt, eluppvärmd, eluppvärmda, eluppvärmt, elvärmd, elvärmda, varm, varma, värme i, oppvarmet, oppvarmede, varme i, varme, opvarmet, opvarmede, lämmitettävä, lämmitettävät, lämmitettävillä, lämmitettävällä, lämmitetty, lämmitetyt, lämpö, vyhrievané, vyhrievaný, vyhrievaná, vyhrievaným, vyhrievanými, vyhrievaných, vyhrievaného, vyhrievanou',
  'electric, electrical, electrically operated, power, powered, elektrisk, elektriska, elektriskt, elmanövrerad, elmanövrerade, el, elektriske, sähköinen, sähköiset, sähkötoiminen, sähkötoimiset, sähkösäätöinen, sähkösäätöiset, sähkö, elektrické, elektrický, elektrická, elektrickým, elektrickými, elektricky ovládané, elektricky nastaviteľné',
];

/** What buyers shorten, next to a make: 'tesla lr'. */
export const abbreviations: Readonly<Record<string, string>> = {
  lr: 'long range',
  sr: 'standard range',
  er: 'extended range',
  lrdm: 'long range dual motor',
  lrsm: 'long range single motor',
  srsm: 'standard range single motor',
  perf: 'performance',
  vrs: 'rs',
  st1: 'st',
  st2: 'st',
  st3: 'st',
  laurin: 'l k',
  // Written as one word.
  epower: 'e power',
  eboxer: 'e boxer',
  ehev: 'e hev',
  msport: 'm sport',
  sline: 's line',
  rline: 'r line',
  nline: 'n line',
  stline: 'st line',
  gtline: 'gt line',
  amgline: 'amg line',
  fsport: 'f sport',
  grsport: 'gr sport',
};
