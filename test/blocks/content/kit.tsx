import { createElement, type ComponentType, type ReactElement } from 'react';
import { blocks } from '@/blocks/generated/definitions';
import type { BlockFields, BlockName } from '@/blocks/blocks.types';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { show, type Around, type Shown } from '../shell/kit';

export const contentBlocks = [
  'HeroBanner',
  'HeroNotFound',
  'RichContentBlock',
  'Blurb',
  'BlurbCloud',
  'BlurbXmc',
  'StageRow',
  'StageRowHorizontal',
  'CTABanner',
  'HighlightList',
  'HighlightItem',
  'FAQList',
  'Accordion',
  'Spacer',
  'LegalInfo',
  'ObligatoryLoanInfo',
  'ImageButton',
  'BrandList',
  'FileDownloadList',
  'CarModelCardList',
  'ImageCard',
  'YoutubeVideo',
  'Carousel',
  'CountdownTimer',
  'DisclaimerModal',
  'Gallery',
  'SiteSelection',
  'CarStoreNavigation',
  'CarStoreAuctionHeader',
  'DatePicker',
  'EmbeddedComponent',
] as const satisfies readonly BlockName[];
export type ContentBlock = (typeof contentBlocks)[number];

/** A block as the server would render it from these fields of the platform: without lazy parts. */
export function viewOf<Name extends ContentBlock>(
  name: Name,
  given: unknown,
  report?: (sentence: string) => void,
): ReactElement {
  const View: ComponentType<object> = eagerViews[name] as ComponentType<object>;
  return createElement(View, blocks[name].schema.validateSync(given, { context: { report } }));
}

const withSamples: { readonly [Name in BlockName]: { samples: Readonly<Record<string, BlockFields[Name]>> } } = blocks;

export function sampleOf<Name extends ContentBlock>(name: Name, sample: string): BlockFields[Name] {
  const found: BlockFields[Name] | undefined = withSamples[name].samples[sample];
  if (!found) throw new Error(`${name} has no sample ${sample}.`);
  return found;
}

/** A block on screen: one of its samples with some fields as the platform would send them. */
export const shown = (name: ContentBlock, sample: string, fields: object = {}, around: Around = {}): Shown =>
  show(viewOf(name, { ...sampleOf(name, sample), ...fields }), around);

const ids: Partial<Record<BlockName, string>> = {
  HeroBanner: 'C-01',
  Blurb: 'C-02',
  BlurbCloud: 'C-03',
  BlurbXmc: 'C-03',
  BrandList: 'C-04',
  CarModelCardList: 'C-05',
  Carousel: 'C-06',
  CountdownTimer: 'C-07',
  CTABanner: 'C-08',
  DisclaimerModal: 'C-09',
  FAQList: 'C-10',
  FileDownloadList: 'C-11',
  HeroNotFound: 'C-12',
  HighlightList: 'C-13',
  ImageButton: 'C-14',
  LegalInfo: 'C-15',
  ObligatoryLoanInfo: 'C-16',
  RichContentBlock: 'C-17',
  Spacer: 'C-18',
  StageRow: 'C-19',
  StageRowHorizontal: 'C-19',
  YoutubeVideo: 'C-20',
  Accordion: 'C-21',
  ImageCard: 'C-21',
  Gallery: 'C-21',
  Breadcrumb: 'C-22',
  CarTeaser: 'C-23',
  SiteTeaser: 'C-23',
  SiteSelection: 'C-24',
  DatePicker: 'C-25',
  ServiceBooking: 'J-01',
  Container: 'C-26',
  PartialDesignDynamicPlaceholder: 'C-26',
  HighlightItem: 'C-27',
  CarStoreNavigation: 'C-27',
  CarStoreAuctionHeader: 'C-27',
  EmbeddedComponent: 'C-27',
  Logo: 'C-27',
  Message: 'C-27',
  FacilityList: 'C-27',
  FacilityDetail: 'C-27',
  CarList: 'C-27',
  CarSearchHero: 'C-27',
  Navigation: 'B-01',
  MegaMenu: 'B-06',
  AlertBar: 'B-09',
  Footer: 'B-10',
  SocialMedia: 'B-11',
  CreditWarning: 'A-12',
  ScrollToTop: 'A-10',
  LatestCars: 'A-08',
  BodyTypes: 'A-08',
  BrandLinks: 'A-08',
  Promises: 'A-08',
  StoriesIndex: 'D-01',
  StoriesTeaser: 'D-04',
  StoriesNavigation: 'D-05',
  StoriesPublishInfo: 'D-05',
  StoryHead: 'D-05',
  BookingLink: 'J-07',
};

/** The requirement that each block is shown for. */
export const blockId = (name: BlockName): string => ids[name] ?? 'A-03';

/** What a slip of the code would let through to a reader, or to an attribute. */
export const SLIPS = /\bundefined\b|\bnull\b|\[object Object\]|\bNaN\b/;

/** The slides' library observes what is in view, which jsdom does not know. */
class NoWatcher {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
export const lendIntersectionObserver = (): void => void Object.assign(globalThis, { IntersectionObserver: NoWatcher });
