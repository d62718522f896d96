import { decodeStoriesView, encodeStoriesView, MAX_STORIES, storiesAddress, toggled } from '@/domain/stories/stories';
import { hasStoriesParameters } from '@/domain/stories/storiesParameters';

describe('the query of a list of stories in its address', () => {
  it.each([
    ['', { tags: [], shown: 4 }],
    ['?utm_source=x', { tags: [], shown: 4 }],
    ['tags=elbil&tags=vinter', { tags: ['elbil', 'vinter'], shown: 4 }],
    ['tags=elbil&tags=elbil&tags=&tags=+', { tags: ['elbil'], shown: 4 }],
    ['stories=8', { tags: [], shown: 8 }],
    ['stories=9', { tags: [], shown: 12 }],
    ['stories=0', { tags: [], shown: 4 }],
    ['stories=-8', { tags: [], shown: 4 }],
    ['stories=many', { tags: [], shown: 4 }],
    ['stories=Infinity', { tags: [], shown: 4 }],
    ['stories=1e99', { tags: [], shown: MAX_STORIES }],
  ])('D-01 %s is read', (search, view) => {
    expect(decodeStoriesView(search)).toEqual(view);
  });

  it('D-01 takes no more than twenty tags', () => {
    expect(decodeStoriesView(Array.from({ length: 50 }, (_, index) => `tags=t${index}`).join('&')).tags).toHaveLength(
      20,
    );
  });

  it.each([
    [{ tags: [], shown: 4 }, '', '/nyheter'],
    [{ tags: ['elbil'], shown: 4 }, 'tags=elbil', '/nyheter?tags=elbil'],
    [{ tags: ['a b', 'ö'], shown: 8 }, 'tags=a+b&tags=%C3%B6&stories=8', '/nyheter?tags=a+b&tags=%C3%B6&stories=8'],
  ])('D-01 %j is written so that it is read the same', (view, query, address) => {
    expect(encodeStoriesView(view)).toBe(query);
    expect(storiesAddress('/nyheter', view)).toBe(address);
    expect(decodeStoriesView(query)).toEqual(view);
  });

  it.each([
    ['?tags=x', true],
    ['?stories=8', true],
    ['?utm=1&tags=', true],
    ['', false],
    ['?utm=1', false],
    ['?tag=x', false],
  ])('D-01 %s queries the list: %p', (search, expected) => {
    expect(hasStoriesParameters(search)).toBe(expected);
  });

  it('D-01 a tag is put on and taken off', () => {
    expect([toggled([], 'a'), toggled(['a', 'b'], 'a'), toggled(['a'], 'b')]).toEqual([['a'], ['b'], ['a', 'b']]);
  });
});
