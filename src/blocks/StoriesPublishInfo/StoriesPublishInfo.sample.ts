import type { StoriesPublishInfoFields } from './StoriesPublishInfo.schema';

export const storiesPublishInfoSamples: Record<string, StoriesPublishInfoFields> = {
  both: { Author: 'Maja Ekdahl', Date: '2026-11-12T00:00:00.000Z' },
  'author alone': { Author: 'Maja Ekdahl', Date: '' },
  'date alone': { Author: '', Date: '2025-08-20T00:00:00.000Z' },
  neither: { Author: '', Date: '' },
};
