import type { FieldValue } from '../../model/fieldTypes';
import { fieldsOf, warning, type WarningRule } from './warning.types';

/** A picture, film or file at an address of the media store that does not exist. */
export const goneFile: WarningRule = ({ parts, files }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) =>
    addressesIn(value)
      .filter((address) => address.startsWith('/-/jssmedia/') && !files.has(address.split(/[?#]/, 1)[0] ?? ''))
      .map((address) => warning('fileGone', part.item, name, { address })),
  );

function addressesIn(value: FieldValue): string[] {
  switch (value.type) {
    case 'image':
      return value.image ? [value.image.src] : [];
    case 'file':
      return value.file ? [value.file.src] : [];
    case 'link':
      return value.link ? [value.link.href] : [];
    default:
      return [];
  }
}
