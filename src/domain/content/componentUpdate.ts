import { isRecord } from '../../lib/guards';
import type { FieldMap, Rendering } from './layout';

/** Update of a component from the vendor's component library: fields and parameters as in layout data. */
export interface ComponentUpdate {
  uid: string;
  fields: FieldMap;
  params: Readonly<Record<string, string>>;
}

const UPDATE = 'component:update';
/** Longer ones are none, characters of JSON. */
export const LONGEST_UPDATE = 500_000;

/** The update of a message `{ name: 'component:update', details: { uid, fields, params } }`; null for any other. */
export function readUpdate(message: unknown): ComponentUpdate | null {
  if (!isRecord(message) || message.name !== UPDATE || !isRecord(message.details)) return null;
  const { uid, fields, params } = message.details;
  if (typeof uid !== 'string' || uid === '') return null;
  const texts = Object.entries(isRecord(params) ? params : {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { uid, fields: isRecord(fields) ? fields : {}, params: Object.fromEntries(texts) };
}

/** Braces, dashes and case are the writer's choice. */
const plain = (uid: string): string => uid.replace(/[{}-]/g, '').toLowerCase();

/** The renderings with the update applied to its target, at any depth. */
export const updated = (renderings: readonly Rendering[], update: ComponentUpdate): Rendering[] =>
  renderings.map((one) => {
    const own =
      plain(one.uid) === plain(update.uid)
        ? { ...one, fields: { ...one.fields, ...update.fields }, params: { ...one.params, ...update.params } }
        : one;
    return {
      ...own,
      placeholders: Object.fromEntries(
        Object.entries(own.placeholders).map(([name, inner]) => [name, updated(inner, update)]),
      ),
    };
  });
