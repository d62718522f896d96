/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { useRef } from 'react';
import { useMenu } from '@/features/navigation/components/useMenu';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { dismissed, linkFollowed, menuOpened } from '@/features/navigation/navigation.slice';
import { RouterContext } from '@/next-patches/contexts';
import { Link } from '@/ui/primitives/Link';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);
afterEach(() => window.history.replaceState(null, '', '/'));

const PAGE = '/dack-och-biltillbehor/dackhotell';
/** An entry as the router writes it for an open menu. */
const spare = { __N: true, key: 'router-1', options: { shallow: true, scroll: false, spare: true } };

function Bar() {
  const root = useRef<HTMLElement>(null);
  useMenu(root, 1280);
  return (
    <header ref={root}>
      <Link href={`${PAGE}#mina-dack`}>Mina däck</Link>
      <Link href={PAGE}>Däckhotell</Link>
      <Link href="/kontakt">Kontakt</Link>
      <a href="https://other.example/#del" onClick={(event) => event.preventDefault()}>
        Annan
      </a>
    </header>
  );
}

/** The actions and the router's moves after a link in the open menu was pressed. */
async function follow(name: string, state: object | null = spare) {
  window.history.replaceState(state, '', `${PAGE}#menu`);
  const moves: [string, unknown][] = [];
  const router = {
    prefetch: async () => undefined,
    push: async (href: unknown) => moves.push(['push', href]),
    replace: async (href: unknown) => moves.push(['replace', href]),
  } as unknown as NextRouter;
  const { actions, host } = show(
    <RouterContext value={router}>
      <Bar />
    </RouterContext>,
    { features: [navigationFeature] },
  );
  await act(async () => void host.store.dispatch(menuOpened()));
  await userEvent.click(screen.getByRole('link', { name }));
  const types: string[] = [dismissed.type, linkFollowed.type];
  return { moves, closed: actions.map(({ type }) => type).filter((type) => types.includes(type)) };
}

describe('a link in the menu of a phone', () => {
  it.each([
    ['a section of the same page', 'Mina däck', linkFollowed.type],
    ['another page', 'Kontakt', linkFollowed.type],
    ['the page itself', 'Däckhotell', dismissed.type],
    ['a section of another site', 'Annan', dismissed.type],
  ])('B-05 to %s closes it: whether it takes the place of the added entry', async (_what, name, type) => {
    expect((await follow(name)).closed).toEqual([type]);
  });

  it('B-05 takes the place of the added entry', async () => {
    expect((await follow('Mina däck')).moves).toEqual([['replace', `${PAGE}#mina-dack`]]);
  });

  it.each([
    ['never opened by the router', null],
    ['of the router', { __N: true, key: 'router-1', options: {} }],
  ])(
    'B-05 takes the place of no entry %s, though its address ends in #menu: a step back stays',
    async (_what, state) => {
      expect((await follow('Kontakt', state)).moves).toEqual([['push', '/kontakt']]);
    },
  );
});
