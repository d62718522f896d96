import type { EditField, EditorData } from '@/domain/content/editing';
import { marksIn } from '@/domain/content/editingMarks';

/** A field where the page shows it; in CSS pixels of the document. */
export interface Place {
  field: EditField;
  /** Whose look the field's text has. */
  element: Element;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The editor's own part of the document. */
export const OWN = 'data-editor';

/** Places smaller than this cannot be pressed, px. */
const SMALLEST = 4;

/**
 * Where the page shows its fields: texts by their marks, pictures and links without words by their addresses within their
 * block. What is hidden (a closed menu) has no place; what is shown twice has two;
 * a link around another place has none: there is nothing left of it to press.
 */
export function findPlaces({ fields, blocks }: Pick<EditorData, 'fields' | 'blocks'>, root: HTMLElement): Place[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const found: Place[] = [];
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

  const begun = new Map<number, Text>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement: around }) =>
    around?.closest('script, style, template') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (const id of marksIn(node.data)) {
      const start = begun.get(id);
      if (!start) {
        begun.set(id, node);
        continue;
      }
      begun.delete(id);
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
        .find((one) => shows(one, field) && !found.some((place) => one.contains(place.element)));
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

/** What stands between the marks of a block. */
export function elementsOf(root: HTMLElement, uid: string): Element[] {
  const elements: Element[] = [];
  const open = root.querySelector(`code[chrometype="rendering"][id="${CSS.escape(uid)}"]`);
  for (
    let at = open?.nextElementSibling ?? null;
    at && !at.matches('code[chrometype="rendering"][kind="close"]');
    at = at.nextElementSibling
  )
    elements.push(at);
  return elements;
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
