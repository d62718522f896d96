import { fieldParts, type OnlineAnswers, type OnlineField } from '@/domain/forms/onlineForm';

type PartedType = keyof typeof fieldParts;
export const isParted = (type: OnlineField['type']): type is PartedType => Object.hasOwn(fieldParts, type);

const textsOf = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === 'string');

/** What is filled into the fields of a form; pictures are not among them. */
export function readAnswers(form: HTMLFormElement, fields: readonly OnlineField[]): OnlineAnswers {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'upload')
      .map(({ name, type, open }) => [
        name,
        isParted(type) && !open
          ? Object.fromEntries(fieldParts[type].map((part) => [part, textsOf(data, `${name}.${part}`)[0] ?? '']))
          : type === 'checkbox'
            ? textsOf(data, name)
            : (textsOf(data, name)[0] ?? ''),
      ]),
  );
}
