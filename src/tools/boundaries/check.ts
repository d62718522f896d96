import { isBuiltin } from 'node:module';
import { cyclesOf } from './cycles';
import { readSources, type Import, type Module } from './modules';
import { NEVER, PACKAGES, TABLE } from './table';
import { usageComplaints, type Complaint } from './usage';
import { placeOf, type Place } from './zones';

export interface Report {
  /** How many modules were read and judged. */
  modules: number;
  imports: number;
  complaints: readonly Complaint[];
}

const startsLike = (specifier: string, entry: string): boolean =>
  /[/:]$/.test(entry) ? specifier.startsWith(entry) : specifier === entry;

/** Node's own modules under one name: 'fs' is 'node:fs'. */
const wholeName = (specifier: string): string =>
  isBuiltin(specifier) && !specifier.startsWith('node:') ? `node:${specifier}` : specifier;

function packageComplaint(specifier: string, { zone }: Place): string | undefined {
  const never = NEVER.find(([name]) => specifier === name);
  if (never) return `imports ${specifier}, which no one may: ${never[1]}`;
  const group = TABLE[zone].without.find((name) =>
    PACKAGES[name].some((entry) => startsLike(wholeName(specifier), entry)),
  );
  return group && `imports the package ${specifier}; ${zone} does without the packages of ${group}`;
}

function moduleComplaint(target: string, typesOnly: boolean, from: Place): string | undefined {
  const to = placeOf(target);
  if (!to) return `imports ${target}, which stands in no place of the house`;
  const grants = TABLE[from.zone].may.filter((grant) => grant.to === to.zone);
  const told = `${from.zone} may not import ${to.zone}: ${target}`;
  if (grants.length === 0) return told;
  const open = grants.filter(({ whose }) => whose !== 'own' || from.feature === to.feature);
  if (open.length === 0) return `${told} (that of its own feature only)`;
  if (!typesOnly && open.every((grant) => grant.typesOnly)) return `${told} (its types only)`;
  return undefined;
}

function importComplaint({ specifier, target, missing, typesOnly }: Import, from: Place): string | undefined {
  if (missing) return `imports ${specifier}, and no such file stands there`;
  if (target !== undefined) return moduleComplaint(target, typesOnly, from);
  return typesOnly && !NEVER.some(([name]) => specifier === name) ? undefined : packageComplaint(specifier, from);
}

function complaintsOf(module: Module): Complaint[] {
  const place = placeOf(module.path);
  if (!place)
    return [
      { path: module.path, line: 1, sentence: 'stands in no place of the house; see src/tools/boundaries/zones.ts' },
    ];
  const aboutImports = module.imports.flatMap((request) => {
    const sentence = importComplaint(request, place);
    return sentence ? [{ path: module.path, line: request.line, sentence }] : [];
  });
  return [...aboutImports, ...usageComplaints(module, place.zone)];
}

/** Judges every module under `<root>/src` by the import table. */
export function checkBoundaries(root: string): Report {
  const { modules, unread } = readSources(root);
  return {
    modules: modules.length,
    imports: modules.reduce((sum, { imports }) => sum + imports.length, 0),
    complaints: [
      ...unread.map(({ path, reason }) => ({ path, line: 1, sentence: reason })),
      ...modules.flatMap(complaintsOf),
      ...cyclesOf(modules).map((cycle) => ({
        path: cycle[0] ?? '',
        line: 1,
        sentence: `is in an import cycle: ${cycle.join(' -> ')}`,
      })),
    ],
  };
}
