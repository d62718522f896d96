import { object } from 'yup';
import { shownOdometer } from '@/domain/cars/odometer';
import { CONDITION_ASPECTS, isSellOption, OTHER_LENGTH, SELL_OPTIONS } from '@/domain/forms/sellCar';
import { sellCarFields } from '@/domain/forms/sellCar.schema';
import { ok } from '@/errors/result';
import { optionsOf, optionText } from '@/i18n/conditionTexts';
import type { TextKey } from '@/i18n/texts/sv';
import { errorTexts, personReasons, type ReasonTexts } from './plainErrors';
import { textOf, textsOf, type PlainContext, type PlainForm } from './plainSubmission';

const schema = object(sellCarFields);
const reasons: ReasonTexts = {
  ...personReasons,
  plate: 'sell.wrongPlate',
  distance: 'sell.wrongMilage',
  year: 'sell.wrongYear',
};
const texts = [
  'regno',
  'milage',
  'brand',
  'model',
  'year',
  'other',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;
/** What a link to the page says, if it is of the form that the API takes. */
const REFERENCE = /^[\w-]{1,100}$/;
const CAR_ID = /^\d{5,12}$/;
const matching = (text: string, pattern: RegExp): string => (pattern.test(text) ? text : '');

const optionOf = (form: FormData) => {
  const option = textOf(form, 'selectedOption');
  return isSellOption(option) ? option : 'sell';
};

const valuesOf = (form: FormData, { site, locale }: PlainContext) => ({
  ...Object.fromEntries(texts.map((name) => [name, textOf(form, name)])),
  selectedOption: optionOf(form),
  odometer: shownOdometer(site.odometer, locale),
  condition: Object.fromEntries(
    CONDITION_ASPECTS.map((aspect) => {
      const option = textOf(form, aspect);
      return [aspect, optionText(aspect, option) ? option : ''];
    }),
  ),
  quoteReference: matching(textOf(form, 'quoteReference'), REFERENCE),
  wantedCar: matching(textOf(form, 'wantedCar'), CAR_ID),
});

/** Sell or trade in, of pages without JavaScript: without a look-up, a range and photographs. */
export const plainSellCar: PlainForm = {
  kind: 'sell-car',
  action: '/api/forms/plain/sell-car',
  failureKey: 'error.sellCarFailed',
  reasonKey: (reason) => reasons[reason] ?? null,
  read: async (form, context) => {
    const values = valuesOf(form, context);
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
      title: t('sell.car'),
      hidden: {
        locale: textOf(form, 'locale'),
        source: textOf(form, 'source'),
        quoteReference: textOf(form, 'quoteReference'),
        wantedCar: textOf(form, 'wantedCar'),
      },
      fields: [
        {
          kind: 'radios',
          ...field('selectedOption', 'sell.option'),
          values: [optionOf(form)],
          options: SELL_OPTIONS.map((value) => ({ value, text: t(`sell.${value}`) })),
        },
        { kind: 'text', ...field('regno', 'sell.regno'), required: true },
        { kind: 'text', ...field('brand', 'sell.brand') },
        { kind: 'text', ...field('model', 'sell.model') },
        { kind: 'number', ...field('year', 'sell.year') },
        { kind: 'number', ...field('milage', 'sell.milage') },
        ...CONDITION_ASPECTS.map((aspect) => ({
          kind: 'radios' as const,
          ...field(aspect, `sell.${aspect}`),
          options: optionsOf(aspect).map(({ value, text }) => ({ value, text: t(text) })),
        })),
        { kind: 'textarea', ...field('other', 'sell.other'), maxLength: OTHER_LENGTH },
        { kind: 'text', ...field('customerName', 'contact.name'), required: true, autocomplete: 'name' },
        { kind: 'tel', ...field('customerPhone', 'contact.phone'), required: true, autocomplete: 'tel' },
        { kind: 'email', ...field('customerEmail', 'contact.email'), required: true, autocomplete: 'email' },
      ],
    };
  },
};
