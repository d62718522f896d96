/** Types of content fields. `list`: child items with a template of their own. */
export type FieldType =
  | 'text'
  | 'multiline'
  | 'richtext'
  | 'droplist'
  | 'checkbox'
  | 'integer'
  | 'number'
  | 'date'
  | 'datetime'
  | 'image'
  | 'link'
  | 'file'
  | 'droplink'
  | 'multilist'
  | 'list'
  | 'namevalue';

/** The template of the items of a list field. */
export interface ItemTemplate {
  itemTemplate: string;
  fields: ContentFields;
}

/** The fields of a template by name; an item template denotes a list of such items. */
export type ContentFields = Readonly<{ [field: string]: FieldType | ItemTemplate }>;
