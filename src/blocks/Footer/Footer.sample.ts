import type { FooterFields } from './Footer.schema';

const to = (text: string, href: string, newWindow = false) => ({ Link: { href, text, newWindow } });

export const footerSamples: Record<string, FooterFields> = {
  complete: {
    Logo: null,
    Columns: [
      {
        Title: 'Köp bil',
        Description: '',
        ColumnItems: [
          to('Alla bilar i lager', '/kop-bil/alla-bilar-i-lager'),
          to('Finansiering', '/kop-bil/finansiering'),
        ],
      },
      {
        Title: 'Kontakt',
        Description: 'Vardagar 8–18, lördagar 10–15',
        ColumnItems: [
          to('08-465 004 00', 'tel:+46846500400'),
          to('hej@nordvikbil.example', 'mailto:hej@nordvikbil.example'),
          to('Jobba hos oss', 'https://careers.example', true),
        ],
      },
    ],
    SocialLinks: [{ name: 'Instagram', Url: { href: 'https://pictures.example/nordvik', text: '', newWindow: false } }],
    BottomText: '© Nordvik Bil AB, organisationsnummer 556000-0000',
  },
  empty: { Logo: null, Columns: [], SocialLinks: [], BottomText: '' },
  'long words': {
    Logo: { src: '/-/jssmedia/logos/nordvik.png', alt: 'Nordvik Bil', width: 150, height: 55 },
    Columns: [
      {
        Title: 'Trafiksäkerhetsbesiktningsprotokoll',
        Description: 'Genomgångna. '.repeat(20).trim(),
        ColumnItems: [
          to(
            'en-mycket-lang-adress-som-inte-gar-att-bryta@verkstadsavdelningen.nordvikbil.example',
            'mailto:en-mycket-lang-adress-som-inte-gar-att-bryta@verkstadsavdelningen.nordvikbil.example',
          ),
        ],
      },
      { Title: '', Description: '', ColumnItems: [to('', '')] },
    ],
    SocialLinks: [],
    BottomText: 'Ord '.repeat(60).trim(),
  },
};
