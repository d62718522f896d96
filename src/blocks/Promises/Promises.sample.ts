import type { PromisesFields } from './Promises.shape';

export const promisesSamples: Record<string, PromisesFields> = {
  three: { title: 'Så köper du bil hos oss', items: [{ title: 'Genomgången i verkstad', text: 'Varje bil testas på 120 punkter.' }, { title: 'Rakt pris', text: 'Priset du ser är priset du betalar.' }, { title: '14 dagars bytesrätt', text: 'Blev det fel bil? Kom tillbaka.' }] },
  one: { title: 'Ett löfte', items: [{ title: 'Trafiksäkerhetsbesiktningsprotokoll', text: 'Följer alltid med.' }] },
};
