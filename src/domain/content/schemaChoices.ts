import { isSchema, type ISchema } from 'yup';
import type { EditChoice } from './editing';
import { isRecord } from '@/lib/guards';

/**
 * The values that a field of this name may have, by the schema of a block or of the items of its lists; none where any
 * value fits.
 */
export const choicesOf =
  (schema: ISchema<unknown>) =>
  (name: string): EditChoice[] => {
    const fields = isRecord(schema) && isRecord(schema.fields) ? schema.fields : {};
    const own = fields[name];
    if (own !== undefined) return choicesIn(own);
    for (const field of Object.values(fields)) {
      const inner: unknown = isRecord(field) ? field.innerType : undefined;
      const found = isSchema(inner) ? choicesOf(inner)(name) : [];
      if (found.length > 0) return found;
    }
    return [];
  };

function choicesIn(field: unknown): EditChoice[] {
  const meta = isRecord(field) && isRecord(field.spec) && isRecord(field.spec.meta) ? field.spec.meta : {};
  return Array.isArray(meta.choices)
    ? meta.choices.map((choice) => ({ path: String(choice), name: String(choice) }))
    : [];
}
