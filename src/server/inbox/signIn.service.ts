import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { InboxSession } from '@/domain/inbox/inbox';
import type { Site } from '@/sites/site.types';
import { staffLinks, staffMembers, staffSessions } from '../database/inbox.tables';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { addToAudit, type AuditedAction } from './audit';
import { signInMessage } from './inbox.messages';
import { memberColumns, plainEmail, type StaffMember } from './staff.store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LINK_MINUTES = 15;
/** Links that one address gets within the life of a link. */
const MOST_LINKS = 3;
/** A session ends after a working day, and earlier when it is not used. */
export const SESSION_HOURS = 12;
const IDLE_HOURS = 2;
/** How often a session's last use is written. */
const SEEN_EVERY_MS = MINUTE_MS;

/** A session that a request belongs to. */
export interface StaffSession {
  id: string;
  member: StaffMember;
}

export interface SignInParts {
  orm: Orm;
  /** The site of the link: where the member belongs, else the requested one. */
  siteOf: (member: StaffMember, wanted: Site) => Site;
  origin: (site: Site) => string;
  messagesQueued: () => void;
  report: (error: unknown) => void;
  now?: () => number;
}

export interface SignIn {
  /**
   * Mails a link if a member has this address. Returns at once: neither response nor its duration tells whether there
   * is one.
   */
  requestLink(email: string, site: Site): void;
  /** The token of a new session; null for a link that is unknown, used or old. */
  open(linkToken: string): Promise<string | null>;
  /** null for a cookie of no running session. */
  session(token: string): Promise<StaffSession | null>;
  sessions(of: StaffSession): Promise<InboxSession[]>;
  /** Ends one of the member's own sessions; false: there is none. */
  end(of: StaffSession, id: string): Promise<boolean>;
  /** Ends all sessions of the member, and the links that are not used. */
  endAll(of: StaffSession): Promise<void>;
  /** Deletes links and sessions that have ended. */
  deleteOld(): Promise<void>;
  /** Resolves when the requested links are written. */
  settled(): Promise<void>;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(`inbox ${token}`).digest('base64url');

export function createSignIn({ orm, siteOf, origin, messagesQueued, report, now = Date.now }: SignInParts): SignIn {
  const pending = new Set<Promise<void>>();

  async function writeLink(email: string, wanted: Site): Promise<void> {
    const createdAt = new Date(now());
    const expiresAt = new Date(now() + LINK_MINUTES * MINUTE_MS);
    const isWritten = await orm.transaction(async (tx) => {
      // Locked, so that requests at the same moment count each other's links.
      const [member] = await tx
        .select(memberColumns)
        .from(staffMembers)
        .where(and(eq(staffMembers.email, plainEmail(email)), isNull(staffMembers.removedAt)))
        .for('update');
      if (!member) return false;
      const since = new Date(now() - LINK_MINUTES * MINUTE_MS);
      const ofMember = and(eq(staffLinks.staffId, member.id), gt(staffLinks.createdAt, since));
      if ((await tx.$count(staffLinks, ofMember)) >= MOST_LINKS) return false;
      const token = newToken();
      await tx.insert(staffLinks).values({ hash: hashOf(token), staffId: member.id, createdAt, expiresAt });
      const site = siteOf(member, wanted);
      await tx.insert(outbox).values({
        channel: 'mail',
        kind: 'signIn',
        site: site.name,
        recipient: member.email,
        ...signInMessage({ site, token, origin: origin(site) }),
        createdAt,
        nextAttemptAt: createdAt,
        expiresAt,
      });
      return true;
    });
    if (isWritten) messagesQueued();
  }

  const audited = (tx: Orm, staffId: string, action: AuditedAction) =>
    addToAudit(tx, { action, staffId, occurredAt: new Date(now()) });
  const running = () =>
    and(
      gt(staffSessions.expiresAt, new Date(now())),
      gte(staffSessions.seenAt, new Date(now() - IDLE_HOURS * HOUR_MS)),
    );

  return {
    requestLink(email, site) {
      const work = writeLink(email, site)
        .catch(report)
        .finally(() => pending.delete(work));
      pending.add(work);
    },

    open: (linkToken) =>
      orm.transaction(async (tx) => {
        const instant = new Date(now());
        const [used] = await tx
          .update(staffLinks)
          .set({ usedAt: instant })
          .where(
            and(eq(staffLinks.hash, hashOf(linkToken)), isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, instant)),
          )
          .returning({ staffId: staffLinks.staffId });
        if (!used) return null;
        // One link of several that were requested is enough.
        await tx
          .update(staffLinks)
          .set({ usedAt: instant })
          .where(and(eq(staffLinks.staffId, used.staffId), isNull(staffLinks.usedAt)));
        const [member] = await tx
          .select({ id: staffMembers.id })
          .from(staffMembers)
          .where(and(eq(staffMembers.id, used.staffId), isNull(staffMembers.removedAt)));
        if (!member) return null;
        const token = newToken();
        await tx.insert(staffSessions).values({
          hash: hashOf(token),
          staffId: member.id,
          createdAt: instant,
          seenAt: instant,
          expiresAt: new Date(now() + SESSION_HOURS * HOUR_MS),
        });
        await audited(tx, member.id, 'signedIn');
        return token;
      }),

    async session(token) {
      const [found] = await orm
        .select({ id: staffSessions.id, seenAt: staffSessions.seenAt, member: memberColumns })
        .from(staffSessions)
        .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
        .where(and(eq(staffSessions.hash, hashOf(token)), running(), isNull(staffMembers.removedAt)));
      if (!found) return null;
      if (found.seenAt.getTime() + SEEN_EVERY_MS <= now())
        await orm
          .update(staffSessions)
          .set({ seenAt: new Date(now()) })
          .where(eq(staffSessions.id, found.id));
      return { id: found.id, member: found.member };
    },

    async sessions({ id, member }) {
      const rows = await orm
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, member.id), running()))
        .orderBy(asc(staffSessions.createdAt));
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        seenAt: row.seenAt.toISOString(),
        isThis: row.id === id,
      }));
    },

    end: ({ id: own, member }, id) =>
      orm.transaction(async (tx) => {
        const ended = await tx
          .delete(staffSessions)
          .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, member.id)))
          .returning({ id: staffSessions.id });
        if (ended.length === 0) return false;
        await audited(tx, member.id, id === own ? 'signedOut' : 'sessionEnded');
        return true;
      }),

    endAll: ({ member }) =>
      orm.transaction(async (tx) => {
        await tx.delete(staffLinks).where(eq(staffLinks.staffId, member.id));
        await tx.delete(staffSessions).where(eq(staffSessions.staffId, member.id));
        await audited(tx, member.id, 'allSignedOut');
      }),

    async deleteOld() {
      const instant = new Date(now());
      await orm.delete(staffLinks).where(lte(staffLinks.expiresAt, instant));
      await orm
        .delete(staffSessions)
        .where(
          or(lte(staffSessions.expiresAt, instant), lt(staffSessions.seenAt, new Date(now() - IDLE_HOURS * HOUR_MS))),
        );
    },

    async settled() {
      await Promise.all(pending);
    },
  };
}
