/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { drawingOfService } from '@/features/booking/components/serviceDrawings';
import { serviceCategories } from '@/server/workshop/seed/services.seed';
import { sharedPicture } from '@/ssr/sharedPicture';
import { drawingAddress, isDrawing } from '@/domain/content/drawings';
import { StoryCard } from '@/features/stories/components/StoryCard';
import { show } from '../shell/kit';
import { shown } from './kit';

const image = { src: drawingAddress('brakes'), alt: '', width: 48, height: 48 };
const link = { href: '/verkstad', text: 'Boka', newWindow: false };

const drawings = () =>
  [...document.querySelectorAll('svg.drawing')].map((svg) => [
    svg.querySelector('use')?.getAttribute('href'),
    svg.getAttribute('aria-hidden'),
  ]);
const BRAKES = ['/icons/drawings/brakes.svg#drawing', 'true'];

describe('line drawings', () => {
  it.each(['StageRow', 'ImageButton'] as const)(
    'C-27 in %s one is a file in the colour of the text, hidden from screen readers, and no picture',
    (block) => {
      const { container } = shown(block, block === 'StageRow' ? 'texts' : 'below', {
        Items: [{ fields: { Title: { value: 'Bromsar' }, Image: { value: image }, Link: { value: link } } }],
      });
      expect(drawings()).toEqual([BRAKES]);
      expect(container.querySelector('img')).toBeNull();
    },
  );

  it('D-01 a story has one instead of a picture', () => {
    const { container } = show(
      <StoryCard
        level="h2"
        title="Bromsar"
        preamble=""
        href="/bromsar"
        date=""
        image={image}
        tags={[]}
        showDate={false}
        sizes="100vw"
      />,
    );
    expect(drawings()).toEqual([BRAKES]);
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([image, { ...image, src: '/-/jssmedia/trucks/hook-blue.avif' }])(
    'C-27 a page whose only picture is one, or a truck that does not exist, is shared with the mark of its site: $src',
    (picture) => {
      const shared = sharedPicture(
        { layout: null, picture, title: 'Bromsar' },
        { origin: 'https://nordvik.example', resizes: true, siteTitle: 'Nordvik' },
      );
      expect(shared).toMatchObject({ src: 'https://nordvik.example/share.jpg', alt: 'Nordvik' });
    },
  );

  it('J-03 every service of the workshop has one, also a service that is not known', () => {
    const files = readdirSync(path.join(process.cwd(), 'public/icons/drawings'));
    const codes = serviceCategories.flatMap(({ offerings }) => offerings.map(({ code }) => code));
    const names = [...codes, 'NEW'].map(drawingOfService);
    expect(names.filter((name) => !files.includes(`${name}.svg`))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(20);
  });

  it('C-27 only a file of its folder is one', () => {
    expect(
      ['/icons/car.svg', '/-/jssmedia/icons/drawings/x.avif', 'https://x.example/icons/drawings/x.svg'].map(isDrawing),
    ).toEqual([false, false, false]);
  });
});
