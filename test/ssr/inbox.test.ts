import { getInboxProps } from '@/ssr/inbox';
import { openServices, visitOf, type Opened } from './ssrKit';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({}, ['car-store-no']);
}, 60_000);
afterAll(() => opened.close());

describe('the page of the inbox', () => {
  it('H-02 is the same document for everybody: in the site’s language, not cached, without header, footer and data', async () => {
    opened.services.hasInbox = true;
    const visit = visitOf('car-store-no', '/');
    const result = await getInboxProps(visit);
    if (!('props' in result)) throw new Error('There is no page.');
    const { head, header, footer, texts, state } = await result.props;
    expect(head).toMatchObject({ title: expect.stringContaining('Innboks'), noIndex: true });
    expect([header, footer, texts['inbox.title']]).toEqual([[], [], 'Innboks']);
    expect(state).toMatchObject({ inboxSession: { member: null }, inboxList: { page: null } });
    expect(visit.res.getHeader('cache-control')).toBe('private, no-store');
    expect(visit.res.getHeader('x-robots-tag')).toBe('noindex');
  });

  it('H-02 is not there where another service has the submissions', async () => {
    opened.services.hasInbox = false;
    expect(await getInboxProps(visitOf('car-store-no', '/'))).toEqual({ notFound: true });
  });
});
