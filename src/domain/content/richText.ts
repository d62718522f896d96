import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isLocalPath } from '@/lib/localPath';
import { heldTogether } from './heldTogether';

/** Longer texts are truncated, as a limit for the work on external input. Characters. */
export const RICH_TEXT_LIMIT = 200_000;
/** Limit of nesting: parsers slow down with its square, and no real text is as deep. */
const MAX_DEPTH = 60;
const MISSING_ALT = 'Missing alt text';
const VALID_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i;
const MEDIA = /^\/-\/jssmedia\/([^?#"']+)/;
/** The widths of content pictures (specification 1, 9). */
const WIDTHS = [320, 640, 1280, 1920];

const phrasingTags = ['p', 'br', 'a', 'strong', 'em', 's', 'sub', 'sup', 'small', 'span', 'bdi'];
const allTags = [
  ...phrasingTags,
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'hr',
  'u',
  'del',
  'ins',
  'mark',
  'abbr',
  'code',
  'kbd',
  'pre',
  'blockquote',
  'q',
  'cite',
  'time',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'img',
  'figure',
  'figcaption',
];

const link = (_: string, given: Attributes): Tag => {
  const { href = '', target, title = '', lang = '', dir = '' } = given;
  const address = href.trim();
  // A link without a valid target keeps only its text.
  if (!VALID_HREF.test(address) || (address.startsWith('/') && !isLocalPath(address)))
    return { tagName: 'span', attribs: withoutBlanks({ lang, dir }) };
  const external = /^https?:/i.test(address);
  return {
    tagName: 'a',
    attribs: {
      href: address,
      ...withoutBlanks({ title, lang, dir }),
      ...(external ? { rel: 'external noopener noreferrer' } : {}),
      ...(target === '_blank' ? { target, rel: `${external ? 'external ' : ''}noopener noreferrer` } : {}),
    },
  };
};

const image = (_: string, given: Attributes): Tag => {
  const { src = '', alt = '', width = '', height = '' } = given;
  const path = MEDIA.exec(src.trim())?.[1]?.replace(/[\s,]/g, encodeURIComponent);
  const size = [width, height].map((text) => (/^\d{1,5}$/.test(text) && Number(text) > 0 ? text : ''));
  const sized = size.every((text) => text !== '');
  return {
    tagName: 'img',
    attribs: {
      ...(path === undefined
        ? { src: src.trim() }
        : {
            src: `/-/jssmedia/${path}?w=640`,
            srcset: WIDTHS.map((wide) => `/-/jssmedia/${path}?w=${wide} ${wide}w`).join(', '),
            sizes: '(min-width: 768px) 44rem, 100vw',
          }),
      alt: alt.trim() || MISSING_ALT,
      // A picture without dimensions gets a default aspect ratio, to avoid layout shift.
      ...(sized ? { width: size[0] ?? '', height: size[1] ?? '' } : { 'data-unsized': '' }),
      loading: 'lazy',
      decoding: 'async',
    },
  };
};

const withoutBlanks = (given: Record<string, string>): Attributes =>
  Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));

const EMPTY = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  'a',
  'span',
  'figure',
  'figcaption',
  'caption',
  'table',
]);

const options: IOptions = {
  allowedTags: allTags,
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'data-unsized'],
    ol: ['start', 'reversed', 'type'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  nonBooleanAttributes: [],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'select',
    'xmp',
    'noembed',
    'noframes',
  ],
  nestingLimit: MAX_DEPTH,
  textFilter: (text, tag) => (tag === 'pre' || tag === 'code' ? text : heldTogether(text)),
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    strike: 's',
    article: 'div',
    main: 'div',
    header: 'div',
    footer: 'div',
    aside: 'div',
    center: 'div',
    a: link,
    img: image,
  },
  exclusiveFilter: ({ tag, text, mediaChildren, attribs }) =>
    tag === 'img' ? (attribs.src ?? '') === '' : EMPTY.has(tag) && text.trim() === '' && mediaChildren.length === 0,
};
const phrasingOptions: IOptions = { ...options, allowedTags: phrasingTags };
const plainTextOptions: IOptions = { allowedTags: [], nonTextTags: options.nonTextTags ?? [] };

export type Report = (sentence: string) => void;

export interface RichTextOptions {
  /** `phrases`: paragraphs, links and emphasis only. */
  only?: 'phrases' | undefined;
  /** Called with removed parts, for the log. */
  report?: Report | undefined;
}

/**
 * Sanitises markup from the content platform with an allow-list: no scripts, no styles; links and pictures get required
 * attributes, tables a focusable `section.scroll`, wide ones labels for phones. '' for markup without text and
 * pictures. Idempotent.
 */
