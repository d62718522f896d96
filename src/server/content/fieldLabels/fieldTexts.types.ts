import type { blocks } from '@/blocks/generated/definitions';
import type { PlannedTemplates } from '@/blocks/planned';
import type { ContentFields } from '@/domain/content/contentFields';
import type { pageFields, searchAliasesFields } from '../model/blockFields';

/** The names of a template's fields, and of those of the items in its lists, in lower case. */
type NamesIn<Fields> = Fields extends ContentFields
  ? {
      [Name in keyof Fields & string]:
        Lowercase<Name> | (Fields[Name] extends { fields: infer Inner } ? NamesIn<Inner> : never);
    }[keyof Fields & string]
  : never;
type NamesOf<Templates> = { [Name in keyof Templates]: NamesIn<Templates[Name]> }[keyof Templates];
type Blocks = typeof blocks;

/** Every field that an editor may change: a block with a new field does not compile before it has a label. */
type FieldName =
  | { [Name in keyof Blocks]: NamesIn<Blocks[Name]['content']> }[keyof Blocks]
  | NamesOf<PlannedTemplates>
  | NamesOf<typeof pageFields>
  | NamesIn<typeof searchAliasesFields>
  | 'key'
  | 'value'
  | 'phrase';

/** Fields whose label does not say what fits. */
type FieldWithHelp = Extract<
  FieldName,
  | 'metatitle'
  | 'metadescription'
  | 'canonicalurl'
  | 'gtmid'
  | 'youtubeid'
  | 'ids'
  | 'autoplay'
  | 'titletag'
  | 'brands'
  | 'aliases'
>;

/** What editors call the fields, in one language. */
export interface FieldTexts {
  labels: Readonly<Record<FieldName, string>>;
  helpTexts: Readonly<Record<FieldWithHelp, string>>;
}
