/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { blocks } from '@/blocks/generated/definitions';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { lendBrowser } from '@test/features/viewKit';
import { InSite } from '../shell/kit';

const names = ['StoriesTeaser', 'StoriesNavigation', 'StoriesPublishInfo', 'StoryHead', 'StoriesIndex'] as const;
const ids = {
  StoriesTeaser: 'D-02',
  StoriesNavigation: 'D-03',
  StoriesPublishInfo: 'D-03',
  StoryHead: 'D-03',
  StoriesIndex: 'D-01',
} as const;
type Name = (typeof names)[number];

const view = (name: Name, given: unknown) =>
  createElement(eagerViews[name] as ComponentType<object>, blocks[name].schema.validateSync(given));
const show = (name: Name, given: unknown, index = 0) =>
  render(
    <InSite site="car-store-se" index={index}>
      {view(name, given)}
    </InSite>,
  );
const html = (name: Name, given: unknown) => renderToString(<InSite>{view(name, given)}</InSite>);
const SLIPS = /\bundefined\b|\bnull\b|\[object Object\]|\bNaN\b|Invalid Date/;

beforeAll(lendBrowser);

describe.each(names)('the block %s', (name) => {
  it.each(Object.entries(blocks[name].samples))(`${ids[name]} shows its sample %p on the server`, (_sample, fields) => {
    const shown = html(name, fields);
    expect(shown).not.toMatch(SLIPS);
    const levels = [...shown.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
  });

  it.each([[{}], [undefined]])(`${ids[name]} without fields (%p) shows nothing`, (given) => {
    expect(html(name, given).replace(/<style[^>]*>.*?<\/style>/gs, '')).toMatch(
      name === 'StoriesIndex' ? /^<section[^>]*><div[^>]*><\/div><\/section>$/ : /^$/,
    );
  });

  it(`${ids[name]} never breaks, whatever the platform sends`, () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('2026-13-40', '0001-01-01T00:00:00Z', '2026-01-02', 'javascript:alert(1)', '/x'),
      fc.array(fc.string(), { maxLength: 3 }),
    );
    const item = fc.dictionary(
      fc.constantFrom('Title', 'Preamble', 'Date', 'Url', 'Image', 'Tags', 'constructor'),
      fc.oneof(
        value,
        value.map((given) => ({ value: given })),
      ),
      { noNullPrototype: true },
    );
    const fields = fc.dictionary(
      fc.constantFrom(...Object.keys(blocks[name].schema.fields), 'Stranger'),
      fc.oneof(value, item, fc.array(item, { maxLength: 3 })),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fields, (given) => {
        const shown = html(name, given);
        expect(shown).not.toMatch(SLIPS);
        expect(shown).not.toMatch(/href="\s*(?:javascript|data):/i);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the teaser of stories', () => {
  it('D-02 shows the latest three and the way to all of them', () => {
    show('StoriesTeaser', blocks.StoriesTeaser.samples.three);
    expect(screen.getByRole('heading', { level: 2, name: 'Livet med bil' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Elbil i minus tjugo: en vecka i Östersund',
      'Packa bilen säkert',
      'Första bilen',
    ]);
    expect(screen.getByRole('link', { name: 'Läs fler artiklar' })).toHaveAttribute('href', '/livet-med-bil');
  });

  it('D-02 leaves out a story without a title, and an invalid date', () => {
    show('StoriesTeaser', blocks.StoriesTeaser.samples.ugly);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.querySelectorAll('time')).toHaveLength(1);
  });

  it('D-05 shows nothing while the platform does not respond', () => {
    show('StoriesTeaser', blocks.StoriesTeaser.samples.empty);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('links of a story', () => {
  it('D-03 lead back to the index, and to the articles before and after it', () => {
    show('StoriesNavigation', blocks.StoriesNavigation.samples.both);
    const back = screen.getByRole('link', { name: 'Tillbaka till Livet med bil' });
    expect(back).toHaveAttribute('href', '/livet-med-bil');
    // The tooltip of the round button.
    expect(back).toHaveAttribute('title', 'Tillbaka till Livet med bil');
    const links = within(screen.getByRole('navigation', { name: 'Fler artiklar' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['Föregående artikelPacka bilen säkert inför semestern', '/livet-med-bil/2026/packa', 'prev'],
      ['Nästa artikelElbil i minus tjugo', '/livet-med-bil/2026/elbil', 'next'],
    ]);
  });

  it.each([
    ['oldest', 'next'],
    ['newest', 'previous'],
  ])('D-03 of the %s lead one way alone', (sample, to) => {
    show('StoriesNavigation', blocks.StoriesNavigation.samples[sample]);
    expect([...document.querySelectorAll<HTMLElement>('[data-to]')].map(({ dataset }) => dataset.to)).toEqual([to]);
  });
});

describe('author and date of a story', () => {
  it.each([
    ['both', 0, ['Författare: Maja Ekdahl', 'Publicerad: 12 november 2026']],
    ['both', 1, ['Author : Maja Ekdahl', 'Published : 12 November 2026']],
    ['author alone', 0, ['Författare: Maja Ekdahl']],
    ['date alone', 1, ['Published : 20 August 2025']],
  ])('D-03 %s, language %i: %j', (sample, index, lines) => {
    show('StoriesPublishInfo', blocks.StoriesPublishInfo.samples[sample], index);
    expect(
      [...document.querySelectorAll('.byline p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(lines);
  });
});

describe('the head of a story', () => {
  it('D-03 has title, preamble, picture and subjects that lead to the stories that share them', () => {
    show('StoryHead', blocks.StoryHead.samples.complete);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Elbil i minus tjugo');
    expect(screen.getByRole('img', { name: 'Mörkblå suv, snett framifrån' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'Elbil' })).toHaveAttribute('href', '/livet-med-bil?tags=elbil');
    expect(screen.getByText('Vinter')).toBeVisible();
  });
});
