import type { EditField } from '@/domain/content/editing';
import { withChromes } from '@/domain/content/editingMarks';

/** A page's markup as the vendor's editor wants it; any other page's as it is. */
export const canvasMarkup = (html: string, { canvas }: { canvas?: readonly EditField[] }): string =>
  canvas ? withChromes(html, canvas) : html;
