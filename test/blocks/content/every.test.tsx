/** @jest-environment jsdom */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { samples } from '@/blocks/samples';
import { shapes } from '@/blocks/shapes';
import { InSite } from '../shell/kit';
import { contentBlocks, viewOf, type ContentBlock } from './kit';

const ids: Readonly<Record<ContentBlock, string>> = {
  HeroBanner: 'C-01', Blurb: 'C-02', BlurbCloud: 'C-03', BlurbXmc: 'C-03', BrandList: 'C-04', CarModelCardList: 'C-05', CTABanner: 'C-08', FAQList: 'C-10', FileDownloadList: 'C-11', HeroNotFound: 'C-12', HighlightList: 'C-13',
  ImageButton: 'C-14', LegalInfo: 'C-15', ObligatoryLoanInfo: 'C-16', RichContentBlock: 'C-17', Spacer: 'C-18', StageRow: 'C-19', StageRowHorizontal: 'C-19', YoutubeVideo: 'C-20', Accordion: 'C-21', ImageCard: 'C-21', HighlightItem: 'C-27', Carousel: 'C-06', CountdownTimer: 'C-07', DisclaimerModal: 'C-09', Gallery: 'C-21',
  SiteSelection: 'C-24', CarStoreNavigation: 'C-27', CarStoreAuctionHeader: 'C-27', DatePicker: 'C-25', EmbeddedComponent: 'C-27',
};
/** What stands there even when content gives nothing: air, and what the law wants. */
const ALWAYS: readonly ContentBlock[] = ['Spacer', 'ObligatoryLoanInfo'];

const drawn = (name: ContentBlock, fields: unknown, report?: (sentence: string) => void): string => renderToString(<InSite>{viewOf(name, fields, report)}</InSite>);

/** What a slip of the code would let through to a reader, or to an attribute. */
const SLIPS = /\bundefined\b|\bnull\b|\[object Object\]|\bNaN\b/;

describe.each(contentBlocks.map((name) => [name] as const))('the block %s', (name) => {
  it.each(Object.keys(samples[name]))(`${ids[name]} shows its sample %p on the server`, (sample) => {
    const html = drawn(name, samples[name][sample]);
    expect(html).not.toMatch(SLIPS);
    // Titles skip no level: what is below the block's first heading is at most one deeper than what stands before it.
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1));
  });

  it.each([[{}], [undefined]])(`${ids[name]} without fields (%p) shows nothing and breaks nothing`, (fields) => {
    expect(drawn(name, fields) === '').toBe(!ALWAYS.includes(name));
  });

  it(`${ids[name]} tells the log when the platform gives no fields`, () => {
    const said: string[] = [];
    drawn(name, {}, (sentence) => said.push(sentence));
    expect(said).toEqual([`No fields provided for ${name} component`]);
  });

  it(`${ids[name]} never breaks, whatever the platform sends`, () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'Å', ' ', '<', '>', '&', '"', '\'', '/', ':', '#', '?', '=', '%', '\\', '\n', '-', '1', 'ß', '😀'), maxLength: 30 });
    const value = fc.oneof(
      words, fc.boolean(), fc.integer(), fc.double(), fc.constant(null), fc.constant(undefined), fc.array(words, { maxLength: 3 }), fc.constantFrom('H1', 'H6', 'BackgroundColor3', 'Primary', 'White', 'FullScreen', 'Video', 'OneThird', '1', 'javascript:alert(1)', '<h5>a</h5><table><td>1', 'aBcDeFgHiJ1', '2026-12-24T00:00:00Z'),
      fc.record({ href: words, text: words, target: fc.constantFrom('_blank', ''), querystring: words, anchor: words }, { requiredKeys: [], noNullPrototype: true }), fc.record({ src: fc.oneof(words, fc.constantFrom('/-/jssmedia/a b/%.jpg', 'https://example.com/a.jpg', '/-/jssmedia/cars/suv/side-red.avif')), alt: words, width: words, height: fc.integer() }, { requiredKeys: [], noNullPrototype: true }),
    );
    const field = fc.oneof(value, value.map((given) => ({ value: given })));
    const known = Object.keys(shapes[name].fields);
    const fieldsOf = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names, 'constructor', 'Stranger'), field, { noNullPrototype: true });
    const items = fc.array(fc.oneof(fieldsOf(['Title', 'Text', 'Image', 'Link', 'Question', 'Answer', 'File', 'Logo', 'PreTitle', 'SubTitle', 'RichText', 'TitleTag', 'YoutubeID', 'VideoDesktop', 'IsCampaign', 'Label1', 'LabelValue1']).map((fields) => ({ id: 'x', fields })), field), { maxLength: 4 });
    fc.assert(fc.property(fieldsOf(known), fc.option(items, { nil: undefined }), (fields, list) => {
      const html = drawn(name, list && known.includes('Items') ? { ...fields, Items: list } : fields);
      expect(html).not.toMatch(SLIPS);
      expect(html).not.toMatch(/href="\s*(?:javascript|data):/i);
    }), { numRuns: 200 });
  });
});
