import { samples } from '@/blocks/samples';
import { shapes, type BlockName } from '@/blocks/shapes';

/** The rows of the content blocks; the others stand under A-03, the gallery's own. */
const rows: Partial<Record<BlockName, string>> = {
  HeroBanner: 'C-01', Blurb: 'C-02', BlurbCloud: 'C-03', BlurbXmc: 'C-03', BrandList: 'C-04', CarModelCardList: 'C-05', Carousel: 'C-06', CountdownTimer: 'C-07', CTABanner: 'C-08',
  DisclaimerModal: 'C-09', FAQList: 'C-10', FileDownloadList: 'C-11', HeroNotFound: 'C-12', HighlightList: 'C-13', ImageButton: 'C-14', LegalInfo: 'C-15', ObligatoryLoanInfo: 'C-16',
  RichContentBlock: 'C-17', Spacer: 'C-18', StageRow: 'C-19', StageRowHorizontal: 'C-19', YoutubeVideo: 'C-20', Accordion: 'C-21', ImageCard: 'C-21', Gallery: 'C-21', Breadcrumb: 'C-22',
  CarTeaser: 'C-23', SiteTeaser: 'C-23', SiteSelection: 'C-24', DatePicker: 'C-25', PartialDesignDynamicPlaceholder: 'C-26', CarStoreAuctionHeader: 'C-27', Logo: 'C-27', CarStoreNavigation: 'C-27',
  Message: 'C-27', FacilityList: 'C-27', FacilityDetail: 'C-27', HighlightItem: 'C-27',
};

interface Described {
  type: string;
  /** The words that an editor may choose from. */
  meta?: { words?: readonly string[] };
  fields?: Record<string, Described>;
  innerType?: Described;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0) || (isRecord(value) && value.href === '');

const HEADING = /^H[1-6]$/;

/** What of an option no sample shows. A heading has a level beside its usual one; each of the six in every block would say nothing more. */
function missing(where: string, option: Described, given: readonly unknown[]): string[] {
  const words = option.meta?.words;
  if (words?.every((word) => HEADING.test(word))) return new Set(given).size > 1 ? [] : [`${where}: another level`];
  if (words) return words.filter((word) => !given.includes(word)).map((word) => `${where}: ${word}`);
  const shown = given.filter((value) => !isEmpty(value));
  if (shown.length === 0) return [`${where}: anything`];
  const item = option.innerType?.fields;
  if (item) return Object.entries(item).flatMap(([name, inner]) => missing(`${where}[].${name}`, inner, shown.flat().map((one) => (isRecord(one) ? one[name] : undefined))));
  return option.type === 'boolean' && shown.length === given.length ? [`${where}: without it`] : [];
}

describe('the gallery shows every option', () => {
  const named = Object.keys(samples).filter((name): name is BlockName => name in shapes).map((name): [string, BlockName] => [rows[name] ?? 'A-03', name]);

  it.each(named)('%s of %s: each word to choose, each text, picture and link filled, each tick on and off', (_row, name) => {
    const { fields = {} }: { fields?: Record<string, Described> } = JSON.parse(JSON.stringify(shapes[name].describe()));
    const given: Record<string, unknown>[] = Object.values(samples[name]);
    expect(Object.entries(fields).flatMap(([option, described]) => missing(option, described, given.map((one) => one[option])))).toEqual([]);
  });
});
