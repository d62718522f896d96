import type { AnswerReason } from '@/domain/forms/onlineAnswers';
import type { TextKey } from '@/i18n/texts/sv';

/** What is wrong with an answer, at its field. */
export const answerTexts: Readonly<Record<AnswerReason, TextKey>> = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
  number: 'onlineForm.wrongNumber',
  date: 'onlineForm.wrongDate',
  tooSoon: 'onlineForm.tooSoon',
  tooFarAhead: 'onlineForm.tooFarAhead',
  closed: 'onlineForm.closed',
  time: 'onlineForm.wrongTime',
  option: 'onlineForm.wrongOption',
  tooMany: 'onlineForm.tooMany',
};