export function safeRichText(given: string, { only, report }: RichTextOptions = {}): string {
  const text = limited(given, report);
  if (/<script\b|javascript:|<[a-z][^<>]*[\s"'/]on\w+\s*=/i.test(text))
    report?.('Script was removed from a rich text.');
  const safe = sanitizeHtml(text, only === 'phrases' ? phrasingOptions : options).trim();
  if (!/<img\b/.test(safe) && plainText(safe) === '') return '';
  return withLabels(safe)
    .replace(
      /<table([^>]*)>(\s*<caption[^>]*>([^<]*)<\/caption>)?/g,
      (_, attributes: string, caption = '', label = '') =>
        `<section class="scroll" tabindex="0"${label === '' ? '' : ` aria-label="${label.trim().replaceAll('"', '&quot;')}"`}><table${attributes}>${caption}`,
    )
    .replaceAll('</table>', '</table></section>');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Characters of a line on a phone, and those of the space between two columns. */
const [PHONE_LINE, BETWEEN] = [37, 1.5];
/** Larger tables are left as they are: a limit for the work on external input. Characters. */
const TABLE_LIMIT = 20_000;
const CELL = /<(t[hd])(?=[\s>])([^>]*)>(.*?)<\/\1>/gs;

/** The least width of a cell in characters: its longest word. */
const leastWidth = (cell: string): number =>
  plainText(cell)
    .split(/[ \u00ad\u2010\u2013-]+/)
    .reduce((least, { length }) => Math.max(least, length), 0);

/** Whether the columns, of which each needs the width of its longest word, are too many for a phone. */
function isWide(rows: readonly string[]): boolean {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, [, , , text = '']] of [...row.matchAll(CELL)].entries())
      widths[column] = Math.max(widths[column] ?? 0, leastWidth(text));
  return widths.length > 2 && widths.reduce((sum, width) => sum + width + BETWEEN, -BETWEEN) > PHONE_LINE;
}

/** Wide tables with one row of column headings, without merged cells, have in each cell the heading of its column. */
const withLabels = (safe: string): string =>
  safe.replace(/<table>(.*?)<\/table>/gs, (table, inside: string) => {
    if (inside.length > TABLE_LIMIT) return table;
    const [head = '', ...more] = /<thead[^>]*>(.*?)<\/thead>/s.exec(inside)?.[1]?.match(/<tr[^>]*>.*?<\/tr>/gs) ?? [];
    const labels = [...head.matchAll(CELL)].map(([, , , text = '']) => escaped(plainText(text)));
    const isPlain = labels.length > 0 && more.length === 0 && !/\s(?:col|row)span=/.test(inside);
    if (!isPlain || !isWide(inside.match(/<tr[^>]*>.*?<\/tr>/gs) ?? [])) return table;
    const rows = inside.replace(
      /(<\/thead>)(.*)$/s,
      (_, end: string, body: string) =>
        end +
        body.replace(/<tr[^>]*>.*?<\/tr>/gs, (row) => {
          let column = 0;
          return row.replace(CELL, (_cell, tag: string, attributes: string, text: string) => {
            const label = labels[column++];
            return `<${tag}${attributes}${label ? ` data-label="${label}"` : ''}>${text}</${tag}>`;
          });
        }),
    );
    return `<table data-wide="">${rows}</table>`;
  });

/** The text of rich text, decoded, on one line. */
export const plainText = (given: string): string =>
  sanitizeHtml(limited(given).replaceAll('<', ' <'), plainTextOptions)
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Tags whose end tag is optional or missing: they add no depth. */
const FLAT = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'dt',
  'dd',
  'br',
  'img',
  'hr',
  'input',
  'col',
  'source',
  'wbr',
  'meta',
  'link',
  'option',
  'thead',
  'tbody',
  'tfoot',
]);

/** Limits length and depth for the sanitiser, in one pass. */
function limited(given: string, report?: Report): string {
  if (given.length > RICH_TEXT_LIMIT)
    report?.(`A rich text of ${given.length} characters was cut to ${RICH_TEXT_LIMIT}.`);
  const text = given.slice(0, RICH_TEXT_LIMIT);
  let depth = 0;
  for (const { 1: end, 2: name = '', index } of text.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end === '/' ? -1 : 1));
    if (depth > 4 * MAX_DEPTH) {
      report?.(
        `A rich text was cut after ${index} characters: its marks lie more than ${4 * MAX_DEPTH} deep in each other.`,
      );
      return text.slice(0, index);
    }
  }
  return text;
}

/**
 * Renumbers the headings of a sanitised rich text: the first gets the level `top`, none skips a level downwards, none
 * is deeper than 6.
 */
export function outlined(safe: string, top: number): string {
  const open: { given: number; level: number }[] = [];
  let level = top;
  return safe.replace(/<(\/?)h([2-6])(?=[\s>])/g, (_, end: string, digit: string) => {
    if (end === '') {
      const given = Number(digit);
      while ((open.at(-1)?.given ?? 0) >= given) open.pop();
      const above = open.at(-1);
      level = Math.min(6, above ? above.level + 1 : top);
      open.push({ given, level });
    }
    return `<${end}h${level}`;
  });
}
