import { TEASER_FACILITIES } from '@/domain/search/carTeaser';
import type { SiteTeaserFields } from './SiteTeaser.schema';

const none = { href: '', text: '', newWindow: false };

export const siteTeaserSamples: Record<string, SiteTeaserFields> = {
  'the first': {
    Title: 'Hitta hit',
    Link: { href: '/anlaggningar', text: 'Alla anläggningar', newWindow: false },
    Ids: [],
    Limit: TEASER_FACILITIES,
  },
  'these very ones': { Title: 'Våra största', Link: none, Ids: ['uppsala', '1003'], Limit: 100 },
  'without a title': { Title: '', Link: none, Ids: [], Limit: 2 },
};
