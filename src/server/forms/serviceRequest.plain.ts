import { object } from 'yup';
import {
  DESCRIPTION_LENGTH,
  isVehicleType,
  OTHER_LENGTH,
  OTHER_SERVICES,
  servicesOf,
  VEHICLE_TYPES,
  vehicleServices,
  type VehicleType,
} from '@/domain/forms/serviceRequest';
import { serviceRequestFields } from '@/domain/forms/serviceRequest.schema';
import { ok } from '@/errors/result';
import type { TextKey } from '@/i18n/texts/sv';
import type { DealersStore } from '../dealers/dealers.store';
import { facilitiesOf } from '../search/stockIndexes';
import { errorTexts, personReasons, type ReasonTexts } from './plainErrors';
import { textOf, textsOf, type PlainForm } from './plainSubmission';
import { requestableDays } from './serviceRequest.form';

const schema = object(serviceRequestFields);
const reasons: ReasonTexts = {
  ...personReasons,
  plate: 'request.wrongPlate',
  distance: 'request.wrongMilage',
  date: 'request.wrongDate',
  pastDate: 'request.pastDate',
  dealer: 'request.noDealer',
  notice: 'request.noNotice',
};
const texts = [
  'siteId',
  'other',
  'description',
  'regno',
  'milage',
  'date',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;

const typeOf = (form: FormData): VehicleType => {
  const type = textOf(form, 'typeCar');
  return isVehicleType(type) ? type : 'car';
};

function valuesOf(form: FormData) {
  const typeCar = typeOf(form);
  // Services of the other vehicle may be ticked too: they are out of sight.
  const services = servicesOf(typeCar, textsOf(form, 'services'));
  const fields = Object.fromEntries(texts.map((name) => [name, textOf(form, name)]));
  return {
    ...fields,
    typeCar,
    services,
    other: services.some((service) => OTHER_SERVICES.includes(service)) ? textOf(form, 'other') : '',
    gdpr: form.has('gdpr'),
    newsletter: form.has('newsletter'),
  };
}

/** The Norwegian booking request of pages without JavaScript. */
export const plainServiceRequest = (dealers: Pick<DealersStore, 'documents'>): PlainForm => ({
  kind: 'service-request',
  action: '/api/forms/plain/service-request',
  failureKey: 'error.serviceRequestFailed',
  reasonKey: (reason) => reasons[reason] ?? null,
  read: async (form, context) => {
    const values = valuesOf(form);
    return ok({ values, errors: errorTexts(schema, values, reasons, context) });
  },
  async page(form, errors, { site, t, now }) {
    const choices: { value: string; text: string }[] = [];
    if (site.facilities)
      for await (const { id, document } of facilitiesOf(dealers, site, site.facilities))
        choices.push({ value: id, text: String(document.site_official_name) });
    const type = typeOf(form);
    const line = { values: (name: string) => textsOf(form, name), error: (name: string) => errors[name] };
    const field = (name: string, label: TextKey) => ({
      name,
      label: t(label),
      values: line.values(name),
      error: line.error(name),
    });
    return {
      title: t('request.vehicle'),
      hidden: { locale: textOf(form, 'locale'), source: textOf(form, 'source') },
      fields: [
        {
          kind: 'radios',
          ...field('typeCar', 'request.vehicle'),
          values: [type],
          options: VEHICLE_TYPES.map((value) => ({ value, text: t(`request.${value}`) })),
        },
        {
          kind: 'checkboxes',
          ...field('services', 'request.services'),
          options: vehicleServices[type].map((value) => ({ value, text: t(`request.option.${value}`) })),
        },
        { kind: 'text', ...field('other', 'request.other'), maxLength: OTHER_LENGTH },
        { kind: 'text', ...field('regno', 'request.regno'), required: true },
        { kind: 'number', ...field('milage', 'request.milage') },
        { kind: 'date', ...field('date', 'request.date'), required: true, min: requestableDays(site, now).first },
        {
          kind: 'select',
          ...field('siteId', 'request.dealer'),
          required: true,
          options: [{ value: '', text: t('request.dealerChoose') }, ...choices],
        },
        { kind: 'text', ...field('customerName', 'contact.name'), required: true, autocomplete: 'name' },
        { kind: 'tel', ...field('customerPhone', 'contact.phone'), required: true, autocomplete: 'tel' },
        { kind: 'email', ...field('customerEmail', 'contact.email'), required: true, autocomplete: 'email' },
        { kind: 'textarea', ...field('description', 'request.description'), maxLength: DESCRIPTION_LENGTH },
        { kind: 'checkbox', ...field('gdpr', 'request.gdpr'), required: true },
        { kind: 'checkbox', ...field('newsletter', 'request.newsletter') },
      ],
    };
  },
});
