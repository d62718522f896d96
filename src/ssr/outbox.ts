import { services } from '@/server/app';

/** As many as one looks through. */
const MOST = 100;

/** A mail or text message, to be read by people who try the product out. */
export interface ShownLetter {
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  createdAt: string;
}

/** What was written to visitors, the newest first; null where the outbox is nobody's to read (live mode). */
export const shownLetters = async (): Promise<ShownLetter[] | null> => (await services()?.outbox?.latest(MOST)) ?? null;
