/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import * as storiesActions from '@/features/stories/stories.slice';
import type { StoriesState } from '@/features/stories/stories.slice';
import { storiesFeature } from '@/features/stories/stories.feature';
import type { StoriesListProps } from '@/features/stories/components/StoriesList';
import { StoriesView } from '@/features/stories/components/StoriesView';
import type { ContextState } from '@/store/context';
import { normalizeStories } from '@/store/entities.normalize';
import { makeStore } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { InTexts } from '../../ui/inTexts';
import { aStory, idsOf, opened } from './storiesKit';

const plain: StoriesListProps = { level: 'h2', single: false, showDates: false, highlight: false };
const picture = { src: '/-/jssmedia/cars/suv/front34-navy.avif', alt: 'Mörkblå suv', width: 1600, height: 900 };
const stories = Array.from({ length: 8 }, (_, index) => aStory(index + 1, index === 0 ? { image: picture } : {}));

function show(state: StoriesState, list: Partial<StoriesListProps> = {}, context: Partial<ContextState> = {}) {
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('one', { stories: state, entities: normalizeStories(stories).entities }, context),
  });
  host.inject([storiesFeature]);
  const actions: UnknownAction[] = [];
  const { dispatch } = host.store;
  jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
    actions.push(action);
    return dispatch(action);
  });
  render(
    <Provider store={host.store}>
      <InTexts language="sv" locale="sv-SE">
        <StoriesView {...plain} {...list} />
      </InTexts>
    </Provider>,
  );
  return { actions, dispatchInAct: (action: UnknownAction) => act(() => void dispatch(action)) };
}
const inState = (value: StoriesState['flow']['value'], over: Partial<StoriesState> = {}) =>
  opened({ ...over, flow: { value, entered: 3, refused: null } });
const more = () => screen.queryByRole('link', { name: 'Visa fler artiklar' });

