import type { EditorSessions } from './editorSessions';

/** What pages need for editing. */
export interface EditingService {
  editorSessions: Pick<EditorSessions, 'readEditorSession' | 'readViewSession'>;
  /** Origins that may frame a page in the vendor's editor. */
  origins: readonly string[];
  /** Our own editor works only with the embedded platform. */
  ownEditor: boolean;
}
