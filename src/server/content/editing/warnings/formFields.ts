import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { textIn, warning, type WarningRule } from './warning.types';

/** A form without an id, or whose fields are no JSON of fields: visitors could not send it. A bar leads to another form. */
export const formFields: WarningRule = ({ parts }) =>
  parts.flatMap(({ item }) => {
    if (item.template.name !== 'OnlineForm') return [];
    const [problem] = readOnlineFields(textIn(item, 'Fields')).problems;
    return [
      ...(textIn(item, 'FormId') === '' && textIn(item, 'FormVariant') !== 'Bar'
        ? [warning('formIdMissing', item, 'FormId')]
        : []),
      ...(problem === undefined ? [] : [warning('formFields', item, 'Fields', { problem })]),
    ];
  });
