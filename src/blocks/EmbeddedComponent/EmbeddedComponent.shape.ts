import { array, string, type InferType } from 'yup';
import { blockShape, linkField, textField } from '../fields.shape';

/** `Frames`: origins that the site's configuration lets its pages show in a frame; the server tells them. */
export const embeddedComponentShape = blockShape('EmbeddedComponent', {
  Title: textField(),
  Address: linkField(),
  Frames: array(string().required())
    .transform((_, given: unknown): string[] =>
      (Array.isArray(given) ? given : []).filter((one) => typeof one === 'string' && one.startsWith('https://')),
    )
    .default([]),
});

export type EmbeddedComponentFields = InferType<typeof embeddedComponentShape>;
