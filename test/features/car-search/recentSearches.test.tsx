/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery } from '@/domain/search/carList';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';
import { searchesLoaded, searchesCleared, searchRemoved } from '@/features/car-search/recentSearches.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { textSearched } from '@/features/car-search/carList.slice';
import { ListSearch } from '@/features/car-search/components/ListSearch';
import { listState } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const NAME = 'Sök bland bilarna';

/** The field with a hand in it, of a visitor who searched before. */
async function open(searches: string[] = ['volvo kombi', 'elbil', 'skåpbil'], keyphrase = '') {
  const run = show(<ListSearch />, {
    carList: listState({ ...emptyQuery, keyphrase }),
    features: [carListFeature, queryTextFeature, recentSearchesFeature],
  });
  act(() => void run.host.store.dispatch(searchesLoaded({ searches, since: null })));
  await userEvent.click(screen.getByRole('searchbox', { name: NAME }));
  const field = await screen.findByRole('combobox', { name: NAME });
  await userEvent.click(field);
  run.actions.length = 0;
  return { ...run, field };
}
const box = () => screen.findByRole('group', { name: 'Dina senaste sökningar' });
const closed = () => expect(screen.queryByRole('group', { name: 'Dina senaste sökningar' })).toBeNull();

describe('recent searches below the empty field', () => {
  it('F-04 are listed, the newest first, and announced', async () => {
    await open();
    const lines = within(await box()).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['volvo kombi', 'elbil', 'skåpbil']);
    expect(screen.getByText('3 tidigare sökningar, pil ned leder dit')).toHaveAttribute('role', 'status');
  });

  it('F-04 one is submitted again by a click', async () => {
    const { actions: dispatched, field } = await open();
    await userEvent.click(within(await box()).getByRole('button', { name: 'elbil' }));
    expect(dispatched).toContainEqual(textSearched({ text: 'elbil', query: emptyQuery }));
    expect(field).toHaveValue('elbil');
    closed();
  });

  it('F-04 and by keyboard: down into the lines, up into the field, Escape closes', async () => {
    const { actions: dispatched, field } = await open();
    await box();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'elbil' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveFocus();
    closed();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(dispatched).toContainEqual(textSearched({ text: 'volvo kombi', query: emptyQuery }));
    expect(screen.getByRole('button', { name: 'Sök' })).toHaveFocus();
  });

  it('F-04 each can be removed, the focus goes to the next line, and all at once', async () => {
    const { actions: dispatched, field } = await open();
    await userEvent.click(within(await box()).getByRole('button', { name: 'Ta bort ”elbil” ur dina sökningar' }));
    expect(dispatched).toContainEqual(searchRemoved({ text: 'elbil' }));
    expect(screen.getByRole('button', { name: 'skåpbil' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Rensa alla' }));
    expect(dispatched).toContainEqual(searchesCleared());
    expect(field).toHaveFocus();
    closed();
  });

  it('F-04 go as soon as something is written, and when the focus leaves', async () => {
    const { field } = await open();
    await box();
    await userEvent.type(field, 'v');
    closed();
    await userEvent.clear(field);
    await box();
    await userEvent.click(document.body);
    closed();
  });

  it('F-04 are not shown without any, or with a text in the field', async () => {
    await open([]);
    closed();
  });
});
