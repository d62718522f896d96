import type { BarItem } from '@/domain/content/menu';
import type { NavigationFields } from './Navigation.schema';

const page = (
  title: string,
  path: string,
  children: readonly BarItem[] = [],
  more: Partial<BarItem> = {},
): BarItem => ({
  url: { path },
  navigationTitle: title,
  ...(children.length > 0 && { children }),
  ...more,
});

const bare: Omit<NavigationFields, 'Items'> = {
  UseMegaMenu: false,
  Logo: null,
  LogoWidth: 150,
  LogoHeight: 55,
  HasDarkTheme: false,
  SlimNav: false,
  ShowSeparator: false,
  ExtraNavigationItems: [],
  HasMessage: false,
  MessageType: '',
  MessageIcon: '',
  MessageTitle: '',
  MessageText: '',
  MessagePlacement: 'Above',
  Languages: [],
};

/** A bar's own mark, and a message above or below it. */
const logo = { src: '/-/jssmedia/logos/nordvik.png', alt: 'Nordvik Bil', width: 150, height: 55 };
const message = { HasMessage: true, MessageTitle: 'Öppet hus', MessageText: 'Lördag 10–15.' };

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) =>
    page(
      `${word} ${index + 1}`,
      `/sida-${index + 1}`,
      index % 2 === 0 ? [page('Första', `/sida-${index + 1}/forsta`), page('Andra', `/sida-${index + 1}/andra`)] : [],
    ),
  );

export const navigationSamples: Record<string, NavigationFields> = {
  complete: {
    ...bare,
    Items: [
      page(
        'Köp bil',
        '/kop-bil',
        [
          page(
            'Bilar i lager',
            '/kop-bil/alla-bilar-i-lager',
            [
              page('Nya bilar', '/kop-bil/nya-bilar-i-lager'),
              page('Begagnade bilar', '/kop-bil/begagnade-bilar-i-lager'),
            ],
            { isNavigableInMenuWhenItHasChildren: '1' },
          ),
          page('Finansiering', '/kop-bil/finansiering'),
          page('Företag', '/kop-bil/foretag', [page('Tjänstebil', '/kop-bil/foretag/tjanstebil')]),
        ],
        { isNavigableInMenuWhenItHasChildren: '1' },
      ),
      page('Service och verkstad', '/service-och-verkstad', [
        page('Boka verkstad', '/service-och-verkstad/boka-bilverkstad'),
      ]),
      page('Dold', '/dold', [], { hideInNavigation: '1' }),
      page('Jobba hos oss', '', [], { externalLink: 'https://careers.example' }),
    ],
    Logo: logo,
    ShowSeparator: true,
    ExtraNavigationItems: [
      { Title: 'Kontakt', Link: { href: '/kontakt', text: '', newWindow: false }, IsButton: false },
      { Title: 'Boka bord', Link: { href: '/boka-bord', text: '', newWindow: false }, IsButton: true },
    ],
    Languages: [
      { name: 'sv-SE', displayName: 'Svenska', englishName: 'Swedish', nativeName: 'svenska', path: '/', note: '' },
      { name: 'en', displayName: 'English', englishName: 'English', nativeName: 'English', path: '/en', note: '' },
    ],
  },
  'dark and slim': {
    ...bare,
    Languages: [
      {
        name: 'en',
        displayName: 'English',
        englishName: 'English',
        nativeName: 'English',
        path: '/',
        note: 'Sidan finns inte på engelska: till startsidan',
      },
    ],
    HasDarkTheme: true,
    SlimNav: true,
    Items: many(3, 'Sida'),
    ...message,
    MessageType: 'Warning',
    MessageIcon: 'WarningAlert',
  },
  'twenty entries': { ...bare, Items: many(20, 'Fyrhjulsdrift'), ...message, MessageType: 'Dark' },
  'mega menu': {
    ...bare,
    UseMegaMenu: true,
    Items: many(8, 'Avdelning'),
    ...message,
    MessageType: 'Neutral',
    MessagePlacement: 'Below',
  },
  'with a message': {
    ...bare,
    Items: many(3, 'Sida'),
    ...message,
    MessageType: 'Light',
    MessageIcon: 'CampaignAlert',
    MessagePlacement: 'Below',
  },
  'nothing from the platform': { ...bare, Items: null },
};
