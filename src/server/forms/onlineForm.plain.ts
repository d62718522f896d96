import { fieldParts, FORM_ID, openTimesOf, type OnlineField, type OnlineForm } from '@/domain/forms/onlineForm';
import { dayRange, everyTime } from '@/domain/forms/openTimes';
import { checkAnswers, type AnswerReason } from '@/domain/forms/onlineAnswers';
import { failed, ok, type Result } from '@/errors/result';
import { localMoment } from '@/i18n/localTime';
import type { TextKey } from '@/i18n/texts/sv';
import type { PlainField } from './plainFields';
import { PATH } from './plainReceipts';
import { textOf, textsOf, type PlainContext, type PlainForm } from './plainSubmission';
import type { OnlineForms } from './onlineForms';

const reasons: Readonly<Record<AnswerReason, TextKey>> = {
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

type PartedType = keyof typeof fieldParts;
const isParted = (type: OnlineField['type']): type is PartedType => Object.hasOwn(fieldParts, type);

/** An answer as the fields of a document send it: `name.first` for parts. A day on which one comes is one field. */
function answerOf(form: FormData, { name, type, open }: OnlineField): unknown {
  if (isParted(type) && !open)
    return Object.fromEntries(fieldParts[type].map((part) => [part, textOf(form, `${name}.${part}`)]));
  return type === 'checkbox' ? textsOf(form, name) : textOf(form, name);
}

function plainFieldsOf(
  field: OnlineField,
  { fields, form, error }: { fields: readonly OnlineField[]; form: FormData; error: string | undefined },
  { t, now, site }: PlainContext,
): PlainField[] {
  const { name, type, label, options, max, required, open } = field;
  const one = { name, label, values: textsOf(form, name), error, required: required && !field.when };
  const choices = options.map((option) => ({ value: option, text: option }));
  if (open) return [{ ...one, kind: 'date', min: dayRange(open, localMoment(now.toISOString(), site.timeZone)).min }];
  const openTimes = openTimesOf(field, fields);
  if (openTimes) {
    const times = everyTime(openTimes).map((time) => ({ value: time, text: time }));
    return [{ ...one, kind: 'select', options: [{ value: '', text: t('onlineForm.choose') }, ...times] }];
  }
  if (isParted(type))
    return fieldParts[type].map((part, index): PlainField => ({
      kind: 'text',
      name: `${name}.${part}`,
      label: `${label}: ${t(`onlineForm.part.${part}`)}`,
      values: [textOf(form, `${name}.${part}`)],
      error: index === 0 ? error : undefined,
    }));
  switch (type) {
    case 'checkbox':
      return [{ ...one, kind: 'checkboxes', options: choices }];
    case 'radio':
      return [{ ...one, kind: 'radios', options: choices }];
    case 'dropdown':
      return [{ ...one, kind: 'select', options: [{ value: '', text: t('onlineForm.choose') }, ...choices] }];
    case 'rating': {
      const stars = Array.from({ length: max }, (_, index) => String(index + 1));
      return [{ ...one, kind: 'radios', options: stars.map((value) => ({ value, text: value })) }];
    }
    case 'upload':
      return [];
    case 'textarea':
    case 'number':
    case 'email':
      return [{ ...one, kind: type }];
    case 'phone':
      return [{ ...one, kind: 'tel' }];
    default:
      return [{ ...one, kind: 'text' }];
  }
}

/** The forms of the content on pages without JavaScript; pictures need it. */
export function plainOnlineForm(onlineForms: OnlineForms): PlainForm {
  async function formOf(form: FormData, { site, locale }: PlainContext): Promise<Result<OnlineForm>> {
    const [formId, source] = [textOf(form, 'formId'), textOf(form, 'source')];
    if (!FORM_ID.test(formId) || !PATH.test(source)) return failed('FORM_NOT_FOUND');
    try {
      const found = await onlineForms.find({ site, locale, formId, source });
      return found ? ok(found.form) : failed('FORM_NOT_FOUND');
    } catch {
      return failed('FORM_FAILED');
    }
  }
  return {
    kind: 'online-form',
    action: '/api/forms/plain/online-form',
    failureKey: 'error.onlineFormFailed',
    reasonKey: () => null,
    async read(form, context) {
      const found = await formOf(form, context);
      if (!found.ok) return found;
      const { id, fields } = found.value;
      const given = Object.fromEntries(fields.map((field) => [field.name, answerOf(form, field)]));
      const { answers, errors } = checkAnswers(fields, given, {
        now: localMoment(context.now.toISOString(), context.site.timeZone),
        withoutUploads: true,
      });
      return ok({
        values: { formId: id, source: textOf(form, 'source'), answers },
        errors: Object.fromEntries(
          Object.entries(errors).flatMap(([name, reason]) => (reason ? [[name, context.t(reasons[reason])]] : [])),
        ),
      });
    },
    async page(form, errors, context) {
      const found = await formOf(form, context);
      const hidden = Object.fromEntries(['locale', 'source', 'formId'].map((name) => [name, textOf(form, name)]));
      return {
        title: found.ok ? found.value.title : context.site.title,
        hidden,
        fields: found.ok
          ? found.value.fields.flatMap((field) =>
              plainFieldsOf(field, { fields: found.value.fields, form, error: errors[field.name] }, context),
            )
          : [],
      };
    },
  };
}
