import { Report } from '../../src/tools/kit/report';

const passing = { counts: { passed: 1, failed: 0 }, detail: '' };
const failing = { counts: { passed: 0, failed: 1 }, detail: 'why' };

describe('checks side by side', () => {
  let output = '';
  beforeEach(() => {
    output = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const names = () => output.split('\n').flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);

  it('are printed in order, however they end; those of a lane start one after the other', async () => {
    const order: string[] = [];
    let finish = (): void => undefined;
    const slow = new Promise<void>((done) => {
      finish = done;
    });
    const report = new Report();
    await report.inParallel([
      [
        {
          name: 'slow',
          run: async () => {
            await slow;
            order.push('slow');
            return passing;
          },
        },
      ],
      [
        {
          name: 'first',
          run: async () => {
            order.push('first');
            return failing;
          },
        },
        {
          name: 'second',
          run: async () => {
            order.push('second');
            finish();
            return passing;
          },
        },
      ],
    ]);
    expect(order).toEqual(['first', 'second', 'slow']);
    expect(names()).toEqual(['slow', 'first', 'second']);
    expect(output).toContain('why');
    expect([report.passed, report.failed]).toEqual([2, 1]);
  });

  it('a check that breaks ends the command, and nothing begins after it', async () => {
    const begun: string[] = [];
    let go = (): void => undefined;
    const waits = new Promise<void>((done) => {
      go = done;
    });
    const work = new Report().inParallel([
      [{ name: 'broken', run: () => Promise.reject(new Error('no program')) }],
      [
        {
          name: 'running',
          run: async () => {
            begun.push('running');
            await waits;
            return passing;
          },
        },
        {
          name: 'next',
          run: async () => {
            begun.push('next');
            return passing;
          },
        },
      ],
    ]);
    await expect(work).rejects.toThrow('no program');
    go();
    await waits;
    await new Promise<void>((done) => {
      setImmediate(done);
    });
    expect(begun).toEqual(['running']);
  });
});
