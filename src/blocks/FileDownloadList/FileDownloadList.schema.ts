import { object, type InferType } from 'yup';
import { blockSchema, fileField, flagField, listField, numberField, textField } from '../fields.schema';

export const fileDownloadListSchema = blockSchema('FileDownloadList', {
  Title: textField(),
  Paragraph: textField(),
  Items: listField(object({ Title: textField(), File: fileField() }).noUnknown()),
  /** Number of files shown while the list is folded. */
  VisibleItems: numberField(3),
  ShowAllItems: flagField(),
  ExpandText: textField(),
  CollapseText: textField(),
});

export type FileDownloadListFields = InferType<typeof fileDownloadListSchema>;
