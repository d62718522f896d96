/**
 * The words of a language by their role: comma-separated expressions in any case, with the language's diacritics. An
 * expression may occur in several rows; the context decides.
 */
export interface LanguageTable {
  /** 'under 200 000': at most. */
  max: string;
  /** Those of them that leave out the number itself: 'less than 3 years old' is younger than that. Also in `max`. */
  lessThan: string;
  min: string;
  /** Those of them that leave out the number itself: 'more than 5 seats' are six. Also in `min`. */
  moreThan: string;
  /** 'runt 200 000': a tenth more or less. */
  about: string;
  /** The same after the number: '10k or so'. */
  orSo: string;
  between: string;
  /** Joins the ends of a range. */
  to: string;
  /** Years before or after the one named. */
  older: string;
  newer: string;
  cheaper: string;
  dearer: string;
  /** Before a model that is not meant: 'större än golf' */
  comparedTo: string;
  /** Before a model that stands for cars with its body: 'samma storlek som en golf' */
  similarTo: string;
  /** After a model that others like it may stand in for: 'golf eller liknande' */
  orSimilar: string;
  /** After such a model: 'golf storlek' */
  similarSize: string;
  /** After a model that is not meant: Finnish 'golfin kokoinen'. */
  comparedAfter: string;
  /** After the number: 'eller nyare'. */
  orMore: string;
  /** Those of them that mean a lower age: '5 years or newer'. */
  orNewer: string;
  orLess: string;

  /** Verbs that are negations only before a bound, which they turn round: 'nesmie', 'can't' of 'can't cost over 8000'. */
  cannot: string;
  /** Between a negation and the bound that it turns round: 'saisi' of 'ei saisi maksaa yli 8000'. */
  helper: string;
  not: string;
  /** Those of them of which the next one joined by 'and' is excluded as well, as its case tells: Finnish 'ilman'. */
  without: string;
  /** After what is excluded: 'diesel nej tack'. */
  notBefore: string;
  /** Before what gives way where nothing fits: 'helst röd'. */
  preferred: string;
  /** 'hellre hybrid än diesel' excludes what is after the second. */
  rather: string;
  than: string;
  /** After what is excluded, before what is wanted: 'inte en suv utan en kombi' */
  but: string;
  /** After what may be missing: 'towbar not essential' asks for none. */
  optional: string;
  /** Belongs to the next word: 'med dragkrok'. */
  with: string;
  /** Letters before a slash or a full stop, and the word that each stands for: 'm/drag'. */
  shortForms: string;
  and: string;
  /** Joins values of which one is enough: 'dragkrok eller takräcke' */
  or: string;
  near: string;
  within: string;
  /** Next to a distance around a town: '50 km säteellä' */
  radius: string;
  /** Before a town: 'i Borås'. */
  locatedIn: string;
  /** Between a distance and a town: '5 mil från Borås'. */
  from: string;
  here: string;
  /** No meaning for a search of cars. */
  filler: string;
  /** Whom the car is for, and when: 'till min dotter'. No meaning, also with an age. */
  person: string;
  /** Before a word that is a person here, and a model elsewhere: 'til kona'. */
  beforePerson: string;
  /** After it: 'kona skal'. */
  afterPerson: string;
  /** Before whom the car is for, who may be named by age alone: 'for a 17 year old' */
  forWhom: string;
  /** Directly before the age of a person, or the year of birth: 'hon är 75'. */
  isAged: string;
  /** What the car is driven for: no meaning; a distance next to it is driven, not on the odometer. */
  commute: string;
  /** Before the car that the buyer has: 'byta min golf mot en elbil'. No meaning, as far as the next one. */
  tradeIn: string;
  /** Between that car and the one that is asked for. */
  tradeFor: string;
  /** Before the car that the buyer has, and after it: 'got a corsa to part ex' */
  owned: string;
  traded: string;
  /** A text with one of these asks for cars, whatever else is in it. Also in `filler`. */
  car: string;
  /** What is not in stock: never set aside, so that its search finds nothing. */
  notCar: string;
  /** About cars, but not told by the stock: set aside, even alone. */
  unanswered: string;
  /** Before a rule, an order or a filler in one word: 'skitsnabb', 'kjemperomslig'. */
  intensifier: string;
  /** What has a colour of its own: 'svart skinn' is no black car. */
  colouredPart: string;
  /** Those of them that a colour may follow: 'interior black'. */
  interior: string;
  /** Before such a part: 'light interior'. */
  shade: string;
  /** After equipment, where in the car it is: 'parkeringssensorer fram och bak'. */
  inFront: string;
  inRear: string;
  /** Before the second of two places: 'aj vzadu'. */
  also: string;
  /** After the letter of a model: 'v-klass'. */
  modelClass: string;
  /** After the name of a trim: 'm paket'. */
  trimPackage: string;
  /** The subject of a number that no field has: 'acceleration 5 s'. Set aside with its number. */
  otherAmount: string;
  /** After a number of one digit, the size of the engine: '1.0 litre'. Also in `otherUnit`. */
  litres: string;
  /** After a size in litres: 'per 100 km' is a consumption. */
  perDistance: string;
  /** The unit of such a number: '77 kWh'. */
  otherUnit: string;

