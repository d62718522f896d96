import type { ServiceBookingFields } from './ServiceBooking.schema';

const link = (href: string) => ({ href, text: '', newWindow: href.startsWith('https:') });
const complete: ServiceBookingFields = {
  Title: 'Boka verkstad',
  Text: 'Skriv bilens registreringsnummer, så visar vi vad den behöver och vad det kostar.',
  Phone: '08-465 004 00',
  Email: 'verkstad@nordvik.example',
  Items: [
    { Title: 'BMW', Link: link('https://example.com/') },
    { Title: 'IVECO', Link: link('/kop-bil/bilmarken/iveco/verkstadstjanster') },
  ],
  Request: link('/service-och-verkstad/boka-utan-registernummer'),
  RequestForm: 'verkstad',
  Brands: 'Kia, Volkswagen, Volvo',
  Terms: [{ Title: 'Så behandlar vi dina uppgifter', Link: link('/integritet') }],
  LeadsToFirst: false,
};

export const serviceBookingSamples: Record<string, ServiceBookingFields> = {
  complete,
  bare: {
    ...complete,
    Title: '',
    Text: '',
    Phone: '',
    Email: '',
    Items: [],
    Request: link(''),
    RequestForm: '',
    Brands: '',
    Terms: [],
  },
  second: { ...complete, LeadsToFirst: true },
  ugly: {
    ...complete,
    Title: 'Servicebokningsbekräftelseförfarande',
    Items: Array.from({ length: 12 }, () => ({ Title: 'Ett märke med ett väldigt långt namn', Link: link('/x') })),
    Brands: Array.from({ length: 40 }, () => 'Volvo').join(', '),
  },
};
