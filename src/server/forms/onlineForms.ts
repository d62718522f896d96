import { fieldText, readLayout, type Rendering } from '@/domain/content/layout';
import type { OnlineForm } from '@/domain/forms/onlineForm';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { isRecord } from '@/lib/guards';
import type { Locale, Site } from '@/sites/site.types';
import type { Recipients } from './recipients';

interface OnlineFormAddress {
  site: Site;
  locale: Locale;
  formId: string;
  /** Public path of the page with the form. */
  source: string;
}

interface FoundOnlineForm {
  form: OnlineForm;
  /** Who gets what is sent; never told to the browser. */
  recipient: string;
}

/** The forms that editors define, or those of a form provider. */
export interface OnlineForms {
  /** null: the page has no such form. @throws Error when it could not be asked */
  find(address: OnlineFormAddress): Promise<FoundOnlineForm | null>;
}

const QUERY = `query ($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) { item { rendered } }
}`;
const BLOCK = 'OnlineForm';

function* renderingsIn(placeholders: Readonly<Record<string, readonly Rendering[]>>): Generator<Rendering> {
  for (const rendering of Object.values(placeholders).flat()) {
    yield rendering;
    yield* renderingsIn(rendering.placeholders);
  }
}

/** The path of a page in the content: without the language's prefix. */
function contentPath({ languages }: Site, locale: Locale, source: string): string {
  const prefix = languages.find((one) => one.locale === locale)?.prefix ?? '';
  const rest = prefix !== '' && `${source}/`.startsWith(`/${prefix}/`) ? source.slice(prefix.length + 1) : source;
  return rest === '' ? '/' : rest;
}

export interface ContentFormsParts {
  /** Sends a GraphQL request to the content platform, ours or another. */
  query: (body: object) => Promise<Response>;
  recipients: Recipients;
  report: (error: unknown) => void;
}

/**
 * Forms of the content: blocks of the page from which one is sent, as the content platform publishes them now. What is
 * sent with one whose recipient is not ours waits in the inbox.
 */
export const contentOnlineForms = ({ query, recipients, report }: ContentFormsParts): OnlineForms => ({
  async find({ site, locale, formId, source }) {
    const response = await query({
      query: QUERY,
      variables: { site: site.name, path: contentPath(site, locale, source), language: locale },
    });
    if (!response.ok) throw new Error(`The content platform responded ${response.status}.`);
    const body: unknown = await response.json();
    const data = isRecord(body) && isRecord(body.data) ? body.data : null;
    if (!data) throw new Error('The content platform responded without data.');
    const item = isRecord(data.layout) && isRecord(data.layout.item) ? data.layout.item : null;
    const layout = readLayout(item?.rendered);
    for (const { componentName, fields } of renderingsIn(layout?.placeholders ?? {})) {
      if (componentName !== BLOCK || fieldText(fields, 'FormId') !== formId) continue;
      const form = {
        id: formId,
        title: fieldText(fields, 'Title') || formId,
        fields: readOnlineFields(fieldText(fields, 'Fields')).fields,
      };
      const recipient = fieldText(fields, 'Recipient').trim();
      if (recipient === '' || recipients.has(recipient)) return { form, recipient };
      report(new Error(`The recipient of the form ${formId} is at no domain of FORM_RECIPIENT_DOMAINS or of a site.`));
      return { form, recipient: '' };
    }
    return null;
  },
});
