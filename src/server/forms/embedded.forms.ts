import { createHash } from 'node:crypto';
import { ValidationError } from 'yup';
import { FORM_KINDS, type FormKind } from '@/domain/forms/submission';
import { failed, ok, type Result } from '@/errors/result';
import type { Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import { adfOf } from './adf';
import { deliveriesOf, type FormDelivery } from './formDeliveries';
import type { ComposedSubmission, FormDefinition } from './formDefinition';
import type { FormsService } from './forms.service';
import type { NewMessage, SubmissionRow, SubmissionsStore } from './submissions.store';
import { isRecord } from '@/lib/guards';

export interface EmbeddedFormsParts {
  submissions: SubmissionsStore;
  definitions: Readonly<Record<FormKind, FormDefinition>>;
  deliveries: readonly FormDelivery[];
  /** Called after messages were committed. */
  messagesQueued: () => void;
  now?: () => number;
}

const REFERENCE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The same for every try of a submission, so that a repeated request gets the same response. */
export function referenceOf(formSubmissionId: string): string {
  const bytes = createHash('sha256').update(`reference ${formSubmissionId}`).digest().subarray(0, 8);
  const characters = [...bytes].map((byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** JSON with the keys of every object in order: equal values have equal texts. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

const hashOf = (kind: FormKind, site: Site, payload: object): string =>
  createHash('sha256')
    .update(ordered([kind, site.name, payload]))
    .digest('base64url');

export interface EmbeddedForms extends FormsService {
  /** The messages that deliver a held submission, as they would have been queued; the visitor's receipt is too late. */
  deliveryOf(held: SubmissionRow): Promise<Result<readonly NewMessage[]>>;
}

/** Stores submissions in the database and queues their messages in the same transaction. */
export function createEmbeddedForms({
  submissions,
  definitions,
  deliveries,
  messagesQueued,
  now = Date.now,
}: EmbeddedFormsParts): EmbeddedForms {
  const receiptOf = (row: SubmissionRow, hash: string) =>
    row.bodyHash === hash ? ok({ reference: row.reference, reply: row.reply }) : failed('FORM_ID_REUSED');

  const messagesOf = (
    { mails, lead, pictures = [] }: ComposedSubmission,
    { id, reference, site, kind, submittedAt, payload }: Omit<Parameters<typeof jsonOf>[0], 'pictures'>,
  ): NewMessage[] => [
    ...mails.map(({ recipient, subject, body, replyTo, delivers }) => ({
      channel: 'mail' as const,
      recipient,
      subject,
      body,
      ...(replyTo !== undefined && { replyTo }),
      delivers,
    })),
    ...deliveriesOf(deliveries, { site: site.name, kind }).flatMap(({ name, format, mail }): NewMessage[] => {
      if (format === 'json')
        return [
          {
            channel: 'http',
            recipient: name,
            subject: null,
            body: jsonOf({ id, reference, site, kind, submittedAt, payload, pictures }),
            format,
            delivers: true,
          },
        ];
      if (!lead) return [];
      const body = adfOf(lead);
      return mail === undefined
        ? [{ channel: 'http', recipient: name, subject: null, body, format, delivers: true }]
        : [{ channel: 'mail', recipient: mail, subject: `ADF ${reference}`, body, format, delivers: true }];
    }),
  ];

  return {
    async submit({ site, locale, kind, formSubmissionId, values, isHeld }) {
      const { payload, compose } = definitions[kind].prepare(values);
      const hash = hashOf(kind, site, payload);
      const earlier = await submissions.byFormSubmissionId(formSubmissionId);
      if (earlier) return receiptOf(earlier, hash);
      const reference = referenceOf(formSubmissionId);
      const submittedAt = new Date(now());
      const composed: Result<ComposedSubmission> = await compose({ site, locale, reference, submittedAt });
      if (!composed.ok) return composed;
      const { reply, payload: stored = payload } = composed.value;
      const row = await submissions.add(
        {
          formSubmissionId,
          form: kind,
          site: site.name,
          bodyHash: hash,
          reference,
          payload: stored,
          reply,
          state: isHeld ? 'held' : 'received',
          locale,
          createdAt: submittedAt,
        },
        (id) => (isHeld ? [] : messagesOf(composed.value, { id, reference, site, kind, submittedAt, payload: stored })),
      );
      messagesQueued();
      return receiptOf(row, hash);
    },

    async deliveryOf({ id, form, site: siteName, reference, payload: stored, locale, createdAt: submittedAt }) {
      const kind = FORM_KINDS.find((one) => one === form);
      if (!kind || !isSiteName(siteName)) return failed('SUBMISSION_UNDELIVERABLE');
      const site = siteByName(siteName);
      try {
        const { payload, compose } = definitions[kind].prepare(stored);
        const composed = await compose({ site, locale: locale ?? site.languages[0].locale, reference, submittedAt });
        if (!composed.ok) return failed('SUBMISSION_UNDELIVERABLE');
        const complete = composed.value.payload ?? payload;
        const messages = messagesOf(composed.value, { id, reference, site, kind, submittedAt, payload: complete });
        return ok(messages.filter(({ delivers }) => delivers));
      } catch (error) {
        // Taken by an earlier version of the form, or by a form that was changed since.
        if (error instanceof ValidationError) return failed('SUBMISSION_UNDELIVERABLE');
        throw error;
      }
    },
  };
}

/** Body of a webhook. */
function jsonOf({
  id,
  reference,
  site,
  kind,
  submittedAt,
  payload,
  pictures,
}: {
  id: string;
  reference: string;
  site: Site;
  kind: FormKind;
  submittedAt: Date;
  payload: object;
  pictures: readonly string[];
}): string {
  return JSON.stringify({
    type: 'submission',
    id,
    reference,
    site: site.name,
    form: kind,
    createdAt: submittedAt.toISOString(),
    values: payload,
    pictures,
  });
}
