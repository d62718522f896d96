/** @jest-environment jsdom */
import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBoxes, EMPTY_CODE } from '@/features/tire-hotel/components/CodeBoxes';
import { InSite, show } from '@test/blocks/shell/kit';

function Boxes() {
  const [digits, setDigits] = useState(EMPTY_CODE);
  return (
    <InSite>
      <CodeBoxes digits={digits} onChange={setDigits} isInvalid={false} readOnly={false} />
    </InSite>
  );
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const code = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const focused = () => boxes().findIndex((box) => box === document.activeElement);

describe('the four boxes of a code', () => {
  it('K-02 are a named group; the first takes the code of the text message', () => {
    show(<Boxes />);
    expect(screen.getByRole('group', { name: 'Kod med fyra siffror' })).toBeInTheDocument();
    expect(boxes().map((box) => box.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([1, 2, 3, 4].map((n) => `Siffra ${n} av 4`));
    expect(new Set(boxes().map((box) => box.inputMode))).toEqual(new Set(['numeric']));
  });

  it('K-02 take digits one after another and nothing else, and a digit in a full box replaces its own', async () => {
    const user = userEvent.setup();
    show(<Boxes />);
    await user.click(boxes()[0] as HTMLElement);
    await user.keyboard('a1 2b3');
    expect([code(), focused()]).toEqual(['123_', 3]);
    await user.keyboard('4');
    expect([code(), focused()]).toEqual(['1234', 3]);
    await user.keyboard('{Home}9');
    expect([code(), focused()]).toEqual(['9234', 1]);
  });

  it.each([
    ['12345', 0, '1234', 3],
    ['kod: 98 76', 2, '9876', 3],
    ['56', 1, '_56_', 3],
    ['ingen', 1, '____', 1],
  ])('K-02 a paste of %j into box %i is %s', async (text, box, expected, focusedBox) => {
    const user = userEvent.setup();
    show(<Boxes />);
    await user.click(boxes()[box] as HTMLElement);
    await user.paste(text);
    expect([code(), focused()]).toEqual([expected, focusedBox]);
  });

  it('K-02 move by arrows; backspace in an empty box clears the one before', async () => {
    const user = userEvent.setup();
    show(<Boxes />);
    await user.click(boxes()[0] as HTMLElement);
    await user.keyboard('123{Backspace}');
    expect([code(), focused()]).toEqual(['12__', 2]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe(0);
    await user.keyboard('{ArrowRight}{Backspace}');
    expect([code(), focused()]).toEqual(['1___', 1]);
    await user.keyboard('{End}');
    expect(focused()).toBe(3);
  });
});
