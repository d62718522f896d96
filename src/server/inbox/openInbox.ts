import type { Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { Orm } from '../database/orm';
import type { DealersStore } from '../dealers/dealers.store';
import type { EmbeddedForms } from '../forms/embedded.forms';
import { createInboxChanges } from './inboxChanges.store';
import { createInboxService, type InboxServiceParts } from './inbox.service';
import { createInboxStore } from './inbox.store';
import { inboxRoutes } from './inbox.routes';
import { createSignIn, type SignIn } from './signIn.service';
import { createStaffStore, type StaffMember, type StaffStore } from './staff.store';

export interface InboxParts {
  orm: Orm;
  dealers: Pick<DealersStore, 'facilities' | 'facility'>;
  cars: InboxServiceParts['cars'];
  uploads: InboxServiceParts['uploads'];
  forms: Pick<EmbeddedForms, 'deliveryOf'>;
  origin: (site: Site) => string;
  messagesQueued: () => void;
  report: (error: unknown) => void;
  live: boolean;
  now?: () => number;
}

export interface OpenInbox {
  routes: ReturnType<typeof inboxRoutes>;
  staff: StaffStore;
  signIn: SignIn;
  /** Resolves when the background work has ended. */
  close(): Promise<void>;
}

const DELETE_EVERY_MS = 3_600_000;

/** A link leads to a site of the member, whose language the inbox has there. */
function siteOfMember({ sites }: StaffMember, wanted: Site): Site {
  if (sites.length === 0 || sites.includes(wanted.name)) return wanted;
  const own = sites.find((name) => isSiteName(name));
  return own === undefined ? wanted : siteByName(own);
}

export function openInbox({
  orm,
  dealers,
  cars,
  uploads,
  forms,
  origin,
  messagesQueued,
  report,
  live,
  now,
}: InboxParts): OpenInbox {
  const staff = createStaffStore(orm, now);
  const signIn = createSignIn({ orm, siteOf: siteOfMember, origin, messagesQueued, report, ...(now && { now }) });
  const service = createInboxService({
    store: createInboxStore(orm),
    changes: createInboxChanges(orm, now),
    staff,
    dealers,
    cars,
    uploads,
    forms,
    origin,
    messagesQueued,
    ...(now && { now }),
  });
  const deleteSoon = (): void => void signIn.deleteOld().catch(report);
  deleteSoon();
  const timer = setInterval(deleteSoon, DELETE_EVERY_MS);
  timer.unref();
  return {
    routes: inboxRoutes({ signIn, service, live }),
    staff,
    signIn,
    async close() {
      clearInterval(timer);
      await signIn.settled();
    },
  };
}
