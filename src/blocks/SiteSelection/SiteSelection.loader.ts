import { facilityTeasersLoader } from '../parts/facilityTeasers.loader';
import { facilityChoice } from '@/domain/dealers/facilityTeaser';
import type { SiteSelectionFields } from './SiteSelection.schema';

export const loader = facilityTeasersLoader(({ Slugs }: SiteSelectionFields) =>
  Slugs.length === 0 ? null : facilityChoice(Slugs),
);
