import type { CarModelCardListFields, ModelCard } from './CarModelCardList.schema';

const none = { href: '', text: '', newWindow: false };
const card: ModelCard = {
  Title: 'Fjord 40',
  Text: 'Familjens elbil med plats för hundburen.',
  Image: {
    src: '/-/jssmedia/cars/crossover/front34-sand.avif',
    alt: 'Sandfärgad crossover, snett framifrån',
    width: 1600,
    height: 900,
  },
  Link: { href: '/modeller/fjord-40', text: 'Läs mer', newWindow: false },
  PageLink: none,
  SecondLink: none,
  IsCampaign: false,
  Campaign: '',
  Label1: 'Räckvidd',
  LabelValue1: '520 km',
  Label2: 'Från',
  LabelValue2: '489 900 kr',
  Label3: 'Effekt',
  LabelValue3: '204 hk',
  Label4: 'Bagage',
  LabelValue4: '575 liter',
};
const campaign: ModelCard = {
  ...card,
  Title: 'Fjord 20',
  IsCampaign: true,
  Campaign: 'Vinterhjul ingår',
  LabelValue4: '',
};
const withPage: ModelCard = {
  ...card,
  Link: { href: '/kop-bil/alla-bilar-i-lager?car_brand=Fjord%3E40', text: 'Se bilarna', newWindow: false },
  PageLink: { href: '/modeller/fjord-40', text: 'Mer om Fjord 40', newWindow: false },
  SecondLink: { href: '/modeller/fjord-40#provkorning', text: 'Boka provkörning', newWindow: false },
};
const ugly: ModelCard = {
  ...card,
  Title: 'Fyrhjulsdriftsentusiasternasbegagnatbil',
  Text: 'Genomgången. '.repeat(20).trim(),
  Image: null,
  IsCampaign: true,
  LabelValue1: '1 234 567 890 kilometer',
};

export const carModelCardListSamples: Record<string, CarModelCardListFields> = {
  three: { Title: 'Våra modeller', Items: [card, campaign, { ...card, Title: 'Fjord 60' }], Centered: false },
  'with pages': {
    Title: 'Modeller att provköra',
    Items: [withPage, { ...withPage, Title: 'Fjord 20', Text: 'Den minsta.' }],
    Centered: false,
  },
  centred: { Title: '', Items: [card, campaign], Centered: true },
  'many and ugly': {
    Title: 'Alla',
    Items: Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? ugly : card)),
    Centered: true,
  },
  empty: { Title: 'Tomt', Items: [], Centered: false },
};
