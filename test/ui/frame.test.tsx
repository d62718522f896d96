/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { allSites, siteByName } from '@/sites/sites';
import type { SiteName } from '@/sites/site.types';
import { ErrorPage } from '@/ui/frame/ErrorPage';
import { Frame } from '@/ui/frame/Frame';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';
import { InTexts } from './inTexts';

function show(name: SiteName, { at = 0, path = '/', onCookieSettings = undefined as (() => void) | undefined } = {}) {
  const site = siteByName(name);
  const language = site.languages[at] ?? site.languages[0];
  return render(
    <InTexts language={language.language} locale={language.locale}>
      <Frame site={site} language={language} path={path} now="2026-11-20T10:00:00Z" onCookieSettings={onCookieSettings}><h1>Sidan</h1></Frame>
    </InTexts>,
  );
}

describe('the frame', () => {
  it('A-02 M-04 has header, main and footer, and a way past the header', () => {
    show('car-store-se');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sidan' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Nordvik Bil');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Hoppa till innehållet');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('B-01 leads home by the logo, in the page\'s language', () => {
    show('car-store-se', { at: 1 });
    expect(screen.getByRole('link', { name: 'Nordvik Bil, home page' })).toHaveAttribute('href', '/en');
  });

  it('B-01 says in the main navigation where one is', () => {
    show('car-store-se', { path: '/kop-bil/alla-bilar-i-lager' });
    const [navigation] = screen.getAllByRole('navigation', { name: 'Huvudmeny' });
    expect(within(navigation!).getByRole('link', { name: 'Alla bilar i lager' })).toHaveAttribute('aria-current', 'page');
    expect(within(navigation!).getByRole('link', { name: 'Nyinkommet' })).not.toHaveAttribute('aria-current');
  });

  it('B-08 offers the other languages at the same page, each by its own name', () => {
    show('car-store-fi', { path: '/osta-auto/kaikki-autot' });
    const [languages] = screen.getAllByRole('navigation', { name: 'Kieli' });
    const swedish = within(languages!).getByRole('link', { name: 'Svenska' });
    expect(swedish).toHaveAttribute('href', '/sv/osta-auto/kaikki-autot');
    expect(swedish).toHaveAttribute('lang', 'sv');
    expect(within(languages!).getByRole('link', { name: 'Suomi' })).toHaveAttribute('aria-current', 'true');
  });

  it('A-15 has no list of languages where there is but one', () => {
    show('car-store-no');
    expect(screen.queryByRole('navigation', { name: 'Språk' })).toBeNull();
  });

  it('B-01 B-03 closes the narrow menu with Escape and gives the focus back', async () => {
    const { container } = show('car-store-se');
    const menu = container.querySelector('details');
    const button = container.querySelector('summary');
    await userEvent.click(button!);
    expect(menu).toHaveAttribute('open');
    within(menu!).getByRole('link', { name: 'Nyinkommet' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(button).toHaveFocus();
  });

  it('A-12 warns of credit to the letter on Swedish sites', () => {
    show('car-store-se');
    const warning = screen.getByRole('complementary', { name: 'Att låna kostar pengar!' });
    expect(warning).toHaveTextContent('Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.');
    expect(warning).toHaveTextContent('För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.');
    expect(within(warning).getByRole('link', { name: 'konsumentverket.se' })).toHaveAttribute('href', 'https://www.konsumentverket.se');
  });

  it.each(['car-store-no', 'dealer-brand-uk', 'restaurant'] as const)('A-12 does not on %s', (name) => {
    show(name);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('A-14 opens the cookie settings from the footer', async () => {
    const opened = jest.fn();
    show('car-store-se', { onCookieSettings: opened });
    await userEvent.click(screen.getByRole('button', { name: 'Inställningar för kakor' }));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each(allSites.map(({ name }) => name))('A-02 stands on %s, on the server too', (name) => {
    const site = siteByName(name);
    for (const language of site.languages) {
      const html = renderToString(
        <InTexts language={language.language} locale={language.locale}>
          <Frame site={site} language={language} path="/" now="2026-11-20T10:00:00Z">x</Frame>
        </InTexts>,
      );
      expect(html).toContain(site.title.split(' ')[0]);
      // No link to cars where none are sold.
      expect(html.includes(site.paths.carList)).toBe(site.cars !== undefined);
    }
  });
});

describe('the error pages', () => {
  it('A-02 leads on from a page that is not there', () => {
    render(<InTexts><ErrorPage kind="notFound" homeHref="/" listHref="/kop-bil/alla-bilar-i-lager" /></InTexts>);
    expect(screen.getByRole('heading', { level: 1, name: 'Här tog vägen slut' })).toBeVisible();
    const ways = screen.getByRole('navigation', { name: 'Härifrån kommer du vidare' });
    expect(within(ways).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/kop-bil/alla-bilar-i-lager', '/']);
  });

  it('says the reference of a broken page and lets one try again, without asking for pictures', () => {
    const { container } = render(<InTexts><ErrorPage kind="broken" homeHref="/" againHref="/om-oss" reference="7F3K-92" /></InTexts>);
    expect(screen.getByText('Referens: 7F3K-92')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/om-oss');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the section boundary', () => {
  const Broken = (): never => {
    throw new Error('no fields');
  };

  it('A-11 shows the specification\'s words and a reload button, and the rest of the page stands', () => {
    // React tells the console of what a boundary caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = jest.fn();
    render(
      <InTexts>
        <SectionBoundary onFailure={failed}><Broken /></SectionBoundary>
        <SectionBoundary><p>Nästa sektion</p></SectionBoundary>
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
