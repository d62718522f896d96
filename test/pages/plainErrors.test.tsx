/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import NotFound from '@/pages/404';
import Broken from '@/pages/500';

describe.each<[string, ComponentType, lang: string, heading: string, sv: RegExp, en: RegExp]>([
  ['404', NotFound, 'en', 'Here the road ended', /ingen sida/, /no page/],
  ['500', Broken, 'sv', 'Motorn fick hosta', /Något gick fel/, /Something went wrong/],
])('the last resort %s', (_code, Page, lang, heading, sv, en) => {
  it('A-02 says which language each sentence is in', () => {
    render(<Page />);
    const spoken = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
    expect(screen.getByRole('main')).toHaveAttribute('lang', lang);
    expect(spoken(screen.getByRole('heading', { name: heading }))).toBe(lang);
    expect(spoken(screen.getByRole('link'))).toBe(lang);
    expect(spoken(screen.getByText(sv))).toBe('sv');
    expect(spoken(screen.getByText(en))).toBe('en');
  });
});
