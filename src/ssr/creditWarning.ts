import type { BlockName, PageBlock } from '@/blocks/blocks.types';
import type { PageContent } from './pageContent';

/** Blocks that offer cars, each of which has a loan, or that speak of credit themselves. */
const offering: ReadonlySet<BlockName> = new Set([
  'BodyTypes',
  'BrandLinks',
  'BrandList',
  'CarList',
  'CarModel',
  'CarModelCardList',
  'CarSearchHero',
  'CarTeaser',
  'ClosingLots',
  'CreditWarning',
  'FacilityDetail',
  'LatestCars',
  'LoanCalculator',
  'ObligatoryLoanInfo',
] as const);

const offers = ({ block, ...rest }: PageBlock): boolean =>
  block !== null &&
  (offering.has(block) || ('slots' in rest && Object.values(rest.slots ?? {}).some((inside) => inside.some(offers))));

/** Header and main area as they are, the footer area without the warning. */
export const withoutCreditWarning = <Content extends Pick<PageContent, 'areas'>>(content: Content): Content => ({
  ...content,
  areas: { ...content.areas, footer: content.areas.footer.filter(({ block }) => block !== 'CreditWarning') },
});

/**
 * The warning of the footer area stands on pages that offer cars or credit (decision 22d): on a booking of the workshop
 * or in a story it would warn of nothing that the page offers.
 */
export const creditWarningWhereOffered = <Content extends Pick<PageContent, 'areas'>>(content: Content): Content =>
  content.areas.main.some(offers) ? content : withoutCreditWarning(content);
