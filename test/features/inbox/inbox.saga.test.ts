import { failed, ok } from '@/errors/result';
import type { InboxChange, InboxSession } from '@/domain/inbox/inbox';
import { inboxFeature } from '@/features/inbox/inbox.feature';
import { inboxListActions } from '@/features/inbox/inboxList.slice';
import { inboxPanelActions } from '@/features/inbox/inboxPanel.slice';
import { inboxSessionActions } from '@/features/inbox/inboxSession.slice';
import { inboxSubmissionActions } from '@/features/inbox/inboxSubmission.slice';
import {
  selectInboxList,
  selectInboxPanel,
  selectInboxSession,
  selectInboxSubmission,
} from '@/features/inbox/inbox.selectors';
import type { InboxPort } from '@/ports/inbox.port';
import type { RootState } from '@/store/rootState';
import { fails, fakeAddress, fakePorts, inSequence, returns } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { ID, MEMBER, PAGE, SUBMISSION } from './inboxKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const TOKEN = 'T'.repeat(43);

/** A member of staff who opens the page. */
async function opened(inbox: Partial<InboxPort> = {}, address = '/inbox') {
  const bar = fakeAddress(address);
  const run = runFeature(inboxFeature, {
    ports: fakePorts({
      address: bar,
      inbox: { session: returns(MEMBER), page: returns(PAGE), submission: returns(SUBMISSION), ...inbox },
    }),
  });
  const advance = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  await advance();
  const root = () => run.state() as RootState;
  return {
    ...run,
    bar,
    advance,
    session: () => selectInboxSession(root()),
    list: () => selectInboxList(root()),
    submission: () => selectInboxSubmission(root()),
    panel: () => selectInboxPanel(root()),
    does: async (...actions: Parameters<typeof run.dispatch>[0][]) => {
      for (const action of actions) {
        run.dispatch(action);
        await advance();
      }
    },
  };
}
const end = async (visit: Awaited<ReturnType<typeof opened>>) => {
  visit.leave();
  await visit.end();
};

