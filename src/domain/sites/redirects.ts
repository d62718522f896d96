import { isLocalPath } from '@/lib/localPath';

/**
 * The redirects of a site from the content platform (`siteInfo.redirects`), compiled to one look-up and checked. A
 * pattern is a literal path ('/findus', with an optional query) or a regular expression ('^/findus/(\d+)/boras$' or
 * '/source/flags'). Case and a trailing slash are ignored. A literal's query matches a request that has its parameters,
 * in any order and with others; rows of one path that lead to the same page combine, each with its own parameters.
 */
export type RedirectKind = 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';

export interface RedirectRule {
  pattern: string;
  /** A path or an absolute address; `$1` … are the pattern's groups, `$siteLang` is the site's default language. */
  target: string;
  redirectType: RedirectKind;
  /**
   * The request's query is appended, without the pattern's own parameters; parameters of the target take precedence.
   */
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  /** '' for every language, else the rule of one language: an exact path, never a pattern. */
  locale: string;
  /** Addresses that a pattern must catch: what the checks and tests try. */
  examples?: readonly string[];
}

export interface RedirectFound {
  /** A path with its query, or an absolute address. */
  target: string;
  redirectType: RedirectKind;
  /** Place of the rule in its table. */
  rule: number;
}

export interface CompiledRedirects {
  /** @param query without question mark. `null` without a matching row, and for redirect loops. */
  find(path: string, query?: string): RedirectFound | null;
  /** What is wrong with the table, one sentence each; an empty list is a sound table. */
  problems: readonly string[];
}

/**
 * Literal by the vendor's rule: letters, digits, hyphens and slashes, and a simple query. All else is a regular
 * expression.
 */
const LITERAL = /^\/[a-z0-9\-/]*(?:\?[\w\-=&%.]*)?$/i;
const DELIMITED = /^\/(.+)\/([a-z]*)$/;

export const isLiteral = (pattern: string): boolean => LITERAL.test(pattern);

/** Rows that lead on and on are a circle, too. */
const MOST_STEPS = 10;

const tidyPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

interface Step {
  rule: RedirectRule;
  index: number;
}
type Literal = Step & { query: string | null };
type Pattern = Step & { expression: RegExp };

