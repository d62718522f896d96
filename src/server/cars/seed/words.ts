import type { StudioBody } from '@/domain/carPicture';
import type { Language } from '@/sites/site.types';
import type { Drivetrain, Fuel } from './catalogue/catalogue.types';

export type Condition = 'used' | 'new' | 'demo';
export const colours = ['white', 'black', 'grey', 'darkGrey', 'silver', 'blue', 'darkBlue', 'red', 'green', 'beige', 'brown', 'yellow', 'orange'] as const;
export type Colour = (typeof colours)[number];

/** What the columns of stock say in each language: facet values, so one word for one thing. */
export interface StockWords {
  fuel: Record<Fuel, string>;
  gearbox: { manual: string; automatic: string };
  body: Record<StudioBody, string>;
  drive: { front: string; rear: string; all: string };
  colour: Record<Colour, string>;
  metallic: string;
  condition: Record<Condition, string>;
  /** First word of the address: 'begagnad-volvo-v60-…'. */
  slugCondition: Record<Condition, string>;
  unit: { power: string; powerKw: string; litres: string; month: string; eachMonth: string; seconds: string };
  priceTitle: { plain: string; campaign: string; withoutVat: string; list: string };
}

export const stockWords: Record<Language, StockWords> = {
  sv: {
    fuel: { petrol: 'Bensin', diesel: 'Diesel', electric: 'El', plugin: 'Laddhybrid', hybrid: 'Elhybrid', mild: 'Mildhybrid', gas: 'Fordonsgas', ethanol: 'Etanol' },
    gearbox: { manual: 'Manuell', automatic: 'Automat' },
    body: { hatch: 'Halvkombi', estate: 'Kombi', saloon: 'Sedan', coupe: 'Coupé', convertible: 'Cab', crossover: 'Crossover', suv: 'SUV', mpv: 'Familjebuss', van: 'Skåpbil', pickup: 'Pickup' },
    drive: { front: 'Framhjulsdrift', rear: 'Bakhjulsdrift', all: 'Fyrhjulsdrift' },
    colour: { white: 'Vit', black: 'Svart', grey: 'Grå', darkGrey: 'Mörkgrå', silver: 'Silver', blue: 'Blå', darkBlue: 'Mörkblå', red: 'Röd', green: 'Grön', beige: 'Beige', brown: 'Brun', yellow: 'Gul', orange: 'Orange' },
    metallic: 'metallic', condition: { used: 'Begagnad', new: 'Ny', demo: 'Demo' }, slugCondition: { used: 'begagnad', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mån', eachMonth: 'mån', seconds: 's' },
    priceTitle: { plain: 'Pris', campaign: 'Kampanjpris', withoutVat: 'Pris exkl. moms', list: 'Pris från' },
  },
  nb: {
    fuel: { petrol: 'Bensin', diesel: 'Diesel', electric: 'Elektrisk', plugin: 'Ladbar hybrid', hybrid: 'Hybrid', mild: 'Mildhybrid', gas: 'Biogass', ethanol: 'Etanol' },
    gearbox: { manual: 'Manuell', automatic: 'Automat' },
    body: { hatch: 'Kombi 5-dørs', estate: 'Stasjonsvogn', saloon: 'Sedan', coupe: 'Kupé', convertible: 'Kabriolet', crossover: 'Crossover', suv: 'SUV', mpv: 'Flerbruksbil', van: 'Varebil', pickup: 'Pickup' },
    drive: { front: 'Forhjulsdrift', rear: 'Bakhjulsdrift', all: 'Firehjulsdrift' },
    colour: { white: 'Hvit', black: 'Svart', grey: 'Grå', darkGrey: 'Mørkegrå', silver: 'Sølv', blue: 'Blå', darkBlue: 'Mørkeblå', red: 'Rød', green: 'Grønn', beige: 'Beige', brown: 'Brun', yellow: 'Gul', orange: 'Oransje' },
    metallic: 'metallic', condition: { used: 'Brukt', new: 'Ny', demo: 'Demo' }, slugCondition: { used: 'brukt', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mnd', eachMonth: 'mnd', seconds: 's' },
    priceTitle: { plain: 'Pris', campaign: 'Kampanjepris', withoutVat: 'Pris ekskl. mva.', list: 'Pris fra' },
  },
  da: {
    fuel: { petrol: 'Benzin', diesel: 'Diesel', electric: 'El', plugin: 'Plug-in hybrid', hybrid: 'Hybrid', mild: 'Mildhybrid', gas: 'Biogas', ethanol: 'Ethanol' },
    gearbox: { manual: 'Manuelt', automatic: 'Automatisk' },
    body: { hatch: 'Hatchback', estate: 'Stationcar', saloon: 'Sedan', coupe: 'Coupé', convertible: 'Cabriolet', crossover: 'Crossover', suv: 'SUV', mpv: 'MPV', van: 'Varevogn', pickup: 'Pickup' },
    drive: { front: 'Forhjulstræk', rear: 'Baghjulstræk', all: 'Firehjulstræk' },
    colour: { white: 'Hvid', black: 'Sort', grey: 'Grå', darkGrey: 'Mørkegrå', silver: 'Sølv', blue: 'Blå', darkBlue: 'Mørkeblå', red: 'Rød', green: 'Grøn', beige: 'Beige', brown: 'Brun', yellow: 'Gul', orange: 'Orange' },
    metallic: 'metallic', condition: { used: 'Brugt', new: 'Ny', demo: 'Demo' }, slugCondition: { used: 'brugt', new: 'ny', demo: 'demo' },
    unit: { power: 'hk', powerKw: 'kW', litres: 'l', month: 'mdr.', eachMonth: 'md.', seconds: 'sek.' },
    priceTitle: { plain: 'Pris', campaign: 'Kampagnepris', withoutVat: 'Pris ekskl. moms', list: 'Pris fra' },
  },
  en: {
    fuel: { petrol: 'Petrol', diesel: 'Diesel', electric: 'Electric', plugin: 'Plug-in hybrid', hybrid: 'Hybrid', mild: 'Mild hybrid', gas: 'CNG', ethanol: 'Ethanol' },
    gearbox: { manual: 'Manual', automatic: 'Automatic' },
    body: { hatch: 'Hatchback', estate: 'Estate', saloon: 'Saloon', coupe: 'Coupe', convertible: 'Convertible', crossover: 'Crossover', suv: 'SUV', mpv: 'MPV', van: 'Van', pickup: 'Pickup' },
    drive: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' },
    colour: { white: 'White', black: 'Black', grey: 'Grey', darkGrey: 'Dark grey', silver: 'Silver', blue: 'Blue', darkBlue: 'Dark blue', red: 'Red', green: 'Green', beige: 'Beige', brown: 'Brown', yellow: 'Yellow', orange: 'Orange' },
    metallic: 'metallic', condition: { used: 'Used', new: 'New', demo: 'Ex-demo' }, slugCondition: { used: 'used', new: 'new', demo: 'demo' },
    unit: { power: 'hp', powerKw: 'kW', litres: 'litres', month: 'months', eachMonth: 'month', seconds: 's' },
    priceTitle: { plain: 'Price', campaign: 'Offer price', withoutVat: 'Price excl. VAT', list: 'Price from' },
  },
  fi: {
    fuel: { petrol: 'Bensiini', diesel: 'Diesel', electric: 'Sähkö', plugin: 'Ladattava hybridi', hybrid: 'Hybridi', mild: 'Kevythybridi', gas: 'Kaasu', ethanol: 'Etanoli' },
    gearbox: { manual: 'Manuaali', automatic: 'Automaatti' },
    body: { hatch: 'Viistoperä', estate: 'Farmari', saloon: 'Porrasperä', coupe: 'Coupé', convertible: 'Avoauto', crossover: 'Crossover', suv: 'Katumaasturi', mpv: 'Tila-auto', van: 'Pakettiauto', pickup: 'Lava-auto' },
    drive: { front: 'Etuveto', rear: 'Takaveto', all: 'Neliveto' },
    colour: { white: 'Valkoinen', black: 'Musta', grey: 'Harmaa', darkGrey: 'Tummanharmaa', silver: 'Hopea', blue: 'Sininen', darkBlue: 'Tummansininen', red: 'Punainen', green: 'Vihreä', beige: 'Beige', brown: 'Ruskea', yellow: 'Keltainen', orange: 'Oranssi' },
    metallic: 'metalli', condition: { used: 'Käytetty', new: 'Uusi', demo: 'Esittelyauto' }, slugCondition: { used: 'kaytetty', new: 'uusi', demo: 'esittely' },
    unit: { power: 'hv', powerKw: 'kW', litres: 'l', month: 'kk', eachMonth: 'kk', seconds: 's' },
    priceTitle: { plain: 'Hinta', campaign: 'Kampanjahinta', withoutVat: 'Hinta ilman alv:tä', list: 'Hinta alkaen' },
  },
  sk: {
    fuel: { petrol: 'Benzín', diesel: 'Nafta', electric: 'Elektro', plugin: 'Plug-in hybrid', hybrid: 'Hybrid', mild: 'Mild hybrid', gas: 'CNG', ethanol: 'Etanol' },
    gearbox: { manual: 'Manuálna', automatic: 'Automatická' },
    body: { hatch: 'Hatchback', estate: 'Kombi', saloon: 'Sedan', coupe: 'Kupé', convertible: 'Kabriolet', crossover: 'Crossover', suv: 'SUV', mpv: 'MPV', van: 'Dodávka', pickup: 'Pick-up' },
    drive: { front: 'Predný pohon', rear: 'Zadný pohon', all: 'Pohon všetkých kolies' },
    colour: { white: 'Biela', black: 'Čierna', grey: 'Sivá', darkGrey: 'Tmavosivá', silver: 'Strieborná', blue: 'Modrá', darkBlue: 'Tmavomodrá', red: 'Červená', green: 'Zelená', beige: 'Béžová', brown: 'Hnedá', yellow: 'Žltá', orange: 'Oranžová' },
    metallic: 'metalíza', condition: { used: 'Jazdené', new: 'Nové', demo: 'Predvádzacie' }, slugCondition: { used: 'jazdene', new: 'nove', demo: 'predvadzacie' },
    unit: { power: 'k', powerKw: 'kW', litres: 'l', month: 'mes.', eachMonth: 'mes.', seconds: 's' },
    priceTitle: { plain: 'Cena', campaign: 'Akciová cena', withoutVat: 'Cena bez DPH', list: 'Cena od' },
  },
};

export const gearboxWord = (words: StockWords, train: Drivetrain): string => (train.startsWith('M') ? words.gearbox.manual : words.gearbox.automatic);
export const driveWord = (words: StockWords, train: Drivetrain): string =>
  train.endsWith('4') ? words.drive.all : train.endsWith('R') ? words.drive.rear : words.drive.front;

/** Makers count their series and classes in the buyer's language: '3-serie', '3 Series', '3-sarja'. */
const seriesNames: Record<Language, { series: (n: string) => string; class: (letter: string) => string }> = {
  sv: { series: (n) => `${n}-serie`, class: (letter) => `${letter}-Klass` },
  nb: { series: (n) => `${n}-serie`, class: (letter) => `${letter}-klasse` },
  da: { series: (n) => `${n}-serie`, class: (letter) => `${letter}-Klasse` },
  en: { series: (n) => `${n} Series`, class: (letter) => `${letter}-Class` },
  fi: { series: (n) => `${n}-sarja`, class: (letter) => `${letter}-sarja` },
  sk: { series: (n) => `Rad ${n}`, class: (letter) => `Trieda ${letter}` },
};

/** The catalogue writes 'series:3' and 'class:C'; every other name is the same everywhere. */
export function modelName(model: string, language: Language): string {
  const [kind, name] = model.split(':');
  if (name === undefined) return model;
  return kind === 'series' ? seriesNames[language].series(name) : seriesNames[language].class(name);
}
