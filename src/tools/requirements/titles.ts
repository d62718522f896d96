import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Expression } from 'oxc-parser';

/** One id that the title of a test starts with. */
export interface TestedId {
  id: string;
  /** From the root, with slashes. */
  file: string;
  /** How many titles of the file start with it. */
  count: number;
}

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const IDS = /^(?:[A-Z]-\d{2}(?:, | and | )?)+/;

/** The name that a call starts from: `it` of `it.each([…])('…')`, `test` of `test.only('…')`. */
function rootName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') {
    const isGroup = !callee.computed && callee.property.type === 'Identifier' && callee.property.name === 'describe';
    return isGroup ? undefined : rootName(callee.object);
  }
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return undefined;
}

/** The titles of all tests of one file that are literals in the source. */
function titlesOf(file: string, text: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const name = rootName(callee);
      if (name !== 'it' && name !== 'test') return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(title.quasis[0]?.value.cooked ?? '');
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** Every id that the tests under `<root>/test` and `<root>/e2e` show; each id once per file. */
export function testedIn(root: string): TestedId[] {
  return ['test', 'e2e'].flatMap((folder) => {
    const absoluteFolder = path.join(root, folder);
    if (!existsSync(absoluteFolder)) return [];
    const files = readdirSync(absoluteFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file))
      .toSorted();
    return files.flatMap((file) => {
      const name = path.join(folder, file).split(path.sep).join('/');
      const starts = titlesOf(name, readFileSync(path.join(absoluteFolder, file), 'utf8')).map(
        (title) => IDS.exec(title)?.[0] ?? '',
      );
      const titles = new Map<string, number>();
      for (const id of starts.flatMap((start) => start.match(/[A-Z]-\d{2}/g) ?? []))
        titles.set(id, (titles.get(id) ?? 0) + 1);
      return [...titles].map(([id, count]) => ({ id, file: name, count }));
    });
  });
}
