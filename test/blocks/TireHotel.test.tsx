/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tireHotelSamples } from '@/blocks/TireHotel/TireHotel.sample';
import { tireHotelSchema } from '@/blocks/TireHotel/TireHotel.schema';
import { TireHotel } from '@/blocks/TireHotel/TireHotel.view';
import { InSite, show } from '@test/blocks/shell/kit';

const block = (given: unknown, report?: (warning: string) => void) => (
  <TireHotel {...tireHotelSchema.validateSync(given, { context: { report } })} />
);

describe('the block TireHotel', () => {
  it.each(Object.keys(tireHotelSamples))('A-03 shows its sample %p on the server', (sample) => {
    expect(renderToString(<InSite>{block(tireHotelSamples[sample])}</InSite>)).not.toMatch(
      /\bundefined\b|\bnull\b|\[object Object\]|\bNaN\b/,
    );
  });

  it('A-03 reads what the platform sends', () => {
    show(block({ Title: { value: ' Rubrik ' }, Text: { value: 'Ord' }, Phone: { value: '08-465 004 00' } }));
    expect(screen.getByRole('heading', { level: 2, name: 'Rubrik' })).toBeInTheDocument();
    expect(screen.getByText('Ord')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Registreringsnummer' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Fortsätt' })).toBeDisabled();
  });

  it('K-01 takes over the number that was typed before hydration', async () => {
    const page = <InSite>{block(tireHotelSamples.complete)}</InSite>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Registreringsnummer' });
    field.value = 'abc 123';
    const root = await act(async () => hydrateRoot(container, page));
    expect(field).toHaveValue('ABC123');
    expect(screen.getByRole('button', { name: 'Fortsätt' })).toBeEnabled();
    await act(async () => root.unmount());
    container.remove();
  });

  it('K-01 without script says how to reach the workshop', () => {
    const markup = renderToString(<InSite>{block(tireHotelSamples.complete)}</InSite>);
    const [, instead = ''] = /<noscript>(.*?)<\/noscript>/.exec(markup) ?? [];
    expect(instead).toContain('det kräver att webbläsaren får köra skript');
    expect(instead).toContain('href="tel:0846500400"');
    expect(instead).toContain('href="mailto:dackhotell@nordvik.example"');
  });

  it('A-03 without fields is still there to log in, and logs it', () => {
    const warnings: string[] = [];
    show(block({}, (warning) => warnings.push(warning)));
    expect(screen.getByRole('textbox', { name: 'Registreringsnummer' })).toBeEnabled();
    expect(warnings).toEqual(['No fields provided for TireHotel component']);
  });
});
