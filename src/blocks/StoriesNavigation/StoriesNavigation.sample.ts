import type { StoriesNavigationFields } from './StoriesNavigation.schema';

const to = (Title: string, href: string) => ({ Title, Url: { href, text: '', newWindow: false } });
const Index = to('Livet med bil', '/livet-med-bil');

export const storiesNavigationSamples: Record<string, StoriesNavigationFields> = {
  both: {
    Index,
    Previous: to('Packa bilen säkert inför semestern', '/livet-med-bil/2026/packa'),
    Next: to('Elbil i minus tjugo', '/livet-med-bil/2026/elbil'),
  },
  oldest: {
    Index,
    Previous: null,
    Next: to('Trafiksäkerhetsbesiktningsprotokollsgenomgång', '/livet-med-bil/2026/lang'),
  },
  newest: { Index, Previous: to('Första bilen', '/livet-med-bil/2025/forsta'), Next: null },
  nothing: { Index: null, Previous: null, Next: null },
};
