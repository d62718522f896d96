import { object } from 'yup';
import { MESSAGE_LENGTH } from '@/domain/forms/contact';
import { contactFields } from '@/domain/forms/contact.schema';
import { ok } from '@/errors/result';
import type { TextKey } from '@/i18n/texts/sv';
import { errorTexts, personReasons, type ReasonTexts } from './plainErrors';
import { PATH } from './plainReceipts';
import { textOf, textsOf, type PlainForm } from './plainSubmission';

const schema = object(contactFields);
const reasons: ReasonTexts = personReasons;

/** Of a sample car the visitor chooses the seller by name. */
const sellerName = (form: FormData): string => textOf(form, 'seller') || textOf(form, 'toName');

const valuesOf = (form: FormData) => ({
  car: textOf(form, 'car'),
  name: textOf(form, 'name'),
  phone: textOf(form, 'phone'),
  email: textOf(form, 'email'),
  message: textOf(form, 'message'),
  quote: textOf(form, 'quote') === 'on',
  testDrive: textOf(form, 'testDrive') === 'on',
  toName: sellerName(form),
  toEmail: textOf(form, 'toEmail'),
  source: PATH.test(textOf(form, 'source')) ? textOf(form, 'source') : '',
});

/** The message to a seller, of pages without JavaScript. */
export const plainContact: PlainForm = {
  kind: 'contact',
  action: '/api/forms/plain/contact',
  failureKey: 'error.carDetailFormError',
  failureKeys: { DEPARTMENT_NOT_FOUND: 'error.departmentNotFound' },
  reasonKey: (reason) => reasons[reason] ?? null,
  read: async (form, context) => {
    const values = valuesOf(form);
    return ok({ values, errors: errorTexts(schema, values, reasons, context) });
  },
  async page(form, errors, { t }) {
    const field = (name: string, label: TextKey) => ({
      name,
      label: t(label),
      values: textsOf(form, name),
      error: errors[name],
    });
    return {
      title: t('contact.title'),
      backText: t('contact.backToCar'),
      hidden: {
        ...Object.fromEntries(['car', 'toEmail', 'source', 'locale'].map((name) => [name, textOf(form, name)])),
        toName: sellerName(form),
      },
      fields: [
        { kind: 'checkbox', ...field('quote', 'contact.quote') },
        { kind: 'checkbox', ...field('testDrive', 'contact.testDrive') },
        { kind: 'text', ...field('name', 'contact.name'), required: true, autocomplete: 'name' },
        { kind: 'tel', ...field('phone', 'contact.phone'), required: true, autocomplete: 'tel' },
        { kind: 'email', ...field('email', 'contact.email'), required: true, autocomplete: 'email' },
        { kind: 'textarea', ...field('message', 'contact.message'), maxLength: MESSAGE_LENGTH },
      ],
    };
  },
};
