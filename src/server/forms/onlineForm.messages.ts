import type { OnlineForm } from '@/domain/forms/onlineForm';
import { flattenAnswers, type ProviderAnswers } from '@/domain/forms/providerAnswers';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';

interface OnlineMessageData {
  form: OnlineForm;
  answers: ProviderAnswers;
  site: Site;
  reference: string;
  /** Address of the page with the form. */
  page: string;
}

function textsIn(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, ['onlineForm', 'contact', 'lead']);
  return (key: TextKey, params?: TextParams) => translate(texts, locale, key, params);
}

/** A question and what was answered; the parts of a name or an address on one line. */
const answerLines = (answers: ProviderAnswers): string[] =>
  Object.entries(answers).flatMap(([id, answer]) => {
    const parts = Object.values(flattenAnswers({ [id]: answer }));
    return parts.length === 0 ? [] : [`${answer.text}: ${parts.join(answer.type === 'control_datetime' ? '.' : ' ')}`];
  });

/** To whom the editors named, in the site's own language. */
export function onlineFormMessage({ form, answers, site, reference, page }: OnlineMessageData) {
  const t = textsIn(site, site.languages[0].locale);
  return {
    subject: `${form.title} (${reference})`,
    body: [
      t('onlineForm.mailIntro', { site: site.title }),
      '',
      ...answerLines(answers),
      '',
      page,
      '',
      t('contact.reference', { reference }),
    ].join('\n'),
  };
}

/** The visitor's receipt: it quotes nothing that was typed. */
export function onlineFormReceipt({ form, site, reference, page }: OnlineMessageData, locale: Locale) {
  const t = textsIn(site, locale);
  return {
    subject: t('onlineForm.receiptSubject', { form: form.title }),
    body: [
      t('lead.hello'),
      '',
      t('onlineForm.receipt', { form: form.title, site: site.title }),
      '',
      t('contact.reference', { reference }),
      '',
      page,
      '',
      t('lead.notYou'),
    ].join('\n'),
  };
}
