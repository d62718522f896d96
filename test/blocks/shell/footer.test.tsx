/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breadcrumbSamples } from '@/blocks/Breadcrumb/Breadcrumb.sample';
import { Breadcrumb } from '@/blocks/Breadcrumb/Breadcrumb.view';
import { creditWarningSchema } from '@/blocks/CreditWarning/CreditWarning.schema';
import { CreditWarning } from '@/blocks/CreditWarning/CreditWarning.view';
import { footerSamples } from '@/blocks/Footer/Footer.sample';
import { footerSchema } from '@/blocks/Footer/Footer.schema';
import { Footer } from '@/blocks/Footer/Footer.view';
import { logoSchema } from '@/blocks/Logo/Logo.schema';
import { Logo } from '@/blocks/Logo/Logo.view';
import { socialMediaSamples } from '@/blocks/SocialMedia/SocialMedia.sample';
import { SocialMedia } from '@/blocks/SocialMedia/SocialMedia.view';
import type { ReactNode } from 'react';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { consentFeature } from '@/features/consent/consent.feature';
import { ConsentBanner } from '@/features/consent/components/ConsentBanner';
import { createRecorder } from '@/store/recorder';
import { useFeatures } from '@/store/StoreProvider';
import { fakeClock } from '@test/kit/fakeClock';
import { lendBrowser } from '@test/features/viewKit';
import { show } from './kit';

beforeAll(lendBrowser);

const complete = footerSamples.complete!;
const footer = () => screen.getByRole('contentinfo');
/** Opens a column as on a phone, where it is folded; this DOM knows no window's width. */
const unfold = (column: string) => fireEvent.click(within(footer()).getByLabelText(column));

