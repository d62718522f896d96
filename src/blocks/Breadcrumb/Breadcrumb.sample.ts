import type { BreadcrumbFields } from './Breadcrumb.schema';

const to = (Title: string, href: string): BreadcrumbFields['Items'][number] => ({
  Title,
  Url: { href, text: '', newWindow: false },
});

export const breadcrumbSamples: Record<string, BreadcrumbFields> = {
  complete: { Items: [to('Hem', '/'), to('Köp bil', '/kop-bil'), to('Elbilar', '/kop-bil/biltyp/elbilar')] },
  'without an address': { Items: [to('Hem', '/'), to('Företag', ''), to('Tjänstebil', '/kop-bil/foretag/tjanstebil')] },
  'long words': {
    Items: [
      to('Hem', '/'),
      to('Trafiksäkerhetsbesiktningsprotokollsgenomgångar', '/a'),
      to('Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats i Västernorrland', '/a/b'),
    ],
  },
};
