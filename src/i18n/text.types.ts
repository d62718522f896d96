/** A text that changes with a number: the categories of `Intl.PluralRules`; `other` is required. */
export interface PluralText {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** `{name}` is a placeholder. A plural text is chosen by the parameter `count`. */
export type Text = string | PluralText;

export type TextParams = Record<string, string | number>;
