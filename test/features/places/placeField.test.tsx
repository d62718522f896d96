/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { PlaceField } from '@/features/places/components/PlaceField';
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
  const view = show(<PlaceField value={null} onChoose={(place) => chosen.push(place)} />, {
    features: [placesFeature],
  });
  const input = screen.getByRole('combobox', { name: 'Var vill du lämna bilen?' });
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { ...view, chosen, input, type };
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

  it.each([
    ['on blur', ({ input }: ReturnType<typeof open>) => void fireEvent.blur(input)],
    ['when it is removed', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ])('J-02 dispatches no text %s', (_, leave) => {
    const view = open();
    view.type('Lund');
    leave(view);
    advance(1_000);
    expect(view.actions).toEqual([]);
  });

  it('J-02 lists the places of its text, not those of an earlier one', () => {
    const { host, type, chosen } = open();
    type('Lund');
    advance(300);
    act(() => void host.store.dispatch(placesActions.placesLoaded({ places: [LUND, SOLNA] })));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    type('Lunda');
    expect(screen.queryByRole('option')).toBeNull();
    type('Lund');
    fireEvent.mouseDown(screen.getAllByRole('option')[0] ?? document.body);
    expect(chosen).toEqual([LUND]);
  });
});
