import { EventEmitter } from 'node:events';
import { endOnUncaught, loggedError, loggedLine } from '../../src/tools/kit/logged-error';

describe('an unexpected error in the log', () => {
  it('M-03 is name, code and stack frames, of its causes too, and no message', () => {
    const cause = Object.assign(new RangeError('ABC123'), { code: 'E_CAUSE' });
    const text = loggedError(new TypeError('anna@example.se\n    at home', { cause }));
    expect(text).toMatch(/^TypeError\n +at .*loggedError\.test[^]*\nCaused by RangeError E_CAUSE\n +at /);
    expect(text).not.toMatch(/anna|home|ABC123/);
  });

  it('M-03 ends where an error is its own cause', () => {
    const error = new Error('once');
    error.cause = error;
    expect(loggedError(error).match(/Caused by/g)).toHaveLength(5);
  });

  it('M-03 is a type where something else was thrown', () => {
    expect([loggedError('ABC123'), loggedError(undefined), loggedError({ plate: 'ABC123' })]).toEqual([
      'string',
      'undefined',
      'object',
    ]);
  });

  it('M-03 that nothing caught ends the process without its message', () => {
    const lines: string[] = [];
    const server = Object.assign(new EventEmitter(), { exit: jest.fn() });
    endOnUncaught(server, (line) => lines.push(line));
    server.emit('uncaughtException', new RangeError('ABC123'));
    expect(lines).toEqual([expect.stringMatching(/^The server ends\. RangeError\n +at /)]);
    expect(server.exit).toHaveBeenCalledWith(1);
  });

  it('M-03 logs the message of the framework next to the error', () => {
    expect(loggedLine(['⨯', new Error('ABC123')])).toMatch(/^⨯ Error\n +at /);
  });
});
