import { mixed, object, type InferType } from 'yup';
import type { OnlineField } from '@/domain/forms/onlineForm';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { isRecord } from '@/lib/guards';
import { blockSchema, choiceField, linkField, listField, textField, type SchemaContext } from '../fields.schema';

const terms = object({ Title: textField(), Link: linkField() }).noUnknown();

const isField = (one: unknown): one is OnlineField => isRecord(one) && typeof one.name === 'string';
const isFields = (value: unknown): value is OnlineField[] => Array.isArray(value) && value.every(isField);

/** The JSON of an editor as fields; without any if something is wrong with it, which is reported. */
const formFields = () =>
  mixed<OnlineField[]>(isFields)
    .transform((_, given: unknown, __: unknown, { context }: { context?: SchemaContext }): OnlineField[] => {
      const value = isRecord(given) && 'value' in given ? given.value : given;
      if (isFields(value)) return value;
      const { fields, problems } = readOnlineFields(typeof value === 'string' ? value : '');
      for (const problem of problems) context?.report?.(problem);
      return fields;
    })
    .default([]);

/** Without `Recipient`: it never leaves the server. */
export const onlineFormBlockSchema = blockSchema('OnlineForm', {
  Title: textField(),
  Text: textField(),
  FormId: textField(),
  Fields: formFields(),
  Thanks: textField(),
  ButtonText: textField(),
  /** 'Bar': its days and choices in a row, which lead to the form at `FormLink`. */
  FormVariant: choiceField(['Page', 'Popup', 'Bar'], 'Page'),
  FormLink: linkField(),
  Terms: listField(terms),
});

export type OnlineFormFields = InferType<typeof onlineFormBlockSchema>;
