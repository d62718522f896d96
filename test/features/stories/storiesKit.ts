import type { StoriesPage, StoriesRequest, Story, StoryTag } from '@/domain/stories/stories';
import { ok, type Result } from '@/errors/result';
import { initialStories, type StoriesState } from '@/features/stories/stories.slice';

export const ELECTRIC: StoryTag = { id: 'A'.repeat(32), key: 'elbil', value: 'Elbil' };
export const WINTER: StoryTag = { id: 'B'.repeat(32), key: 'vinter', value: 'Vinter' };
export const INDEX = { id: 'C'.repeat(32), path: '/nyheter' };

export const aStory = (number: number, over: Partial<Story> = {}): Story => ({
  id: String(number).padStart(32, '0'),
  title: `Artikel ${number}`,
  preamble: `Ingress ${number}`,
  path: `/nyheter/${number}`,
  date: `2026-01-${String(28 - (number % 28)).padStart(2, '0')}`,
  image: null,
  tags: number % 2 === 0 ? [ELECTRIC.id] : [WINTER.id],
  ...over,
});

const idOf = (number: number): string => aStory(number).id;
export const idsOf = (...numbers: number[]): string[] => numbers.map(idOf);

/** A newsroom with this many stories, numbered from 1, the newest first; stores its requests. */
export function aNewsroom(count = 10) {
  const requests: StoriesRequest[] = [];
  const all = Array.from({ length: count }, (_, index) => aStory(index + 1));
  const page = ({ first, after, tags }: StoriesRequest): StoriesPage => {
    const found = all.filter((story) => tags.length === 0 || story.tags.some((tag) => tags.includes(tag)));
    const from = Number(after || 0);
    const end = Math.min(from + first, found.length);
    return {
      index: {
        id: INDEX.id,
        title: 'Nyheter',
        path: INDEX.path,
        showDates: true,
        layout: '',
        highlightLatestStory: false,
      },
      total: found.length,
      endCursor: String(end),
      hasNext: end < found.length,
      items: found.slice(from, end),
    };
  };
  return {
    requests,
    stories: async (request: StoriesRequest): Promise<Result<StoriesPage>> => {
      requests.push(request);
      return ok(page(request));
    },
  };
}

export const opened = (over: Partial<StoriesState> = {}): StoriesState => ({
  ...initialStories,
  index: INDEX,
  tags: [ELECTRIC, WINTER],
  ids: idsOf(1, 2, 3, 4),
  total: 10,
  cursor: '4',
  hasNext: true,
  sequence: 1,
  flow: { value: 'list', entered: 2, refused: null },
  ...over,
});