describe('the inbox', () => {
  it('H-02 asks for an address, and mails a link', async () => {
    const emails: string[] = [];
    const visit = await opened({
      session: fails('SIGN_IN_REQUIRED'),
      requestLink: async (email) => {
        emails.push(email);
        return emails.length === 1 ? failed('TOO_MANY_REQUESTS', { retryAfter: 60 }) : ok(null);
      },
    });
    expect(visit.session().flow.value).toBe('signedOut');
    await visit.does(inboxSessionActions.linkRequested({ email: 'anna@nordvik.example' }));
    expect(visit.session()).toMatchObject({ flow: { value: 'requestFailed' }, error: { code: 'TOO_MANY_REQUESTS' } });
    await visit.does(inboxSessionActions.linkRequested({ email: 'anna@nordvik.example' }));
    expect(visit.session().flow.value).toBe('linkMailed');
    expect(emails).toEqual(['anna@nordvik.example', 'anna@nordvik.example']);
    await end(visit);
  });

  it('H-02 a link leaves the address at once, and signs in when its button is pressed', async () => {
    const tokens: string[] = [];
    const visit = await opened(
      {
        signIn: async (token) => {
          tokens.push(token);
          return ok(MEMBER);
        },
      },
      `/inbox#${TOKEN}`,
    );
    expect(visit.session().flow.value).toBe('confirming');
    expect([visit.bar.current().address, tokens]).toEqual(['/inbox', []]);
    await visit.does(inboxSessionActions.signInConfirmed());
    expect(tokens).toEqual([TOKEN]);
    expect(visit.session()).toMatchObject({ flow: { value: 'signedIn' }, token: '', member: MEMBER });
    expect(visit.list()).toMatchObject({ flow: { value: 'shown' }, page: PAGE });
    await end(visit);
  });

  it('H-02 a used link leads to another; it is not tried again by itself', async () => {
    let calls = 0;
    const visit = await opened(
      {
        signIn: async () => {
          calls += 1;
          return failed('SIGN_IN_LINK_INVALID');
        },
      },
      `/inbox#${TOKEN}`,
    );
    await visit.does(inboxSessionActions.signInConfirmed());
    await visit.advance(60_000);
    expect([calls, visit.session().error?.code]).toEqual([1, 'SIGN_IN_LINK_INVALID']);
    await visit.does(inboxSessionActions.anotherWanted());
    expect(visit.session()).toMatchObject({ flow: { value: 'signedOut' }, token: '' });
    await end(visit);
  });

  it('H-02 opens the view of the address, and follows it', async () => {
    const ids: string[] = [];
    const visit = await opened(
      {
        submission: async (id) => {
          ids.push(id);
          return ok(SUBMISSION);
        },
        figures: returns([]),
        sessions: returns([]),
      },
      `/inbox#/${ID}`,
    );
    expect(visit.session().view).toEqual({ kind: 'submission', id: ID });
    expect(visit.submission()).toMatchObject({ flow: { value: 'shown' }, submission: { reference: 'K7QM-2XWD' } });
    visit.bar.fragment('/overview');
    await visit.advance();
    expect([visit.session().view.kind, visit.panel().flow.value]).toEqual(['overview', 'shown']);
    visit.bar.fragment('/');
    await visit.advance();
    expect([visit.session().view.kind, visit.list().flow.value]).toEqual(['list', 'shown']);
    visit.bar.fragment(TOKEN);
    await visit.advance();
    expect([ids, visit.bar.reloads()]).toEqual([[ID], 1]);
    await end(visit);
  });

  it('H-02 lists by filter; a failure is shown and can be tried again', async () => {
    const visit = await opened({
      page: inSequence(returns(PAGE), fails('INBOX_FAILED'), fails('INBOX_FAILED'), returns(PAGE)),
    });
    await visit.does(inboxListActions.filtered({ ...visit.list().filter, state: 'held' }));
    await visit.advance(5_000);
    expect(visit.list()).toMatchObject({ flow: { value: 'loadFailed' }, filter: { state: 'held' } });
    await visit.does(inboxListActions.retried());
    expect(visit.list()).toMatchObject({ flow: { value: 'shown' }, error: null });
    await end(visit);
  });

  it('H-02 a reply that failed is sent again under its id', async () => {
    const sent: { id: string; change: InboxChange }[] = [];
    const visit = await opened(
      {
        change: async (of) => {
          sent.push(of);
          return sent.length < 3 ? failed('INBOX_FAILED') : ok({ ...SUBMISSION, state: 'replied' });
        },
      },
      `/inbox#/${ID}`,
    );
    await visit.does(inboxSubmissionActions.changeRequested({ kind: 'reply', id: 'r-1', body: 'Hej' }));
    await visit.advance(5_000);
    expect(visit.submission().flow.value).toBe('changeFailed');
    await visit.does(inboxSubmissionActions.retried());
    expect(visit.submission()).toMatchObject({ flow: { value: 'shown' }, submission: { state: 'replied' } });
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    await end(visit);
  });

  it('H-02 what is given to others is not shown any more', async () => {
    const visit = await opened(
      { change: async () => ok(null), targets: returns({ sites: [], facilities: [{ id: 'f-1', name: 'Solna' }] }) },
      `/inbox#/${ID}`,
    );
    await visit.does(inboxSubmissionActions.targetsRequested({ site: 'car-store-no' }));
    expect(visit.submission().targets?.facilities).toEqual([{ id: 'f-1', name: 'Solna' }]);
    await visit.does(
      inboxSubmissionActions.changeRequested({ kind: 'reassign', to: { site: 'car-store-no', facility: '' } }),
    );
    expect(visit.submission()).toMatchObject({ flow: { value: 'movedAway' }, submission: null });
    await end(visit);
  });

  it('H-02 signing out leaves for a new document; where it fails the member knows', async () => {
    const visit = await opened(
      { signOut: inSequence(fails('INBOX_FAILED'), fails('INBOX_FAILED'), returns(null)) },
      `/inbox#/${ID}`,
    );
    await visit.does(inboxSessionActions.signOutRequested({ everywhere: true }));
    await visit.advance(5_000);
    expect([visit.session().flow.value, visit.bar.reloads()]).toEqual(['signOutFailed', 0]);
    await visit.does(inboxSessionActions.retried());
    expect(visit.session()).toMatchObject({ flow: { value: 'signedOut' }, member: null });
    expect([visit.bar.current().address, visit.bar.reloads()]).toEqual(['/inbox', 1]);
    await end(visit);
  });

  it('H-02 a view that still loads while the member signs out requests nothing more', async () => {
    let finish = (): void => undefined;
    const requests: string[] = [];
    const visit = await opened(
      {
        figures: () =>
          new Promise((resolve) => {
            finish = () => resolve(ok([]));
          }),
        sessions: async () => {
          requests.push('sessions');
          return ok([]);
        },
        signOut: returns(null),
      },
      '/inbox#/overview',
    );
    await visit.does(inboxSessionActions.signOutRequested({ everywhere: false }));
    finish();
    await visit.advance();
    expect([requests, visit.session().flow.value, visit.bar.reloads()]).toEqual([[], 'signedOut', 1]);
    await end(visit);
  });

  it('H-02 a session that has ended is left, whatever was asked for', async () => {
    const visit = await opened({ page: inSequence(returns(PAGE), fails('SIGN_IN_REQUIRED')) });
    await visit.does(inboxListActions.opened());
    expect(visit.session()).toMatchObject({ flow: { value: 'signedOut' }, member: null });
    expect(visit.bar.reloads()).toBe(1);
    await end(visit);
  });

  it('H-02 ends another session', async () => {
    const sessions: InboxSession[] = [
      { id: 's-1', createdAt: '2026-11-20T09:00:00Z', seenAt: '2026-11-20T09:00:00Z', isThis: true },
      { id: 's-2', createdAt: '2026-11-20T09:00:00Z', seenAt: '2026-11-20T09:00:00Z', isThis: false },
    ];
    const ended: string[] = [];
    const visit = await opened(
      {
        figures: returns([]),
        sessions: inSequence(returns(sessions), returns(sessions.slice(0, 1))),
        endSession: async (id) => {
          ended.push(id);
          return ok(null);
        },
      },
      '/inbox#/overview',
    );
    await visit.does(inboxPanelActions.sessionEndRequested({ id: 's-2' }));
    expect([ended, visit.panel().sessions.map(({ id }) => id), visit.panel().flow.value]).toEqual([
      ['s-2'],
      ['s-1'],
      'shown',
    ]);
    await end(visit);
  });
});
