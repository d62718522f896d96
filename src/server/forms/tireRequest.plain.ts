import { object } from 'yup';
import {
  isTirePriority,
  TIRE_MESSAGE_LENGTH,
  TIRE_POSITIONS,
  TIRE_PRIORITIES,
  tirePositionsOf,
} from '@/domain/forms/tireRequest';
import { tireRequestFields } from '@/domain/forms/tireRequest.schema';
import { ok } from '@/errors/result';
import type { TextKey } from '@/i18n/texts/sv';
import type { DealersStore } from '../dealers/dealers.store';
import { errorTexts, personReasons, type ReasonTexts } from './plainErrors';
import { textOf, textsOf, type PlainForm } from './plainSubmission';

const schema = object(tireRequestFields);
const reasons: ReasonTexts = {
  ...personReasons,
  plate: 'request.wrongPlate',
  workshop: 'request.noDealer',
  positions: 'tireRequest.noPosition',
};
const texts = [
  'erpId',
  'regno',
  'car',
  'dimension',
  'currentTire',
  'message',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;

const priorityOf = (form: FormData) => {
  const priority = textOf(form, 'priority');
  return isTirePriority(priority) ? priority : 'advice';
};

const valuesOf = (form: FormData) => ({
  ...Object.fromEntries(texts.map((name) => [name, textOf(form, name)])),
  positions: tirePositionsOf(textsOf(form, 'positions')),
  priority: priorityOf(form),
});

/** The request for new tires of pages without JavaScript. */
export const plainTireRequest = (dealers: Pick<DealersStore, 'facilities'>): PlainForm => ({
  kind: 'tire-request',
  action: '/api/forms/plain/tire-request',
  failureKey: 'tireRequest.failed',
  reasonKey: (reason) => reasons[reason] ?? null,
  read: async (form, context) => {
    const values = valuesOf(form);
    return ok({ values, errors: errorTexts(schema, values, reasons, context) });
  },
  async page(form, errors, { site, t }) {
    const stock = site.facilities?.stock;
    const workshops = (stock ? await dealers.facilities(stock) : []).flatMap((facility) => {
      const erpId = facility.site_departments.find(({ group }) => group === 'Workshop')?.brands[0]?.erp_id;
      return erpId === undefined ? [] : [{ value: erpId, text: facility.site_official_name }];
    });
    const field = (name: string, label: TextKey) => ({
      name,
      label: t(label),
      values: textsOf(form, name),
      error: errors[name],
    });
    return {
      title: t('tireRequest.title'),
      hidden: { locale: textOf(form, 'locale'), source: textOf(form, 'source'), car: textOf(form, 'car') },
      fields: [
        {
          kind: 'select',
          ...field('erpId', 'request.dealer'),
          required: true,
          options: [{ value: '', text: t('request.dealerChoose') }, ...workshops],
        },
        { kind: 'text', ...field('regno', 'request.regno'), required: true },
        { kind: 'text', ...field('dimension', 'tireRequest.dimension') },
        { kind: 'text', ...field('currentTire', 'tireRequest.currentTire') },
        {
          kind: 'checkboxes',
          ...field('positions', 'tireRequest.positions'),
          options: TIRE_POSITIONS.map((value) => ({ value, text: t(`tireRequest.position.${value}`) })),
        },
        {
          kind: 'radios',
          ...field('priority', 'tireRequest.wish'),
          values: [priorityOf(form)],
          options: TIRE_PRIORITIES.map((value) => ({ value, text: t(`tireRequest.wish.${value}`) })),
        },
        { kind: 'textarea', ...field('message', 'contact.message'), maxLength: TIRE_MESSAGE_LENGTH },
        { kind: 'text', ...field('customerName', 'contact.name'), required: true, autocomplete: 'name' },
        { kind: 'tel', ...field('customerPhone', 'contact.phone'), required: true, autocomplete: 'tel' },
        { kind: 'email', ...field('customerEmail', 'contact.email'), required: true, autocomplete: 'email' },
      ],
    };
  },
});