  /** The subject of a number without a unit. */
  price: string;
  mileage: string;
  /** After a distance: '60k on the clock'. */
  onOdometer: string;
  year: string;
  /** After its first year: '2010-talet'. */
  decade: string;
  /** Before a decade, the part of it that is meant. */
  startOf: string;
  middleOf: string;
  endOf: string;
  /** After a distance: '1500 mil om året', '10 mil om dagen' are driven, not on the odometer. */
  yearly: string;
  /** After a distance and a slash: '1500 mil/år', '60 miles/day' */
  perYear: string;
  power: string;
  range: string;
  leasing: string;
  /** 'månadskostnad under 3000' */
  monthly: string;
  /** Next to kilowatts: '150 kW laddning' is not the motor's power. */
  charging: string;
  /** Means a towbar; a weight next to it is set aside. */
  towing: string;
  /** Before a weight it means a towbar: 'drar 2 ton'. */
  pulls: string;
  /** The unit of that weight. */
  weight: string;
  /** Cars in stock, none to order: 'omgående leverans'. */
  inStock: string;
  /** A down payment: set aside with its amount or negation. */
  deposit: string;
  /** Before a down payment: 'noll kontantinsats', 'low deposit'. */
  depositSize: string;
  /** What ends or was done in a year of its own: 'besiktigad 2026', 'warranty until 2028'. */
  dated: string;

  thousand: string;
  thousandMoney: string;
  million: string;
  /** Before a million: 'en halv miljon'. */
  half: string;
  /** 'en kvarts miljon'. */
  quarter: string;
  money: string;
  month: string;
  /** '£60 a week' */
  week: string;
  /** 'max 5 år gammal'. */
  yearsOld: string;
  /** Those of them that tell an age by themselves: '3-årig', also in one token. */
  aged: string;
  /** Before an age: 'ålder högst 5 år'. */
  age: string;
  /** 'under 12 months old'. */
  monthsOld: string;
  seats: string;
  /** '4 personer': room for so many at least. */
  persons: string;
  /** '4 barn': room for so many and a driver. */
  children: string;
  /** Before a number of persons: 'family of five'. */
  familyOf: string;
  /** Numbers that count persons by their case: Finnish 'viidelle'. */
  personCount: string;
  doors: string;
  /** After a British registration year: '19 plate'. */
  plate: string;
  mil: string;
  km: string;
  /** '100 tkm'. */
  thousandKm: string;
  miles: string;
  horsepower: string;
  kilowatt: string;

  cheapest: string;
  dearest: string;
  lowestMileage: string;
  newestYear: string;
  /** By the year before a car, a make or a body: 'newest car'. Also in `latest`. */
  newest: string;
  latest: string;
}
