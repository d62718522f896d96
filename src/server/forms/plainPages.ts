import { html } from 'hono/html';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';

export type Markup = ReturnType<typeof html>;
export type PlainTexts = (key: TextKey, params?: TextParams) => string;

export function plainTexts(site: Site, locale: Locale): PlainTexts {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(
    language,
    ['bid', 'confirm', 'contact', 'error', 'request', 'onlineForm', 'sell', 'tireRequest'],
    siteEntries(site, language),
  );
  return (key, params) => translate(texts, locale, key, params);
}

/** A page of its own: in the colours of the site, without its menu, scripts and fonts. */
export function plainPage({
  site,
  locale,
  title,
  body,
}: {
  site: Site;
  locale: Locale;
  title: string;
  body: Markup;
}): Markup {
  const { colors } = themes[site.theme];
  const css = `
    body{margin:0;background:${colors.background};color:${colors.ink};font:1.0625rem/1.5 system-ui,sans-serif}
    header{padding:1rem 1.25rem;background:${colors.contrast};font-weight:700}
    header a{color:${colors.onContrast};text-decoration:none}
    main{max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
    h1{line-height:1.15}
    main a{color:${colors.accent}}
    form{display:grid;gap:1rem}
    label{display:grid;gap:.35rem;font-weight:600}
    label.check{grid-template-columns:auto 1fr;align-items:center;font-weight:400}
    fieldset{display:grid;gap:.5rem;margin:0;padding:0;border:0}
    legend{padding:0;font-weight:600}
    input:not([type=checkbox],[type=radio]),select,textarea{font:inherit;padding:.65rem .75rem;border:1.5px solid ${colors.control};border-radius:6px;background:${colors.surface};color:inherit}
    input[type=checkbox],input[type=radio]{width:1.5rem;height:1.5rem;margin:0}
    [aria-invalid=true]{border-color:${colors.danger}!important}
    .error{margin:0;color:${colors.danger};font-weight:600}
    .notice{padding:1rem;border-radius:8px;background:${colors.dangerSoft}}
    button{font:inherit;font-weight:700;min-height:3.25rem;border:0;border-radius:6px;background:${colors.accent};color:${colors.onAccent};cursor:pointer}
    .away{position:absolute;left:-999em}
    :focus-visible{outline:3px solid ${colors.focus};outline-offset:2px}`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site.title}</title>
        <style>
          ${css}
        </style>
      </head>
      <body>
        <header><a href="/">${site.title}</a></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

export interface PlainReceipt {
  title: string;
  reference: string;
  /** When an answer comes. */
  reply: string;
  /** Path of the page with the form, and what it is called. */
  back: string;
  backText: string;
}

export function receiptPage(
  site: Site,
  locale: Locale,
  { title, reference, reply, back, backText }: PlainReceipt,
): Markup {
  const t = plainTexts(site, locale);
  return plainPage({
    site,
    locale,
    title,
    body: html`<p>${t('contact.reference', { reference })}</p>
      <p>${reply}</p>
      <p><a href="${back || '/'}">${back ? backText : t('contact.backToSite', { site: site.title })}</a></p>`,
  });
}
