import type { Truck, TruckListFields } from './TruckList.schema';

const none = { href: '', text: '', newWindow: false };
const picture = (name: string, alt: string) => ({
  src: `/-/jssmedia/trucks/${name}.avif`,
  alt: `Kuvituskuva: ${alt}, viistosti edestä`,
  width: 1600,
  height: 1000,
});

const tractor: Truck = {
  Kind: 'Vetoautot',
  Number: 'R 102',
  Title: 'Volvo FH 500',
  Condition: 'Vaihtoauto',
  Year: '2021',
  Mileage: 412_000,
  EmissionClass: 'Euro 6',
  Axles: '6x2',
  Power: 500,
  Gearbox: 'Automaatti',
  Body: 'Vetopöytä',
  Wheelbase: 3_900,
  OwnWeight: 9_150,
  TotalWeight: 26_000,
  Service: 'Huollettu 15.10.2026, 405 000 km',
  Inspection: 'Voimassa 30.4.2027 asti',
  Seller: 'Petri Salo',
  SellerPhone: '+358 00 000 1131',
  Price: 68_900,
  Location: 'Espoo',
  Image: picture('tractor-6x2-green', 'vihreä vetoauto, kolme akselia'),
};
const box: Truck = {
  ...tractor,
  Kind: 'Jakeluautot',
  Number: 'R 110',
  Title: 'Volvo FL 280',
  Axles: '4x2',
  Body: 'Umpikori ja perälautanostin',
  Image: picture('box-4x2-red', 'punainen kuorma-auto, valkoinen umpikori'),
};
const bare: Truck = {
  Kind: '',
  Number: '',
  Title: 'Volvo FM',
  Condition: '',
  Year: '',
  Mileage: 0,
  EmissionClass: '',
  Axles: '',
  Power: 0,
  Gearbox: '',
  Body: '',
  Wheelbase: 0,
  OwnWeight: 0,
  TotalWeight: 0,
  Service: '',
  Inspection: '',
  Seller: '',
  SellerPhone: '',
  Price: 0,
  Location: '',
  Image: null,
};
const complete: TruckListFields = {
  Title: 'Autot varastossa',
  Text: 'Hinnat ilman arvonlisäveroa.',
  Items: [
    tractor,
    box,
    {
      ...tractor,
      Number: 'R 103',
      Title: 'Mercedes-Benz Actros 1845',
      Image: picture('tractor-4x2-white', 'valkoinen vetoauto, kaksi akselia'),
    },
  ],
  Limit: 0,
  Link: none,
  PageLink: none,
  IsDetail: false,
  HasFilters: false,
  FormLink: { href: '#raskas-varasto', text: '', newWindow: false },
};

export const truckListSamples: Record<string, TruckListFields> = {
  groups: complete,
  'the first': {
    ...complete,
    Limit: 2,
    Link: { href: '/kalusto/varastossa', text: 'Kaikki varastossa', newWindow: false },
  },
  'with pages and filters': {
    ...complete,
    PageLink: { href: '/kalusto/varastossa', text: 'Kaikki autot varastossa', newWindow: false },
    HasFilters: true,
  },
  one: {
    ...complete,
    Title: '',
    Text: '',
    Items: [tractor],
    PageLink: { href: '/kalusto/varastossa', text: 'Kaikki autot varastossa', newWindow: false },
    IsDetail: true,
  },
  bare: { ...complete, Title: '', Text: '', Items: [bare], FormLink: none },
  'many and long': {
    ...complete,
    Items: Array.from({ length: 20 }, (_, index) => ({
      ...(index % 2 === 0 ? tractor : box),
      Number: `R ${index}`,
      Title: index % 5 === 0 ? 'Kuljetusliikkeenharjoittajanperävaunuyhdistelmä' : `Volvo FH ${index}`,
      Body: 'Umpikori, lämmitettävä, sivuovi oikealla, perälautanostin 2 000 kg ja vetokytkin',
    })),
  },
};
