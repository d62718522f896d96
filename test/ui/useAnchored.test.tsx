/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useAnchored } from '@/ui/useAnchored';

function Section({ id }: { id?: string }) {
  return <section ref={useAnchored<HTMLElement>(id)} id={id} />;
}

describe('a section to which a link of another page leads', () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    HTMLElement.prototype.scrollIntoView = scrolled;
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    Object.assign(window, { scrollY: 0 });
  });

  it.each([
    ['is shown when its code has loaded', '#form', 'form', 0, 1],
    ['stays where the visitor has scrolled', '#form', 'form', 400, 0],
    ['is left alone by other links', '#other', 'form', 0, 0],
    ['without an id is none', '#', undefined, 0, 0],
  ])('M-05 %s', (_title, hash, id, scrollY, times) => {
    window.history.replaceState(null, '', `/${hash}`);
    Object.assign(window, { scrollY });
    render(<Section {...(id !== undefined && { id })} />);
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});
