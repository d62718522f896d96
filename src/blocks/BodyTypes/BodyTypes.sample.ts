import type { BodyTypesFields } from './BodyTypes.shape';

export const bodyTypesSamples: Record<string, BodyTypesFields> = {
  whole: { title: 'Vilken sorts bil passar dig?', listUrl: { href: '/kop-bil/alla-bilar-i-lager', text: '', newWindow: false } },
};
