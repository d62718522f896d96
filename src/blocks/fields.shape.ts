import { array, boolean, number, object, string, type ObjectSchema } from 'yup';

/**
 * Fields as the content platform gives them, read into plain values: `{ value: 'x' }`, or the value itself; items of a
 * list as `{ id, fields: { … } }`, or the fields themselves. Checked on the server only.
 */
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const bare = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);
const fieldsOf = (item: unknown): unknown => (isRecord(item) && isRecord(item.fields) ? item.fields : item);

/** Trimmed; '' where content says nothing. */
export const textField = () => string().transform((_, given: unknown) => {
  const value = bare(given);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}).default('');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Rich text where plain words are wanted: without its marks. */
export const plainTextField = () => textField().transform((text: string) =>
  text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '').replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '').replace(/\s+/g, ' ').trim());

/** Ticked: true, '1' or 'true'. */
export const flagField = () => boolean().transform((_, given: unknown) => [true, '1', 'true', 1].some((yes) => yes === bare(given))).default(false);

/** A positive number; anything else is `otherwise`. */
export const numberField = (otherwise: number) => number().transform((_, given: unknown) => {
  const value = Number(bare(given));
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}).default(otherwise);

/** One of these words; anything else is `otherwise`. */
export const choiceField = <Word extends string, Otherwise extends Word | ''>(words: readonly Word[], otherwise: Otherwise) =>
  string<Word | Otherwise>().transform((_, given: unknown) => words.find((word) => word === bare(given)) ?? otherwise).default(otherwise);

/** Script in an address is no address. */
const address = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^(?:\/|#|\?|https?:|mailto:|tel:)/i.test(text) ? text : '';
};

export interface LinkValue {
  /** '' where there is no link. */
  href: string;
  text: string;
  newWindow: boolean;
}

/** A general link, or its bare address. */
export const linkField = () => object({ href: string().defined(), text: string().defined(), newWindow: boolean().required() })
  .transform((_, given: unknown): LinkValue => {
    const value = bare(given);
    if (typeof value === 'string') return { href: address(value), text: '', newWindow: false };
    if (!isRecord(value)) return { href: '', text: '', newWindow: false };
    const query = typeof value.querystring === 'string' && value.querystring !== '' ? `?${value.querystring.replace(/^\?/, '')}` : '';
    const anchor = typeof value.anchor === 'string' && value.anchor !== '' ? `#${value.anchor.replace(/^#/, '')}` : '';
    const href = address(value.href);
    return {
      href: href === '' ? '' : href + (href.includes('?') ? '' : query) + (href.includes('#') ? '' : anchor),
      text: typeof value.text === 'string' ? value.text.trim() : '', newWindow: value.newWindow === true || value.target === '_blank',
    };
  }).default({ href: '', text: '', newWindow: false });

export interface ImageValue {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** A picture of the media path or of a plain address; null where there is none. */
export const imageField = () => object({ src: string().required(), alt: string().defined(), width: number().nullable().defined(), height: number().nullable().defined() })
  .transform((_, given: unknown): ImageValue | null => {
    const value = bare(given);
    const src = address(isRecord(value) ? value.src : value);
    const size = (of: unknown): number | null => (Number(of) > 0 ? Number(of) : null);
    if (!isRecord(value)) return src === '' ? null : { src, alt: '', width: null, height: null };
    return src === '' ? null : { src, alt: typeof value.alt === 'string' ? value.alt.trim() : '', width: size(value.width), height: size(value.height) };
  }).nullable().default(null);

/** Items with fields of their own. */
export const listField = <Fields extends object>(item: ObjectSchema<Fields>) =>
  array(item.required()).transform((_, given: unknown) => {
    const list = bare(given);
    return (Array.isArray(list) ? list : []).map(fieldsOf).filter(isRecord).map((fields) => item.cast(fields));
  }).default([]);

