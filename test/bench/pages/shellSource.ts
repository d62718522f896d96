/*
 * Our header and footer as the source of a plain component: whatever the shell of a page becomes, the floor has the
 * same elements. Reads only what React writes: quoted attributes, closed elements, no comments but its own.
 */

interface Element {
  name: string;
  attributes: [name: string, value: string][];
  children: (Element | string)[];
}

const TOKEN = /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['img', 'input', 'link', 'br', 'meta', 'hr', 'source']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

function parse(html: string): Element {
  const root: Element = { name: '', attributes: [], children: [] };
  const open: Element[] = [root];
  for (const [match, closing, name = '', attributes = '', empty] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (match.startsWith('<!--')) continue;
    if (!match.startsWith('<')) parent.children.push(decoded(match));
    else if (closing) open.pop();
    else {
      const element: Element = {
        name,
        attributes: [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decoded(value)]),
        children: [],
      };
      parent.children.push(element);
      if (!empty && !VOID.has(name)) open.push(element);
    }
  }
  return root;
}

const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
const flags = new Set(['open', 'checked', 'selected', 'hidden', 'disabled', 'inert']);

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, character: string) => character.toUpperCase());

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(':'))
      .map(([name = '', ...value]) => [camel(name.trim()), value.join(':').trim()]),
  );

function propsOf({ attributes }: Element): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(([name, value]): [string, unknown] => {
      if (name === 'style') return [name, styleOf(value)];
      if (flags.has(name)) return [name, true];
      return [renamed[name] ?? (/^(?:aria|data)-/.test(name) ? name : camel(name)), value];
    }),
  );
}

function sourceOf(node: Element | string): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const children = node.name === 'main' ? ['children'] : node.children.map(sourceOf);
  return `h(${[JSON.stringify(node.name), JSON.stringify(propsOf(node)), ...children].join(', ')})`;
}

/** The module `Shell.tsx` of the floor: everything around the content of `main` in a page's body. */
export function shellSource(html: string): string {
  const from = html.indexOf('<div id="__next">') + '<div id="__next">'.length;
  const body = html.slice(from, html.indexOf('<script', from)).replace(/<\/div>$/, '');
  const shell = parse(body).children.find((child) => typeof child !== 'string' && child.name === 'div');
  if (shell === undefined || typeof shell === 'string') throw new Error('The page has no shell that could be read.');
  return `import { createElement as h } from 'react';\nexport const Shell = ({ children }) => ${sourceOf(shell)};\n`;
}
