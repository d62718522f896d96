import type { Currency } from '@/domain/cars/car';
import type { TextsValue } from '@/i18n/TextsProvider';

export interface Amounts {
  /** Rounded to full crowns, euro, pounds. */
  rounded: (amount: number) => string;
  /** To the öre, cent or penny. */
  exact: (amount: number) => string;
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

export const amountsOf = ({ format }: Pick<TextsValue, 'format'>, currency: Currency): Amounts => ({
  rounded: (amount) => format.money(Math.round(amount), currency),
  exact: (amount) => format.money(toCents(amount), currency),
});

/** 'kr', '€', '£': what the locale writes next to an amount. */
export const currencySign = ({ format }: Pick<TextsValue, 'format'>, currency: Currency): string =>
  format.money(0, currency).replace(/[\d\s\u00a0]/g, '');

/** Whether the locale writes the sign before the amount: '£1,000'. */
export const isSignFirst = (texts: Pick<TextsValue, 'format'>, currency: Currency): boolean =>
  texts.format.money(0, currency).startsWith(currencySign(texts, currency));
