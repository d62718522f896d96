import { isRecord } from '../../lib/guards';

/**
 * What an editor should know before publishing (issue: hints of a page): each names the field it is about. Hints stop nothing.
 * The facts fill the sentence of its rule, `editing.hint.<rule>`.
 */
export const hintRules = [
  'altMissing',
  'headingSecond',
  'headingSkipped',
  'bookingSecond',
  'contrastText',
  'contrastButton',
  'linkDead',
  'fileGone',
  'datePast',
  'imageSmall',
  'pageUntranslated',
  'fieldUntranslated',
  'fieldSame',
] as const;
export type HintRule = (typeof hintRules)[number];

export interface EditHint {
  rule: HintRule;
  /** 32 digits. */
  item: string;
  /** Of the item's field; '' where it is about the item as a whole. */
  name: string;
  facts: Readonly<Record<string, string | number>>;
}

const isActions = (value: unknown): value is EditHint['facts'] =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');

export const isEditHint = (value: unknown): value is EditHint =>
  isRecord(value) &&
  hintRules.some((rule) => rule === value.rule) &&
  typeof value.item === 'string' &&
  typeof value.name === 'string' &&
  isActions(value.facts);