describe('the footer', () => {
  it('B-10 shows columns, their texts and links, the channels and the last line', () => {
    show(<Footer {...complete} />);
    expect(
      within(footer())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Köp bil', 'Kontakt']);
    expect(within(footer()).getByRole('list', { name: 'Om webbplatsen' })).toBeVisible();
    const hours = within(footer()).getByText('Vardagar 8–18, lördagar 10–15');
    expect(hours).not.toBeVisible();
    unfold('Kontakt');
    expect(hours).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'Finansiering' })).toHaveAttribute(
      'href',
      '/kop-bil/finansiering',
    );
    expect(within(footer()).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://pictures.example/nordvik',
    );
    expect(within(footer()).getByText('© Nordvik Bil AB, organisationsnummer 556000-0000')).toBeVisible();
  });

  it('B-10 opens a new window if content sets it, and announces it', () => {
    show(<Footer {...complete} />);
    const link = within(footer()).getByRole('link', { name: 'Jobba hos oss, öppnas i ny flik' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each([
    ['08-465 004 00', '+46846500400'],
    ['hej@nordvikbil.example', 'hej@nordvikbil.example'],
  ])('B-10 copies %s', async (name, copied) => {
    const user = userEvent.setup();
    show(<Footer {...complete} />);
    unfold('Kontakt');
    await user.click(within(footer()).getByRole('button', { name: `Kopiera ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(within(footer()).getByText('Kopierat')).toBeVisible();
  });

  it.each([
    ['fraga@nordvik.example', ['fraga@', 'nordvik|.example']],
    ['fraga@auktion.nordvik.example', ['fraga@', 'auktion|.nordvik|.example']],
    ['fornamn.efternamn@nordvik.example', ['fornamn|.efternamn@', 'nordvik|.example']],
  ])('B-10 the mail address %s breaks at its @, then at its dots, never within a word', (address, halves) => {
    show(
      <Footer
        {...footerSchema.validateSync({
          Columns: [{ Title: 'T', ColumnItems: [{ Link: { href: `mailto:${address}`, text: '' } }] }],
        })}
      />,
    );
    const link = footer().querySelector('a[href^=mailto]')!;
    expect(link).toHaveTextContent(address);
    expect([...link.querySelectorAll('.half')].map(({ innerHTML }) => innerHTML.replaceAll('<wbr>', '|'))).toEqual(
      halves,
    );
  });

  it('M-02 saves a report of the visit as a file and confirms it', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:visit', revokeObjectURL: () => undefined });
    show(<Footer {...complete} />, { recorder: () => createRecorder({ build: 'b', clock: fakeClock() }) });
    await userEvent.click(within(footer()).getByRole('button', { name: 'Skicka felrapport' }));
    expect(await within(footer()).findByText(/^Sparat som en fil utan personuppgifter/)).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    save.mockRestore();
  });

  it('M-02 shows and reports a failure to create a report', async () => {
    const recorder = {
      ...createRecorder({ build: 'b', clock: fakeClock() }),
      visit: () => {
        throw new Error('nothing to read');
      },
    };
    const { ports } = show(<Footer {...complete} />, { recorder: () => recorder });
    await userEvent.click(within(footer()).getByRole('button', { name: 'Skicka felrapport' }));
    expect(await within(footer()).findByText('Felrapporten kunde inte sparas. Försök igen.')).toBeVisible();
    expect(ports.telemetry.errors).toEqual([{ where: 'visit report', message: 'Error: nothing to read' }]);
  });

  it('B-10 offers no copy of other links', () => {
    show(<Footer {...complete} />);
    expect(within(footer()).getAllByRole('button', { name: /^Kopiera / })).toHaveLength(2);
  });

  it('B-10 A-14 without any content still shows the company and the cookie settings', async () => {
    const features = [consentFeature];
    const Visit = () => {
      useFeatures(features);
      return (
        <>
          <Footer {...footerSchema.validateSync({})} />
          <ConsentBanner />
        </>
      );
    };
    show(<Visit />);
    expect(footer()).toHaveTextContent('© 2026 Nordvik Bil');
    await userEvent.click(screen.getByRole('button', { name: 'Inställningar för kakor' }));
    expect(await screen.findByRole('heading', { name: 'Välj vilka kakor vi får använda' })).toBeVisible();
  });

  it('B-10 reads the fields of the platform', () => {
    const item = { id: '1', fields: { Link: { value: { href: '/a', text: 'A', querystring: 'x=1', anchor: 'b' } } } };
    expect(
      footerSchema.validateSync({
        Columns: [
          {
            id: '2',
            fields: {
              Title: { value: ' T ' },
              Description: { value: '<p>En&nbsp;rad</p>' },
              ColumnItems: [item, null, 'x'],
            },
          },
        ],
        Logo: { value: {} },
      }),
    ).toEqual({
      Logo: null,
      SocialLinks: [],
      BottomText: '',
      Columns: [
        {
          Title: 'T',
          Description: 'En rad',
          ColumnItems: [{ Link: { href: '/a?x=1#b', text: 'A', newWindow: false } }],
        },
      ],
    });
  });

  it.each(['javascript:alert(1)', ' data:text/html,x', 'vbscript:x'])('B-10 takes %s for no link', (href) => {
    const fields = footerSchema.validateSync({
      Columns: [{ Title: 'T', ColumnItems: [{ Link: { href, text: 'x' } }] }],
    });
    show(<Footer {...fields} />);
    expect(within(footer()).queryByRole('link', { name: 'x' })).toBeNull();
  });
});

describe('the warning at credit', () => {
  const warning = () => screen.getByRole('complementary', { name: 'Att låna kostar pengar!' });

  it('A-12 uses the text of the specification where content has none', () => {
    show(<CreditWarning {...creditWarningSchema.validateSync({})} />);
    expect(warning()).toHaveTextContent(
      'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.',
    );
    expect(warning()).toHaveTextContent(
      'För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
    );
    expect(within(warning()).getByRole('link', { name: 'konsumentverket.se' })).toHaveAttribute(
      'href',
      'https://www.konsumentverket.se',
    );
  });

  it('A-12 has the text of content, with the link in its sentence', () => {
    show(
      <CreditWarning
        {...creditWarningSchema.validateSync({
          Text: { value: 'Betala i tid.' },
          Help: { value: 'Fråga Konsumentverket om råd.' },
          Link: { value: { href: 'https://www.konsumentverket.se/rad', text: 'Konsumentverket' } },
        })}
      />,
    );
    expect(warning()).toHaveTextContent('Betala i tid.Fråga Konsumentverket om råd.');
    expect(within(warning()).getByRole('link', { name: 'Konsumentverket' })).toHaveAttribute(
      'href',
      'https://www.konsumentverket.se/rad',
    );
  });
});

describe('icons on demand', () => {
  /** The bar is on every page; its feature reports icons that failed to load. */
  const features = [navigationFeature];
  const WithBar = ({ children }: { children: ReactNode }) => {
    useFeatures(features);
    return children;
  };
  const odd = socialMediaSamples['a channel without a sign']!;

  it('B-12 are fetched by their name', () => {
    show(<SocialMedia {...odd} />);
    expect(screen.getByRole('link', { name: 'X' }).querySelector('img')).toHaveAttribute('src', '/icons/x.svg');
  });

  it("B-11 B-12 that fail to load are reported, and the channel's name is shown instead", () => {
    const { ports } = show(
      <WithBar>
        <SocialMedia {...odd} />
      </WithBar>,
    );
    const link = screen.getByRole('link', { name: 'Bildagboksklubben' });
    const sign = screen.getByRole('link', { name: 'X' });
    expect(sign).toHaveTextContent(/^$/);
    fireEvent.error(sign.querySelector('img')!);
    expect(sign).toHaveTextContent('X');
    expect(link).toHaveTextContent('Bildagboksklubben');
    expect(ports.telemetry.errors.map(({ message }) => message)).toEqual([
      "The icon 'bildagboksklubben' could not be loaded.",
      "The icon 'x' could not be loaded.",
    ]);
  });

  it('B-12 does not request icons of channels that have none', () => {
    show(<SocialMedia {...odd} />);
    expect(screen.getByRole('link', { name: 'Bildagboksklubben' }).querySelector('img')).toBeNull();
  });

  it('B-12 are all known: the names are those of the files', () => {
    for (const file of readdirSync('public/icons').filter((name) => name.endsWith('.svg'))) {
      const { unmount } = show(<LoadedIcon name={file.replace('.svg', '')} />);
      expect([file, document.querySelector(`img[src="/icons/${file}"]`) !== null]).toEqual([file, true]);
      unmount();
    }
  });

  it('B-12 without a file of that name are not requested', () => {
    const { ports } = show(
      <WithBar>
        <SocialMedia
          {...odd}
          Channels={[{ name: '../../etc', Url: { href: 'https://club.example', text: '', newWindow: false } }]}
        />
      </WithBar>,
    );
    expect(screen.getByRole('link', { name: '../../etc' })).toHaveTextContent('../../etc');
    expect(ports.telemetry.errors).toHaveLength(1);
  });
});

describe('sharing', () => {
  const alone = socialMediaSamples['share alone']!;
  const button = () => screen.getByRole('button', { name: 'Dela' });
  const shareBy = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => shareBy(undefined));

  it("B-11 goes by the device's own means where it has some", async () => {
    const share = jest.fn(async () => undefined);
    shareBy(share);
    show(<SocialMedia {...alone} />);
    await userEvent.click(button());
    expect(share).toHaveBeenCalledWith({ title: document.title, url: window.location.href });
    expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
  });

  it.each([
    ["closing the device's dialog leaves all as it was", 'AbortError', false],
    ['a device that fails leaves the menu', 'NotAllowedError', true],
  ])('B-11 %s', async (_what, name, menu) => {
    shareBy(async () => {
      throw new DOMException('no', name);
    });
    show(<SocialMedia {...alone} />);
    await userEvent.click(button());
    expect(screen.queryByRole('link', { name: 'Dela på Facebook' }) !== null).toBe(menu);
  });

  it('B-11 else offers LinkedIn, Facebook, WhatsApp, X and a copy of the address', async () => {
    const user = userEvent.setup();
    show(<SocialMedia {...alone} />);
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getAllByRole('link', { name: /^Dela på/ }).map((link) => new URL(link.getAttribute('href')!).hostname),
    ).toEqual(['www.linkedin.com', 'www.facebook.com', 'wa.me', 'x.com']);
    await user.click(screen.getByRole('button', { name: /Kopiera/ }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['the focus', () => act(() => screen.getByRole('link', { name: 'I sidan' }).focus())],
  ])('B-11 %s outside closes the menu', async (_what, elsewhere) => {
    show(<SocialMedia {...alone} />);
    await userEvent.click(button());
    elsewhere();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-11 with neither channels nor menu there is nothing', () => {
    const { container } = show(<SocialMedia Title="Följ oss" Channels={[]} HasShareMenu={false} />);
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the breadcrumb', () => {
  it('C-22 leads from the root to the page, which is no link', () => {
    show(<Breadcrumb {...breadcrumbSamples.complete!} />);
    const way = screen.getByRole('navigation', { name: 'Du är här' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hem', 'Köp bil', 'Elbilar']);
    expect(
      within(way)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/kop-bil']);
    expect(within(way).getByText('Elbilar')).toHaveAttribute('aria-current', 'page');
  });

  it('C-22 names a step that has no address', () => {
    show(<Breadcrumb {...breadcrumbSamples['without an address']!} />);
    expect(screen.queryByRole('link', { name: 'Företag' })).toBeNull();
    expect(screen.getByText('Företag')).not.toHaveAttribute('aria-current');
  });

  it('C-22 of one step renders nothing', () => {
    show(<Breadcrumb Items={[{ Title: 'Hem', Url: { href: '/', text: '', newWindow: false } }]} />);
    expect(screen.queryByRole('navigation', { name: 'Du är här' })).toBeNull();
  });
});

describe('the logo', () => {
  it.each([
    ['home', {}, '/', 'Nordvik Bil, till startsidan'],
    [
      'where content says',
      { Link: { href: '/kop-bil', text: 'Köp bil' }, Logo: { src: '/l.svg' } },
      '/kop-bil',
      'Köp bil',
    ],
  ])('C-27 leads %s', (_where, fields, href, name) => {
    show(<Logo {...logoSchema.validateSync(fields)} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
