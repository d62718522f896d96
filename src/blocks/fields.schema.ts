import { array, boolean, mixed, number, object, string, type ObjectSchema, type ObjectShape } from 'yup';
import { focusIn, type Focus } from '@/domain/content/focus';
import { heldTogether } from '@/domain/content/heldTogether';
import { outlined, plainText, safeRichText, type Report } from '@/domain/content/richText';
import { isRecord } from '@/lib/guards';
import { isLocalPath } from '@/lib/localPath';

/**
 * Reads fields of the content platform into plain values: `{ value: 'x' }`, or the value itself; items of a list as `{
 * id, fields: { … } }`, or the fields themselves. On the server only.
 */
export interface SchemaContext {
  /**
   * Logs a sentence for each field that is missing or invalid: `schema.validateSync(fields, { context: { report } })`.
   */
  report?: Report;
}

const bare = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);
const fieldsOf = (item: unknown): unknown => (isRecord(item) && isRecord(item.fields) ? item.fields : item);

/** Trimmed, its numbers held together; '' where there is none. */
export const textField = () =>
  string()
    .transform((_, given: unknown) => {
      const value = bare(given);
      return typeof value === 'string' || Number.isFinite(value) ? heldTogether(String(value).trim()) : '';
    })
    .default('');

/** Rich text as plain text, without markup. */
export const plainTextField = () => textField().transform((text: string) => heldTogether(plainText(text)));

/**
 * Sanitised markup. Its headings start at level `top`.
 * `only: 'phrases'` leaves paragraphs, links and emphasis.
 */
export const richTextField = ({ top = 2, only }: { top?: number; only?: 'phrases' } = {}) =>
  string()
    .transform((_, given: unknown, __: unknown, { context }: { context?: SchemaContext }) => {
      const value = bare(given);
      return typeof value === 'string' ? outlined(safeRichText(value, { only, report: context?.report }), top) : '';
    })
    .default('');

const headingTags = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
export type HeadingTag = (typeof headingTags)[number];

/** The heading level of a title. */
export const headingField = (otherwise: HeadingTag = 'H2') => choiceField(headingTags, otherwise);

/** Markup below the block's own `Title` and `TitleTag`, which must be in the same schema. */
export const richTextBelowTitle = () =>
  richTextField().when(['Title', 'TitleTag'], ([title, tag]: unknown[], schema) => {
    const level = Number(String(tag).slice(1)) || 2;
    return schema.transform((safe: string) =>
      outlined(safe, Math.min(6, Math.max(2, title === '' ? level : level + 1))),
    );
  });

/** Ticked: true, '1' or 'true'. */
export const flagField = () =>
  boolean()
    .transform((_, given: unknown) => [true, '1', 'true', 1].some((yes) => yes === bare(given)))
    .default(false);

/** A positive number; anything else is `otherwise`. */
export const numberField = (otherwise: number) =>
  number()
    .transform((_, given: unknown) => {
      const value = Number(bare(given));
      return Number.isFinite(value) && value > 0 ? value : otherwise;
    })
    .default(otherwise);

/** One of these values; anything else is `otherwise`. */
export const choiceField = <Choice extends string, Otherwise extends Choice | ''>(
  choices: readonly Choice[],
  otherwise: Otherwise,
) =>
  string<Choice | Otherwise>()
    .transform((_, given: unknown) => choices.find((choice) => choice === bare(given)) ?? otherwise)
    .default(otherwise)
    .meta({ choices });

/** Rejects `javascript:` addresses, and paths that a browser reads as another host's address. */
const address = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.startsWith('/')) return isLocalPath(text) ? text : '';
  return /^(?:#|\?|https?:|mailto:|tel:)/i.test(text) ? text : '';
};

export interface LinkValue {
  /** '' where there is no link. */
  href: string;
  text: string;
  newWindow: boolean;
}

