import type { PromisesFields } from './Promises.schema';

export const promisesSamples: Record<string, PromisesFields> = {
  three: {
    title: 'Så köper du bil hos oss',
    items: [
      { title: 'Genomgången i verkstad', text: 'Varje bil testas på 120 punkter.' },
      { title: 'Rakt pris', text: 'Priset du ser är priset du betalar.' },
      { title: '14 dagars bytesrätt', text: 'Blev det fel bil? Kom tillbaka.' },
    ],
  },
  'without a title': {
    title: '',
    items: [
      { title: 'Rakt pris', text: 'Priset du ser är priset du betalar.' },
      { title: '14 dagars bytesrätt', text: '' },
    ],
  },
  many: {
    title: 'Allt vi lovar',
    items: Array.from({ length: 20 }, (_, index) => ({
      title: `Löfte ${index + 1}`,
      text: 'Genomgången. '.repeat(1 + (index % 5)).trim(),
    })),
  },
  one: { title: 'Ett löfte', items: [{ title: 'Trafiksäkerhetsbesiktningsprotokoll', text: 'Följer alltid med.' }] },
  empty: { title: 'Inga löften', items: [{ title: '', text: 'Utan rubrik' }] },
};
