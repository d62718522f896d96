import { facilityTeasersLoader } from '../parts/facilityTeasers.loader';
import type { SiteTeaserFields } from './SiteTeaser.schema';

export const loader = facilityTeasersLoader(({ Ids, Limit }: SiteTeaserFields) => ({ ids: Ids, limit: Limit }));
