import { demoRegistrationNumbers } from '@/domain/workshop/demoRegistrationNumbers';
import { outbox } from '@/server/database/schema';
import { createOutbox } from '@/server/messages/outbox.store';
import { readFileSync } from 'node:fs';
import { onBothEngines } from '../database/engines';

onBothEngines('the outbox', ({ database }) => {
  it('J-07 returns the messages to visitors, the newest first and at most the requested number', async () => {
    const { orm } = database();
    await orm.delete(outbox);
    await orm.insert(outbox).values(
      [1, 2, 3].map((day) => ({
        channel: 'mail' as const,
        recipient: 'eva@mail.example',
        subject: `Dag ${day}`,
        body: 'Hej!',
        createdAt: new Date(`2026-11-0${day}T10:00:00Z`),
      })),
    );
    const messages = await createOutbox(orm).latest(2);
    expect(messages.map(({ subject }) => subject)).toEqual(['Dag 3', 'Dag 2']);
    expect(messages[0]).toEqual({
      id: expect.any(String),
      channel: 'mail',
      recipient: 'eva@mail.example',
      subject: 'Dag 3',
      body: 'Hej!',
      createdAt: '2026-11-03T10:00:00.000Z',
      state: 'waiting',
      attempts: 0,
    });
  });
});

describe('the numbers to try', () => {
  it('J-02 are those of the docs', () => {
    const page = readFileSync('docs/workshop.md', 'utf8');
    const logged = [
      ...page
        .slice(page.indexOf('## Registration numbers to try'), page.indexOf('3 600 other cars'))
        .matchAll(/^\| (`[^|]+) \|/gm),
    ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, plate]) => plate));
    expect(demoRegistrationNumbers.flatMap(([plates]) => plates)).toEqual(logged);
  });
});
