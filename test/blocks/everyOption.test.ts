import { blocks } from '@/blocks/generated/definitions';
import type { BlockName } from '@/blocks/blocks.types';
import { isRecord } from '@/lib/guards';

interface Described {
  type: string;
  /** The values that an editor may choose from. */
  meta?: { choices?: readonly string[] };
  fields?: Record<string, Described>;
  innerType?: Described;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && value.href === '');

const HEADING = /^H[1-6]$/;

/**
 * The values of an option that no sample shows. Of the six levels of a heading, a second one is enough.
 */
function missing(where: string, option: Described, given: readonly unknown[]): string[] {
  const choices = option.meta?.choices;
  if (choices?.every((choice) => HEADING.test(choice)))
    return new Set(given.filter((value) => value !== undefined)).size > 1 ? [] : [`${where}: another level`];
  if (choices) return choices.filter((choice) => !given.includes(choice)).map((choice) => `${where}: ${choice}`);
  const shown = given.filter((value) => !isEmpty(value));
  if (shown.length === 0) return [`${where}: anything`];
  const item = option.innerType?.fields;
  if (item)
    return Object.entries(item).flatMap(([name, inner]) =>
      missing(
        `${where}[].${name}`,
        inner,
        shown.flat().map((one) => (isRecord(one) ? one[name] : undefined)),
      ),
    );
  return option.type === 'boolean' && shown.length === given.length ? [`${where}: without it`] : [];
}

describe('the samples of a block give every option', () => {
  const names = Object.keys(blocks).filter((name): name is BlockName => name in blocks);

  it.each(names)('A-03 %s: each choice, each text, picture and link filled, each checkbox on and off', (name) => {
    const { fields = {} }: { fields?: Record<string, Described> } = JSON.parse(
      JSON.stringify(blocks[name].schema.describe()),
    );
    const given: Record<string, unknown>[] = Object.values(blocks[name].samples);
    expect(
      Object.entries(fields).flatMap(([option, described]) =>
        missing(
          option,
          described,
          given.map((one) => one[option]),
        ),
      ),
    ).toEqual([]);
  });
});
