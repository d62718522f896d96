import { plannedBlocks } from '@/blocks/planned';
import type { CheckedBlock } from '@/blocks/blocks.types';
import { areas } from '@/domain/content/contentIds';
import { fieldText, type Layout, type Rendering } from '@/domain/content/layout';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { isRecord } from '@/lib/guards';
import type { SiteLanguage } from '@/sites/site.types';
import { checkedBlock } from './checkedBlock';

interface ContactLink {
  href: string;
  text: string;
}

/** The first link of this kind; in the fields of blocks and of their lists. */
function linkIn(value: unknown, scheme: 'tel:' | 'mailto:'): ContactLink | null {
  const inside = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  if (isRecord(value) && typeof value.href === 'string' && value.href.startsWith(scheme)) {
    const [address = ''] = value.href.slice(scheme.length).split('?');
    const text = typeof value.text === 'string' && /\d|@/.test(value.text) ? value.text : address;
    return { href: value.href, text };
  }
  for (const one of inside) {
    const found = linkIn(one, scheme);
    if (found) return found;
  }
  return null;
}

const linked = ({ href, text }: ContactLink): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;
const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * What a visitor reads in place of a block that is not implemented yet: its title, and the phone and mail address of
 * the page's header and footer. null for a block without a title.
 */
export function insteadOfPlanned(
  { componentName: name, fields, uid }: Rendering,
  { placeholders }: Layout,
  { language, locale }: SiteLanguage,
): CheckedBlock | null {
  const title = plannedBlocks[name]?.Title === undefined ? '' : fieldText(fields, 'Title');
  if (title === '') return null;
  const frame = [placeholders[areas.header], placeholders[areas.footer]];
  const [phone, mail] = [linkIn(frame, 'tel:'), linkIn(frame, 'mailto:')];
  const texts = pickTexts(language, ['block']);
  const sentence =
    phone && mail
      ? translate(texts, locale, 'block.callOrWrite', { phone: linked(phone), mail: linked(mail) })
      : phone
        ? translate(texts, locale, 'block.call', { phone: linked(phone) })
        : mail
          ? translate(texts, locale, 'block.write', { mail: linked(mail) })
          : translate(texts, locale, 'block.visit');
  return checkedBlock({ block: 'RichContentBlock', fields: { Title: title, RichText: `<p>${sentence}</p>` } }, uid);
}
