import { ValidationError } from 'yup';
import type { OnlineFormValues } from '@/domain/forms/onlineForm';
import { onlineFormSchema } from '@/domain/forms/onlineFormValues.schema';
import { checkAnswers } from '@/domain/forms/onlineAnswers';
import { flattenAnswers, fromProviderAnswers, toProviderAnswers } from '@/domain/forms/providerAnswers';
import { failed, ok } from '@/errors/result';
import { localMoment } from '@/i18n/localTime';
import type { Site } from '@/sites/site.types';
import type { UploadsService } from '../uploads/uploads.service';
import { defineForm, type FormDefinition } from './formDefinition';
import { onlineFormMessage, onlineFormReceipt } from './onlineForm.messages';
import type { OnlineForms } from './onlineForms';

export interface OnlineFormParts {
  onlineForms: OnlineForms;
  uploads: Pick<UploadsService, 'attach' | 'address'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
  report: (error: unknown) => void;
}

/** A form that editors define in the content: checked by its own fields, and sent to the address that they named. */
export function onlineForm({ onlineForms, uploads, origin, report }: OnlineFormParts): FormDefinition {
  return defineForm<OnlineFormValues>({
    kind: 'online-form',
    schema: onlineFormSchema,
    async compose({ formId, source, answers: sent }, { site, locale, reference, submittedAt }) {
      const found = await onlineForms.find({ site, locale, formId, source }).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      if (found === undefined) return failed('FORM_FAILED');
      if (!found) return failed('FORM_NOT_FOUND');
      const { form, recipient } = found;
      const given = fromProviderAnswers(sent);
      // Of a page without JavaScript, which can't send pictures.
      const withoutUploads = form.fields.every(({ name, type }) => type !== 'upload' || given[name] === undefined);
      const { answers, errors } = checkAnswers(form.fields, given, {
        now: localMoment(submittedAt.toISOString(), site.timeZone),
        withoutUploads,
      });
      const [wrong] = Object.entries(errors);
      if (wrong) throw new ValidationError(wrong[1] ?? 'unreadable', null, wrong[0]);
      const pictures = form.fields.flatMap(({ name, type }) => {
        const answer = answers[name];
        return type === 'upload' && Array.isArray(answer) ? answer : [];
      });
      const attached = await uploads.attach(pictures);
      if (!attached.ok) return attached;
      const address = (id: string): string => `${origin(site)}${uploads.address(id)}`;
      const withAddresses = Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          Array.isArray(answer) ? answer.map((one) => (pictures.includes(one) ? address(one) : one)) : answer,
        ]),
      );
      const providerAnswers = toProviderAnswers(form.fields, withAddresses);
      const email = form.fields.find(({ name, type }) => type === 'email' && answers[name] !== undefined);
      const visitor = email ? String(answers[email.name]) : '';
      const data = { form, answers: providerAnswers, site, reference, page: `${origin(site)}${source}` };
      return ok({
        mails: [
          ...(recipient === ''
            ? []
            : [
                {
                  recipient,
                  ...onlineFormMessage(data),
                  ...(visitor !== '' && { replyTo: visitor }),
                  delivers: true,
                },
              ]),
          ...(visitor === '' ? [] : [{ recipient: visitor, ...onlineFormReceipt(data, locale), delivers: false }]),
        ],
        lead: null,
        pictures: pictures.map(address),
        reply: null,
        payload: {
          formId,
          source,
          title: form.title,
          fields: flattenAnswers(providerAnswers),
          answers: providerAnswers,
          createdAt: submittedAt.toISOString(),
        },
      });
    },
  });
}
