// @ts-check
'use strict';

// Rules for .oxlintrc.boundaries.json: the import table, held by eslint-plugin-boundaries, and what no library checks.

const fs = require('node:fs');
const path = require('node:path');
/** @type {{ rules: { dependencies: { create: (context: Context) => object } } }} */
const boundaries = /** @type {any} */ (require('eslint-plugin-boundaries'));
const { ZONES, featureOf, fileDescriptors, policiesOf, zoneOf } = require('./table');

/** @typedef {any} Context */
/** @typedef {any} Node */

/** Calls whose result differs each time. @type {Readonly<Record<string, readonly string[]>>} */
const CLOCK = {
  Date: ['now'],
  Math: ['random'],
  performance: ['now'],
  crypto: ['randomUUID', 'getRandomValues'],
};
const IO = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'localStorage', 'sessionStorage']);
const DATA_FUNCTIONS = new Set(['getStaticProps', 'getStaticPaths', 'getServerSideProps', 'getInitialProps']);

/** @param {Context} context */
const fileOf = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/');
/** @param {Context} context */
const zone = (context) => ZONES[zoneOf(fileOf(context)) ?? ''];

/**
 * Which features each feature imports, by any kind of import.
 * @param {string} root
 * @returns {Map<string, Set<string>>}
 */
function featureImports(root) {
  const folder = path.join(root, 'src', 'features');
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const [feature = ''] = file.split(path.sep);
    const found = imports.get(feature) ?? new Set();
    imports.set(feature, found);
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/['"](@\/features\/[^'"\n]+|\.\.?\/[^'"\n]+)['"]/g)) {
      const target = importedFeature(`src/features/${file.split(path.sep).join('/')}`, specifier);
      if (target && target !== feature) found.add(target);
    }
  }
  return imports;
}

/** @param {string} file @param {string} specifier @returns {string | undefined} */
function importedFeature(file, specifier) {
  const target = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(file), specifier);
  return featureOf(target);
}

/**
 * The way from one feature to another along imports.
 * @param {Map<string, Set<string>>} imports
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined}
 */
