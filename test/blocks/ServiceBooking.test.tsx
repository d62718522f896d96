/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { Blocks } from '@/blocks/Blocks';
import { serviceBookingSamples } from '@/blocks/ServiceBooking/ServiceBooking.sample';
import type { PageBlock } from '@/blocks/blocks.types';
import { limitToOneBooking } from '@/ssr/limitToOneBooking';
import { fakePorts } from '@test/kit/fakePorts';
import { InSite } from '@test/blocks/shell/kit';
import { lendBrowser, neverSeen } from '../features/viewKit';

beforeAll(() => {
  lendBrowser();
  neverSeen();
});

const { complete } = serviceBookingSamples;
if (!complete) throw new Error('There is no complete sample.');
const booking = (id: string, Title = id): PageBlock => ({
  id,
  block: 'ServiceBooking',
  fields: { ...complete, Title },
});
const container = (id: string, ...blocks: PageBlock[]): PageBlock => ({
  id,
  block: 'Container',
  fields: { BackgroundColor: 'None' },
  slots: { 'container-1': blocks },
});
const broken: PageBlock = { id: 'broken', block: null };

/** Which bookings of these blocks lead elsewhere, those within others too. */
const leading = (blocks: readonly PageBlock[]): [string, boolean][] =>
  blocks.flatMap((block): [string, boolean][] => {
    if (block.block === null) return [];
    if (block.block === 'ServiceBooking') return [[block.id, block.fields.LeadsToFirst]];
    return Object.values(block.slots ?? {}).flatMap(leading);
  });

async function show(blocks: readonly PageBlock[]) {
  await act(async () => {
    render(
      <InSite ports={fakePorts()}>
        <Blocks blocks={limitToOneBooking({ header: [], main: [...blocks], footer: [] }).main} />
      </InSite>,
    );
  });
}

describe('a page with several blocks of a booking', () => {
  it('J-08 has it in the first of them, wherever the others are', () => {
    const { header, main, footer } = limitToOneBooking({
      header: [broken],
      main: [container('a', broken, booking('one'), container('b', booking('two')))],
      footer: [booking('three')],
    });
    expect(header).toEqual([broken]);
    expect([...leading(main), ...leading(footer)]).toEqual([
      ['one', false],
      ['two', true],
      ['three', true],
    ]);
  });

  it('J-08 has it in the first, whatever content is sent', () => {
    const lying = booking('one');
    if (lying.block === 'ServiceBooking') lying.fields = { ...lying.fields, LeadsToFirst: true };
    expect(leading(limitToOneBooking({ header: [], main: [lying], footer: [] }).main)).toEqual([['one', false]]);
  });

  it('J-08 requests one car; the other block keeps its texts and links to the first', async () => {
    await show([booking('one', 'Boka här'), booking('two', 'Boka där')]);
    expect(await screen.findAllByLabelText('Registreringsnummer')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Boka där' })).toBeVisible();
    const way = screen.getByRole('link', { name: 'Till bokningen' });
    const target = document.querySelector(way.getAttribute('href') ?? '');
    expect(target).toContainElement(screen.getByLabelText('Registreringsnummer'));
    expect(target).not.toContainElement(way);
  });
});

describe('below the booking', () => {
  it('J-01 brands that are booked elsewhere have their links there, the others are listed once each', async () => {
    const link = (href: string) => ({ href, text: '', newWindow: href.startsWith('https:') });
    const Items = [
      { Title: 'BMW', Link: link('https://bmw-service.nordvik.example/') },
      { Title: 'IVECO', Link: link('/kop-bil/bilmarken/iveco/verkstadstjanster') },
      { Title: 'MINI', Link: link('') },
    ];
    await show([{ id: 'one', block: 'ServiceBooking', fields: { ...complete, Items, Brands: 'Kia, Volvo,, Kia' } }]);
    expect(await screen.findByRole('link', { name: 'BMW' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'BMW' })).toHaveAttribute('href', 'https://bmw-service.nordvik.example/');
    expect(screen.getByRole('link', { name: 'IVECO' })).toHaveAttribute(
      'href',
      '/kop-bil/bilmarken/iveco/verkstadstjanster',
    );
    expect(screen.getByRole('link', { name: 'IVECO' })).not.toHaveAttribute('target');
    expect(screen.queryByText('MINI')).toBeNull();
    const brands = screen.getByText('Märken som vi är auktoriserade för');
    expect(brands.closest('details')).not.toHaveAttribute('open');
    expect(
      within(brands.closest('details') as HTMLElement)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Kia', 'Volvo']);
  });
});
