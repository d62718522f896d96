import type { InboxMember, InboxPage, InboxSubmission } from '@/domain/inbox/inbox';

export const MEMBER: InboxMember = {
  name: 'Anna Berg',
  role: 'site',
  sites: [{ name: 'car-store-se', title: 'Nordvik Bil' }],
};

export const ID = '0b9d7c2e-6d1b-4c1e-9a53-0c6e1fb1f3aa';

export const SUBMISSION: InboxSubmission = {
  id: ID,
  reference: 'K7QM-2XWD',
  form: 'contact',
  site: 'car-store-se',
  facility: '',
  state: 'open',
  createdAt: '2026-11-20T09:00:00.000Z',
  firstReplyAt: null,
  from: 'Lena Svensson',
  fields: [{ name: 'email', label: '', values: ['lena@kund.example'], isHidden: false }],
  cars: [],
  pictures: [],
  history: [{ action: 'received', occurredAt: '2026-11-20T09:00:00.000Z', by: '', to: '' }],
  replies: [],
  canReply: true,
  canHandle: true,
};

export const PAGE: InboxPage = { items: [SUBMISSION], total: 1, page: 1, pages: 1 };

export const FAILURE = { error: { code: 'INBOX_FAILED', params: {} } } as const;
