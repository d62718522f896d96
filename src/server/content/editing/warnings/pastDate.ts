import { fieldsOf, warning, type WarningRule } from './warning.types';

/** A past date that something counts down to or ends at. Dates of stories are not checked. */
export const pastDate: WarningRule = ({ parts, now }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) =>
    value.type === 'datetime' && value.iso !== '' && Date.parse(value.iso) < now
      ? [warning('datePast', part.item, name, { date: value.iso.slice(0, 10) })]
      : [],
  );
