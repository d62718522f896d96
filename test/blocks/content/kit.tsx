import { createElement, type ComponentType, type ReactElement } from 'react';
import { samples } from '@/blocks/samples';
import { shapes, type BlockFields, type BlockName } from '@/blocks/shapes';
import { wholeViews } from '@/blocks/wholeViews';
import { show, type Around, type Shown } from '../shell/kit';

export const contentBlocks = [
  'HeroBanner', 'HeroNotFound', 'RichContentBlock', 'Blurb', 'BlurbCloud', 'BlurbXmc', 'StageRow', 'StageRowHorizontal', 'CTABanner', 'HighlightList', 'HighlightItem', 'FAQList', 'Accordion', 'Spacer', 'LegalInfo',
  'ObligatoryLoanInfo', 'ImageButton', 'BrandList', 'FileDownloadList', 'CarModelCardList', 'ImageCard', 'YoutubeVideo', 'Carousel', 'CountdownTimer', 'DisclaimerModal', 'Gallery',
  'SiteSelection', 'CarStoreNavigation', 'CarStoreAuctionHeader', 'DatePicker', 'EmbeddedComponent',
] as const satisfies readonly BlockName[];
export type ContentBlock = (typeof contentBlocks)[number];

/** A block as the server would render it from these fields of the platform: never late. */
export function viewOf<Name extends ContentBlock>(name: Name, given: unknown, report?: (sentence: string) => void): ReactElement {
  const View: ComponentType<object> = wholeViews[name] as ComponentType<object>;
  return createElement(View, shapes[name].validateSync(given, { context: { report } }));
}

export function sampleOf<Name extends ContentBlock>(name: Name, sample: string): BlockFields[Name] {
  const found: BlockFields[Name] | undefined = samples[name][sample];
  if (!found) throw new Error(`${name} has no sample ${sample}.`);
  return found;
}

/** A block on screen: one of its samples with some fields as the platform would send them. */
export const shown = (name: ContentBlock, sample: string, fields: object = {}, around: Around = {}): Shown => show(viewOf(name, { ...sampleOf(name, sample), ...fields }), around);
