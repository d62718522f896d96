import type { EditField } from '@/domain/content/editing';
import { withChromes } from '@/domain/content/editingMarks';

/** A page's markup with the vendor's editor attributes; any other page's unchanged. */
export const canvasMarkup = (html: string, { canvas }: { canvas?: readonly EditField[] }): string =>
  canvas ? withChromes(html, canvas) : html;
