import { Client } from 'pg';

/** What a process changes and the others follow, as the triggers of the tables name it. */
const TOPICS = ['cars', 'facilities', 'content', 'publications'] as const;
export type ChangeTopic = (typeof TOPICS)[number];

/** Of the triggers. */
const CHANNEL = 'forecourt_changes';
/** Between two looks while there is no connection that listens. */
const RETRY_MS = 1_000;
/** A connection that broke without a word is noticed by the next check. */
const CHECK_MS = 10_000;
const LIMIT_MS = 5_000;

/** Changes that other processes make in a shared PostgreSQL. */
export interface Changes {
  /**
   * Runs `look` now, after every change of a topic, and whenever one may have been missed. One run at a time: it has to find
   * out by version numbers what is new. A look that fails is repeated by the next check.
   */
  follow(topic: ChangeTopic, look: () => Promise<void>): void;
  /** Resolves when running looks have ended. */
  close(): Promise<void>;
}

/** The embedded database has one process. */
export const noOtherProcesses: Changes = { follow: () => undefined, close: () => Promise.resolve() };

/** One run at a time; requests during a run make one more. */
function createLooks(report: (error: unknown) => void) {
  const looks: { look: () => Promise<void>; again: boolean; running: Promise<void> | null }[] = [];
  let closed = false;
  return {
    add(look: () => Promise<void>): { request(): void } {
      const state: (typeof looks)[number] = { look, again: false, running: null };
      looks.push(state);
      const run = async (): Promise<void> => {
        while (state.again) {
          state.again = false;
          await state.look().catch(report);
        }
      };
      return {
        request() {
          if (closed) return;
          state.again = true;
          state.running ??= run().finally(() => {
            state.running = null;
          });
        },
      };
    },
    async close() {
      closed = true;
      for (const state of looks) state.again = false;
      await Promise.all(looks.map(({ running }) => running));
    },
  };
}

/**
 * Listens for the notifications that triggers send with the transaction of a change. Without a connection that
 * listens, versions are read every second instead. A pooler in front of PostgreSQL must keep sessions.
 */
export async function openChanges(
  connectionString: string,
  report: (error: unknown) => void,
  { retryMs = RETRY_MS, checkMs = CHECK_MS }: { retryMs?: number; checkMs?: number } = {},
): Promise<Changes> {
  const looks = createLooks(report);
  const followers = new Map<ChangeTopic, { request(): void }[]>();
  const requestAll = (): void => {
    for (const topic of TOPICS) followers.get(topic)?.forEach((follower) => follower.request());
  };
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function schedule(step: () => Promise<void>, ms: number): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void step(), ms);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      application_name: 'forecourt changes',
    });
    const lost = (): void => {
      if (client !== next) return;
      client = null;
      schedule(renew, 0);
    };
    // Also after the connection was given up: without a listener the error would end the process.
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      const topic = TOPICS.find((one) => one === payload);
      if (topic) followers.get(topic)?.forEach((follower) => follower.request());
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    schedule(check, checkMs);
  }

  /** Looks in place of the notifications, then tries to listen again and looks at what came in between. */
  async function renew(): Promise<void> {
    requestAll();
    try {
      await connect();
      requestAll();
    } catch (error) {
      report(error);
      schedule(renew, retryMs);
    }
  }

  async function check(): Promise<void> {
    const checked = client;
    try {
      await checked?.query('select 1');
      requestAll();
      schedule(check, checkMs);
    } catch {
      // The connection's own error has begun to renew it.
      if (client !== checked) return;
      client = null;
      checked?.end().catch(() => undefined);
      await renew();
    }
  }

  await connect();
  return {
    follow(topic, look) {
      const follower = looks.add(look);
      followers.set(topic, [...(followers.get(topic) ?? []), follower]);
      follower.request();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end();
      await looks.close();
    },
  };
}
