/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import type { Place } from '@/domain/places/place';
import { PlaceField, type PlaceFieldHandle } from '@/features/places/components/PlaceField';
import { placesFeature } from '@/features/places/places.feature';
import { placesActions } from '@/features/places/places.slice';
import { LUND, SOLNA } from '../booking/bookingKit';
import { show } from '../viewKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
function open() {
  const chosen: unknown[] = [];
  const [moved, taken, unclear] = [jest.fn(), jest.fn(), jest.fn()];
  const handle = createRef<PlaceFieldHandle>();
  /** Keeps its value, as the form does. */
  function Field() {
    const [place, setPlace] = useState<Place | null>(null);
    return (
      <PlaceField
        ref={handle}
        value={place}
        onChoose={(next) => {
          chosen.push(next);
          setPlace(next);
        }}
        onChosen={moved}
        onTaken={taken}
        onUnclear={unclear}
      />
    );
  }
  const view = show(<Field />, { features: [placesFeature] });
  const input = screen.getByRole('combobox', { name: 'Var vill du lämna bilen?' });
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const arrive = (...places: Place[]) =>
    act(() => void view.host.store.dispatch(placesActions.placesLoaded({ places })));
  const take = () => {
    let isTaken = false;
    act(() => {
      isTaken = handle.current?.take() ?? false;
    });
    return isTaken;
  };
  return { ...view, chosen, moved, taken, unclear, input, type, arrive, take };
}

describe('the field for a place', () => {
  it('J-02 dispatches the text once, 300 ms after the last letter', () => {
    const { actions, type } = open();
    for (const text of ['L', 'Lu', 'Lun', 'Lund']) {
      type(text);
      advance(299);
    }
    expect(actions).toEqual([]);
    advance(1);
    expect(actions).toEqual([placesActions.queryChanged({ text: 'Lund' })]);
  });

  it('J-02 dispatches no text when it is removed', () => {
    const { actions, type, unmount } = open();
    type('Lund');
    unmount();
    advance(1_000);
    expect(actions).toEqual([]);
  });

  it('J-02 lists the places of its text, not those of an earlier one', () => {
    const { type, chosen, input, arrive } = open();
    act(() => input.focus());
    type('Lund');
    advance(300);
    arrive(LUND, SOLNA);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    type('Lunda');
    expect(screen.queryByRole('option')).toBeNull();
    type('Lund');
    fireEvent.mouseDown(screen.getAllByRole('option')[0] ?? document.body);
    expect(chosen).toEqual([LUND]);
  });

  it('J-02 Enter right after typing searches at once and chooses the first place', () => {
    const { type, chosen, input, actions, arrive } = open();
    act(() => input.focus());
    type('Lund');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(actions).toEqual([placesActions.queryChanged({ text: 'Lund' })]);
    arrive(LUND, SOLNA);
    expect(chosen).toEqual([LUND]);
  });

  it.each([
    ['lund', [LUND]],
    ['Lun', []],
  ])('J-02 leaving the field with %s chooses the place of just that name', (text, expected) => {
    const { type, chosen, input, moved, arrive } = open();
    act(() => input.focus());
    type(text);
    act(() => input.blur());
    arrive(SOLNA, LUND);
    expect(chosen).toEqual(expected);
    expect(screen.queryByRole('option')).toBeNull();
    expect(moved).toHaveBeenCalledTimes(expected.length);
  });

  it.each([
    ['lund', [SOLNA, LUND], LUND],
    ['Lun', [LUND], LUND],
    ['Lun', [SOLNA, LUND], null],
    ['Xyz', [], null],
  ])('J-02 going on with %s takes the place of just that name, or the only one', (text, places, expected) => {
    const { type, take, taken, unclear, input, arrive } = open();
    expect(take()).toBe(false);
    act(() => input.focus());
    type(text);
    // Before the places are known, and with their list open.
    expect(take()).toBe(true);
    arrive(...places);
    expect(taken.mock.calls).toEqual(expected ? [[expected]] : []);
    expect(unclear).toHaveBeenCalledTimes(expected ? 0 : 1);
    if (expected) return;
    expect(take()).toBe(true);
    expect(unclear).toHaveBeenCalledTimes(2);
  });

  it('J-02 going on with a chosen line of the open list takes it', () => {
    const { type, take, taken, input, arrive } = open();
    act(() => input.focus());
    type('Sol');
    advance(300);
    arrive(LUND, SOLNA);
    for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(input, { key });
    take();
    expect(taken.mock.calls).toEqual([[SOLNA]]);
  });

  it('J-02 the focus goes on when a place is chosen, and back into the field when it is changed', () => {
    const { type, input, moved, arrive } = open();
    act(() => input.focus());
    type('Lund');
    fireEvent.keyDown(input, { key: 'Enter' });
    arrive(LUND);
    expect(moved).toHaveBeenCalledTimes(1);
    const change = screen.getByRole('button', { name: 'Byt plats' });
    act(() => change.focus());
    fireEvent.click(change);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});
