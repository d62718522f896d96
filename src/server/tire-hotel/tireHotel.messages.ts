import { CODE_MINUTES } from '@/domain/tire-hotel/customer';
import type { ThreadStatus } from '@/domain/tire-hotel/threadStatus';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';

type MessageKey = Extract<TextKey, `tireHotelMessage.${string}` | `tireHotelError.${string}`>;

const threadTexts = {
  notMeasured: 'tireHotelMessage.notMeasured',
  replace: 'tireHotelMessage.replace',
  soon: 'tireHotelMessage.soon',
  good: 'tireHotelMessage.good',
} as const satisfies Record<ThreadStatus, MessageKey>;

/** Longer waits are said in hours. */
const LONG_WAIT_SECONDS = 5400;

/** What the server says to customers, in the page's language. */
export function tireHotelTexts(site: Site, locale: Locale) {
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const texts = pickTexts(language, ['tireHotelMessage', 'tireHotelError']);
  const t = (key: MessageKey, params?: TextParams): string => translate(texts, locale, key, params);
  return {
    codeSent: (obfuscated: string) => t('tireHotelMessage.codeSent', { number: obfuscated }),
    wrongCode: (triesLeft: number) => t('tireHotelMessage.wrongCode', { count: triesLeft }),
    codeEnded: () => t('tireHotelError.codeEnded'),
    codeNotSent: () => t('tireHotelError.codeNotSent'),
    searchEnded: () => t('tireHotelError.searchEnded'),
    tooManyCodes: (seconds: number) =>
      seconds > LONG_WAIT_SECONDS
        ? t('tireHotelMessage.noCodesForHours', { count: Math.ceil(seconds / 3600) })
        : t('tireHotelMessage.tooManyCodes', { count: Math.ceil(seconds / 60) }),
    failed: () => t('tireHotelError.failed'),
    noAgreement: () => t('tireHotelError.noAgreement'),
    threadStatus: (status: ThreadStatus) => t(threadTexts[status]),
    /** The last line binds the code to the site's host: phones fill it in there, and nowhere else. */
    code: (code: string, host: string) =>
      [t('tireHotelMessage.code', { code, site: site.title, minutes: CODE_MINUTES }), '', `@${host} #${code}`].join(
        '\n',
      ),
  };
}

export type TireHotelTexts = ReturnType<typeof tireHotelTexts>;

const VISIBLE_DIGITS = 2;

/** '••• ••• •• 21': the same length for every number. */
export const obfuscated = (phone: string): string => `••• ••• •• ${phone.slice(-VISIBLE_DIGITS)}`;
