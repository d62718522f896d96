import type { SearchAlertState } from '@/domain/alerts/searchAlert';
import { decodeListQuery, encodeListQuery, listRequest } from '@/domain/search/carList';
import { failed, ok, type Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import type { Locale, Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import { searchAlerts } from '../database/alerts.tables';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import type { Confirmations } from '../messages/confirmations';
import { recipientKey } from '../messages/recipientLimit';
import { createEmbeddedSearch } from '../search/embedded.search';
import { found, isInSelection, servedDefinition } from '../search/stockIndexes';
import { createManageTokens } from '../workshop/manageToken';
import { alertMail, confirmationMail } from './alertMails';
import { createSearchAlertsStore, type AlertRow, type ChangedCar } from './searchAlerts.store';

/** Searches of one mailbox with a confirmed alert; waiting ones, which anybody can request, count by the day. */
const MOST_ALERTS = 10;
/** Mails a day that ask one mailbox to confirm, of one device: what a stranger requests leaves its owner as many. */
const MOST_REQUESTS = 5;
/**
 * The same of all devices together, so that the mailbox is not filled. Further ones wait until its owner presses the link of one
 * mail for all of them, so that strangers, however many, do not keep the owner out.
 */
const MOST_TOGETHER = 5;
/**
 * The press brings no more of those that wait. One device's many give way first, so that the owner's own goes only where
 * strangers with many addresses request before and after it.
 */
const MOST_HELD = 10;
const DAY_MS = 86_400_000;
const VALID_MS = 2 * DAY_MS;
/** A mail that could not be sent is given up before the next day's. */
const MAIL_EXPIRES_MS = 20 * 3_600_000;
/** Cars of one answer of the search. */
const MOST_FOUND = 100;

/** Where the links of the mails lead, with the token behind. */
const ALERTS_PATH = '/api/search-alerts';

export interface SearchAlertsParts {
  orm: Orm;
  /** Secret of the installation. */
  key: string;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
  confirmations: Pick<Confirmations, 'mayRequest' | 'holdMail'>;
  messagesQueued: () => void;
  report: (error: unknown) => void;
  /** Days until a confirmed alert ends by itself. */
  retentionDays: number;
  now?: () => number;
}

export interface SearchAlerts {
  /**
   * Queues the mail that asks to confirm. The token opens the alert's state, and ends it.
   * Errors: ALERT_LIMIT (the mailbox or the device has caused too many), NOT_FOUND (the site sells no cars).
   */
  request(request: { site: Site; locale: Locale; search: string; mail: string }): Promise<Result<{ token: string }>>;
  /** By the token of the first mail; false: it is not valid, or no longer. */
  confirm(token: string): Promise<boolean>;
  /**
   * By the token of the device or of any mail, also of one that a newer alert for the same search replaced: all of them
   * end. False: it is no token of ours. What has ended stays ended.
   */
  end(token: string): Promise<boolean>;
  states(tokens: readonly string[]): Promise<SearchAlertState[]>;
  /**
   * Queues the mails about stock that has changed. Returns their number. An alert that fails is reported, and tried again
   * in an hour.
   * @param closing ends the work after the alert that it is at
   */
  mailDue(closing?: AbortSignal): Promise<number>;
  /** Deletes what has ended by itself. */
  deleteEnded(): Promise<void>;
}

/** The changes of a stock after an entry of its price ledger. */
interface Changes {
  /** The entry up to which they are. */
  to: number;
  /** Of the site of the alerts, by the query of a list's address. */
  find(search: string): Promise<ChangedCar[]>;
  close(): Promise<void>;
}

/**
 * Alerts by mail for searches. The cars that a mail may be about are those with an entry in the price ledger after the
 * one that the alert has seen; entries are numbered in the order of their transactions, so that none is missed or seen
 * twice, over restarts and in several processes.
 */
export function createSearchAlerts({
  orm,
  key,
  origin,
  confirmations,
  messagesQueued,
  report,
  retentionDays,
  now = Date.now,
}: SearchAlertsParts): SearchAlerts {
  const store = createSearchAlertsStore(orm, now);
  const own = createManageTokens(key, 'search alert');
  const confirming = createManageTokens(key, 'search alert confirmation');
  const endLink = (site: Site, { id }: Pick<AlertRow, 'id'>): string =>
    `${origin(site)}${ALERTS_PATH}/end/${own.of(id)}`;
  const siteOf = ({ site }: AlertRow): Site | null => (isSiteName(site) ? siteByName(site) : null);

  /**
   * What has changed for alerts of a site that have seen the same entry of the ledger, in an index of these cars alone:
   * it is as new as what the database returned.
   */
  async function openChanges({ stock, seenPosition }: AlertRow, site: Site | null): Promise<Changes> {
    const { to, cars } = await store.changesAfter(stock, seenPosition);
    const index = site?.cars?.index;
    if (!site || index === undefined || cars.length === 0)
      return { to, find: async () => [], close: async () => undefined };
    const search = createEmbeddedSearch({ definitionOf: servedDefinition, report });
    await search.rebuild(
      index,
      (async function* () {
        for (const { id, version, document } of cars)
          if (isInSelection(site, document)) yield { id, version, document: found(document, site) };
      })(),
    );
    return {
      to,
      async find(text) {
        const { query } = decodeListQuery(text);
        const result = await search.search({
          ...listRequest({ ...query, page: 1 }, index, []),
          fields: ['car_id'],
          limit: MOST_FOUND,
        });
        if (!result.ok) throw new Error(`The cars of an alert could not be searched: ${result.error.code}.`);
        const rows: unknown = JSON.parse(result.value.contentJson);
        const ids = Array.isArray(rows) ? rows.flatMap((row) => (isRecord(row) ? [row.car_id] : [])) : [];
        return ids.flatMap((id) => cars.find((car) => car.id === id) ?? []);
      },
      close: () => search.close(),
    };
  }

  /** True: mail was queued. */
  async function lookFor(alert: AlertRow, site: Site | null, { to, find }: Changes): Promise<boolean> {
    const cars = await find(alert.search);
    if (!site || cars.length === 0) {
      await store.hasSeen(alert, to, null);
      return false;
    }
    const link = endLink(site, alert);
    return store.hasSeen(alert, to, {
      channel: 'mail',
      site: site.name,
      recipient: alert.mail,
      ...alertMail({ site, alert, cars, origin: origin(site), endLink: link }),
      unsubscribeUrl: link,
      createdAt: new Date(now()),
      nextAttemptAt: new Date(now()),
      expiresAt: new Date(now() + MAIL_EXPIRES_MS),
    });
  }

  /** Looks at alerts of one site that have seen the same entry. Returns the number of mails. */
  async function lookForAll([first, ...others]: [AlertRow, ...AlertRow[]], closing: AbortSignal | undefined) {
    let mails = 0;
    const site = siteOf(first);
    let changes: Changes | null = null;
    for (const alert of [first, ...others]) {
      if (closing?.aborted) break;
      try {
        changes ??= await openChanges(first, site);
        if (await lookFor(alert, site, changes)) mails += 1;
      } catch (error) {
        report(error);
        await store.postpone(alert);
      }
    }
    await changes?.close();
    return mails;
  }

  return {
    async request({ site, locale, search, mail }) {
      const stock = site.cars?.stock;
      if (stock === undefined) return failed('NOT_FOUND');
      const mailKey = recipientKey({ channel: 'mail', recipient: mail });
      const { query } = decodeListQuery(search);
      const canonical = encodeListQuery({ ...query, page: 1 });
      const token = await orm.transaction(async (tx) => {
        // The device before the mailbox, as other letters lock them.
        const caused = await confirmations.mayRequest(tx, now());
        if (!caused) return null;
        const { alerts, requested, requestedHere } = await store.mailbox(tx, mailKey, caused.device ?? null);
        if (alerts >= MOST_ALERTS || requestedHere >= MOST_REQUESTS) return null;
        const expiresAt = new Date(now() + VALID_MS);
        const [alert] = await tx
          .insert(searchAlerts)
          .values({
            site: site.name,
            locale,
            stock,
            search: canonical,
            mail,
            mailKey,
            createdAt: new Date(now()),
            expiresAt,
            seenPosition: 0,
            nextMailAt: new Date(now()),
          })
          .returning({ id: searchAlerts.id });
        if (!alert) throw new Error('The alert was not stored.');
        const link = `${origin(site)}${ALERTS_PATH}/confirm/${confirming.of(alert.id)}`;
        const confirmation = {
          channel: 'mail' as const,
          kind: 'confirm' as const,
          site: site.name,
          recipient: mail,
          ...confirmationMail(site, locale, link),
          ...caused,
          createdAt: new Date(now()),
          nextAttemptAt: new Date(now()),
          expiresAt,
        };
        if (requested < MOST_TOGETHER) await tx.insert(outbox).values(confirmation);
        else {
          const about = { site: site.name, locale, causedBy: caused };
          await tx.insert(outbox).values(await confirmations.holdMail(tx, confirmation, about, now()));
          await store.endHeldBeyond(tx, mailKey, MOST_HELD);
        }
        return own.of(alert.id);
      });
      if (token === null) return failed('ALERT_LIMIT');
      messagesQueued();
      return ok({ token });
    },

    async confirm(token) {
      const id = confirming.read(token);
      return id !== null && (await store.confirm(id, new Date(now() + retentionDays * DAY_MS)));
    },

    async end(token) {
      const id = own.read(token);
      if (id === null) return false;
      await store.end(id, (alert) => {
        const site = siteOf(alert);
        return site ? endLink(site, alert) : '';
      });
      return true;
    },

    async states(tokens) {
      const states: SearchAlertState[] = [];
      for (const token of tokens) {
        const id = own.read(token);
        const alert = id === null ? null : await store.find(id);
        states.push(alert ? (alert.confirmedAt ? 'confirmed' : 'waiting') : 'ended');
      }
      return states;
    },

    async mailDue(closing) {
      const groups = new Map<string, [AlertRow, ...AlertRow[]]>();
      for (const alert of await store.due()) {
        const key = [alert.site, alert.stock, alert.seenPosition].join(' ');
        const group = groups.get(key);
        if (group) group.push(alert);
        else groups.set(key, [alert]);
      }
      let mails = 0;
      for (const group of groups.values()) mails += await lookForAll(group, closing);
      if (mails > 0) messagesQueued();
      return mails;
    },

    deleteEnded: store.deleteEnded,
  };
}
