import type { EditField, EditorData } from '@/domain/content/editing';
import { marksIn } from '@/domain/content/editingMarks';

/** A field where the page shows it; in CSS pixels of the document. */
export interface FieldPosition {
  field: EditField;
  /** The element whose styles the field's text has. */
  element: Element;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The editor's own part of the document. */
export const OWN = 'data-editor';

/** Areas smaller than this cannot be pressed, px. */
const SMALLEST = 4;

/**
 * Positions of the page's fields: texts by their marks, pictures and links without text by their addresses within their
 * block. Hidden fields (a closed menu) have none, fields shown twice have two; a link around another field has none, as
 * no area of it is left to press.
 */
export function findFieldPositions(
  { fields, blocks }: Pick<EditorData, 'fields' | 'blocks'>,
  root: HTMLElement,
): FieldPosition[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const found: FieldPosition[] = [];
  const seen = new Set<EditField>();
  const add = (field: EditField | undefined, element: Element | null, rect: DOMRect): void => {
    if (!field || !element || element.closest(`[${OWN}]`)) return;
    seen.add(field);
    if (rect.width < SMALLEST || rect.height < SMALLEST || !isShown(element)) return;
    found.push({
      field,
      element,
      left: rect.left + window.scrollX,
      top: rect.top + window.scrollY,
      width: rect.width,
      height: rect.height,
    });
  };

  const openMarks = new Map<number, Text>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement: around }) =>
    around?.closest('script, style, template') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (const id of marksIn(node.data)) {
      const start = openMarks.get(id);
      if (!start) {
        openMarks.set(id, node);
        continue;
      }
      openMarks.delete(id);
      const field = byId.get(id);
      const range = document.createRange();
      range.setStartBefore(start);
      range.setEndAfter(node);
      const common = range.commonAncestorContainer;
      const around = common instanceof Element ? common : common.parentElement;
      const element = field?.kind === 'link' ? (around?.closest('a') ?? around) : around;
      add(
        field,
        element,
        field?.kind === 'link' && element ? element.getBoundingClientRect() : range.getBoundingClientRect(),
      );
    }
  }
  for (const image of root.querySelectorAll('img'))
    for (const id of new Set(marksIn(image.alt))) add(byId.get(id), image, image.getBoundingClientRect());
  for (const { uid, fields: ids } of blocks) {
    const missing = ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((field) => !seen.has(field) && (field.kind === 'image' || field.kind === 'link'));
    if (missing.length === 0 || uid === '') continue;
    const elements = elementsOf(root, uid);
    for (const field of missing) {
      const element = elements
        .flatMap((one) => [one, ...one.querySelectorAll(field.kind === 'image' ? 'img' : 'a[href]')])
        .find((one) => shows(one, field) && !found.some((position) => one.contains(position.element)));
      if (element) add(field, element, element.getBoundingClientRect());
    }
  }
  return found;
}

function shows(element: Element, { value, shown }: EditField): boolean {
  if (element instanceof HTMLImageElement) {
    const src = typeof value === 'object' && value !== null && 'src' in value ? value.src : '';
    return (
      src !== '' &&
      [element.getAttribute('src'), element.getAttribute('srcset')].some((text) => text?.includes(src) === true)
    );
  }
  const href = shown ?? (typeof value === 'object' && value !== null && 'href' in value ? value.href : '');
  return href !== '' && element.getAttribute('href') === href;
}

/** Where the page shows a block; undefined where it does not. */
export const blockRect = (uid: string): DOMRect | undefined =>
  elementsOf(document.body, uid)
    .map((element) => element.getBoundingClientRect())
    .find(({ height }) => height > 0);

/** The elements between the marks of a block. */
function elementsOf(root: HTMLElement, uid: string): Element[] {
  const elements: Element[] = [];
  const open = root.querySelector(`code[chrometype="rendering"][id="${CSS.escape(uid)}"]`);
  for (
    let element = open?.nextElementSibling ?? null;
    element && !element.matches('code[chrometype="rendering"][kind="close"]');
    element = element.nextElementSibling
  )
    elements.push(element);
  return elements;
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