/** A general link, or its bare address. */
export const linkField = () =>
  object({ href: string().defined(), text: string().defined(), newWindow: boolean().required() })
    .transform((_, given: unknown): LinkValue => {
      const value = bare(given);
      if (typeof value === 'string') return { href: address(value), text: '', newWindow: false };
      if (!isRecord(value)) return { href: '', text: '', newWindow: false };
      const query =
        typeof value.querystring === 'string' && value.querystring !== ''
          ? `?${value.querystring.replace(/^\?/, '')}`
          : '';
      const anchor =
        typeof value.anchor === 'string' && value.anchor !== '' ? `#${value.anchor.replace(/^#/, '')}` : '';
      const [, page = '', own = ''] = /^([^#]*)(#.*)?$/.exec(address(value.href)) ?? [];
      return {
        href:
          page === '' && own === '' ? '' : page + (page.includes('?') || page === '' ? '' : query) + (own || anchor),
        text: typeof value.text === 'string' ? heldTogether(value.text.trim()) : '',
        newWindow: value.newWindow === true || value.target === '_blank',
      };
    })
    .default({ href: '', text: '', newWindow: false });

export interface ImageValue {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** True for the one picture of a page with high priority, false for all others; absent where the block decides. */
  lead?: boolean | undefined;
  /** A blurred preview as a data address, shown until the picture has loaded. */
  blur?: string | undefined;
  /** Where its subject is: crops keep it, and phones get a part of their own. */
  focus?: Focus | undefined;
}

const BLUR = /^data:image\/webp;base64,[\w+/=]+$/;

/** A picture of the media path or of a plain address; null where there is none. */
export const imageField = () =>
  object({
    src: string().required(),
    alt: string().defined(),
    width: number().nullable().defined(),
    height: number().nullable().defined(),
    lead: boolean(),
    blur: string(),
    focus: mixed<Focus>(),
  })
    .transform((_, given: unknown): ImageValue | null => {
      const value = bare(given);
      const src = address(isRecord(value) ? value.src : value);
      const size = (of: unknown): number | null => (Number(of) > 0 ? Number(of) : null);
      if (!isRecord(value)) return src === '' ? null : { src, alt: '', width: null, height: null };
      const focus = focusIn(value.focus);
      const optional = {
        ...(typeof value.lead === 'boolean' ? { lead: value.lead } : {}),
        ...(typeof value.blur === 'string' && BLUR.test(value.blur) ? { blur: value.blur } : {}),
        ...(focus ? { focus } : {}),
      };
      return src === ''
        ? null
        : {
            src,
            alt: typeof value.alt === 'string' ? value.alt.trim() : '',
            width: size(value.width),
            height: size(value.height),
            ...optional,
          };
    })
    .nullable()
    .default(null);

/** The address of a film: a path of this site or https; '' where there is none. */
export const videoField = () =>
  string()
    .transform((_, given: unknown) => {
      const value = bare(given);
      const found = address(isRecord(value) ? (value.href ?? value.src) : value);
      return /^(?:https:|\/(?![/\\]))/i.test(found) ? found : '';
    })
    .default('');

/** A film's id at the provider, from the id or an address that carries it; '' where there is none. */
export const youtubeField = () =>
  textField().transform(
    (text: string) =>
      /^[\w-]{11}$/.exec(text)?.[0] ??
      /^https:\/\/(?:www\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/.exec(
        text,
      )?.[1] ??
      '',
  );

/** A moment, ISO 8601 in UTC; '' where there is none. The platform writes the year 1 for none. */
export const momentField = () =>
  textField().transform((text: string) => {
    const time = Date.parse(text);
    return Number.isNaN(time) || time < 0 ? '' : new Date(time).toISOString();
  });

export interface FileValue {
  src: string;
  title: string;
  /** 'pdf'; '' where unknown. */
  extension: string;
  bytes: number | null;
}

/** A download; null where there is none. */
export const fileField = () =>
  object({
    src: string().required(),
    title: string().defined(),
    extension: string().defined(),
    bytes: number().nullable().defined(),
  })
    .transform((_, given: unknown): FileValue | null => {
      const value = bare(given);
      const src = address(isRecord(value) ? (value.src ?? value.href) : value);
      if (src === '') return null;
      const of: Record<string, unknown> = isRecord(value) ? value : {};
      const bytes = Number(of.size ?? of.bytes);
      const extension =
        typeof of.extension === 'string' && of.extension !== ''
          ? of.extension
          : (/\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(src)?.[1] ?? '');
      return {
        src,
        title: typeof of.title === 'string' ? of.title.trim() : '',
        extension: extension.replace(/^\./, '').toLowerCase(),
        bytes: bytes > 0 ? bytes : null,
      };
    })
    .nullable()
    .default(null);

/** Items with fields of their own. */
export const listField = <Fields extends object>(item: ObjectSchema<Fields>) =>
  array(item.required())
    .transform((_, given: unknown, __: unknown, { context }: { context?: SchemaContext }) => {
      const list = bare(given);
      const known = (fields: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(item.fields, field)));
      return (Array.isArray(list) ? list : [])
        .map(fieldsOf)
        .filter(isRecord)
        .map((fields) => item.cast(known(fields), { context }));
    })
    .default([]);

/** Reads known field names only, so that others (e.g. 'constructor') cannot be read as members of the schema. */
export const knownFields = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .noUnknown()
    .transform((value: unknown) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([field]) => Object.hasOwn(fields, field)))
        : {},
    );

/** A block's schema. A block without any fields is logged and renders nothing. */
export const blockSchema = <Fields extends ObjectShape>(name: string, fields: Fields) =>
  knownFields(fields).transform(
    (value: unknown, given: unknown, _: unknown, { context }: { context?: SchemaContext }) => {
      if (!isRecord(given) || Object.keys(given).length === 0)
        context?.report?.(`No fields provided for ${name} component`);
      return value;
    },
  );
