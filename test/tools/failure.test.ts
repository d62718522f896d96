import { reportFailure } from '../../src/tools/failure';

describe('a program that fails', () => {
  const printed = (error: unknown): string => {
    const write = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      reportFailure(error);
      return write.mock.calls.flat().map(String).join('');
    } finally {
      write.mockRestore();
      process.exitCode = undefined;
    }
  };

  it('M-03 prints a failed statement without what was to be stored', () => {
    const cause = Object.assign(new Error('Key (mail)=(asa@bil.example) exists.'), {
      severity: 'ERROR',
      code: '23505',
    });
    const error = Object.assign(
      new Error('Failed query: insert into a values ($1)\nparams: asa@bil.example', { cause }),
      {
        query: 'insert into a values ($1)',
      },
    );
    const text = printed(error);
    expect(text).toContain('Failed query: insert into a values ($1)');
    expect(text).toContain('23505');
    expect(text).not.toContain('asa@');
  });

  it('M-03 prints an expected failure in its own sentence', () => {
    const error = Object.assign(new Error('Set STOCK_KEY.'), { name: 'ConfigurationError' });
    expect(printed(error)).toBe('Set STOCK_KEY.\n');
  });
});
