import { html } from 'hono/html';
import { HONEYPOT } from '@/domain/forms/submission';
import type { Locale, Site } from '@/sites/site.types';
import { plainPage, plainTexts, type Markup } from './plainPages';

/** A field of a form on a page without JavaScript. */
export interface PlainField {
  kind: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkboxes' | 'radios' | 'checkbox';
  name: string;
  label: string;
  /** What was filled in; of a box that is ticked 'on'. */
  values: readonly string[];
  options?: readonly { value: string; text: string }[];
  required?: boolean;
  error?: string | undefined;
  autocomplete?: string;
  maxLength?: number;
  /** The first day of a date. */
  min?: string;
}

export interface FieldsPage {
  title: string;
  /** Where the form is sent. */
  action: string;
  /** Above the form. */
  notice: string;
  hidden: Readonly<Record<string, string>>;
  fields: readonly PlainField[];
  challenge: string;
  /** Path of the page with the form. */
  back: string;
  /** What the page is called; usually just the way back. */
  backText?: string;
}

function controlOf(field: PlainField): Markup {
  const { kind, name, label, values, options = [], required = false, error, autocomplete, maxLength, min } = field;
  const [value = ''] = values;
  const message = error ? html`<p class="error" id="error-${name}">${error}</p>` : '';
  const shared = html`name="${name}" aria-invalid="${error ? 'true' : 'false'}"
  ${error ? html`aria-describedby="error-${name}"` : ''} ${required ? 'required' : ''}`;
  const choice = (type: 'checkbox' | 'radio', one: string, text: string): Markup =>
    html`<label class="check"
      ><input type="${type}" name="${name}" value="${one}" ${values.includes(one) ? 'checked' : ''} />${text}</label
    >`;
  switch (kind) {
    case 'checkbox':
      return html`<div>${choice('checkbox', 'on', label)}${message}</div>`;
    case 'checkboxes':
    case 'radios':
      return html`<fieldset>
        <legend>${label}</legend>
        ${options.map(({ value: one, text }) => choice(kind === 'radios' ? 'radio' : 'checkbox', one, text))}${message}
      </fieldset>`;
    case 'select':
      return html`<label
        >${label}<select ${shared}>
          ${options.map(
            ({ value: one, text }) =>
              html`<option value="${one}" ${values.includes(one) ? 'selected' : ''}>${text}</option>`,
          )}</select
        >${message}</label
      >`;
    case 'textarea':
      return html`<label
        >${label}<textarea ${shared} rows="5" maxlength="${maxLength ?? ''}">${value}</textarea>${message}</label
      >`;
    default:
      return html`<label
        >${label}<input
          type="${kind === 'number' ? 'text' : kind}"
          ${shared}
          value="${value}"
          ${kind === 'number' ? html`inputmode="numeric"` : ''}
          ${autocomplete ? html`autocomplete="${autocomplete}"` : ''}
          ${maxLength ? html`maxlength="${maxLength}"` : ''}
          ${min ? html`min="${min}"` : ''}
        />${message}</label
      >`;
  }
}

/** A form once more, with all that was filled in and what is wrong with it. */
export function fieldsPage(
  site: Site,
  locale: Locale,
  { title, action, notice, hidden, fields, challenge, back, backText }: FieldsPage,
): Markup {
  const t = plainTexts(site, locale);
  return plainPage({
    site,
    locale,
    title,
    body: html`<p class="notice" role="alert">${notice}</p>
      <form method="post" action="${action}">
        ${Object.entries({ ...hidden, challenge }).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${fields.map(controlOf)}
        <label class="away" aria-hidden="true"
          >${t('contact.leaveEmpty')}<input name="${HONEYPOT}" tabindex="-1" autocomplete="off"
        /></label>
        <button>${t('contact.send')}</button>
      </form>
      <p><a href="${back || '/'}">${backText ?? t('request.back')}</a></p>`,
  });
}
