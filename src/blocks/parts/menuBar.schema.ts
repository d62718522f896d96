import { object, type InferType } from 'yup';
import { choiceField, flagField, imageField, linkField, listField, numberField, textField } from '../fields.schema';
import { messageFields } from './message.schema';

/** The languages of the page, from content. */
const routeLanguage = object({
  name: textField(),
  displayName: textField(),
  englishName: textField(),
  nativeName: textField(),
  path: textField(),
  /** Where the page has no version in the language: what the link leads to. */
  note: textField(),
});

export type LanguageChoice = InferType<typeof routeLanguage>;

/** What the bars share (specification 1 section 3, 'Navigation component'). */
export const menuBarFields = {
  Logo: imageField(),
  LogoWidth: numberField(150),
  LogoHeight: numberField(55),
  HasDarkTheme: flagField(),
  SlimNav: flagField(),
  ShowSeparator: flagField(),
  /** `IsButton`: what most visitors come for; in sight on a phone, too. */
  ExtraNavigationItems: listField(object({ Link: linkField(), Title: textField(), IsButton: flagField() })),
  ...messageFields,
  MessagePlacement: choiceField(['Above', 'Below'] as const, 'Above'),
  Languages: listField(routeLanguage),
};

const menuBarSchema = object(menuBarFields);

export type MenuBarFields = InferType<typeof menuBarSchema>;
