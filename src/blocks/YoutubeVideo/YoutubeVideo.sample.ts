import type { YoutubeVideoFields } from './YoutubeVideo.schema';

export const youtubeVideoSamples: Record<string, YoutubeVideoFields> = {
  titled: { YoutubeID: 'aBcDeFgHiJ1', Title: 'Så byter vi däck' },
  untitled: { YoutubeID: 'aBcDeFgHiJ1', Title: '' },
  'no film': { YoutubeID: '', Title: 'Ingen film' },
};
