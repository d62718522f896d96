import { guidOf } from './guid';
import type { ContentItem, Rendering } from './model/content.types';

/**
 * The form that editors can add to a page: a block at its end, which their trees have on every page. It is part of the
 * published page as soon as an editor gave it an id.
 */
const PAGE_FORM = 'Form';
const BLOCK = 'OnlineForm';

export const pageFormId = (pagePath: string): string => guidOf(`${pagePath}/Data/${PAGE_FORM}`);
export const pageFormBlock = { [BLOCK]: {}, key: PAGE_FORM };

const isEmpty = ({ fields }: ContentItem, name: string): boolean => {
  const value = fields.get(name);
  return !value || !('text' in value) || value.text.trim() === '';
};

const isPageForm = ({ name, template }: Pick<ContentItem, 'name' | 'template'>): boolean =>
  name === PAGE_FORM && template.name === BLOCK;

/** The form of a page that has none. */
export const isUnusedForm = (item: ContentItem): boolean =>
  isPageForm(item) && ['title', 'formid', 'fields'].every((name) => isEmpty(item, name));

/** Without the form of a page that visitors could not send, for it has no id. */
export const shownRenderings = (renderings: readonly Rendering[]): readonly Rendering[] =>
  renderings.filter(({ source }) => !isPageForm(source) || !isEmpty(source, 'formid'));
