import type { SelectableSite, SiteSelectionFields } from './SiteSelection.schema';

const site = (
  Name: string,
  Country: string,
  Language: string,
  Lang: string,
  href: string,
  Current = false,
): SelectableSite => ({ Name, Country, Language, Lang, Link: { href, text: '', newWindow: false }, Current });
const nordic = [
  site('Nordvik Bil', 'Sverige', 'Svenska', 'sv-SE', 'https://nordvikbil.example/', true),
  site('Nordvik Bil', 'Sverige', 'English', 'en', 'https://nordvikbil.example/en'),
  site('Aurora Bil', 'Sverige', 'Svenska', 'sv-SE', 'https://aurorabil.example/'),
  site('Nordvik Bil', 'Norge', 'Norsk bokmål', 'nb-NO', 'https://nordvikbil-no.example/'),
  site('Nordvik Auto', 'Finland', 'Suomi', 'fi-FI', 'https://nordvikauto.example/'),
];

export const siteSelectionSamples: Record<string, SiteSelectionFields> = {
  complete: { Title: 'Välj webbplats', Text: 'Nordvik finns i sju länder.', Slugs: [], Sites: nordic },
  'without words': { Title: '', Text: '', Slugs: [], Sites: nordic.slice(0, 2) },
  'many and long': {
    Title: 'Alla',
    Text: '',
    Slugs: [],
    Sites: Array.from({ length: 20 }, (_, index) =>
      site(
        `Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats ${index}`,
        `Land ${index % 7}`,
        'Svenska',
        'sv-SE',
        `https://site${index}.example/`,
      ),
    ),
  },
  facilities: { Title: 'Våra hus i Uppland', Text: '', Slugs: ['uppsala', 'enkoping'], Sites: [] },
  'none known': { Title: 'Välj webbplats', Text: '', Slugs: [], Sites: [] },
};
