import { heldTogether } from '@/domain/content/heldTogether';
import { safeRichText } from '@/domain/content/richText';

/** No-break spaces, to be seen. */
const shown = (text: string): string => text.replaceAll('\u00a0', '_');

describe('a text of content', () => {
  it.each([
    ['Felsökning 1 390 kr första timmen.', 'Felsökning 1_390_kr första timmen.'],
    ['upp till 1 000 000 €', 'upp till 1_000_000_€'],
    ['Ring +47 00 01 10 00 eller +358 00 000 1024.', 'Ring +47_00_01_10_00 eller +358_00_000_1024.'],
    ['från 16,7 kWh/100 km, 8,9 %', 'från 16,7_kWh/100 km, 8,9_%'],
    ['4 bilar 2026, 24 mån, 3 mkr', '4 bilar 2026, 24 mån, 3 mkr'],
    ['klockan 19 den 13 mars', 'klockan 19 den 13 mars'],
    ['7 h eller 7 hål', '7_h eller 7 hål'],
    // Joiners are the marks of editors' pages (`editingMarks.ts`), and never on a visitor's.
    ['10–16, mån–fre, 10 000–50 000 kr', '10–16, mån–fre, 10_000–50_000_kr'],
  ])('A-11 breaks no number at the end of a line: %s', (text, expected) => {
    expect(shown(heldTogether(text))).toBe(expected);
  });

  it('A-11 nor in a rich text, whose addresses stay as they are', () => {
    expect(shown(safeRichText('<p><a href="/bilar?pris=14 900" title="14 900">14 900 kr</a></p>'))).toBe(
      '<p><a href="/bilar?pris=14 900" title="14 900">14_900_kr</a></p>',
    );
  });
});
