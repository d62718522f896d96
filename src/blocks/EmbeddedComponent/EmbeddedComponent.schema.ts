import { array, string, type InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

/** `Frames`: origins that the site's configuration allows in frames; added by the server. */
export const embeddedComponentSchema = blockSchema('EmbeddedComponent', {
  Title: textField(),
  Address: linkField(),
  Frames: array(string().required())
    .transform((_, given: unknown): string[] =>
      (Array.isArray(given) ? given : []).filter((one) => typeof one === 'string' && one.startsWith('https://')),
    )
    .default([]),
});

export type EmbeddedComponentFields = InferType<typeof embeddedComponentSchema>;