function pathTo(imports, from, to) {
  const queue = [[from]];
  const seen = new Set([from]);
  for (const way of queue) {
    const last = way.at(-1) ?? '';
    if (last === to) return way;
    for (const next of imports.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  }
  return undefined;
}

/** @type {Map<string, Map<string, Set<string>>>} by root; a run of the linter is one process */
const graphs = new Map();
/** @param {string} root */
function graphOf(root) {
  const known = graphs.get(root);
  if (known) return known;
  const graph = featureImports(root);
  graphs.set(root, graph);
  return graph;
}

/**
 * Calls `check` with every specifier of a module, however it is imported.
 * @param {(specifier: string, node: Node) => void} check
 */
const onImports = (check) => {
  /** @param {any} node */
  const visit = ({ source }) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') check(source.value, source);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
};

/** @param {(context: Context) => object} create */
const rule = (create) => ({ create });

const settings = {
  'boundaries/files': fileDescriptors,
  'boundaries/files-single-match': true,
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
  'boundaries/additional-dependency-nodes': [
    { name: 'import-type', selector: 'TSImportType > Literal', kind: 'type' },
    { name: 'import-equals', selector: 'TSExternalModuleReference > Literal', kind: 'value' },
  ],
};

const rules = {
  imports: rule((context) => {
    const file = fileOf(context);
    const name = zoneOf(file);
    if (!name) {
      return {
        /** @param {Node} node */
        Program: (node) =>
          context.report({ node, message: 'This file is in no zone of src/tools/boundaries/table.js.' }),
      };
    }
    const options = {
      default: 'disallow',
      checkAllOrigins: true,
      checkUnknownLocals: true,
      checkInternals: true,
      message: `${name} may not import {{#if to.file.categories}}{{to.file.categories}}{{else}}this package or file{{/if}} (as a {{dependency.kind}}): {{dependency.source}}. See src/tools/boundaries/table.js.`,
      policies: policiesOf(name, featureOf(file)),
    };
    const configured = Object.create(context, {
      settings: { value: { ...context.settings, ...settings } },
      options: { value: [options] },
    });
    return boundaries.rules.dependencies.create(configured);
  }),

  'no-feature-cycle': rule((context) => {
    const file = fileOf(context);
    const feature = featureOf(file);
    if (!feature) return {};
    return onImports((specifier, node) => {
      const target = importedFeature(file, specifier);
      if (!target || target === feature) return;
      const back = pathTo(graphOf(context.cwd), target, feature);
      if (back) context.report({ node, message: `Cycle of features: ${[feature, ...back].join(' -> ')}.` });
    });
  }),

  'no-index-file': rule((context) => ({
    /** @param {Node} node */
    Program(node) {
      if (zoneOf(fileOf(context))?.startsWith('pages')) return;
      if (/\/index\.[cm]?[jt]sx?$/.test(fileOf(context)))
        context.report({ node, message: 'No index files: modules are imported where they are.' });
    },
  })),

  'no-export-all': rule((context) => ({
    /** @param {Node} node */
    ExportAllDeclaration(node) {
      if (zoneOf(fileOf(context)) !== 'tools')
        context.report({ node, message: 'No `export *`: a module exports only what is its own.' });
    },
  })),

  'no-computed-import': rule((context) => ({
    /** @param {any} node */
    ImportExpression(node) {
      if (node.source.type !== 'Literal' && zoneOf(fileOf(context)) !== 'tools')
        context.report({ node, message: 'The path of a dynamic import must be a literal, so that it can be checked.' });
    },
  })),

  'no-locale-api': rule((context) => ({
    /** @param {any} node */
    Identifier(node) {
      if (zone(context)?.locale) return;
      if (node.name === 'Intl' || node.name.startsWith('toLocale'))
        context.report({ node, message: `${node.name} belongs to src/i18n.` });
    },
  })),

  'no-io': rule((context) =>
    zone(context)?.noIo
      ? {
          /** @param {any} node */
          Identifier(node) {
            if (IO.has(node.name)) context.report({ node, message: `${node.name} belongs to src/adapters.` });
          },
        }
      : {},
  ),

  'no-clock': rule((context) =>
    zone(context)?.noClock
      ? {
          /** @param {any} node */
          MemberExpression(node) {
            const { object, property } = node;
            if (!node.computed && object.type === 'Identifier' && CLOCK[object.name]?.includes(property.name))
              context.report({
                node,
                message: `${object.name}.${property.name}: the clock and ids come from the saga context.`,
              });
          },
          /** @param {any} node */
          NewExpression(node) {
            if (node.callee.name === 'Date' && node.arguments.length === 0)
              context.report({ node, message: 'new Date(): the clock comes from the saga context.' });
          },
        }
      : {},
  ),

  /**
   * What a page imports of src/ssr only its data functions may use: Next then leaves it out of the browser's bundle.
   */
  'ssr-in-data-functions': rule((context) => {
    /** @type {Set<string>} */
    const fromSsr = new Set();
    if (!/^pages(-dev)?$/.test(zoneOf(fileOf(context)) ?? '')) return {};
    let inDataFunction = 0;
    /** @param {any} node */
    const isDataFunction = ({ declaration, specifiers }) => {
      const names = declaration
        ? (declaration.declarations ?? [declaration]).map((/** @type {any} */ { id }) => id?.name)
        : specifiers.map((/** @type {any} */ { exported }) => exported.name);
      return names.length > 0 && names.every((/** @type {string} */ name) => DATA_FUNCTIONS.has(name));
    };
    return {
      /** @param {any} node */
      ImportDeclaration(node) {
        if (node.importKind === 'type' || !node.source.value.startsWith('@/ssr/')) return;
        for (const specifier of node.specifiers) if (specifier.importKind !== 'type') fromSsr.add(specifier.local.name);
      },
      /** @param {any} node */
      ExportNamedDeclaration(node) {
        if (isDataFunction(node)) inDataFunction += 1;
      },
      /** @param {any} node */
      'ExportNamedDeclaration:exit'(node) {
        if (isDataFunction(node)) inDataFunction -= 1;
      },
      /** @param {any} node */
      Identifier(node) {
        if (inDataFunction > 0 || !fromSsr.has(node.name) || node.parent?.type === 'ImportSpecifier') return;
        context.report({ node, message: `${node.name} of src/ssr may be used in data functions only.` });
      },
    };
  }),
};

/** The imports between features that are part of a cycle: 'booking -> places'. @param {string} root */
const cyclicImports = (root) => {
  const imports = featureImports(root);
  return [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => pathTo(imports, to, from)).map((to) => `${from} -> ${to}`),
  );
};

module.exports = { meta: { name: 'forecourt' }, rules, cyclicImports };
