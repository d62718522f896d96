import {
  fileParts,
  imageParts,
  linkParts,
  type FileContent,
  type ImageContent,
  type LinkContent,
} from '@/domain/content/contentValues';
import { isRecord } from '@/lib/guards';
import type { FieldDefinition } from './content.types';
import type { FieldValue } from './fieldTypes';

/** An invalid value of a field, with a message for the author. */
export class FieldProblem extends Error {
  override readonly name = 'FieldProblem';
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/;
const SOURCE = /^(?:\/-\/|\/(?!\/)|https:\/\/)/;

/** The value of a field that content leaves out. */
export function emptyField({ type }: FieldDefinition): FieldValue {
  switch (type) {
    case 'text':
    case 'multiline':
    case 'richtext':
    case 'droplist':
      return { type, text: '' };
    case 'checkbox':
      return { type, on: false };
    case 'integer':
    case 'number':
      return { type, number: null };
    case 'date':
    case 'datetime':
      return { type, iso: '' };
    case 'image':
      return { type, image: null };
    case 'link':
      return { type, link: null };
    case 'file':
      return { type, file: null };
    case 'droplink':
    case 'multilist':
    case 'list':
      return { type, ids: [] };
    case 'namevalue':
      return { type, pairs: [] };
  }
}

/**
 * Parses the value of a field in a content file. Lists of items are built with their items.
 * @param idOf the id of an item that the content refers to by its path below the site ('Data/Tags/elbil').
 * @throws FieldProblem
 */
export function parseField(field: FieldDefinition, given: unknown, idOf: (path: string) => string): FieldValue {
  const { type } = field;
  if (given === null || given === undefined) return emptyField(field);
  switch (type) {
    case 'text':
    case 'multiline':
    case 'richtext':
    case 'droplist':
      return { type, text: textOf(given) };
    case 'checkbox':
      if (typeof given !== 'boolean') throw new FieldProblem('wants true or false');
      return { type, on: given };
    case 'integer':
    case 'number':
      if (typeof given !== 'number' || !Number.isFinite(given) || (type === 'integer' && !Number.isInteger(given)))
        throw new FieldProblem(`wants ${type === 'integer' ? 'a whole' : 'a'} number`);
      return { type, number: given };
    case 'date':
    case 'datetime':
      return { type, iso: instantOf(given) };
    case 'image':
      return { type, image: imageOf(given) };
    case 'link':
      return { type, link: linkOf(given) };
    case 'file':
      return { type, file: fileOf(given) };
    case 'droplink':
    case 'multilist':
      return { type, ids: [given].flat().map((path) => idOf(textOf(path))) };
    case 'list':
      throw new FieldProblem('holds items of its own, which are edited one by one');
    case 'namevalue':
      return { type, pairs: pairsOf(given) };
  }
}

function textOf(given: unknown): string {
  if (typeof given === 'number') return String(given);
  if (typeof given !== 'string') throw new FieldProblem('wants text');
  return given.trim();
}

function instantOf(given: unknown): string {
  const text = textOf(given);
  if (text === '') return '';
  const instant = DAY.test(text) ? `${text}T00:00:00Z` : text;
  const time = Date.parse(instant);
  if (Number.isNaN(time) || !/T\d\d:\d\d/.test(instant))
    throw new FieldProblem('wants a date such as 2026-10-01 or 2026-10-01T09:00:00Z');
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

/** The named string parts of an object, without others. */
function partsOf<Name extends string>(given: unknown, names: readonly Name[]): Record<Name, string> {
  if (!isRecord(given)) throw new FieldProblem(`wants ${names.join(', ')}`);
  const unknownKey = Object.keys(given).find((key) => !names.some((name) => name === key));
  if (unknownKey !== undefined) throw new FieldProblem(`has no part ${unknownKey}; it has ${names.join(', ')}`);
  return Object.fromEntries(
    names.map((name) => [name, given[name] === undefined || given[name] === null ? '' : textOf(given[name])]),
  ) as Record<Name, string>;
}

function imageOf(given: unknown): ImageContent | null {
  const image = partsOf(typeof given === 'string' ? { src: given } : given, imageParts);
  if (image.src === '') return null;
  if (!SOURCE.test(image.src)) throw new FieldProblem('wants a picture at an address of this site or https');
  return image;
}

function linkOf(given: unknown): LinkContent | null {
  const link = partsOf(typeof given === 'string' ? { href: given } : given, linkParts);
  if (link.href === '') return null;
  if (!HREF.test(link.href)) throw new FieldProblem('wants a link to /path, https://, mailto:, tel: or #part');
  return link;
}

function fileOf(given: unknown): FileContent | null {
  const file = partsOf(typeof given === 'string' ? { src: given } : given, fileParts);
  if (file.src === '') return null;
  if (!SOURCE.test(file.src)) throw new FieldProblem('wants a file at an address of this site or https');
  return file;
}

/** By name, or as pairs in order. */
function pairsOf(given: unknown): (readonly [string, string])[] {
  if (Array.isArray(given)) return given.map((pair) => pairOf(pair));
  if (!isRecord(given)) throw new FieldProblem('wants names and values');
  return Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, textOf(one)] as const));
}

function pairOf(pair: unknown): readonly [string, string] {
  if (!Array.isArray(pair) || pair.length !== 2) throw new FieldProblem('wants pairs of a name and a value');
  const [name, value] = pair.map(textOf);
  if (!name) throw new FieldProblem('wants a name for each value');
  return [name, value ?? ''];
}
