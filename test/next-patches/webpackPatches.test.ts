import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BANNER, SMALLEST, compileOnLoad } from '../../src/next-patches/compileOnLoad';
import { POLYFILLS, esModuleOf, esModules } from '../../src/next-patches/esModules';
import { ROUTER_CLIENT, hydrateInTransition } from '../../src/next-patches/hydrateInTransition';
import { politeAnnouncer } from '../../src/next-patches/politeAnnouncer';
import { sharedChunks } from '../../src/next-patches/sharedChunks';
import { withoutProcess } from '../../src/next-patches/withoutProcess';
import { withoutRewriteTable } from '../../src/next-patches/withoutRewriteTable';

/** A file of the installed Next. */
const next = (file: string): string => readFileSync(require.resolve(`next/dist/${file}`), 'utf8');

/** Each test fails when Next moves what the patch relies on: read the patch's header, then mend or drop it. */
describe('withoutRewriteTable', () => {
  class DefinePlugin {
    definitions: Record<string, unknown> = { 'process.env.__NEXT_HAS_REWRITES': 'true', other: '1' };
  }
  class BuildManifestPlugin {
    rewrites = { beforeFiles: [{ source: '/healthz' }], afterFiles: [], fallback: [] };
  }

  it('M-05 empties the table of the build manifest and compiles the router without rewrites', () => {
    const [define, manifest] = [new DefinePlugin(), new BuildManifestPlugin()];
    withoutRewriteTable({ plugins: [define, manifest] });
    expect(define.definitions).toEqual({ 'process.env.__NEXT_HAS_REWRITES': 'false', other: '1' });
    expect(manifest.rewrites).toEqual({ beforeFiles: [], afterFiles: [], fallback: [] });
  });

  it('M-05 fails the build when Next has no such plugin or definition', () => {
    expect(() => withoutRewriteTable({ plugins: [new DefinePlugin()] })).toThrow('no BuildManifestPlugin');
    expect(() => withoutRewriteTable({ plugins: [new BuildManifestPlugin()] })).toThrow('no DefinePlugin');
    const empty = Object.assign(new DefinePlugin(), { definitions: {} });
    expect(() => withoutRewriteTable({ plugins: [empty, new BuildManifestPlugin()] })).toThrow('__NEXT_HAS_REWRITES');
  });

  it('M-05 relies on names that Next still has', () => {
    expect(next('build/define-env.js')).toContain("'process.env.__NEXT_HAS_REWRITES': hasRewrites");
    for (const router of ['shared/lib/router/router.js', 'esm/shared/lib/router/router.js'])
      expect(next(router)).toContain('if (process.env.__NEXT_HAS_REWRITES) {');
    const plugin = next('build/webpack/plugins/build-manifest-plugin.js');
    expect(plugin).toMatch(/^class BuildManifestPlugin/m);
    expect(plugin).toContain('this.rewrites = {');
    expect(plugin).toContain('generateClientManifest(assetMap, this.rewrites,');
  });
});

