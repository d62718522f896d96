import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../../src');
/** Not in the browser. */
const ELSEWHERE = ['server', 'ssr', 'tools', 'instrumentation.ts', 'pages/api', 'pages/dev'];
/** Wrappers of lazy imports that handle code that does not load. */
const GUARDS =
  /\b(?:loadCode|lazyWithRetry|createCodeLoader|lazy(?:Ports|SearchHelp|Stories|Telemetry|Share|Personalization|Workshop|Places|Position))\(/;
/** Files whose callers handle the failure of an import. */
const HANDLED: Readonly<Record<string, string>> = {
  'store/store.ts': 'the export of a visit reports that it failed',
  'pages/_error.tsx': 'runs on the server alone',
};

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.relative(SOURCES, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .filter((file) => !ELSEWHERE.some((one) => file === one || file.startsWith(`${one}/`)))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }))
  .filter(({ text }) => /\bimport\(/.test(text));

describe('code that is loaded later', () => {
  it('M-04 survives a lost connection and a deployment: each import is guarded', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ file, text }) => !GUARDS.test(text) && !(file in HANDLED)).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('M-04 React’s own lazy, which gives up at once, is used in one place', () => {
    expect(files.map(({ file }) => file)).not.toContain('ui/lazyWithRetry.ts');
    const users = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
      );
    expect(users).toEqual([path.join('ui', 'lazyWithRetry.ts')]);
  });
});
