import { createClosing } from '@/server/closing';

it('M-03 what was opened last is closed first, and what fails to close keeps nothing else open', async () => {
  const reported: unknown[] = [];
  const closed: string[] = [];
  const closing = createClosing((error) => reported.push(error));
  closing.add({ close: async () => void closed.push('database') });
  closing.add({ close: () => Promise.reject(new Error('no disk')) });
  closing.add({ close: () => closed.push('server file') });
  await closing.close();
  expect(closed).toEqual(['server file', 'database']);
  expect(reported).toEqual([new Error('no disk')]);
  await closing.close();
  expect(closed).toHaveLength(2);
});
