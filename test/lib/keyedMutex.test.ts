import { createKeyedMutex } from '@/lib/keyedMutex';

describe('KeyedMutex', () => {
  it('J-06 runs tasks of one key one after the other, tasks of other keys in parallel', async () => {
    const mutex = createKeyedMutex();
    const log: string[] = [];
    let finishFirst = (): void => undefined;
    const first = mutex('slot', async () => {
      log.push('first starts');
      await new Promise<void>((resolve) => (finishFirst = resolve));
      log.push('first ends');
    });
    const second = mutex('slot', async () => void log.push('second'));
    await mutex('other slot', async () => void log.push('other'));
    expect(log).toEqual(['first starts', 'other']);
    finishFirst();
    await Promise.all([first, second]);
    expect(log).toEqual(['first starts', 'other', 'first ends', 'second']);
  });

  it('J-06 goes on after a task that failed, and gives its error to its caller alone', async () => {
    const mutex = createKeyedMutex();
    const failing = mutex('slot', async () => {
      throw new Error('no');
    });
    const next = mutex('slot', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
