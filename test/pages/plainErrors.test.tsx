/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import NotFound from '@/pages/404';
import Broken from '@/pages/_error';
import { brokenPage } from '@/ssr/brokenPage';

describe.each<[string, ComponentType, lang: string, heading: string, sv: RegExp, en: RegExp]>([
  ['404', NotFound, 'en', 'Here the road ended', /ingen sida/, /no page/],
  ['500', Broken, 'sv', 'Motorn fick hosta', /Något gick fel/, /Something went wrong/],
])('the last resort %s', (_code, Page, lang, heading, sv, en) => {
  it('A-02 marks the language of each sentence', () => {
    render(<Page />);
    const spoken = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
    expect(screen.getByRole('main')).toHaveAttribute('lang', lang);
    expect(spoken(screen.getByRole('heading', { name: heading }))).toBe(lang);
    expect(spoken(screen.getByRole('link'))).toBe(lang);
    expect(spoken(screen.getByText(sv))).toBe('sv');
    expect(spoken(screen.getByText(en))).toBe('en');
  });
});

describe('a page that failed as a whole', () => {
  it.each<[host: string, path: string, lang: string, theme: string, title: RegExp, home: string]>([
    ['car-store-se.localhost:3000', '/om-nordvik', 'sv-SE', 'nordvik', /./, '/'],
    ['car-store-se.localhost:3000', '/en/about', 'en', 'nordvik', /./, '/en'],
    ['dealer-brand-no.localhost', '/', 'nb-NO', 'aurora', /./, '/'],
    ['car-auction-sk.localhost', '/x?y=1', 'sk-SK', 'auction', /./, '/'],
  ])('A-02 is in the language and theme of %s%s', async (host, path, lang, theme, title, home) => {
    const props = brokenPage(host, path);
    expect(props).toMatchObject({ frame: { lang, theme }, title: expect.stringMatching(title), homeHref: home });
    render(<Broken {...props} />);
    expect(screen.getByRole('main')).toHaveAttribute('lang', lang);
    expect(screen.getByRole('heading', { name: props?.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: props?.homeText })).toHaveAttribute('href', home);
  });

  it('A-02 has no text of its own where no site is known', () => {
    expect(brokenPage('elsewhere.example', '/')).toBeNull();
  });
});
