import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffRole } from '@/domain/inbox/inbox';
import { staffLinks, staffMembers, staffSessions } from '../database/inbox.tables';
import type { Orm } from '../database/orm';
import { addToAudit } from './audit';

export type StaffMember = Pick<typeof staffMembers.$inferSelect, 'id' | 'email' | 'name' | 'role' | 'sites'>;

export interface NewMember {
  email: string;
  name: string;
  role: StaffRole;
  /** Names of sites; empty for the group. */
  sites: readonly string[];
}

/** Members of staff, for the operator's command. */
export interface StaffStore {
  list(): Promise<StaffMember[]>;
  /** Adds a member, or changes the one of this address. */
  save(member: NewMember): Promise<void>;
  /** Removes a member and ends their sessions; false: there is none. */
  remove(email: string): Promise<boolean>;
  /** Ends the sessions of one member, or of all. Returns their number. */
  signOut(email: string | null): Promise<number>;
}

export const memberColumns = {
  id: staffMembers.id,
  email: staffMembers.email,
  name: staffMembers.name,
  role: staffMembers.role,
  sites: staffMembers.sites,
};

/** Addresses are compared in small letters. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

export function createStaffStore(orm: Orm, now: () => number = Date.now): StaffStore {
  const present = (email: string) => and(eq(staffMembers.email, plainEmail(email)), isNull(staffMembers.removedAt));
  /** What opens the inbox: sessions, and links that are not used. */
  const close = async (tx: Orm, staffId: string | null): Promise<number> => {
    await tx.delete(staffLinks).where(staffId === null ? undefined : eq(staffLinks.staffId, staffId));
    const ended = await tx
      .delete(staffSessions)
      .where(staffId === null ? undefined : eq(staffSessions.staffId, staffId))
      .returning({ id: staffSessions.id });
    return ended.length;
  };
  return {
    list: () =>
      orm
        .select(memberColumns)
        .from(staffMembers)
        .where(isNull(staffMembers.removedAt))
        .orderBy(asc(staffMembers.email)),

    save: ({ email, name, role, sites }) =>
      orm.transaction(async (tx) => {
        const values = { name, role, sites: [...sites], removedAt: null };
        const [saved] = await tx
          .insert(staffMembers)
          .values({ email: plainEmail(email), ...values })
          .onConflictDoUpdate({ target: staffMembers.email, set: values })
          .returning({ id: staffMembers.id });
        const details = { member: saved?.id ?? '', role, sites: sites.join(' ') };
        await addToAudit(tx, { action: 'memberSaved', staffId: null, occurredAt: new Date(now()), details });
      }),

    remove: (email) =>
      orm.transaction(async (tx) => {
        const occurredAt = new Date(now());
        const [removed] = await tx
          .update(staffMembers)
          .set({ removedAt: occurredAt })
          .where(present(email))
          .returning({ id: staffMembers.id });
        if (!removed) return false;
        await close(tx, removed.id);
        const details = { member: removed.id };
        await addToAudit(tx, { action: 'memberRemoved', staffId: null, occurredAt, details });
        return true;
      }),

    signOut: (email) =>
      orm.transaction(async (tx) => {
        const [member] =
          email === null ? [] : await tx.select({ id: staffMembers.id }).from(staffMembers).where(present(email));
        if (email !== null && !member) return 0;
        const ended = await close(tx, member?.id ?? null);
        await addToAudit(tx, {
          action: 'allSignedOut',
          staffId: null,
          occurredAt: new Date(now()),
          details: { member: member?.id ?? 'all' },
        });
        return ended;
      }),
  };
}
