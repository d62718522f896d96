import { CHOICE_TYPES, dayText, type OnlineField, type OnlineForm } from '@/domain/forms/onlineForm';
import { flattenAnswers, type ProviderAnswers } from '@/domain/forms/providerAnswers';
import type { Locale, Site } from '@/sites/site.types';
import { quotedLines } from '../messages/quotedText';
import { messageTexts, type MessageTexts } from './messageParts';

interface OnlineMessageData {
  form: OnlineForm;
  answers: ProviderAnswers;
  site: Site;
  reference: string;
  /** Address of the page with the form. */
  page: string;
}

const textsIn = (site: Site, locale: Locale): MessageTexts =>
  messageTexts(site, locale, ['onlineForm', 'contact', 'lead']);

const labelText = (text: string): string => (/[?:!]$/.test(text) ? text : `${text}:`);

/**
 * A question and what was answered; the parts of a name or an address on one line, a day on which one comes in full, an
 * answer of several lines quoted.
 */
const answerLines = ({ form, answers }: OnlineMessageData, { format }: MessageTexts): string[] =>
  Object.entries(answers).flatMap(([id, one]) => {
    const field = form.fields.find(({ name }) => name === one.name);
    if (field?.open && one.answer !== undefined)
      return [`${labelText(one.text)} ${format.weekdayDate(dayText(one.answer))}`];
    const parts = Object.values(flattenAnswers({ [id]: one }));
    if (field?.type === 'textarea')
      return parts.length === 0 ? [] : [labelText(one.text), ...parts.flatMap(quotedLines)];
    return parts.length === 0
      ? []
      : [`${labelText(one.text)} ${parts.join(one.type === 'control_datetime' ? '.' : ' ')}`];
  });

/** To whom the editors named, in the site's own language. */
export function onlineFormMessage(data: OnlineMessageData) {
  const { form, site, reference, page } = data;
  const texts = textsIn(site, site.languages[0].locale);
  const { t } = texts;
  return {
    subject: `${form.title} (${reference})`,
    body: [
      t('onlineForm.mailIntro', { site: site.title }),
      '',
      ...answerLines(data, texts),
      '',
      page,
      '',
      t('contact.reference', { reference }),
    ].join('\n'),
  };
}

const isChosen = ({ type, open, day }: OnlineField): boolean => open !== null || day !== '' || CHOICE_TYPES.has(type);

/** Of a form that asks for a time, what was chosen: texts of the form itself. */
function chosenLines(data: OnlineMessageData, texts: MessageTexts): string[] {
  const { form, answers } = data;
  if (form.fields.every(({ open }) => !open)) return [];
  const chosen = new Set(form.fields.filter(isChosen).map(({ name }) => name));
  const own = Object.fromEntries(Object.entries(answers).filter(([, { name }]) => chosen.has(name)));
  return [
    texts.t('onlineForm.youChose'),
    ...answerLines({ ...data, answers: own }, texts).map((line) => `- ${line}`),
    '',
  ];
}

/** The visitor's receipt: it quotes nothing that was typed. */
export function onlineFormReceipt(data: OnlineMessageData, locale: Locale) {
  const { form, site, reference, page } = data;
  const texts = textsIn(site, locale);
  const { t } = texts;
  return {
    subject: t('onlineForm.receiptSubject', { form: form.title }),
    body: [
      t('lead.hello'),
      '',
      t('onlineForm.receipt', { form: form.title, site: site.title }),
      '',
      ...chosenLines(data, texts),
      t('contact.reference', { reference }),
      '',
      page,
      '',
      t('lead.notYou'),
    ].join('\n'),
  };
}
