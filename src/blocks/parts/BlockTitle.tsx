import type { HeadingTag } from '../fields.schema';

const elements = { H1: 'h1', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h5', H6: 'h6' } as const satisfies Record<
  HeadingTag,
  string
>;

/** A block's title at the level from content; nothing without text. */
export function BlockTitle({ text, tag = 'H2', id }: { text: string; tag?: HeadingTag; id?: string | undefined }) {
  const Element = elements[tag];
  return text === '' ? null : <Element id={id}>{text}</Element>;
}
