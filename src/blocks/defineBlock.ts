import type { InferType, ISchema } from 'yup';
import type { ContentFields, ItemTemplate } from '@/domain/content/contentFields';
import type { TextChoice } from '@/i18n/text';

/**
 * The definition of a block on the server: one `<Name>.block.ts` per block. The browser loads only `<Name>.view.tsx`,
 * in a chunk. Data for the first render is declared in `<Name>.loader.ts`. `npm run docs` generates the lists of all
 * blocks in `src/blocks/generated` from these files.
 */
export interface BlockDefinition<
  Schema extends ISchema<unknown> = ISchema<unknown>,
  Content extends ContentFields = ContentFields,
> {
  /** The name of the component in the content platform, and of the files. */
  name: string;
  /** Parses the platform's fields into the view's props. */
  schema: Schema;
  /** The fields of the block's template in the content platform: what an editor fills in. */
  content: Content;
  /** Sample props for the gallery and tests, including edge cases. */
  samples: Readonly<Record<string, InferType<Schema>>>;
  /** Namespaces of texts, or single ones, that the view needs in addition to those of every page. */
  texts?: readonly TextChoice[];
  /** Fields that the server adds before parsing. */
  props?: PropsSource;
  /** The chunk shared with other blocks; by default a block has its own. */
  chunk?: string;
  /** The part of the page; default `main`. */
  area?: 'header' | 'footer';
  /** The placeholder for nested blocks. */
  placeholder?: string;
  /** Covers the page: the gallery shows it on a separate page. */
  overlay?: true;
  /** Why no page of our sites has the block; a test demands it of such blocks, and of no other. */
  withoutPage?: string;
}

/**
 * Source of added fields: the site's navigation, the page's breadcrumb, its stories, or the configuration of the sites.
 */
export type PropsSource = 'navigation' | 'megaMenu' | 'breadcrumb' | 'stories' | 'sites';

export const defineBlock = <Schema extends ISchema<unknown>, const Content extends ContentFields>(
  definition: BlockDefinition<Schema, Content>,
): BlockDefinition<Schema, Content> => definition;

/** A list field's items: the name of their template and its fields. */
export const itemTemplate = <const Fields extends ContentFields>(
  name: string,
  fields: Fields,
): ItemTemplate & { fields: Fields } => ({ itemTemplate: name, fields });
