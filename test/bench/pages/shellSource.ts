/*
 * Our pages as the source of plain React elements: whatever a page becomes, the floors have the same elements. Reads
 * only what React and the framework's document write: quoted attributes, closed elements, comments without '>'.
 */

interface Element {
  name: string;
  attributes: [name: string, value: string][];
  children: (Element | string)[];
  /** The text of a script or style. */
  raw?: string;
}

const TOKEN =
  /<!.*?>|<(?<code>script|style)(?<with>(?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*>(?<raw>.*?)<\/\k<code>>|<(?<closing>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(?<empty>\/?)>|[^<]+/gis;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['img', 'input', 'link', 'br', 'meta', 'hr', 'source']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

const attributesOf = (text: string): Element['attributes'] =>
  [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decoded(value)]);

function parse(html: string): Element {
  const root: Element = { name: '', attributes: [], children: [] };
  const open: Element[] = [root];
  for (const { 0: match, groups = {} } of html.matchAll(TOKEN)) {
    const { code, name = '' } = groups;
    const parent = open.at(-1) ?? root;
    if (match.startsWith('<!')) continue;
    if (code !== undefined)
      parent.children.push({ name: code, attributes: attributesOf(groups.with ?? ''), children: [], raw: groups.raw });
    else if (!match.startsWith('<')) parent.children.push(decoded(match));
    else if (groups.closing) open.pop();
    else {
      const element: Element = { name, attributes: attributesOf(groups.attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!groups.empty && !VOID.has(name)) open.push(element);
    }
  }
  return root;
}

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  nomodule: 'noModule',
};
const flags = new Set(['open', 'checked', 'selected', 'hidden', 'disabled', 'inert', 'async', 'defer', 'nomodule']);

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, character: string) => character.toUpperCase());

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(':'))
      .map(([name = '', ...value]) => [camel(name.trim()), value.join(':').trim()]),
  );

function propsOf({ attributes, raw }: Element): Record<string, unknown> {
  const props = Object.fromEntries(
    attributes.map(([name, value]): [string, unknown] => {
      if (name === 'style') return [name, styleOf(value)];
      if (flags.has(name)) return [renamed[name] ?? name, true];
      return [renamed[name] ?? (/^(?:aria|data)-/.test(name) ? name : camel(name)), value];
    }),
  );
  return raw ? { ...props, dangerouslySetInnerHTML: { __html: raw } } : props;
}

/** @param hole the element whose children are given */
function sourceOf(node: Element | string, hole?: string): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const children = node.name === hole ? ['children'] : node.children.map((child) => sourceOf(child, hole));
  return `h(${[JSON.stringify(node.name), JSON.stringify(propsOf(node)), ...children].join(', ')})`;
}

/** The module `Shell.tsx` of the floor: everything around the content of `main` in a page's body. */
export function shellSource(html: string): string {
  const from = html.indexOf('<div id="__next">') + '<div id="__next">'.length;
  const body = html.slice(from, html.indexOf('<script', from)).replace(/<\/div>$/, '');
  const shell = parse(body).children.find((child) => typeof child !== 'string' && child.name === 'div');
  if (shell === undefined || typeof shell === 'string') throw new Error('The page has no shell that could be read.');
  return `import { createElement as h } from 'react';\nexport const Shell = ({ children }) => ${sourceOf(shell, 'main')};\n`;
}

/** A module of CommonJS: a function of `createElement` that makes the elements of a whole document anew. */
export function documentSource(html: string): string {
  const root = parse(html).children.find((child) => typeof child !== 'string' && child.name === 'html');
  if (root === undefined) throw new Error('The page has no document that could be read.');
  return `module.exports = (h) => ${sourceOf(root)};\n`;
}
