/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineFormSamples } from '@/blocks/OnlineForm/OnlineForm.sample';
import { onlineFormBlockSchema } from '@/blocks/OnlineForm/OnlineForm.schema';
import { OnlineForm } from '@/blocks/OnlineForm/OnlineForm.view';
import { truckListSamples } from '@/blocks/TruckList/TruckList.sample';
import { truckListSchema } from '@/blocks/TruckList/TruckList.schema';
import { TruckList } from '@/blocks/TruckList/TruckList.view';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { siteByName } from '@/sites/sites';
import { StoreProvider } from '@/store/StoreProvider';
import { fakePorts } from '@test/kit/fakePorts';
import { lendBrowser } from '../features/viewKit';
import { InTexts } from '../ui/inTexts';
import { pageStateOf } from './shell/kit';

beforeAll(lendBrowser);

const { fields } = readOnlineFields(
  '[{ "name": "truck", "type": "dropdown", "label": "Auto", "options": ["R 102 Volvo FH 500", "R 110 Volvo FL 280"] }]',
);

const bareForm = onlineFormBlockSchema.validateSync(onlineFormSamples.bare);

/** The list above the form to which it leads. */
function list(sample: string, address = '/kalusto/varastossa') {
  const site = siteByName('truck-fi');
  const [language] = site.languages;
  return render(
    <InTexts language="fi" locale="fi-FI">
      <StoreProvider pageState={pageStateOf(site, language, address)} stateId="one" ports={() => fakePorts()}>
        <TruckList {...truckListSchema.validateSync(truckListSamples[sample])} />
        {sample === 'groups' && <OnlineForm {...bareForm} FormId="raskas-varasto" Fields={fields} />}
      </StoreProvider>
    </InTexts>,
  );
}
const plain = (text: string | null) => text?.replace(/\s/g, ' ');

describe('trucks in stock', () => {
  it('C-27 are in groups, to which links lead, with their data and the price without VAT', () => {
    list('groups');
    const kinds = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(kinds.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vetoautot 2', '#vetoautot'],
      ['Jakeluautot 1', '#jakeluautot'],
    ]);
    expect(document.getElementById('vetoautot')).toContainElement(
      screen.getByRole('heading', { name: 'Volvo FH 500' }),
    );
    const [first] = screen.getAllByRole('article');
    if (!first) throw new Error('No truck is shown.');
    expect([...first.querySelectorAll('.key p')].map(({ textContent }) => plain(textContent))).toEqual([
      '2021 · 412 000 km · 6x2 · 500 hv',
      'Euro 6 · Vetopöytä',
    ]);
    // Hidden where the window is wider than a phone.
    expect(within(first).getByRole('link', { name: /^Soita: Petri Salo/, hidden: true })).toHaveAttribute(
      'href',
      'tel:+358000001131',
    );
    expect(plain(first.textContent)).toContain('68 900 €ilman alv:täEspoo');
  });

  it.each([
    ['groups', 3, '33vw', 'lazy'],
    ['one', 1, '58vw', 'eager'],
  ])('C-27 %s: their pictures are illustrations in the studio, which is said once', (sample, count, width, loading) => {
    list(sample);
    const pictures = screen.getAllByRole('img', { name: /^Kuvituskuva: / });
    expect(pictures[0]).toHaveAttribute('sizes', expect.stringContaining(width));
    expect(pictures[0]).toHaveAttribute('loading', loading);
    expect(pictures.filter((picture) => picture.hasAttribute('data-studio'))).toHaveLength(count);
    expect(screen.getAllByText('Kuvituskuva, auto voi poiketa kuvasta')).toHaveLength(1);
  });

  it('C-27 L-03 are asked about by a form that then knows the truck', async () => {
    list('groups');
    const link = screen.getByRole('link', { name: 'Kysy tästä: R 110 Volvo FL 280' });
    expect(link).toHaveAttribute('href', '#raskas-varasto');
    expect(document.getElementById('raskas-varasto')).toContainElement(screen.getByRole('combobox'));
    expect(screen.getByRole('combobox')).toHaveValue('');
    await userEvent.click(link);
    expect(screen.getByRole('combobox')).toHaveValue('R 110 Volvo FL 280');
  });

  it('C-27 a few of them are one of each kind first, with a link to all', () => {
    list('the first');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Volvo FH 500',
      'Volvo FL 280',
    ]);
    expect(screen.getByRole('link', { name: 'Kaikki varastossa' })).toHaveAttribute('href', '/kalusto/varastossa');
  });

  it('C-27 one without data shows its name and how to learn the price', () => {
    list('bare');
    expect(screen.getByRole('heading', { level: 2, name: 'Volvo FM' })).toBeInTheDocument();
    expect(screen.getByText('Kysy hintaa')).toBeInTheDocument();
    expect([document.querySelector('.key'), screen.queryAllByRole('link')]).toEqual([null, []]);
    expect(screen.queryByText(/^Kuvituskuva/)).toBeNull();
  });

  it('C-27 lead to their own pages, and are filtered by the address of a plain form', () => {
    const { unmount } = list('with pages and filters');
    expect(screen.getByRole('link', { name: 'Volvo FL 280' })).toHaveAttribute(
      'href',
      '/kalusto/varastossa/r-110-volvo-fl-280',
    );
    const form = screen.getByRole('search', { name: 'Suodata' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/kalusto/varastossa']);
    expect(
      within(form)
        .getAllByRole('combobox')
        .map((choice) => choice.getAttribute('name')),
    ).toEqual(['kind', 'axles', 'emission', 'year', 'km', 'price', 'location']);
    unmount();
    const { unmount: unmountOne } = list('with pages and filters', '/kalusto/varastossa?axles=4x2&year=2021');
    expect(screen.getByRole('combobox', { name: 'Akselisto' })).toHaveValue('4x2');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 auto');
    expect(screen.getByRole('link', { name: 'Näytä kaikki autot' })).toHaveAttribute('href', '/kalusto/varastossa');
    unmountOne();
    list('with pages and filters', '/kalusto/varastossa?km=100000');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText(/^Yksikään varaston auto ei vastaa/)).toBeInTheDocument();
  });

  it('C-27 have pages with weights, service, inspection, and the phone of who sells them', () => {
    list('one');
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo FH 500' })).toBeInTheDocument();
    const rows = screen
      .getAllByRole('term')
      .map((term) => plain(`${term.textContent}: ${term.nextSibling?.textContent}`));
    expect(rows).toEqual(
      expect.arrayContaining([
        'Akseliväli: 3 900 mm',
        'Omamassa: 9 150 kg',
        'Kokonaismassa: 26 000 kg',
        'Huolto: Huollettu 15.10.2026, 405 000 km',
        'Katsastus: Voimassa 30.4.2027 asti',
      ]),
    );
    expect(screen.getByRole('link', { name: /^Soita: Petri Salo/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+358/),
    );
    expect(screen.getByRole('link', { name: 'Kaikki autot varastossa' })).toHaveAttribute(
      'href',
      '/kalusto/varastossa',
    );
  });
});
