import { isDeepStrictEqual } from 'node:util';
import type { PageBlock } from '@/blocks/blocks.types';
import type {
  EditBlock,
  EditChoice,
  EditField,
  EditKind,
  EditData,
  EditReference,
  SearchTerms,
  EditValue,
} from '@/domain/content/editing';
import { marked, markedWithin, markOf, unmarkedDeep } from '@/domain/content/editingMarks';
import type { FieldMap, Rendering } from '@/domain/content/layout';
import { isRecord } from '@/lib/guards';
import { NIL_UUID } from '@/lib/uuid';

/** The vendor's names of the types that can be changed in a page. */
const KINDS: Readonly<Record<string, EditKind>> = {
  'single-line text': 'text',
  'multi-line text': 'multiline',
  'rich text': 'rich',
  'general link': 'link',
  image: 'image',
  file: 'file',
  checkbox: 'flag',
  integer: 'number',
  number: 'number',
  droplist: 'choice',
  date: 'day',
  datetime: 'moment',
  'name value list': 'pairs',
};

/** Fields of blocks whose texts have a form of their own. */
const OWN_KINDS: Readonly<Record<string, EditKind>> = { 'OnlineForm.Fields': 'formFields' };

/** Of a placeholder that no rendering owns. */

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface EditDataOptions {
  /** For the vendor's editor: metadata for each field, and marks around markup instead of within. */
  canvas: boolean;
}

/** What an editor's page is made of, gathered while its blocks are made. */
export class EditDataCollector {
  private readonly fields: EditField[] = [];
  private readonly blocks: EditBlock[] = [];

  constructor(private readonly options: EditDataOptions) {}

  data(): EditData {
    return { blocks: this.blocks, fields: this.fields };
  }

  /** The page's own fields, for its head. */
  page(name: string, itemId: string, fields: FieldMap): void {
    this.collect({ uid: '', name, item: itemId, fields });
  }

  /** The aliases of the search, among the own fields of the list of cars. */
  searchAliases({ item, name, pairs, raw }: SearchTerms): void {
    const own = this.blocks.find(({ uid }) => uid === '');
    if (!own) return;
    const id = this.fields.length + 1;
    this.fields.push({ ...unnamed(name), id, item, kind: 'pairs', value: pairs, raw });
    own.fields.push(id);
  }

  /**
   * Collects a rendering's fields and returns them with marks in their texts. `check` is the block's schema: a text
   * that it parses into another type (the id of a film) stays without a mark. `choicesFor`: the allowed values of a
   * field by its name.
   */
  rendering(
    { uid, componentName, dataSource, fields }: Rendering,
    check: (fields: FieldMap) => unknown,
    choicesFor: FieldChoices = noChoices,
  ): FieldMap {
    const marks = this.collect({ uid, name: componentName, item: dataSource, fields }, choicesFor);
    const plain = settled(() => check(fields));
    if (plain === undefined) return fields;
    const fits = (given: FieldMap): boolean =>
      isDeepStrictEqual(
        settled(() => unmarkedDeep(check(given))),
        plain,
      );
    const all = withMarks(fields, marks);
    if (fits(all)) return all;
    let found: FieldMap = fields;
    for (const name of Object.keys(fields)) {
      const next = { ...found, [name]: all[name] };
      if (fits(next)) found = next;
    }
    return found;
  }

  /** Fields that name other items: layout data show the items, not the field. */
  named(references: readonly EditReference[]): void {
    for (const { item, name, many, paths, raw, choices } of references) {
      const holders = this.blocks.filter(
        (block) => block.item === item || block.fields.some((id) => this.fields[id - 1]?.item === item),
      );
      if (holders.length === 0) continue;
      const id = this.fields.length + 1;
      this.fields.push({ ...unnamed(name), id, item, kind: many ? 'many' : 'one', value: paths, raw, choices });
      for (const { fields } of holders) fields.push(id);
    }
  }

  /** A placeholder's blocks between the vendor's marks. */
  placeholder(name: string, owner: string | null, blocks: PageBlock[]): PageBlock[] {
    const id = `${name}_${owner ?? NIL_UUID}`;
    return [mark('placeholder', 'open', id), ...blocks, mark('placeholder', 'close', id)];
  }

  /** A block between the vendor's marks. */
  around(uid: string, block: PageBlock): PageBlock[] {
    return [mark('rendering', 'open', uid), block, mark('rendering', 'close', uid)];
  }

  private collect(
    { uid, name, item, fields }: { uid: string; name: string; item: string; fields: FieldMap },
    choicesFor: FieldChoices = noChoices,
  ): Marks {
    const ids: number[] = [];
    const marks: Marks = new Map();
    this.walk(fields, { ids, marks, choicesFor, block: name });
    this.blocks.push({ uid, name, item: plain(item), fields: ids });
    return marks;
  }

