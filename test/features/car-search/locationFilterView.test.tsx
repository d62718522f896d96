/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { queryChosen } from '@/features/car-search/carList.slice';
import { LocationFilter } from '@/features/car-search/components/LocationFilter';
import { carListFeature } from '@/features/car-search/carList.feature';
import { locationFilterFeature } from '@/features/car-search/locationFilter.feature';
import { findFailed, locationEntered, positionRequested } from '@/features/car-search/locationFilter.slice';
import { listState, terms } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const near = { place: 'Borås', lat: 57.721, lng: 12.94 };
const place = (query: CarListQuery = emptyQuery, context = {}) =>
  show(<LocationFilter />, {
    carList: listState(query, 130, { facets: [terms('car_site_city', { Lund: 3, Malmö: 2 })] }),
    features: [carListFeature, locationFilterFeature],
    context,
  });
const field = () => screen.getByRole('combobox', { name: 'Ort eller postnummer' });
const radius = () => screen.getByRole('combobox', { name: 'Högst så långt bort' });

describe('the place of the filter panel', () => {
  it('F-05 is searched for with Enter, within the chosen radius; the towns of the stock are suggested', async () => {
    const { actions } = place();
    expect([...document.querySelectorAll('datalist option')].map((town) => town.getAttribute('value'))).toEqual([
      'Lund',
      'Malmö',
    ]);
    await userEvent.selectOptions(radius(), '50');
    await userEvent.type(field(), 'borås{Enter}');
    expect(actions).toEqual([locationEntered({ text: 'borås', radius: { km: 50 } })]);
  });

  it('F-05 a suggested town applies at once, another one when the field is left', async () => {
    const { actions } = place();
    await userEvent.type(field(), 'Lund');
    expect(actions).toEqual([locationEntered({ text: 'Lund', radius: {} })]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Kiruna');
    await userEvent.tab();
    expect(actions.at(-1)).toEqual(locationEntered({ text: 'Kiruna', radius: {} }));
  });

  it('F-05 shows the place of the list; another radius applies at once, an empty field takes it away', async () => {
    const query: CarListQuery = { ...emptyQuery, near: { ...near, km: 30 }, sort: 'distance_asc' };
    const { actions } = place(query);
    expect(field()).toHaveDisplayValue('Borås');
    expect(radius()).toHaveDisplayValue('3\u00a0mil');
    await userEvent.selectOptions(radius(), '');
    expect(actions).toEqual([queryChosen({ query: { ...query, near } })]);
    await userEvent.clear(field());
    await userEvent.tab();
    const { near: _near, ...rest } = query;
    expect(actions.at(-1)).toEqual(queryChosen({ query: { ...rest, sort: null } }));
  });

  it('F-05 asks for the position of the device by a button, and an error is that of the field', async () => {
    const { actions, host } = place();
    await userEvent.click(screen.getByRole('button', { name: 'Använd min plats' }));
    expect(actions).toEqual([positionRequested({ radius: {} })]);
    expect(screen.getByRole('button', { name: 'Söker din plats …' })).toHaveAttribute('aria-busy', 'true');
    act(() => {
      host.store.dispatch(locationEntered({ text: 'zzz', radius: {} }));
      host.store.dispatch(findFailed({ error: { code: 'PLACE_UNKNOWN', params: {} } }));
    });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Vi hittar inte platsen. Prova närmaste större ort.');
  });

  it('F-05 has radii in miles where distances are', () => {
    place(emptyQuery, { odometer: 'mi' });
    expect([...radius().querySelectorAll('option')].map((option) => option.textContent?.split('\u00a0')[0])).toEqual([
      'Alla avstånd',
      '10',
      '20',
      '50',
      '100',
      '200',
    ]);
  });

  it('M-05 belongs to the form of the list, which works without script', () => {
    place();
    expect(
      [...document.querySelectorAll('[name]')].map((one) => [one.getAttribute('name'), one.getAttribute('form')]),
    ).toEqual([
      ['place', 'car-list'],
      ['radius', 'car-list'],
    ]);
  });
});