describe('the list of stories', () => {
  it('D-01 offers show all and each tag as links that work without script', () => {
    show(opened({ chosen: ['elbil'] }));
    const chips = within(screen.getByRole('navigation', { name: 'Välj ämne' })).getAllByRole('link');
    expect(
      chips.map((chip) => [chip.textContent, chip.getAttribute('href'), chip.getAttribute('aria-current')]),
    ).toEqual([
      ['Visa alla', '/nyheter', null],
      ['Elbil', '/nyheter', 'true'],
      ['Vinter', '/nyheter?tags=elbil&tags=vinter', null],
    ]);
  });

  it('D-01 dispatches what was pressed, and leaves a press with a key to the browser', () => {
    const { actions } = show(opened({ chosen: ['elbil'] }));
    fireEvent.click(screen.getByRole('link', { name: 'Vinter' }));
    fireEvent.click(screen.getByRole('link', { name: 'Visa alla' }));
    expect(actions).toEqual([storiesActions.tagToggled({ key: 'vinter' }), storiesActions.tagsCleared()]);
    actions.length = 0;
    const wasDefault = fireEvent.click(screen.getByRole('link', { name: 'Elbil' }), { ctrlKey: true });
    expect([wasDefault, actions]).toEqual([true, []]);
  });

  it('D-01 show-all changes nothing where all are shown', () => {
    const { actions } = show(opened());
    fireEvent.click(screen.getByRole('link', { name: 'Visa alla' }));
    expect(actions).toEqual([]);
  });

  it('D-01 has no chips where there are no tags', () => {
    show(opened({ tags: [] }));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('D-01 each card has tags, title, preamble, a way on, and a date if dates are shown', () => {
    show(opened(), { showDates: true });
    const [card] = screen.getAllByRole('article');
    if (!card) throw new Error('There is no card.');
    expect(within(card).getByRole('heading', { level: 2, name: 'Artikel 1' })).toBeVisible();
    expect(within(card).getByText('Ingress 1')).toBeVisible();
    expect(within(card).getByText('Vinter')).toBeVisible();
    expect(within(card).getByText(/27\sjanuari\s2026/)).toHaveAttribute('datetime', '2026-01-27');
    expect(within(card).getByRole('img', { name: 'Mörkblå suv' })).toBeVisible();
    expect(within(card).getByRole('link', { name: /^Läs mer\s?: Artikel 1$/ })).toHaveAttribute('href', '/nyheter/1');
  });

  it('D-01 shows no date where dates are off, and none for a story without a date', () => {
    show(opened());
    expect(document.querySelector('time')).toBeNull();
  });

  it('D-01 leads to stories in the page’s language', () => {
    show(
      opened(),
      {},
      {
        paths: { home: '/en', carList: '/en/x', carBase: '/en/y', facilities: '/en/z', makes: '/en/m', kinds: '/en/k' },
      },
    );
    expect(screen.getByRole('link', { name: /^Läs mer\s?: Artikel 2$/ })).toHaveAttribute('href', '/en/nyheter/2');
  });

  it('D-01 a picture without alt text has a placeholder text', () => {
    stories[1] = aStory(2, { image: { src: 'https://example.com/x.jpg', alt: '', width: null, height: null } });
    show(opened());
    expect(screen.getByRole('img', { name: 'Missing alt text' })).toHaveAttribute('src', 'https://example.com/x.jpg');
    stories[1] = aStory(2);
  });

  it.each<[string, Partial<StoriesListProps>, number, (string | null)[]]>([
    ['two columns', {}, 4, [null, null, null, null]],
    ['two columns, the last alone', {}, 3, [null, null, 'lying']],
    ['the first highlighted', { highlight: true }, 4, ['leading', null, null, 'lying']],
    ['the first highlighted, five', { highlight: true }, 5, ['leading', null, null, null, null]],
    ['one column', { single: true }, 2, ['lying', 'lying']],
    ['one column, the first highlighted', { single: true, highlight: true }, 2, ['leading', 'lying']],
    ['one story', {}, 1, [null]],
  ])('D-01 lays out %s', (_what, list, count, places) => {
    show(opened({ ids: idsOf(...Array.from({ length: count }, (_, number) => number + 1)) }), list);
    const items = [...document.querySelectorAll<HTMLElement>('.stories > li')];
    expect(
      items.map(({ dataset }) => ('leading' in dataset ? 'leading' : 'lying' in dataset ? 'lying' : null)),
    ).toEqual(places);
  });

  it('D-01 shows its progress, and a link to more', () => {
    const { actions } = show(opened({ chosen: ['elbil'] }));
    expect(screen.getByText('Visar 4 av 10 artiklar')).toBeVisible();
    expect(more()).toHaveAttribute('href', '/nyheter?tags=elbil&stories=8');
    fireEvent.click(more() ?? document.body);
    expect(actions).toEqual([storiesActions.moreRequested()]);
    expect(screen.getByRole('button', { name: 'Hämtar fler …' })).toHaveAttribute('aria-busy', 'true');
  });

  it('D-01 moves the focus to the first of the new stories', () => {
    const { dispatchInAct } = show(opened());
    fireEvent.click(more() ?? document.body);
    dispatchInAct(storiesActions.moreLoaded({ sequence: 2, ids: idsOf(5, 6), total: 6, cursor: '6', hasNext: false }));
    expect(screen.getByRole('link', { name: /^Läs mer\s?: Artikel 5$/ })).toHaveFocus();
    expect(more()).toBeNull();
    expect(screen.getByText('Visar 6 av 6 artiklar')).toBeVisible();
  });

  it('D-01 shows that nothing was found, and how to find something', () => {
    show(inState('empty', { ids: [], total: 0 }));
    expect(screen.getByRole('status')).toHaveTextContent('Inga artiklar hittadesVälj ett annat ämne, eller visa alla.');
    expect(screen.getByRole('link', { name: 'Visa alla' })).toBeVisible();
  });

  it('D-01 waits in the size of its cards', () => {
    show(inState('loading', { ids: [], total: 0 }));
    expect(screen.getByRole('status')).toHaveTextContent('Laddar …');
    expect(document.querySelectorAll('.stories-waiting > li')).toHaveLength(4);
  });

  it('D-05 a list that failed to load shows an error with a recovery action', () => {
    const { actions } = show(inState('failed', { ids: [], error: { code: 'STORIES_FAILED', params: {} } }));
    expect(screen.getByRole('status')).toHaveTextContent('Vi kunde inte hämta artiklarna. Försök igen.');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(actions).toEqual([storiesActions.retried()]);
  });

  it('D-05 a further page that failed leaves the loaded stories', () => {
    show(inState('moreFailed', { error: { code: 'UNEXPECTED', params: { reference: 'K7QM-2XWD' } } }));
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByText(/K7QM-2XWD/)).toBeVisible();
    expect(more()).toBeNull();
  });

  it('D-01 shows nothing where no list was opened', () => {
    show(inState('unopened'));
    expect(document.body).toHaveTextContent(/^$/);
  });
});
