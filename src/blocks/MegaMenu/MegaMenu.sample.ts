import type { MegaMenuItem } from '@/domain/content/menu';
import type { MegaMenuFields } from './MegaMenu.schema';

const entry = (
  Title: string,
  Url: string,
  Children: readonly MegaMenuItem[] = [],
  more: Partial<MegaMenuItem> = {},
): MegaMenuItem => ({
  Title,
  Url,
  Children,
  HideInNavigation: false,
  TopSelected: false,
  ImageUrl: '',
  ...more,
});

const bare: Omit<MegaMenuFields, 'Items'> = {
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

const logo = { src: '/-/jssmedia/logos/aurora.png', alt: 'Aurora', width: 150, height: 55 };
const message = { HasMessage: true, MessageTitle: 'Öppet hus', MessageText: 'Lördag 10–15.' };

const picture = (body: string) => ({ ImageUrl: `/-/jssmedia/cars/${body}/side-silver.avif` });
const bodies = ['suv', 'estate', 'hatch', 'saloon', 'van'].map((body) =>
  entry(body.toUpperCase(), `/kop-bil/biltyp/${body}`, [], picture(body)),
);

export const megaMenuSamples: Record<string, MegaMenuFields> = {
  complete: {
    ...bare,
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
    Items: [
      entry('Biltyper', '/kop-bil/biltyp', bodies),
      entry('Verkstad', '', [entry('Boka', '/boka', [entry('Däckbyte', '/boka/dack')])]),
      entry('Om oss', '/om'),
    ],
  },
  'few children': {
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
    ...message,
    MessageType: 'Dark',
    MessageIcon: 'CampaignAlert',
    MessagePlacement: 'Below',
    Items: [entry('Biltyper', '', bodies.slice(0, 4))],
  },
  'marked by content': {
    ...bare,
    ...message,
    MessageType: 'Warning',
    MessageIcon: 'WarningAlert',
    Items: [
      entry('A', '/a'),
      entry('B', '/b', [], { TopSelected: true }),
      entry('C', '/c', [], { HideInNavigation: true }),
    ],
  },
  'with a message': { ...bare, Items: [entry('Om oss', '/om')], ...message, MessageType: 'Light' },
  'long words': {
    ...bare,
    ...message,
    MessageType: 'Neutral',
    MessageText: 'Trafiksäkerhetsbesiktningsprotokollsgenomgång '.repeat(3).trim(),
    Items: Array.from({ length: 14 }, (_, index) =>
      entry(`Trafiksäkerhetsbesiktning ${index + 1}`, `/t-${index}`, [entry('Protokollsgenomgångar', `/t-${index}/p`)]),
    ),
  },
};
