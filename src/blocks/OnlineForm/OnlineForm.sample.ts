import type { OnlineField } from '@/domain/forms/onlineForm';
import type { OnlineFormFields } from './OnlineForm.schema';

const field = (
  name: string,
  type: OnlineField['type'],
  label: string,
  more: Partial<OnlineField> = {},
): OnlineField => ({
  name,
  type,
  label,
  help: '',
  required: false,
  options: [],
  max: 5,
  open: null,
  day: '',
  when: null,
  ...more,
});

const complete: OnlineFormFields = {
  Title: 'Lämna ett omdöme',
  Text: 'Det tar en minut, och vi läser allt.',
  FormId: 'omdome',
  Fields: [
    field('name', 'fullname', 'Namn', { required: true }),
    field('email', 'email', 'E-post', { required: true }),
    field('topic', 'radio', 'Vad gäller det?', { options: ['Köp', 'Verkstad', 'Annat'], required: true }),
    field('what', 'text', 'Berätta vad', { when: { field: 'topic', value: 'Annat' } }),
    field('visit', 'date', 'När var du hos oss?', { help: 'Ungefär räcker.' }),
    field('address', 'address', 'Adress'),
    field('liked', 'checkbox', 'Vad var bra?', { options: ['Bemötande', 'Pris', 'Tid'] }),
    field('rating', 'rating', 'Betyg'),
    field('facility', 'dropdown', 'Anläggning', { options: ['Uppsala', 'Täby'] }),
    field('phone', 'phone', 'Telefon'),
    field('visits', 'number', 'Antal besök'),
    field('message', 'textarea', 'Meddelande'),
    field('pictures', 'upload', 'Bilder', { max: 3 }),
  ],
  FormLink: { href: '', text: '', newWindow: false },
  Thanks: 'Tack för att du hjälper oss att bli bättre.',
  ButtonText: 'Skicka omdömet',
  FormVariant: 'Page',
  Terms: [{ Title: 'Så behandlar vi dina uppgifter', Link: { href: '/integritet', text: '', newWindow: false } }],
};

export const onlineFormSamples: Record<string, OnlineFormFields> = {
  bar: {
    ...complete,
    Title: 'Boka bord',
    Text: '',
    FormId: '',
    FormVariant: 'Bar',
    FormLink: { href: '/boka-bord#bord', text: '', newWindow: false },
    Fields: [field('day', 'date', 'Dag'), field('guests', 'dropdown', 'Gäster', { options: ['1', '2', '3'] })],
    ButtonText: 'Fortsätt',
    Terms: [],
  },
  complete,
  popup: {
    ...complete,
    Title: 'Fråga oss',
    Fields: [field('question', 'textarea', 'Din fråga')],
    FormVariant: 'Popup',
  },
  'no id': { ...complete, FormId: '' },
  'no fields': { ...complete, Fields: [] },
  bare: {
    ...complete,
    Title: '',
    Text: '',
    Fields: [field('text', 'text', 'Text')],
    Thanks: '',
    ButtonText: '',
    Terms: [],
  },
  'long words': {
    ...complete,
    Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplatsundersökning',
    Fields: complete.Fields.map((one) => ({ ...one, label: `${one.label} trafiksäkerhetsbesiktningsanläggning` })),
  },
};
