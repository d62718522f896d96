import type { CarModelFields } from './CarModel.schema';

const none = { href: '', text: '', newWindow: false };

const complete: CarModelFields = {
  Title: 'Volvo EX30',
  TitleTag: 'H1',
  Text: 'Den minsta Volvon, och den snabbaste att parkera.',
  Image: {
    src: '/-/jssmedia/cars/crossover/front34-sand.avif',
    alt: 'Sandfärgad crossover, snett framifrån',
    width: 1600,
    height: 900,
  },
  Link: {
    href: '/kop-bil/alla-bilar-i-lager?car_brand=Volvo&car_brand=Volvo%3EEX30',
    text: 'Se EX30 i lager',
    newWindow: false,
  },
  SecondLink: { href: '#provkorning', text: 'Boka provkörning', newWindow: false },
  Label1: 'Räckvidd (WLTP)',
  LabelValue1: 'upp till 476 km',
  Label2: 'Förbrukning (WLTP)',
  LabelValue2: 'från 16,7 kWh/100 km',
  Label3: 'CO₂ vid körning',
  LabelValue3: '0 g/km',
  Label4: 'Dragvikt',
  LabelValue4: '1 600 kg',
};

export const carModelSamples: Record<string, CarModelFields> = {
  complete,
  'without a stock': { ...complete, Title: 'Fjord 40', Link: none },
  bare: {
    ...complete,
    TitleTag: 'H2',
    Text: '',
    Image: null,
    SecondLink: none,
    Label1: '',
    LabelValue2: '',
    Label3: '',
    LabelValue4: '',
  },
  'long words': {
    ...complete,
    Title: 'Fyrhjulsdriftsentusiasternasbegagnatbil',
    Text: 'Genomgången. '.repeat(20).trim(),
    LabelValue1: '1 234 567 890 kilometer',
  },
};
