import { decodeListQuery } from '@/domain/search/carList';
import { carPath } from '@/domain/sites/routes';
import { stockTerms } from '@/domain/vocabulary/stockTerms';
import { listName } from '@/i18n/list/listTitle';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { textsValue, type TextsValue } from '@/i18n/textsValue';
import { publicPath } from '@/sites/resolver';
import type { Locale, Site, SiteLanguage } from '@/sites/site.types';
import type { AlertRow, ChangedCar } from './searchAlerts.store';

/** Cars in one mail; the list has all. */
const MOST_CARS = 12;

interface MailText {
  subject: string;
  body: string;
}

const NAMESPACES = ['alertMail', 'list'] as const;

export const languageOf = (site: Site, locale: Locale): SiteLanguage =>
  site.languages.find((one) => one.locale === locale) ?? site.languages[0];

/** Texts in a language of a site, with the words of its stock. */
const textsOf = (site: Site, { language, locale }: SiteLanguage): TextsValue =>
  textsValue({
    texts: pickTexts(language, [...NAMESPACES], siteEntries(site, language)),
    terms: stockTerms(site.languages[0].language, language, []),
    language,
    locale,
  });

/** What an alert is about: 'Volvo V60, Diesel'. */
function searchName({ currency, odometer }: Site, texts: TextsValue, search: string): string {
  const { query } = decodeListQuery(search);
  return listName({ query, landing: null }, texts, { currency, odometer });
}

/** Asks to confirm. It has nothing of what was entered, since anybody can enter any address. */
export function confirmationMail(site: Site, locale: Locale, link: string): MailText {
  const { t } = textsOf(site, languageOf(site, locale));
  return {
    subject: t('alertMail.confirmSubject'),
    body: [
      t('alertMail.confirmLead', { site: site.title }),
      '',
      `${t('alertMail.confirmLink')}: ${link}`,
      '',
      t('alertMail.confirmNote'),
    ].join('\n'),
  };
}

interface AlertMail {
  site: Site;
  alert: Pick<AlertRow, 'locale' | 'search' | 'expiresAt'>;
  /** Of the search, the most interesting first; at most `MOST_CARS` are listed. */
  cars: readonly ChangedCar[];
  /** Of the site, without trailing slash. */
  origin: string;
  endLink: string;
}

export function alertMail({ site, alert, cars, origin, endLink }: AlertMail): MailText {
  const language = languageOf(site, alert.locale);
  const texts = textsOf(site, language);
  const { t, format } = texts;
  const name = searchName(site, texts, alert.search);
  const address = (path: string): string => `${origin}${publicPath(language, path)}`;
  const line = ({ document: car, before }: ChangedCar): string => {
    const price = car.car_campaign_price ?? car.car_price;
    const currency = car.car_price_currency;
    const parts = [
      [car.car_brand, car.car_model_text ?? car.car_model].filter(Boolean).join(' '),
      car.car_year,
      price !== undefined && currency !== undefined ? format.money(price, currency) : undefined,
      before === null
        ? t('alertMail.new')
        : t('alertMail.before', {
            price: format.minorMoney({ amount: before.amountMinor, currency: before.currency }),
          }),
    ].filter((part) => part !== undefined);
    return `- ${parts.join(', ')}: ${address(carPath(site.paths, car))}`;
  };
  const further = cars.length - MOST_CARS;
  const list = `${address(site.paths.carList)}${alert.search === '' ? '' : `?${alert.search}`}`;
  return {
    subject: t('alertMail.subject', { count: format.number(cars.length), pluralBy: cars.length, name }),
    body: [
      t('alertMail.lead'),
      '',
      ...cars.slice(0, MOST_CARS).map(line),
      ...(further > 0 ? ['', t('alertMail.further', { count: format.number(further), pluralBy: further })] : []),
      '',
      `${t('alertMail.showAll')}: ${list}`,
      '',
      t('alertMail.why', { site: site.title, date: format.longDate(alert.expiresAt.toISOString()) }),
      `${t('alertMail.end')}: ${endLink}`,
    ].join('\n'),
  };
}
