import { TIRES_ANCHOR } from '@/domain/tire-hotel/anchor';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import { UUID } from '@/lib/uuid';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { Orm } from '@/server/database/orm';
import type { OutgoingMessage } from '../workshop/messageTexts';
import { DEFAULT_SITE } from '../workshop/customerPage';
import type { TireLanes } from '../workshop/embedded.workshop';
import type { AgreementRow } from './agreements.store';
import { carNameOf } from './carName';
import { changeSeasonAt, type ChangeSeason } from './changeSeason';
import { createRemindersStore } from './reminders.store';

/** Page that ends the reminders, relative to the site. The reminder's id stands after '#': no log has it. */
export const END_REMINDERS = '/api/tirehotel/reminder/end';

export interface TireRemindersParts {
  orm: Orm;
  lanes: Pick<TireLanes, 'departments'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
  messagesQueued?: () => void;
  now?: () => number;
}

export interface TireReminders {
  /** Queues the reminders that are due. Returns their number. */
  remind(): Promise<number>;
  /** Ends the reminders of a car by the id in its link; false: the link is not valid. */
  end(reminderId: string): Promise<boolean>;
}

/** The site with the tire hotel whose customer it is, in their language. */
function pageOf({ site: name, locale }: Pick<AgreementRow, 'site' | 'locale'>): { site: Site; language: SiteLanguage } {
  const own = name !== null && isSiteName(name) ? siteByName(name) : undefined;
  const site = own?.features.tireHotel === undefined ? siteByName(DEFAULT_SITE) : own;
  return { site, language: site.languages.find((one) => one.locale === locale) ?? site.languages[0] };
}

/** Reminders of the season's change, to customers who want them. */
export function createTireReminders({
  orm,
  lanes,
  origin,
  messagesQueued = () => undefined,
  now = Date.now,
}: TireRemindersParts): TireReminders {
  const store = createRemindersStore(orm, now);

  function messageOf(
    { wheels }: ChangeSeason,
    workshop: string | undefined,
    agreement: AgreementRow,
    reminderId: string,
  ): OutgoingMessage & { unsubscribeUrl: string } {
    const { site, language } = pageOf(agreement);
    const texts = pickTexts(language.language, ['tireReminder']);
    const t = (key: TextKey, params?: TextParams): string => translate(texts, language.locale, key, params);
    const home = origin(site);
    const link = `${home}${publicPath(language, site.features.tireHotel ?? '/')}#${TIRES_ANCHOR}`;
    const unsubscribeUrl = `${home}${END_REMINDERS}?locale=${language.locale}#${reminderId}`;
    const subject = t(`tireReminder.${wheels}`);
    const stored = t('tireReminder.stored', {
      car: carNameOf(agreement),
      workshop: workshop ?? site.title,
    });
    const lines = [t('tireReminder.book', { link }), t('tireReminder.end', { link: unsubscribeUrl })];
    return agreement.customerEmail === null
      ? {
          channel: 'sms',
          recipient: agreement.phone,
          subject: null,
          body: [`${subject}.`, stored, ...lines].join(' '),
          unsubscribeUrl,
        }
      : {
          channel: 'mail',
          recipient: agreement.customerEmail,
          subject,
          body: [`${subject}.`, '', stored, '', lines[0], '', t('tireReminder.why'), lines[1]].join('\n'),
          unsubscribeUrl,
        };
  }

  return {
    async remind() {
      const season = changeSeasonAt(now());
      if (!season) return 0;
      const departments = await lanes.departments();
      const nameOf = (erpId: string) => departments.find(({ erpIds }) => erpIds.includes(erpId))?.siteName;
      let reminded = 0;
      for (;;) {
        const some = await store.remind(season, (agreement, id) =>
          messageOf(season, nameOf(agreement.erpId), agreement, id),
        );
        reminded += some;
        if (some === 0) break;
      }
      if (reminded > 0) messagesQueued();
      return reminded;
    },
    end: async (reminderId) => UUID.test(reminderId) && store.end(reminderId),
  };
}
