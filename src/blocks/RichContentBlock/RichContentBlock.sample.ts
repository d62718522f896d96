import type { RichContentBlockFields } from './RichContentBlock.schema';

const bare: RichContentBlockFields = {
  Title: 'Så går det till',
  TitleTag: 'H2',
  RichText: '<p>Vi hämtar bilen, går igenom den och lämnar tillbaka den <strong>samma dag</strong>.</p>',
  Centered: false,
  MarginTop: '',
  MarginBottom: '',
};
const cells = (of: string) => Array.from({ length: 12 }, (_, index) => `<td>${of} ${index + 1}</td>`).join('');

export const richContentBlockSamples: Record<string, RichContentBlockFields> = {
  plain: bare,
  centred: { ...bare, Centered: true, MarginTop: 'Large', MarginBottom: 'None' },
  'every mark': {
    ...bare,
    TitleTag: 'H1',
    MarginTop: 'None',
    MarginBottom: 'Small',
    RichText:
      '<p>Skriv till <a href="mailto:hej@nordvik.example">hej@nordvik.example</a>, ring <a href="tel:+46101234567">010-123 45 67</a> eller läs hos <a href="https://www.konsumentverket.se/" rel="external noopener noreferrer">Konsumentverket</a>.</p><h2>Det här ingår</h2><ul><li>Byte två gånger om året<ul><li>höst</li><li>vår</li></ul></li><li>Tvätt</li></ul><h3>I ordning</h3><ol><li>Boka</li><li>Kom</li></ol><blockquote dir="rtl" lang="ar"><p>السيارة بحالة ممتازة</p></blockquote><hr /><pre>2026-10-01  4 500 mil</pre>',
  },
  'huge table': {
    ...bare,
    MarginTop: 'Small',
    MarginBottom: 'Medium',
    RichText: `<section class="scroll" tabindex="0" aria-label="Priser"><table><caption>Priser</caption><tbody>${Array.from({ length: 20 }, (_, index) => `<tr>${cells(`Rad ${index + 1}, kolumn`)}</tr>`).join('')}</tbody></table></section>`,
  },
  'long words': {
    ...bare,
    TitleTag: 'H3',
    MarginTop: 'Medium',
    MarginBottom: 'Large',
    Title: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång',
    RichText: `<p>${'Fyrhjulsdriftsentusiasternas'.repeat(8)}</p>`,
  },
  'only a title': { ...bare, RichText: '' },
};
