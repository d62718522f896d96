import { tsx } from './programs';

/** A small project (file to text) and what of it is checked. */
const CASES: readonly [string, Record<string, string>, { words?: string[][]; names?: string[]; found?: string[] }][] = [
  [
    'the words of a name',
    { lookupHTTPFault2: '', PLACES_URL: '', 'stock-door.ts': '' },
    {
      words: [
        ['lookup', 'http', 'fault'],
        ['places', 'url'],
        ['stock', 'door', 'ts'],
      ],
    },
  ],
  ['a binding', { 'a.ts': 'const lookupFault = 1;' }, { names: ['lookupFault'] }],
  [
    'a parameter taken apart',
    { 'a.ts': 'export const f = ({ a: { fault } }: X, ...faults: Y[]) => 1;' },
    { names: ['f', 'fault', 'faults'] },
  ],
  ['a function and its default parameter', { 'a.ts': 'function say(fault = 1) {}' }, { names: ['say', 'fault'] }],
  ['a parameter of a function type', { 'a.ts': 'export type F = (fault: string) => void;' }, { names: ['F', 'fault'] }],
  [
    'a type and its members',
    { 'a.ts': 'export interface Fault { faultCode: string; tell(): void }' },
    { names: ['Fault', 'faultCode', 'tell'] },
  ],
  ['a class and its members', { 'a.ts': 'class Door { fault = 1; ask() {} }' }, { names: ['Door', 'fault', 'ask'] }],
  ['a component', { 'a.tsx': 'export const FaultList = () => <p />;' }, { names: ['FaultList'] }],
  [
    'a quoted key that is a name, and no other text',
    { 'a.ts': "interface A { 'fault': 1; 'a fault': 2 } export const x = { 'faults': 1, '/fault': 2 };" },
    { names: ['A', 'fault', 'x', 'faults'] },
  ],
  ['the members of an enum', { 'a.ts': "enum E { Fault, 'late' = 2 }" }, { names: ['E', 'Fault', 'late'] }],
  ['a key of an object', { 'a.ts': 'export const x = { fault: 1 };' }, { names: ['x', 'fault'] }],
  ['the local name of an import', { 'a.ts': "import { x as fault } from 'x';" }, { names: ['fault'] }],
  ['a caught error', { 'a.ts': 'try { f(); } catch (fault) { g(fault); }' }, { names: ['fault'] }],
  [
    'no name that is only used',
    { 'a.ts': "import { fault } from 'x';\nexport const error = fault.faults['fault'](`fault`);\n" },
    { names: ['error'] },
  ],
  [
    'each replaced word with its file',
    { 'src/a.ts': 'export const lateFault = 1;', 'src/b.ts': 'export const lazyError = 1;' },
    { found: ['src/a.ts lateFault late', 'src/a.ts lateFault fault'] },
  ],
  [
    'names of files and folders',
    { 'src/desks/fault.ts': '' },
    { found: ['src/desks/fault.ts desks desks', 'src/desks/fault.ts fault.ts fault'] },
  ],
  ['names that say too little', { 'src/a.ts': 'export const f = (at: number) => at;' }, { found: ['src/a.ts at at'] }],
  [
    'no word where it is the right one',
    { 'src/adapters/http/placesPort.ts': 'export interface Found { placeId: string; car_doors: string }' },
    { found: [] },
  ],
  [
    'a word that is the right one elsewhere',
    { 'src/ssr/a.ts': 'export interface Found { placeChosen: string }' },
    { found: ['src/ssr/a.ts placeChosen place'] },
  ],
];

describe('the check of terms finds', () => {
  let results: { words: string[][]; names: string[]; found: string[] }[];
  beforeAll(async () => {
    const { stdout, stderr } = await tsx(['test/tools/checkTerms.ts', JSON.stringify(CASES.map(([, files]) => files))]);
    if (stdout === '') throw new Error(stderr);
    results = JSON.parse(stdout);
  }, 60_000);

  it.each(CASES.map(([what, , expected], index) => ({ what, expected, index })))(
    'M-01 $what',
    ({ expected, index }) => {
      expect(results[index]).toMatchObject(expected);
    },
  );
});
