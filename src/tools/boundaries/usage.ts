import { Visitor } from 'oxc-parser';
import type { Module } from './modules';
import type { Zone } from './zones';

export interface Complaint {
  path: string;
  line: number;
  sentence: string;
}

/** Where the same facts must always give the same state: no clock, no chance. */
const DETERMINED: ReadonlySet<Zone> = new Set<Zone>([
  'domain',
  'lib',
  'errors',
  'machine',
  'effects',
  'store base',
  'store',
  'feature events',
  'feature selectors',
  'feature model',
  'feature saga',
  'feature door',
]);
/** Calls that answer differently each time. */
const CHANCE: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  Math: ['random'],
  performance: ['now'],
  crypto: ['randomUUID', 'getRandomValues'],
};
/** Ways to the outside that belong to the adapters. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'localStorage',
  'sessionStorage',
]);
/** Where the outside is reached through ports alone. */
const BEHIND_PORTS: ReadonlySet<Zone> = new Set<Zone>([
  'domain',
  'lib',
  'errors',
  'machine',
  'effects',
  'store base',
  'i18n',
  'ui tokens',
  'ui',
  'block schema',
  'blocks',
  'pages',
  'feature events',
  'feature selectors',
  'feature model',
  'feature saga',
  'feature door',
  'feature view',
]);
const DATA_FUNCTIONS = new Set(['getStaticProps', 'getStaticPaths', 'getServerSideProps', 'getInitialProps']);

/** Uses of things that are ours to use in one place only, whatever a module imports. */
export function usageComplaints({ path, program, lineAt }: Module, zone: Zone): Complaint[] {
  const complaints: Complaint[] = [];
  const complain = (offset: number, sentence: string): void => {
    complaints.push({ path, line: lineAt(offset), sentence });
  };
  const mayFormat = zone === 'i18n' || zone === 'tools';
  const isPage = zone === 'pages' || zone === 'pages dev';
  const isDetermined = DETERMINED.has(zone);
  new Visitor({
    Identifier: ({ name, start }) => {
      if (name === 'Intl' && !mayFormat) complain(start, 'uses Intl, which belongs to src/i18n');
      if (OUTSIDE.has(name) && BEHIND_PORTS.has(zone)) complain(start, `uses ${name}, which belongs to src/adapters`);
    },
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (name.startsWith('toLocale') && !mayFormat) complain(node.start, `uses ${name}, which belongs to src/i18n`);
      if (isDetermined && node.object.type === 'Identifier' && CHANCE[node.object.name]?.includes(name)) {
        complain(node.start, `uses ${node.object.name}.${name}; the clock and ids come from the saga context`);
      }
    },
    NewExpression: (node) => {
      if (
        isDetermined &&
        node.callee.type === 'Identifier' &&
        node.callee.name === 'Date' &&
        node.arguments.length === 0
      ) {
        complain(node.start, 'asks new Date() for the time; the clock comes from the saga context');
      }
    },
    ImportExpression: ({ source, start }) => {
      if (zone !== 'tools' && source.type !== 'Literal')
        complain(start, 'imports what is only known when it runs, so nobody can judge it');
    },
    ExportAllDeclaration: (node) => {
      if (zone !== 'tools') complain(node.start, 'passes on all of another module; a module exports what is its own');
    },
  }).visit(program);
  if (/\/index\.[cm]?[jt]sx?$/.test(path) && !isPage)
    complain(0, 'is a barrel: no index files, modules are imported where they are');
  if (isPage) complaints.push(...dataFunctionComplaints({ path, program, lineAt }));
  return complaints;
}

/** In pages, what comes from src/ssr is for the data functions alone: Next leaves it out of the browser only then. */
function dataFunctionComplaints({ path, program, lineAt }: Pick<Module, 'path' | 'program' | 'lineAt'>): Complaint[] {
  const fromSsr = new Set<string>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type' || !node.source.value.startsWith('@/ssr/'))
      continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type') fromSsr.add(specifier.local.name);
    }
  }
  if (fromSsr.size === 0) return [];
  const allowed: { start: number; end: number }[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') allowed.push(node);
    if (node.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = node;
    const names =
      declaration?.type === 'FunctionDeclaration'
        ? [declaration.id?.name]
        : declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : undefined))
          : node.specifiers.map(({ exported }) => (exported.type === 'Identifier' ? exported.name : undefined));
    if (names.length > 0 && names.every((name) => name !== undefined && DATA_FUNCTIONS.has(name))) allowed.push(node);
  }
  const complaints: Complaint[] = [];
  new Visitor({
    Identifier: ({ name, start }) => {
      if (!fromSsr.has(name) || allowed.some((range) => range.start <= start && start < range.end)) return;
      complaints.push({ path, line: lineAt(start), sentence: `uses ${name} of src/ssr outside a data function` });
    },
  }).visit(program);
  return complaints;
}
