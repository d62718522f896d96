/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReturnLink } from '@/ui/primitives/ReturnLink';

const back = jest.fn();
const withHistory = (...paths: string[]): void => {
  const entries = paths.map((path) => ({ url: `https://site.example${path}` }));
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => entries, currentEntry: { index: entries.length - 1 } },
  });
};
let opened: string[];
/** jsdom goes nowhere. */
const follow = (event: Event): void => {
  if (!event.defaultPrevented) opened.push('link');
  event.preventDefault();
};
beforeEach(() => {
  opened = [];
  jest.spyOn(window.history, 'back').mockImplementation(back);
  document.addEventListener('click', follow);
});
afterEach(() => {
  back.mockClear();
  Reflect.deleteProperty(window, 'navigation');
  document.removeEventListener('click', follow);
});

async function press(): Promise<void> {
  render(<ReturnLink href="/anlaggningar">Till alla</ReturnLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Till alla' }));
}

describe('a link back to a list', () => {
  it('I-02 goes back to the list as it was left', async () => {
    withHistory('/anlaggningar?near=Lund', '/anlaggningar/lund');
    await press();
    expect([back.mock.calls.length, opened]).toEqual([1, []]);
  });

  it.each<[string, () => void]>([
    ['the page before is another one', () => withHistory('/', '/anlaggningar/lund')],
    ['there is none', () => withHistory('/anlaggningar/lund')],
    ['the browser does not tell', () => undefined],
  ])('I-02 opens the list where %s', async (_, given) => {
    given();
    await press();
    expect([back.mock.calls.length, opened]).toEqual([0, ['link']]);
  });
});
