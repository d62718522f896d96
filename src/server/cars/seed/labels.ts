import { carTerms } from '@/domain/vocabulary/carTerms';
import type { Translations } from '@/domain/vocabulary/vocabulary.types';
import type { Language } from '@/sites/site.types';
import type { Drivetrain } from './catalogue/catalogue.types';

export type Condition = keyof typeof carTerms.car_condition;
export type Colour = keyof typeof carTerms.car_color;

/** Texts of the demo stock besides the terms of the vocabulary. */
interface StockTexts {
  /** First word of the address: 'begagnad-volvo-v60-…'. */
  slugCondition: Record<Condition, string>;
  unit: { power: string; powerKw: string; litres: string; month: string; eachMonth: string; seconds: string };
  priceTitle: { plain: string; campaign: string; withoutVat: string; list: string };
}

export const stockTexts: Record<Language, StockTexts> = {
  sv: {
    slugCondition: { used: 'begagnad', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mån', eachMonth: 'mån', seconds: 's' },
    priceTitle: { plain: 'Pris', campaign: 'Kampanjpris', withoutVat: 'Pris exkl. moms', list: 'Pris från' },
  },
  nb: {
    slugCondition: { used: 'brukt', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mnd', eachMonth: 'mnd', seconds: 's' },
    priceTitle: { plain: 'Pris', campaign: 'Kampanjepris', withoutVat: 'Pris ekskl. mva.', list: 'Pris fra' },
  },
  da: {
    slugCondition: { used: 'brugt', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mdr.', eachMonth: 'md.', seconds: 'sek.' },
    priceTitle: { plain: 'Pris', campaign: 'Kampagnepris', withoutVat: 'Pris ekskl. moms', list: 'Pris fra' },
  },
  en: {
    slugCondition: { used: 'used', new: 'new', demo: 'demo' },
    unit: { power: 'hp', powerKw: 'kW', litres: 'litres', month: 'months', eachMonth: 'month', seconds: 's' },
    priceTitle: { plain: 'Price', campaign: 'Offer price', withoutVat: 'Price excl. VAT', list: 'Price from' },
  },
  fi: {
    slugCondition: { used: 'kaytetty', new: 'uusi', demo: 'esittely' },
    unit: { power: 'hv', powerKw: 'kW', litres: 'l', month: 'kk', eachMonth: 'kk', seconds: 's' },
    priceTitle: { plain: 'Hinta', campaign: 'Kampanjahinta', withoutVat: 'Hinta ilman alv:tä', list: 'Hinta alkaen' },
  },
  sk: {
    slugCondition: { used: 'jazdene', new: 'nove', demo: 'predvadzacie' },
    unit: { power: 'k', powerKw: 'kW', litres: 'l', month: 'mes.', eachMonth: 'mes.', seconds: 's' },
    priceTitle: { plain: 'Cena', campaign: 'Akciová cena', withoutVat: 'Cena bez DPH', list: 'Cena od' },
  },
};

export const gearboxTerm = (train: Drivetrain): Translations =>
  carTerms.car_gearbox[train.startsWith('M') ? 'manual' : 'automatic'];
export const driveTerm = (train: Drivetrain): Translations =>
  carTerms.car_drive[train.endsWith('4') ? 'all' : train.endsWith('R') ? 'rear' : 'front'];