  private walk(fields: FieldMap, into: WalkedInto): void {
    for (const [name, json] of Object.entries(fields)) {
      if (Array.isArray(json)) {
        for (const one of json) if (isRecord(one) && isRecord(one.fields)) this.walk(one.fields, into);
        continue;
      }
      const field = isRecord(json) ? this.fieldOf(name, json, into) : null;
      if (!field || !isRecord(json)) continue;
      this.fields.push(field);
      into.ids.push(field.id);
      into.marks.set(json, markedJson(field, json, this.options.canvas));
    }
  }

  private fieldOf(
    name: string,
    { value, metadata }: Record<string, unknown>,
    { choicesFor, block }: WalkedInto,
  ): EditField | null {
    if (!isRecord(metadata) || !isRecord(metadata.datasource)) return null;
    const kind = OWN_KINDS[`${block}.${name}`] ?? KINDS[text(metadata.fieldType).toLowerCase()];
    const item = plain(text(metadata.datasource.id));
    if (!kind || item === '') return null;
    const raw = text(metadata.rawValue);
    const choices = kind === 'choice' ? choicesFor(name) : [];
    return {
      id: this.fields.length + 1,
      item,
      ...unnamed(name),
      kind,
      value: valueOf(kind, value),
      raw,
      ...(choices.length > 0 ? { choices } : {}),
      ...(this.options.canvas ? { metadata } : {}),
    };
  }
}

/** The allowed values of a field by its name; none where any text is allowed. */
export type FieldChoices = (name: string) => readonly EditChoice[];
const noChoices: FieldChoices = () => [];

interface WalkedInto {
  ids: number[];
  marks: Marks;
  choicesFor: FieldChoices;
  /** Name of the block, or of the page. */
  block: string;
}

/** From a platform field to the same with marks. */
type Marks = Map<Record<string, unknown>, Record<string, unknown>>;

/** Labels and pages of fields come from the platform, once all items of the page are known. */
const unnamed = (name: string): Pick<EditField, 'name' | 'label' | 'help' | 'pages'> => ({
  name,
  label: name,
  help: '',
  pages: 1,
});
const plain = (id: string): string => id.replace(/[^0-9a-f]/gi, '').toUpperCase();
const mark = (type: 'placeholder' | 'rendering', kind: 'open' | 'close', id: string): PageBlock => ({
  id: `${id} ${kind}`,
  block: null,
  chrome: { type, kind, id },
});

function valueOf(kind: EditKind, value: unknown): EditValue {
  const of: Record<string, unknown> = isRecord(value) ? value : {};
  switch (kind) {
    case 'text':
    case 'multiline':
    case 'rich':
    case 'choice':
    case 'formFields':
      return text(value);
    // The platform writes the year 1 for none.
    case 'day':
      return text(value).startsWith('0001-01-01') ? '' : text(value).slice(0, 10);
    case 'moment':
      return text(value).startsWith('0001-01-01') ? '' : text(value);
    case 'flag':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'link':
      return {
        href: text(of.href),
        text: text(of.text),
        target: text(of.target),
        title: text(of.title),
        class: text(of.class),
        anchor: text(of.anchor),
        querystring: text(of.querystring),
      };
    case 'file':
      return {
        src: text(of.src),
        title: text(of.title),
        extension: text(of.extension),
        mimeType: text(of.mimeType),
        size: text(of.size),
      };
    case 'pairs':
      return [...new URLSearchParams(text(value))];
    // By `named` alone.
    case 'one':
    case 'many':
      return [];
    case 'image':
      return { src: text(of.src), alt: text(of.alt), width: text(of.width), height: text(of.height) };
  }
}

function markedJson({ id, kind }: EditField, json: Record<string, unknown>, canvas: boolean): Record<string, unknown> {
  const { value } = json;
  switch (kind) {
    case 'text':
    case 'multiline':
      return { ...json, value: marked(text(value), id) };
    case 'rich':
      return {
        ...json,
        value:
          canvas && text(value).trim() !== '' ? markOf(id) + text(value) + markOf(id) : markedWithin(text(value), id),
      };
    case 'link':
      return isRecord(value) ? { ...json, value: { ...value, text: marked(text(value.text), id) } } : json;
    case 'image':
      return isRecord(value) ? { ...json, value: { ...value, alt: marked(text(value.alt), id) } } : json;
    default:
      return json;
  }
}

function withMarks(fields: FieldMap, marks: Marks): FieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([name, json]) => {
      if (Array.isArray(json))
        return [
          name,
          json.map((one: unknown) =>
            isRecord(one) && isRecord(one.fields) ? { ...one, fields: withMarks(one.fields, marks) } : one,
          ),
        ];
      return [name, isRecord(json) ? (marks.get(json) ?? json) : json];
    }),
  );
}

/** undefined where the shape refuses. */
function settled(check: () => unknown): unknown {
  try {
    return check();
  } catch {
    // The block is refused for good when it is made; here it has no marks.
    return undefined;
  }
}
