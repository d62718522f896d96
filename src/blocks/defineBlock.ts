import type { InferType, ISchema } from 'yup';
import type { ContentFields, ItemTemplate } from '@/domain/content/contentFields';
import type { Namespace } from '@/i18n/text';

/**
 * What a block is on the server: one `<Name>.block.ts` per block. The browser gets `<Name>.view.tsx` alone, in a chunk of its
 * own. What the block loads for its first render is declared in `<Name>.loader.ts`. The lists of all blocks in
 * `src/blocks/generated` are made from these files by `npm run docs`.
 */
export interface BlockDefinition<Schema extends ISchema<unknown> = ISchema<unknown>> {
  /** The content platform's name of the component; the files are named by it. */
  name: string;
  /** Reads the platform's fields into the view's props. */
  schema: Schema;
  /** The fields of the block's template in the content platform: what an editor fills in. */
  content: ContentFields;
  /** Props to show and test the block with, the ugliest included. */
  samples: Readonly<Record<string, InferType<Schema>>>;
  /** Texts that the view needs besides those of every page. */
  texts?: readonly Namespace[];
  /** Fields that the server adds to the block's own before they are read. */
  props?: PropsSource;
  /** Blocks of one chunk are fetched together; without it the block has a chunk of its own. */
  chunk?: string;
  /** The part of the page that it belongs to; default `main`. */
  area?: 'header' | 'footer';
  /** The name of the placeholder that other blocks are put into. */
  placeholder?: string;
  /** Covers the page, so that the gallery shows it on a page of its own. */
  overlay?: true;
}

/**
 * Source of added fields: the site's navigation, the page's breadcrumb, its stories, or the configuration of the sites.
 */
export type PropsSource = 'navigation' | 'megaMenu' | 'breadcrumb' | 'stories' | 'sites';

export const defineBlock = <Schema extends ISchema<unknown>>(
  definition: BlockDefinition<Schema>,
): BlockDefinition<Schema> => definition;

/** A list field's items: the name of their template and its fields. */
export const itemTemplate = (name: string, fields: ContentFields): ItemTemplate => ({ itemTemplate: name, fields });