describe('hydrateInTransition', () => {
  it('M-05 gives the module that hydrates another client of React, and no other module', () => {
    const rules: { test?: RegExp; resolve?: { alias: Record<string, string> } }[] = [];
    hydrateInTransition({ module: { rules } });
    const [rule] = rules;
    expect(rule?.test?.test(require.resolve('next/dist/client/index.js'))).toBe(true);
    expect(rule?.test?.test(require.resolve('next/dist/esm/client/index.js'))).toBe(true);
    expect(rule?.test?.test(require.resolve('next/dist/client/app-index.js'))).toBe(false);
    expect(existsSync(rule?.resolve?.alias['react-dom/client$'] ?? '')).toBe(true);
  });

  it('M-05 relies on a module of Next that imports that client and hydrates outside of a transition', () => {
    const module = next('client/index.js');
    expect(path.join('node_modules', 'next', 'dist', 'client', 'index.js')).toMatch(ROUTER_CLIENT);
    expect(module).toContain('require("react-dom/client")');
    // Once Next begins hydration in a transition itself, the patch is needless.
    expect(module).toMatch(/if \(!reactRoot\) \{[^}]*?reactRoot = _client\.default\.hydrateRoot\(/);
    expect(next('esm/client/index.js')).toMatch(/if \(!reactRoot\) \{[^}]*?reactRoot = ReactDOM\.hydrateRoot\(/);
  });
});

describe('politeAnnouncer', () => {
  it('F-03 gives the module that hydrates a polite announcer for the one that it imports', () => {
    const rules: { test?: RegExp; resolve?: { alias: Record<string, string> } }[] = [];
    politeAnnouncer({ module: { rules } });
    expect(existsSync(rules[0]?.resolve?.alias['./route-announcer$'] ?? '')).toBe(true);
    expect(next('client/index.js')).toContain('require("./route-announcer")');
    expect(next('client/index.js')).toContain('.RouteAnnouncer,');
    expect(next('esm/client/index.js')).toContain("import { RouteAnnouncer } from './route-announcer';");
    // Once Next announces politely itself, the patch is needless.
    expect(next('client/route-announcer.js')).toContain('"aria-live": "assertive"');
  });
});

describe('esModules', () => {
  interface Resolved {
    createData: { resource?: string; request?: string; userRequest?: string; context?: string };
  }
  class NormalModuleReplacementPlugin {
    constructor(
      readonly test: RegExp,
      readonly replace: (resolved: Resolved) => void,
    ) {}
  }
  const applied = (dev: boolean) => {
    const plugins: NormalModuleReplacementPlugin[] = [];
    const rules: { test?: RegExp; resolve?: { alias: Record<string, string> } }[] = [];
    esModules({ plugins, module: { rules } }, { dev, webpack: { NormalModuleReplacementPlugin } });
    return { plugins, rules };
  };
  const file = (name: string): string => require.resolve(`next/dist/${name}`);

  it('M-05 takes the ES module for a file of the client, and its neighbours from the same folder', () => {
    const [router, found] = [file('shared/lib/router/router.js'), file('esm/shared/lib/router/router.js')];
    const resolved: Resolved = { createData: { resource: router, request: `loader!${router}`, userRequest: router } };
    applied(false).plugins[0]?.replace(resolved);
    expect(resolved.createData).toEqual({
      resource: found,
      request: `loader!${found}`,
      userRequest: found,
      context: path.dirname(found),
    });
  });

  it('M-05 leaves other files, files without an ES module and the development server alone', () => {
    for (const name of ['client/index.js', 'lib/constants.js', 'pages/_app.js', 'shared/lib/utils.js'])
      expect(esModuleOf(file(name))).toBe(file(`esm/${name}`));
    const missing = path.join(path.dirname(file('client/index.js')), 'not-there.js');
    for (const name of [missing, file('esm/client/index.js'), file('build/polyfills/polyfill-module.js')])
      expect(esModuleOf(name)).toBe(name);
    expect(applied(true)).toEqual({ plugins: [], rules: [] });
  });

  it('M-05 relies on one import that is not among the ES modules', () => {
    const [rule] = applied(false).rules;
    expect(rule?.test?.test(file('esm/client/index.js'))).toBe(true);
    expect(existsSync(rule?.resolve?.alias[`${POLYFILLS}$`] ?? '')).toBe(true);
    expect(next('esm/client/index.js')).toContain(`import '${POLYFILLS}';`);
    // Once Next ships it, the rule is needless.
    expect(existsSync(path.join(path.dirname(file('esm/client/index.js')), `${POLYFILLS}.js`))).toBe(false);
  });
});

describe('compileOnLoad', () => {
  class BannerPlugin {
    constructor(readonly options: object) {}
  }
  const webpack = { BannerPlugin, Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: 500 } };
  const applied = (dev: boolean) => {
    const plugins: BannerPlugin[] = [];
    compileOnLoad({ plugins }, { dev, webpack });
    return plugins.map(({ options }) => options);
  };

  it('M-05 marks the scripts of a production build after they are minified', () => {
    expect(applied(false)).toEqual([expect.objectContaining({ banner: BANNER, raw: true, stage: 500 })]);
    expect(applied(true)).toEqual([]);
  });

  it('M-05 leaves out webpack and pages that only name their blocks', () => {
    expect('static/chunks/webpack-1a2b.js').toMatch(SMALLEST);
    expect('static/chunks/pages/_sites/[site]-1a2b.js').toMatch(SMALLEST);
    for (const name of ['main-1a2b', 'pages/_app-1a2b', 'pages/_cars/[site]-1a2b', '4711.1a2b'])
      expect(`static/chunks/${name}.js`).not.toMatch(SMALLEST);
  });

  it('M-05 relies on names and a stage that Next still has', () => {
    expect(next('build/webpack-config.js').includes('`static/chunks/${')).toBe(true);
    const minify = next('build/webpack/plugins/minify-webpack-plugin/src/index.js');
    expect(minify).toContain('PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE');
  });
});

describe('withoutProcess', () => {
  const polyfill = require.resolve('next/dist/build/polyfills/process');

  it('M-05 leaves the module that Next provides as `process` empty', () => {
    const alias = { other: '/other.js' };
    withoutProcess({ resolve: { alias } });
    expect(alias).toEqual({ other: '/other.js', [polyfill]: false });
    expect(next('build/webpack-config.js')).toContain("process: require.resolve('./polyfills/process')");
    expect(next('build/polyfills/process.js')).toContain('next/dist/compiled/process');
  });

  /** What the build replaces by a value, and comments. */
  const REPLACED = /\bprocess\.env\.(?:NODE_ENV|(?:__)?NEXT_\w+|__TURBOPACK\w*|TURBOPACK)\b|\/\/.*|\/\*[^]*?\*\//g;
  const GUARDED =
    /"object" === typeof process &&\s*"function" === typeof process\.emit\s*\) \{\s*process\.emit\("uncaughtException", error\);/;

  it.each([
    'react/cjs/react.production.js',
    'react-dom/cjs/react-dom.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'scheduler/cjs/scheduler.production.js',
    '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
    'redux/dist/redux.mjs',
    'immer/dist/immer.mjs',
    'reselect/dist/reselect.mjs',
    'react-redux/dist/react-redux.mjs',
    '@redux-saga/core/dist/redux-saga-core.esm.js',
    'react-hook-form/dist/index.esm.mjs',
    'yup/index.esm.js',
    'next/dist/esm/client/index.js',
    'next/dist/esm/client/page-loader.js',
    'next/dist/esm/client/route-loader.js',
    'next/dist/esm/client/script.js',
    'next/dist/esm/shared/lib/router/router.js',
    'next/dist/esm/shared/lib/utils.js',
  ])('M-05 relies on %s, which uses no `process` without looking for it', (file) => {
    const source = readFileSync(path.join('node_modules', file), 'utf8');
    expect(source.replace(REPLACED, '').replace(GUARDED, '')).not.toMatch(/\bprocess\s*[.[]\s*\w/);
  });
});

describe('sharedChunks', () => {
  it('M-05 replaces the framework script, and leaves the other groups of Next', () => {
    const lib = { priority: 30 };
    const splitChunks: { cacheGroups: Record<string, object | false> } = { cacheGroups: { framework: {}, lib } };
    sharedChunks({ optimization: { splitChunks } });
    expect(splitChunks.cacheGroups).toEqual({
      framework: false,
      lib,
      default: expect.objectContaining({ chunks: 'async' }),
      sources: expect.objectContaining({ chunks: 'async', minChunks: 3 }),
    });
  });

  it('M-05 does nothing where the development server does not split, and fails the build without the group', () => {
    expect(() => sharedChunks({ optimization: { splitChunks: false } })).not.toThrow();
    expect(() => sharedChunks({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow('no framework group');
  });

  it('M-05 relies on groups that Next still has', () => {
    const config = next('build/webpack-config.js');
    expect(config).toContain('framework: frameworkCacheGroup');
    expect(config).toContain('lib: libCacheGroup');
    expect(config).toContain('minSize: 20000');
  });
});