export function compileRedirects(
  rules: readonly RedirectRule[],
  { siteLanguage = '' }: { siteLanguage?: string } = {},
): CompiledRedirects {
  const literals = new Map<string, Literal[]>();
  const patterns: Pattern[] = [];
  const problems: string[] = [];
  const name = (index: number): string => `row ${index + 1} (${rules[index]?.pattern ?? ''})`;

  for (const [index, rule] of rules.entries()) {
    if (isLiteral(rule.pattern)) {
      const [path = '', query = null] = rule.pattern.split('?', 2);
      const rows = literals.get(tidyPath(path)) ?? [];
      rows.push({ rule, index, query });
      literals.set(tidyPath(path), rows);
    } else {
      const expression = expressionOf(rule.pattern);
      if (expression) patterns.push({ rule, index, expression });
      else problems.push(`${name(index)} is no regular expression`);
    }
    if (!/^(?:\/(?!\/)|https:\/\/|\$siteLang)/.test(rule.target))
      problems.push(`${name(index)} leads to ${rule.target}, which is neither a path nor an https address`);
  }

  const look = (path: string, query = ''): RedirectFound | null => {
    const tidy = tidyPath(path);
    let best: { step: Step; target: string } | null = null;
    let remaining = query;
    const matching = (literals.get(tidy) ?? []).filter((row) => row.query === null || hasParameters(query, row.query));
    const [literal] = matching;
    if (literal) {
      const combined = literal.query === null ? [literal] : matching.filter((row) => isCombined(row, literal));
      best = { step: literal, target: combinedTarget(combined.map(({ rule }) => rule.target)) };
      remaining = withoutParameters(query, combined);
    }
    for (const pattern of patterns) {
      if (best && pattern.index > best.step.index) break;
      const caught = pattern.expression.exec(tidy);
      if (!caught) continue;
      best = {
        step: pattern,
        target: pattern.rule.target.replace(/\$(\d)/g, (_, group: string) => caught[Number(group)] ?? ''),
      };
      break;
    }
    if (!best) return null;
    const { rule, index } = best.step;
    const target = best.target.replaceAll('$siteLang', siteLanguage);
    // What a pattern caught must not turn a path into another host's address.
    if (rule.target.startsWith('/') && !isLocalPath(target)) return null;
    return {
      target: rule.isQueryStringPreserved ? withQuery(target, best.step === literal ? remaining : query) : target,
      redirectType: rule.redirectType,
      rule: index,
    };
  };

  /** A table with a circle in it must not send a visitor round and round: there such a row moves nothing. */
  const find = (path: string, query = ''): RedirectFound | null => {
    const first = look(path, query);
    const seen = new Set([`${tidyPath(path)}?${query}`]);
    for (let found = first; found?.target.startsWith('/');) {
      const [next = '', rest = ''] = (found.target.split('#', 1)[0] ?? '').split('?', 2);
      const address = `${tidyPath(next)}?${rest}`;
      if (seen.has(address) || seen.size > MOST_STEPS) return null;
      seen.add(address);
      found = look(next, rest);
    }
    return first;
  };

  for (const [index, rule] of rules.entries()) {
    const literal = isLiteral(rule.pattern);
    const tries = literal ? [rule.pattern] : (rule.examples ?? []);
    if (!literal && tries.length === 0) problems.push(`${name(index)} has no example to check it with`);
    for (const address of tries) {
      const [path = '', query = ''] = address.split('?', 2);
      const found = look(path, query);
      if (!found) problems.push(`${name(index)} does not catch its own example ${address}`);
      else if (found.rule !== index) problems.push(`${name(index)} is shadowed by ${name(found.rule)}`);
      else followed(index, address, found.target);
    }
  }

  function followed(index: number, address: string, target: string): void {
    if (!target.startsWith('/')) return;
    const [path = '', query = ''] = (target.split('#', 1)[0] ?? '').split('?', 2);
    const next = look(path, query);
    if (!next) return;
    problems.push(
      next.rule === index
        ? `${name(index)} leads ${address} to itself`
        : leadsBack(next.target, index)
          ? `${name(index)} and ${name(next.rule)} lead to one another`
          : `${name(index)} leads to ${path}, which ${name(next.rule)} moves on`,
    );
  }

  function leadsBack(from: string, index: number): boolean {
    let target = from;
    for (let steps = 0; steps <= rules.length; steps += 1) {
      const [path = '', query = ''] = target.split('?', 2);
      const next = target.startsWith('/') ? look(path, query) : null;
      if (!next) return false;
      if (next.rule === index) return true;
      target = next.target;
    }
    return true;
  }

  return { find, problems };
}

/** Bare source or '/source/flags'; case-insensitive by default, and anchored to the full path only if the source is. */
function expressionOf(pattern: string): RegExp | null {
  const delimited = pattern.startsWith('/') && !pattern.startsWith('/^') ? null : DELIMITED.exec(pattern);
  const [, source = pattern, flags = 'i'] = delimited ?? [];
  try {
    return new RegExp(source, [...new Set(`${flags}i`)].filter((flag) => flag !== 'g' && flag !== 'y').join(''));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A parameter's name and value, to compare: case is ignored. */
const parameters = (query: string): string[] =>
  [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`.toLowerCase());

function hasParameters(query: string, wanted: string): boolean {
  const given = new Set(parameters(query));
  return parameters(wanted).every((parameter) => given.has(parameter));
}

function withoutParameters(query: string, rows: readonly Literal[]): string {
  const removed = new Set(rows.flatMap((row) => parameters(row.query ?? '')));
  if (removed.size === 0) return query;
  const others = [...new URLSearchParams(query)].filter(
    ([name, value]) => !removed.has(`${name}=${value}`.toLowerCase()),
  );
  return new URLSearchParams(others).toString();
}

const pageOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

const isCombined = (row: Literal, first: Literal): boolean =>
  row === first || (row.query !== null && pageOf(row.rule.target) === pageOf(first.rule.target));

/** The first target with the parameters of the others. */
function combinedTarget([first = '', ...others]: readonly string[]): string {
  const added = others.map((target) => target.split('#', 1)[0]?.split('?', 2)[1] ?? '').filter(Boolean);
  if (added.length === 0) return first;
  const [bare = '', fragment] = first.split('#', 2);
  return `${bare}${bare.includes('?') ? '&' : '?'}${added.join('&')}${fragment === undefined ? '' : `#${fragment}`}`;
}

function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [bare = '', fragment] = target.split('#', 2);
  const [path = '', own = ''] = bare.split('?', 2);
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(query))
    if (!new URLSearchParams(own).has(name)) merged.append(name, value);
  const text = merged.toString();
  return `${path}${text ? `?${text}` : ''}${fragment === undefined ? '' : `#${fragment}`}`;
}
