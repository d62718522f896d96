import { blocks } from '@/blocks/generated/definitions';
import type { ContentFields } from '@/domain/content/contentFields';
import { choicesOf } from '@/domain/content/schemaChoices';
import { isTagManagerId } from '@/domain/sites/tagManager';
import { themes } from '@/sites/themes/themes';
import type { Recipients } from '../../forms/recipients';
import type { FieldValue } from './fieldTypes';

/** Why a value is refused that has the type of its field; `allowed` lists what fits. */
export interface FieldRefusal {
  reason: 'choice' | 'tagManager' | 'recipient';
  allowed: string;
}

/** Values by template and field; fields without an entry take any text. */
const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['Page/BrandDesign', Object.keys(themes)],
  ...Object.values(blocks).flatMap(({ name, content, schema }) => choicesIn(name, content, choicesOf(schema))),
]);

function choicesIn(
  template: string,
  fields: ContentFields,
  choicesFor: ReturnType<typeof choicesOf>,
): (readonly [string, readonly string[]])[] {
  return Object.entries(fields).flatMap(([name, type]) => {
    if (typeof type !== 'string') return choicesIn(type.itemTemplate, type.fields, choicesFor);
    const found = type === 'droplist' ? choicesFor(name).map(({ path }) => path) : [];
    return found.length === 0 ? [] : [[`${template}/${name}`, found] as const];
  });
}

/** @param templates the item's own, and those that it is based on */
export function refusalOf(
  templates: readonly string[],
  name: string,
  value: FieldValue,
  recipients: Recipients,
): FieldRefusal | null {
  if (!('text' in value) || value.text === '') return null;
  const { text } = value;
  const found = templates.flatMap((template) => choices.get(`${template}/${name}`) ?? []);
  // The name of a brand is read in any case.
  const isChoice = name === 'BrandDesign' ? found.includes(text.toLowerCase()) : found.includes(text);
  if (found.length > 0 && !isChoice) return { reason: 'choice', allowed: found.join(', ') };
  if (name === 'gtmID' && !isTagManagerId(text)) return { reason: 'tagManager', allowed: 'GTM-ABC123' };
  if (name === 'Recipient' && !recipients.has(text))
    return { reason: 'recipient', allowed: recipients.domains.join(', ') };
  return null;
}
