import {
  INBOX_ACTIONS,
  INBOX_PAGE_SIZE,
  type Assignment,
  type InboxEvent,
  type InboxFilter,
  type InboxItem,
  type InboxMember,
  type InboxPage,
  type InboxSubmission,
  type InboxTargets,
  type SiteFigures,
} from '@/domain/inbox/inbox';
import { failed, ok, type Result } from '@/errors/result';
import type { Site } from '@/sites/site.types';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import type { CarsStore } from '../cars/cars.store';
import type { DealersStore } from '../dealers/dealers.store';
import type { EmbeddedForms } from '../forms/embedded.forms';
import type { UploadsService } from '../uploads/uploads.service';
import { replyMessage, reassignedMessage } from './inbox.messages';
import type { InboxChanges } from './inboxChanges.store';
import { carsOf, picturesOf } from './inboxDetails';
import { fieldsOf, maskedName, seesPersons, senderEmail, senderName } from './inboxFields';
import { ownerOf, stateOf, type InboxStore, type SubmissionRow } from './inbox.store';
import type { StaffMember, StaffStore } from './staff.store';

export interface InboxServiceParts {
  store: InboxStore;
  changes: InboxChanges;
  staff: Pick<StaffStore, 'list'>;
  dealers: Pick<DealersStore, 'facilities' | 'facility'>;
  cars: Pick<CarsStore, 'everOffered'>;
  uploads: Pick<UploadsService, 'address'>;
  forms: Pick<EmbeddedForms, 'deliveryOf'>;
  origin: (site: Site) => string;
  messagesQueued: () => void;
  now?: () => number;
}

/** The inbox of a member: whatever they do not see is not there. */
export interface InboxService {
  member(member: StaffMember): InboxMember;
  page(member: StaffMember, filter: InboxFilter, timeZone: string): Promise<InboxPage>;
  open(member: StaffMember, id: string): Promise<Result<InboxSubmission>>;
  handle(member: StaffMember, id: string, isHandled: boolean): Promise<Result<InboxSubmission>>;
  reply(member: StaffMember, id: string, reply: { id: string; body: string }): Promise<Result<InboxSubmission>>;
  /** null in the result: the member does not see it any more. */
  reassign(member: StaffMember, id: string, to: Assignment): Promise<Result<InboxSubmission | null>>;
  release(member: StaffMember, id: string): Promise<Result<InboxSubmission>>;
  drop(member: StaffMember, id: string): Promise<Result<InboxSubmission>>;
  /** The sites that submissions can be given to, and the facilities of one. */
  targets(site: string): Promise<InboxTargets>;
  figures(member: StaffMember): Promise<SiteFigures[]>;
}

const FIGURES_DAYS = 30;
const DAY_MS = 86_400_000;

const titleOf = (name: string): string => (isSiteName(name) ? siteByName(name).title : name);
/** Pages of a site that is no longer configured still belong to it. */
const named = (name: string) => ({ name, title: titleOf(name) });
const minutes = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60));

