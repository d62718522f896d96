import { array, number, object, string } from 'yup';
import { createLog } from '@/server/http/log';

const PLATE = 'ABC123';

function logged(log: (logger: ReturnType<typeof createLog>) => void): { line: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  log(createLog('debug', { write: (line) => void lines.push(line) }));
  const [line = ''] = lines;
  return { line, err: JSON.parse(line).err };
}
const errorOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw.');
};
const car = object({ registrationNumber: string().strict(), years: array(number().strict().required()).required() });

describe('the log', () => {
  it.each<[string, unknown]>([
    ['a wrong type', errorOf(() => number().strict().validateSync(PLATE))],
    ['a wrong field', errorOf(() => car.validateSync({ registrationNumber: { number: PLATE } }))],
    [
      'several wrong fields',
      errorOf(() => car.validateSync({ registrationNumber: [PLATE], years: [PLATE] }, { abortEarly: false })),
    ],
    [
      'a message of its own',
      errorOf(() =>
        string()
          .matches(/^x$/, ({ value }) => `no ${String(value)}`)
          .validateSync(PLATE),
      ),
    ],
    ['unreadable JSON', errorOf(() => JSON.parse(PLATE))],
    [
      'the cause of another error',
      new Error('The workshop service responded wrongly.', {
        cause: errorOf(() => number().strict().validateSync(PLATE)),
      }),
    ],
    [
      'parameters of a statement',
      Object.assign(new Error(`Failed query: select 1 where a = $1\nparams: ${PLATE}`), {
        query: 'select 1 where a = $1',
        params: [PLATE],
        detail: `Key (a)=(${PLATE}) exists.`,
      }),
    ],
    [
      'what a database could not read',
      Object.assign(new Error(`invalid input syntax for type uuid: "${PLATE}"`), {
        code: '22P02',
        severity: 'ERROR',
        routine: 'string_to_uuid',
      }),
    ],
    [
      'a message with a line like a frame',
      errorOf(() =>
        string()
          .matches(/^x$/, ({ value }) => `no\n    at ${String(value)}`)
          .validateSync(PLATE),
      ),
    ],
    ['a thrown text', PLATE],
  ])('M-03 never contains the value of an error: %s', (_, error) => {
    const { line, err } = logged((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toContain(PLATE);
    expect(err.type).toEqual(expect.any(String));
  });

  it('M-03 names the field, the broken rule and the path', () => {
    const error = errorOf(() => car.validateSync({ registrationNumber: 'x', years: [PLATE] }));
    expect(logged((log) => log.error({ err: error }, 'failed')).err).toEqual({
      type: 'ValidationError',
      message: 'years[0] breaks typeError',
      stack: expect.stringMatching(/^ +at .*log\.test/s),
    });
  });

  it('M-03 shows message, code, stack and causes of other errors', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(logged((log) => log.error({ err: new TypeError('fetch failed', { cause }) }, 'failed')).err).toMatchObject({
      type: 'TypeError',
      message: 'fetch failed',
      stack: expect.stringContaining('log.test'),
      cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
    });
  });
});
