import { Lexicon } from '@/domain/search/query/lexicon';
import { understand } from '@/domain/search/query/understand';
import { unfoundTerms } from '@/domain/search/query/unfoundTerms';
import { stockOf } from './stocks';

const textTerms = ['volvo', 'v60', 'kamera', 'turbo'];
const lexicon = new Lexicon({ ...stockOf('sv'), textTerms }, 'sv');
const termsOf = (text: string, hasResults = false): string[] =>
  unfoundTerms(text, understand(text, lexicon, { year: 2026 }).parts, hasResults);

describe('words that a search did not find', () => {
  it.each([
    ['gnyffel', ['gnyffel']],
    ['Röd GNYFFEL med automat', ['gnyffel']],
    ['röd gnyffel och blåfjong', ['gnyffel', 'blåfjong']],
    ['jag söker en gnyffel', ['gnyffel']],
    ['röd avensis', ['avensis']],
  ])('counts those of "%s"', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('counts no word that was searched for and found', () => {
    expect(termsOf('gnyffel', true)).toEqual([]);
    expect(termsOf('röd gnyffel', true)).toEqual(['gnyffel']);
  });

  it.each([
    ['what is understood', 'röd volvo kombi'],
    ['a registration number', 'ABC 123'],
    ['a number with letters', 'ABC12D'],
    ['a personal plate next to its digits', 'volvo gnf 881'],
    ['a telephone number', 'ring 070-123 45 67'],
    ['a street with its number', 'volvo nära gnyffelgården 12'],
    ['a street', 'volvo nära gnyffelgatan'],
    ['a mail address', 'gnyffel anna.gnyffel@example.com'],
    ['a domain', 'gnyffel www.example.se'],
    ['a first and a last name', 'röd volvo Gnyff Blåfjong'],
    ['a name alone', 'Gnyff Blåfjong'],
    ['many unknown words', 'röd gnyff automat blåfjong diesel snurrtopp'],
    ['short and endless words', 'röd qx automat gnyffelgnyffelgnyffelgnyffel'],
    ['nothing', ''],
  ])('leaves out %s', (_what, text) => {
    expect(termsOf(text)).toEqual([]);
  });
});
