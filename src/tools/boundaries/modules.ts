import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Program } from 'oxc-parser';

export interface Import {
  /** As it stands in the source: '@/domain/cars/car'. */
  specifier: string;
  /** The file it means, from the root, for modules of ours; undefined for packages. */
  target: string | undefined;
  /** Ours by its form, but no file stands there. */
  missing: boolean;
  /** Gone after compiling: `import type`, or nothing but `type` names. */
  typesOnly: boolean;
  /** `import()`: loaded when it is asked for. */
  lazy: boolean;
  line: number;
}

export interface Module {
  /** From the root, with slashes: 'src/domain/cars/car.ts'. */
  path: string;
  imports: readonly Import[];
  program: Program;
  lineAt: (offset: number) => number;
}

export interface Sources {
  modules: readonly Module[];
  /** Files that could not be read as a module, with the reason. */
  unread: readonly { path: string; reason: string }[];
}

const CODE = /\.[cm]?[jt]sx?$/;
/** What may lie between the modules without being one. */
const OTHER = /\.(css|json|yaml|md|sql|svg|png|jpg|jpeg|webp|avif|mp4|pdf|woff2|ico|txt|graphql|csv)$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '/index.ts', '/index.tsx', '/index.js'];

const slashes = (place: string): string => place.split(path.sep).join('/');
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}

interface Request {
  specifier: string;
  typesOnly: boolean;
  lazy: boolean;
  offset: number;
}

/** Every way of importing: statements, re-exports, dynamic imports, type imports, `import x = require()` and require calls. */
function requestsOf(text: string, parsed: ReturnType<typeof parseSync>): Request[] {
  const { staticImports, staticExports } = parsed.module;
  const found: Request[] = staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    typesOnly:
      /^import\s+type[\s{]/.test(text.slice(start)) || (entries.length > 0 && entries.every((entry) => entry.isType)),
    lazy: false,
    offset: start,
  }));
  for (const { entries, start } of staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    found.push({
      specifier: first.moduleRequest.value,
      typesOnly: entries.every((entry) => entry.isType),
      lazy: false,
      offset: start,
    });
  }
  const add = (node: { start: number }, value: unknown, { typesOnly = false, lazy = false }): void => {
    if (typeof value === 'string') found.push({ specifier: value, typesOnly, lazy, offset: node.start });
  };
  new Visitor({
    ImportExpression: (node) =>
      add(node, node.source.type === 'Literal' ? node.source.value : undefined, { lazy: true }),
    TSImportType: (node) => add(node, node.source.value, { typesOnly: true }),
    TSExternalModuleReference: (node) => add(node, node.expression.value, {}),
    CallExpression: (node) => {
      const [argument] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (isRequire && argument?.type === 'Literal') add(node, argument.value, {});
    },
  }).visit(parsed.program);
  return found;
}

/** The file that a specifier means: undefined for a package, null where it is ours and missing. */
function resolve(root: string, from: string, specifier: string): string | null | undefined {
  let place: string;
  if (specifier.startsWith('@/')) place = path.join(root, 'src', specifier.slice(2));
  else if (specifier.startsWith('.')) place = path.resolve(root, path.dirname(from), specifier);
  else return undefined;
  const file = ENDINGS.map((ending) => place + ending).find(isFile);
  return file === undefined ? null : slashes(path.relative(root, file));
}

/** Reads every module under `<root>/src`. Nothing is skipped: what can't be read is told. */
export function readSources(root: string): Sources {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => slashes(path.join('src', file)))
    .filter((file) => isFile(path.join(root, file)))
    .toSorted();
  const modules: Module[] = [];
  const unread: { path: string; reason: string }[] = [];
  for (const file of files) {
    if (!CODE.test(file)) {
      if (!OTHER.test(file)) unread.push({ path: file, reason: 'is a kind of file that this check does not know' });
      continue;
    }
    const text = readFileSync(path.join(root, file), 'utf8');
    const parsed = parseSync(file, text);
    const [error] = parsed.errors;
    if (error) {
      unread.push({ path: file, reason: `can't be parsed: ${error.message}` });
      continue;
    }
    const lineAt = lineCounter(text);
    const imports = requestsOf(text, parsed).map(({ specifier, typesOnly, lazy, offset }) => {
      const target = resolve(root, file, specifier);
      return {
        specifier,
        target: target ?? undefined,
        missing: target === null,
        typesOnly,
        lazy,
        line: lineAt(offset),
      };
    });
    modules.push({ path: file, imports, program: parsed.program, lineAt });
  }
  return { modules, unread };
}
