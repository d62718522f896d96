import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../../src');
/** A key of a style that begins with a group of selectors. */
const GROUP_OF_OWN = /^\s*['"`]:(?:is|where)\(/m;
/** `:root … &`, which would be the element's own pseudo-class. */
const ROOT_OUTSIDE = /:root[^\s,'"`]* &/;

describe('nested selectors', () => {
  it('M-04 a group of elements below has "& " before it: without, it stands for the element itself', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => GROUP_OF_OWN.test(readFileSync(path.join(SOURCES, file), 'utf8')))).toEqual([]);
  });

  it('issue 21: a state of the document is asked of "html", as ":root" before the element stands for itself', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.filter((file) => ROOT_OUTSIDE.test(readFileSync(path.join(SOURCES, file), 'utf8')))).toEqual([]);
  });
});
