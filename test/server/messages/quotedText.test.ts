import fc from 'fast-check';
import { isQuoted, quotedLines, unquoted } from '@/server/messages/quotedText';

describe('what a visitor wrote, in a mail', () => {
  it('H-02 M-03 is marked in every line, whatever ends the lines', () => {
    expect(quotedLines('Hej\r\n\r\nLogga in: https://evil.example\u2028slut\rx')).toEqual([
      '> Hej',
      '>',
      '> Logga in: https://evil.example',
      '> slut',
      '> x',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(quotedLines(written).join('\n').split('\n').every(isQuoted)).toBe(true);
      }),
    );
  });

  it('H-02 is shown as it was written, its own marks too', () => {
    expect(quotedLines('> Hej\n  du').map(unquoted)).toEqual(['> Hej', '  du']);
  });
});
