/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '@/ui/frame/CopyButton';
import { ErrorPage } from '@/ui/frame/ErrorPage';
import { Frame } from '@/ui/frame/Frame';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';
import { InTexts } from './inTexts';

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
};
/** The full frame, after hydration. */
const show = async () => {
  render(
    <InTexts>
      <Frame header={<header>Huvud</header>} footer={<footer>Fot</footer>}>
        <h1>Sidan</h1>
      </Frame>
    </InTexts>,
  );
  return screen.findByLabelText('Till toppen av sidan');
};

/** What is where the button is; jsdom has no layout. */
let under: Element[] = [];

describe('the frame', () => {
  beforeEach(() => {
    under = [];
    document.elementsFromPoint = () => under;
  });
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('A-02 M-04 has header, main and footer, and a way past the header', async () => {
    await show();
    expect(screen.getByRole('banner')).toHaveTextContent('Huvud');
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Fot');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Hoppa till innehållet');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('A-10 on the way back up, offers the way to the top below 528 px, and takes the focus along', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const button = await show();
    expect(button).toHaveAttribute('data-away');
    scrollTo(528);
    expect(button).toHaveAttribute('data-away');
    scrollTo(900);
    expect(button).toHaveAttribute('data-away');
    scrollTo(529);
    expect(button).not.toHaveAttribute('data-away');
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    expect(button).toHaveAttribute('data-away');
    scrollTo(900);
    scrollTo(700);
    expect(button).toHaveAttribute('data-away');
    field.remove();
    scrollTo(600);
    expect(button).not.toHaveAttribute('data-away');
    await userEvent.click(button);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('main')).toHaveFocus();
    scrolled.mockRestore();
  });

  it.each([
    ['<p>Tisdag 8–18</p>', 'p', true],
    ['<a href="/"><div></div></a>', 'div', true],
    ['<div>En rad</div>', 'div', true],
    ['<section><div> </div></section>', 'div', false],
  ])('A-10 gives way to what is to be read or pressed: %s', async (html, selector, isAway) => {
    const button = await show();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    under = [button, page.querySelector(selector) ?? page];
    scrollTo(900);
    scrollTo(700);
    expect(button.hasAttribute('data-away')).toBe(isAway);
    page.remove();
  });
});

describe('the copy button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['shows for a second that it copied', undefined, 'Kopierat'],
    [
      'shows where the clipboard is refused',
      new DOMException('denied', 'NotAllowedError'),
      'Det gick inte att kopiera',
    ],
  ])('B-10 %s', async (_what, refusal, message) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(() => (refusal ? Promise.reject(refusal) : Promise.resolve()));
    render(
      <InTexts>
        <CopyButton text={() => '08-465 004 00'} label="Kopiera numret">
          x
        </CopyButton>
      </InTexts>,
    );
    await user.click(screen.getByRole('button', { name: 'Kopiera numret' }));
    expect(write).toHaveBeenCalledWith('08-465 004 00');
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent(message);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByRole('status')).toHaveTextContent(message);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the error pages', () => {
  it('A-02 leads on from a page that is not there', () => {
    render(
      <InTexts>
        <ErrorPage kind="notFound" homeHref="/" listHref="/kop-bil/alla-bilar-i-lager" />
      </InTexts>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Här tog vägen slut' })).toBeVisible();
    const nav = screen.getByRole('navigation', { name: 'Härifrån kommer du vidare' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/kop-bil/alla-bilar-i-lager', '/']);
  });

  it('shows the reference of a broken page and a retry, without requesting pictures', () => {
    const { container } = render(
      <InTexts>
        <ErrorPage kind="broken" homeHref="/" againHref="/om-oss" reference="7F3K-92" />
      </InTexts>,
    );
    expect(screen.getByText('Referens: 7F3K-92')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/om-oss');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the section boundary', () => {
  const Broken = (): never => {
    throw new Error('no fields');
  };

  it("A-11 shows the specification's text and a reload button, and the rest of the page stays", () => {
    // React logs what a boundary caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = jest.fn();
    render(
      <InTexts>
        <SectionBoundary onFailure={failed}>
          <Broken />
        </SectionBoundary>
        <SectionBoundary>
          <p>Nästa sektion</p>
        </SectionBoundary>
      </InTexts>,
    );
    expect(screen.getByRole('heading', { name: 'Aj då' })).toBeVisible();
    expect(screen.getByText('Här borde en sektion synas men något har tyvärr blivit fel')).toBeVisible();
    expect(screen.getByText('Prova ladda om sidan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
    expect(screen.getByText('Nästa sektion')).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls[0][0]).toEqual(new Error('no fields'));
  });
});
