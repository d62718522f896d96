import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import type { OnlineAnswers } from './onlineForm';

/** Where the session has what is filled into forms of the content, by form. */
export const FORM_DRAFTS_KEY = 'online-forms';

/** The saved drafts with answers that the visitor gave elsewhere; what is filled into the form otherwise stays. */
export function withAnswers(saved: string | null, formId: string, answers: OnlineAnswers): string {
  const drafts = parsedJson(saved ?? '');
  const others = isRecord(drafts) ? drafts : {};
  const own = isRecord(others[formId]) ? others[formId] : {};
  return JSON.stringify({ ...others, [formId]: { ...own, ...answers } });
}
