import type { Truck, TruckListFields } from './TruckList.schema';

const none = { href: '', text: '', newWindow: false };
const drawing = (name: string) => ({ src: `/icons/drawings/truck-${name}.svg`, alt: '', width: 48, height: 48 });

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
  Price: 68_900,
  Location: 'Espoo',
  Image: {
    src: '/-/jssmedia/trucks/tractor-green.avif',
    alt: 'Kuvituskuva: vihreä vetoauto terminaalipihalla',
    width: 960,
    height: 640,
  },
};
const box: Truck = {
  ...tractor,
  Kind: 'Jakeluautot',
  Number: 'R 110',
  Title: 'Volvo FL 280',
  Axles: '4x2',
  Body: 'Umpikori ja perälautanostin',
  Image: drawing('box'),
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
  Price: 0,
  Location: '',
  Image: null,
};
const complete: TruckListFields = {
  Title: 'Autot varastossa',
  Text: 'Hinnat ilman arvonlisäveroa.',
  Items: [tractor, box, { ...tractor, Number: 'R 103', Title: 'Mercedes-Benz Actros 1845', Image: drawing('tractor') }],
  Limit: 0,
  Link: none,
  FormLink: { href: '#raskas-varasto', text: '', newWindow: false },
};

export const truckListSamples: Record<string, TruckListFields> = {
  groups: complete,
  'the first': {
    ...complete,
    Limit: 2,
    Link: { href: '/kalusto/varastossa', text: 'Kaikki varastossa', newWindow: false },
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
