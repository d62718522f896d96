import { isRecord } from '../../lib/guards';

/** Layout data of a page from the content platform (design of the vendor's layout service), read into plain types. */
export type FieldMap = Readonly<Record<string, unknown>>;

export interface Rendering {
  /** The same on every request; unique on the page. */
  uid: string;
  /** '' where the platform names none: such a rendering shows nothing. */
  componentName: string;
  dataSource: string;
  params: Readonly<Record<string, string>>;
  fields: FieldMap;
  /** By the name of the placeholder; a dynamic one ends with '{*}'. */
  placeholders: Readonly<Record<string, readonly Rendering[]>>;
}

export interface Layout {
  /** The item's name in the platform: 'kop-bil'. */
  name: string;
  displayName: string;
  itemId: string;
  templateName: string;
  /** True where an editor looks: fields carry what the editor needs. */
  editing: boolean;
  /** What the vendor's editor loads in its canvas: addresses of scripts, and data by element id. */
  client?: { scripts: readonly string[]; data: Readonly<Record<string, unknown>> };
  fields: FieldMap;
  placeholders: Readonly<Record<string, readonly Rendering[]>>;
}

/** Renderings within renderings; deeper ones are left out. */
const MAX_LEVELS = 8;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  );

function placeholdersOf(value: unknown, level: number): Record<string, Rendering[]> {
  if (!isRecord(value) || level > MAX_LEVELS) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [
      name,
      (Array.isArray(list) ? list : []).filter(isRecord).map((one) => renderingOf(one, level)),
    ]),
  );
}

const renderingOf = (given: Record<string, unknown>, level: number): Rendering => ({
  uid: text(given.uid),
  componentName: text(given.componentName),
  dataSource: text(given.dataSource),
  params: textsOf(given.params),
  fields: isRecord(given.fields) ? given.fields : {},
  placeholders: placeholdersOf(given.placeholders, level + 1),
});

/** Reads `item.rendered`; null for an item without presentation, or where it is no layout data at all. */
export function readLayout(rendered: unknown): Layout | null {
  const sitecore = isRecord(rendered) ? rendered.sitecore : undefined;
  const route = isRecord(sitecore) ? sitecore.route : undefined;
  if (!isRecord(sitecore) || !isRecord(route)) return null;
  const context = isRecord(sitecore.context) ? sitecore.context : {};
  const scripts = Array.isArray(context.clientScripts)
    ? context.clientScripts.filter((one) => typeof one === 'string')
    : [];
  return {
    ...(scripts.length > 0
      ? { client: { scripts, data: isRecord(context.clientData) ? context.clientData : {} } }
      : {}),
    name: text(route.name),
    displayName: text(route.displayName),
    itemId: text(route.itemId),
    templateName: text(route.templateName),
    editing: context.pageEditing === true,
    fields: isRecord(route.fields) ? route.fields : {},
    placeholders: placeholdersOf(route.placeholders, 0),
  };
}

/** A dynamic placeholder's own name for a rendering: 'container-{*}' with DynamicPlaceholderId '2' is 'container-2'. */
export const placeholderName = (name: string, { params }: Pick<Rendering, 'params'>): string =>
  name.replace('{*}', params.DynamicPlaceholderId || '1');

/** The text of a field; '' where it has none. */
export function fieldText(fields: FieldMap, name: string): string {
  const field = fields[name];
  const value = isRecord(field) && 'value' in field ? field.value : field;
  return typeof value === 'string' ? value.trim() : '';
}

/** A ticked box. */
export function fieldFlag(fields: FieldMap, name: string): boolean {
  const field = fields[name];
  const value = isRecord(field) && 'value' in field ? field.value : field;
  return value === true || value === '1' || value === 'true';
}

export interface Picture {
  src: string;
  /** '' for a decorative one. */
  alt: string;
}

/** A picture; null where the field has none. */
export const fieldPicture = (fields: FieldMap, name: string): Picture | null => pictureOf(fields[name]);

export function pictureOf(field: unknown): Picture | null {
  const value = isRecord(field) && 'value' in field ? field.value : field;
  const src = isRecord(value) ? text(value.src) : '';
  return isRecord(value) && src !== '' ? { src, alt: text(value.alt) } : null;
}