export function createInboxService({
  store,
  changes,
  staff,
  dealers,
  cars,
  uploads,
  forms,
  origin,
  messagesQueued,
  now = Date.now,
}: InboxServiceParts): InboxService {
  async function facilityName(site: string, id: string | null | undefined): Promise<string> {
    const stock = id && isSiteName(site) ? siteByName(site).facilities?.stock : undefined;
    return stock && id ? ((await dealers.facility(stock, id))?.site_official_name ?? id) : '';
  }

  async function itemOf(member: StaffMember, row: SubmissionRow): Promise<InboxItem> {
    const site = ownerOf(row);
    const from = senderName(row.payload);
    return {
      id: row.id,
      reference: row.reference,
      form: row.form,
      site,
      facility: await facilityName(site, row.assignedFacility),
      state: stateOf(row),
      createdAt: row.createdAt.toISOString(),
      firstReplyAt: row.firstReplyAt?.toISOString() ?? null,
      from: seesPersons(member.role) ? from : maskedName(from),
    };
  }

  async function historyOf(row: SubmissionRow): Promise<InboxEvent[]> {
    const readers = new Set<string | null>();
    // Each reader once: the trail itself has every time.
    const entries = (await store.history(row.id)).filter(({ action, by }) => {
      if (action !== 'opened') return true;
      const isFirst = !readers.has(by);
      readers.add(by);
      return isFirst;
    });
    const done = await Promise.all(
      entries.map(async ({ action, occurredAt, by, details }): Promise<InboxEvent[]> => {
        const known = INBOX_ACTIONS.find((one) => one === action);
        if (!known) return [];
        const facility = await facilityName(details.site ?? '', details.facility);
        const to = details.site === undefined ? '' : [titleOf(details.site), facility].filter(Boolean).join(', ');
        return [{ action: known, occurredAt: occurredAt.toISOString(), by: by ?? '', to }];
      }),
    );
    const own = (action: 'received' | 'delivered', instant: Date): InboxEvent => ({
      action,
      occurredAt: instant.toISOString(),
      by: '',
      to: '',
    });
    return [
      own('received', row.createdAt),
      ...(row.deliveredAt ? [own('delivered', row.deliveredAt)] : []),
      ...done.flat(),
    ].toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : a.occurredAt > b.occurredAt ? 1 : 0));
  }

  async function viewOf(member: StaffMember, id: string): Promise<InboxSubmission | null> {
    const row = await store.one(member, id);
    if (!row) return null;
    const item = await itemOf(member, row);
    const canHandle = seesPersons(member.role) && item.state !== 'dropped';
    return {
      ...item,
      fields: fieldsOf(row.form, row.payload, member.role),
      cars: await carsOf(row, { cars, origin }),
      pictures: seesPersons(member.role) ? picturesOf(row.payload, uploads.address) : [],
      history: await historyOf(row),
      replies: (await store.replies(id)).map(({ body, writtenAt, mail, ...reply }) => ({
        ...reply,
        body: seesPersons(member.role) ? body : '',
        writtenAt: writtenAt.toISOString(),
        mail: mail && (mail.sentAt ? 'sent' : mail.deadAt ? 'dead' : mail.lastError === null ? 'waiting' : 'failed'),
      })),
      canReply: canHandle && item.state !== 'held' && senderEmail(row.payload) !== null,
      canHandle,
    };
  }

  /** The view after a change; a refused change is its error. */
  async function changed(member: StaffMember, id: string, result: Result<null>): Promise<Result<InboxSubmission>> {
    if (!result.ok) return result;
    messagesQueued();
    const view = await viewOf(member, id);
    return view ? ok(view) : failed('SUBMISSION_NOT_FOUND');
  }
  const refused = (member: StaffMember): boolean => !seesPersons(member.role);

  return {
    member: ({ name, role, sites }) => ({
      name,
      role,
      sites: (role === 'group' ? allSites.map(({ name: one }) => one) : sites).map(named),
    }),

    async page(member, filter, timeZone) {
      const wanted = await store.page(member, filter, timeZone);
      const pages = Math.max(1, Math.ceil(wanted.total / INBOX_PAGE_SIZE));
      // The last page may be gone when what was on it is handled.
      const page = Math.min(filter.page, pages);
      const { rows, total } = page === filter.page ? wanted : await store.page(member, { ...filter, page }, timeZone);
      return { items: await Promise.all(rows.map((row) => itemOf(member, row))), total, page, pages };
    },

    async open(member, id) {
      if (!(await store.one(member, id))) return failed('SUBMISSION_NOT_FOUND');
      await changes.opened(member, id);
      const view = await viewOf(member, id);
      return view ? ok(view) : failed('SUBMISSION_NOT_FOUND');
    },

    async handle(member, id, isHandled) {
      if (refused(member)) return failed('INBOX_FORBIDDEN');
      return changed(member, id, await changes.handled(member, id, isHandled));
    },

    async reply(member, id, { id: replyId, body }) {
      if (refused(member)) return failed('INBOX_FORBIDDEN');
      const mailOf = (row: SubmissionRow) => {
        const recipient = senderEmail(row.payload);
        const site = ownerOf(row);
        if (recipient === null || !isSiteName(site)) return null;
        const of = siteByName(site);
        const { reference } = row;
        const locale = row.locale ?? of.languages[0].locale;
        return {
          recipient,
          ...replyMessage({ site: of, locale, reference, body, by: member.name }),
          replyTo: member.email,
          site,
        };
      };
      return changed(member, id, await changes.replied(member, id, { id: replyId, body, mailOf }));
    },

    async reassign(member, id, to) {
      if (!isSiteName(to.site)) return failed('BAD_REQUEST');
      const site = siteByName(to.site);
      const stock = site.facilities?.stock;
      const facility = to.facility === '' || !stock ? null : await dealers.facility(stock, to.facility);
      if (to.facility !== '' && !facility) return failed('BAD_REQUEST');
      const members = (await staff.list()).filter(({ role, sites }) => role === 'site' && sites.includes(site.name));
      const recipients = new Set([
        ...members.filter(({ id: one }) => one !== member.id).map(({ email }) => email),
        ...(facility && facility.site_email !== '' ? [facility.site_email.toLowerCase()] : []),
      ]);
      const result = await changes.reassigned(member, id, to, ({ reference }) =>
        [...recipients].map((recipient) => ({
          recipient,
          ...reassignedMessage({ site, reference, id, origin: origin(site) }),
          replyTo: member.email,
          site: site.name,
        })),
      );
      if (!result.ok) return result;
      messagesQueued();
      return ok(await viewOf(member, id));
    },

    async release(member, id) {
      if (refused(member)) return failed('INBOX_FORBIDDEN');
      const row = await store.one(member, id);
      if (!row) return failed('SUBMISSION_NOT_FOUND');
      if (stateOf(row) !== 'held') return failed('SUBMISSION_CHANGED');
      const messages = await forms.deliveryOf(row);
      if (!messages.ok) return messages;
      return changed(member, id, await changes.released(member, row, messages.value));
    },

    async drop(member, id) {
      if (refused(member)) return failed('INBOX_FORBIDDEN');
      return changed(member, id, await changes.dropped(member, id));
    },

    async targets(name) {
      const stock = isSiteName(name) ? siteByName(name).facilities?.stock : undefined;
      const facilities = stock ? await dealers.facilities(stock) : [];
      return {
        sites: allSites.map(({ name: one }) => named(one)),
        facilities: facilities.map(({ site_id: id, site_official_name: official, site_city: city }) => ({
          id,
          name: `${official}, ${city}`,
        })),
      };
    },

    async figures(member) {
      const rows = await store.figures(member, new Date(now() - FIGURES_DAYS * DAY_MS));
      return rows.map(({ site, medianSeconds, slowestSeconds, ...row }) => ({
        ...row,
        site,
        title: titleOf(site),
        medianMinutes: minutes(medianSeconds),
        slowestMinutes: minutes(slowestSeconds),
      }));
    },
  };
}
