import { isRecord } from '@/lib/guards';
import { controlTypes, type OnlineAnswer, type OnlineAnswers, type OnlineField } from './onlineForm';

/** An answer as form providers send it (specification 3: "Online form answers"). */
export interface ProviderAnswer {
  name: string;
  /** Place in the form, from 1. */
  order: string;
  /** The question. */
  text: string;
  /** 'control_fullname' and the like. */
  type: string;
  /** Absent: not answered. */
  answer?: OnlineAnswer;
  /** Of a rating: how many stars there are. */
  stars?: string;
}
export type ProviderAnswers = Record<string, ProviderAnswer>;

/** The answers of a form in the shape of providers: by question id, in the form's order. */
export const toProviderAnswers = (fields: readonly OnlineField[], answers: OnlineAnswers): ProviderAnswers =>
  Object.fromEntries(
    fields.map(({ name, label, type, max }, index): [string, ProviderAnswer] => {
      const answer = answers[name];
      return [
        String(index + 1),
        {
          name,
          order: String(index + 1),
          text: label,
          type: controlTypes[type],
          ...(answer !== undefined && { answer }),
          ...(type === 'rating' && { stars: String(max) }),
        },
      ];
    }),
  );

const isEntry = (value: unknown): value is ProviderAnswer =>
  isRecord(value) && typeof value.name === 'string' && typeof value.type === 'string' && 'order' in value;
export const isProviderAnswers = (value: unknown): value is ProviderAnswers =>
  isRecord(value) && Object.values(value).every(isEntry);
const UPLOAD_IN_ADDRESS = /\/([A-Za-z0-9_-]{22})\/[\w-]+$/;

/** The answers by field of what was stored in the shape of providers; of pictures their ids. Others are as they are. */
export function fromProviderAnswers(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (Object.keys(given).length === 0 || !isProviderAnswers(given)) return given;
  return Object.fromEntries(
    Object.values(given).flatMap(({ name, type, answer }) =>
      answer === undefined
        ? []
        : [
            [
              name,
              type === controlTypes.upload && Array.isArray(answer)
                ? answer.map((address) => UPLOAD_IN_ADDRESS.exec(address)?.[1] ?? address)
                : answer,
            ],
          ],
    ),
  );
}

/** Names of the parts, in the order in which they are written. */
const PARTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  control_fullname: ['prefix', 'first', 'middle', 'last', 'suffix'],
  control_address: ['addr_line1', 'addr_line2', 'postal', 'city', 'state', 'country'],
  control_datetime: ['day', 'month', 'year', 'hour', 'min'],
};

/** An answer with its parts in that order, which databases do not keep. */
export function inWrittenOrder(type: string, answer: unknown): unknown {
  const parts = PARTS[type];
  if (!parts || !isRecord(answer)) return answer;
  const names = new Set([...parts.filter((part) => Object.hasOwn(answer, part)), ...Object.keys(answer)]);
  return Object.fromEntries([...names].map((name) => [name, answer[name]]));
}

/**
 * Answers as flat fields, by control type: a field for each part of a name, an address and a date (`name_first`),
 * ticked options joined by commas, a rating as '4/5', anything else as its text. What was not answered is left out.
 */
export function flattenAnswers(answers: ProviderAnswers): Record<string, string> {
  const flat: Record<string, string> = {};
  const inOrder = Object.values(answers).toSorted((a, b) => Number(a.order) - Number(b.order));
  for (const { name, type, answer, stars } of inOrder) {
    if (answer === undefined) continue;
    const parts = PARTS[type];
    if (parts && typeof answer === 'object' && !Array.isArray(answer)) {
      for (const part of parts) if (answer[part]) flat[`${name}_${part}`] = answer[part];
    } else if (Array.isArray(answer)) flat[name] = answer.join(', ');
    else if (typeof answer === 'object') flat[name] = Object.values(answer).join(' ');
    else if (answer !== '') flat[name] = type === 'control_rating' ? `${answer}/${stars ?? '5'}` : answer;
  }
  return flat;
}
