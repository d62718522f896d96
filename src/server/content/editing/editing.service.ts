import type { EditorSessions } from './editorSessions';

/** What pages need to know of editing. */
export interface EditingService {
  editorSessions: Pick<EditorSessions, 'readEditorSession' | 'readViewSession'>;
  /** Who may frame a page while the vendor's editor edits it. */
  origins: readonly string[];
  /** Our own editor works on our own platform alone. */
  ownEditor: boolean;
}
