import type { InboxAction } from '@/domain/inbox/inbox';
import type { Orm } from '../database/orm';
import { inboxAudit } from '../database/inbox.tables';

export type AuditedAction =
  InboxAction | 'signedIn' | 'signedOut' | 'sessionEnded' | 'allSignedOut' | 'memberSaved' | 'memberRemoved';

export interface AuditEntry {
  action: AuditedAction;
  /** Of the member who did it; null: an operator. */
  staffId: string | null;
  occurredAt: Date;
  submissionId?: string;
  /** No personal data of visitors: the trail is never deleted. */
  details?: Record<string, string>;
}

/** Adds to the audit trail, in the transaction of what it tells of. */
export async function addToAudit(tx: Orm, entry: AuditEntry): Promise<void> {
  await tx.insert(inboxAudit).values(entry);
}
