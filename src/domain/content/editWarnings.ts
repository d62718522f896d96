import { isRecord } from '../../lib/guards';

/**
 * Warnings for an editor before publishing, each with its field. Warnings never block publishing. The params fill the
 * text of the rule, `editing.warning.<rule>`.
 */
const editWarningRules = [
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
  'formIdMissing',
  'formFields',
  'aliasUnknown',
  'aliasPartly',
  'aliasSeveral',
] as const;
type EditWarningRule = (typeof editWarningRules)[number];

export interface EditWarning {
  rule: EditWarningRule;
  /** 32 digits. */
  item: string;
  /** Of the item's field; '' for the item itself. */
  name: string;
  params: Readonly<Record<string, string | number>>;
}

const isParams = (value: unknown): value is EditWarning['params'] =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');

export const isEditWarning = (value: unknown): value is EditWarning =>
  isRecord(value) &&
  editWarningRules.some((rule) => rule === value.rule) &&
  typeof value.item === 'string' &&
  typeof value.name === 'string' &&
  isParams(value.params);
