import type { QueryLanguage } from '@/domain/search/query/understanding';

/** Ways to say each condition; `#` is the amount. Inflected as people write them, in any order. */
export interface Grammar {
  petrol: string[];
  diesel: string[];
  electric: string[];
  plugin: string[];
  automatic: string[];
  manual: string[];
  allWheel: string[];
  estate: string[];
  suv: string[];
  black: string[];
  white: string[];
  red: string[];
  notDiesel: string[];
  notBlack: string[];
  price: string[];
  mileage: string[];
  year: string[];
  power: string[];
  sevenSeats: string[];
  towbar: string[];
  privateLeasing: string[];
  companyLeasing: string[];
  reduced: string[];
  vat: string[];
  hatches: string[];
  family: string[];
  small: string[];
  nearlyNew: string[];
  /** `#` is a town. */
  inTown: string[];
  /** `#` is a make. */
  notMake: string[];
  /** Sentences around the conditions; `*` is where they stand. */
  frames: string[];
}

export const grammars: Readonly<Record<QueryLanguage, Grammar>> = {
  sv: {
    petrol: ['bensin', 'bensinbil', 'bensinare'],
    diesel: ['diesel', 'dieselbil', 'dieseldriven'],
    electric: ['elbil', 'elbilar', 'el', 'helelektrisk'],
    plugin: ['laddhybrid', 'plug-in hybrid', 'phev'],
    automatic: ['automat', 'automatlåda', 'automatväxlad'],
    manual: ['manuell', 'manuell växellåda'],
    allWheel: ['fyrhjulsdriven', '4x4', 'awd', 'fyrhjulsdrift'],
    estate: ['kombi', 'kombibil'],
    suv: ['suv', 'suvar'],
    black: ['svart', 'svarta'],
    white: ['vit', 'vita', 'vit metallic'],
    red: ['röd', 'röda'],
    notDiesel: ['inte diesel', 'ej diesel', 'allt utom diesel'],
    notBlack: ['inte svart', 'ej svart'],
    price: ['under # kr', 'max # kronor', 'högst #', 'för max # kr'],
    mileage: ['max # mil', 'gått under # mil', 'under # mil'],
    year: ['från #', '# eller nyare', 'nyare än #-', 'årsmodell # eller senare'],
    power: ['minst # hk', 'över # hästar', '# hk'],
    sevenSeats: ['7-sits', 'sju sitsar', 'sjusitsig', '7 platser'],
    towbar: ['dragkrok', 'med drag', 'med dragkrok'],
    privateLeasing: ['privatleasing', 'privatleasa', 'på privatleasing'],
    companyLeasing: ['företagsleasing', 'tjänstebil', 'firmaleasing'],
    reduced: ['nedsatt pris', 'sänkt pris', 'kampanjpris', 'rea'],
    vat: ['momsbil', 'avdragsgill moms', 'med moms'],
    hatches: ['5-dörrars', '5 dörrar', 'femdörrars'],
    family: ['familjebil', 'familjebilar', 'rymlig bil'],
    small: ['småbil', 'liten bil', 'stadsbil'],
    nearlyNew: ['nästan ny', 'nästan nya', 'som ny'],
    inTown: ['i #', '#'],
    notMake: ['inte #', 'ej #', 'utom #'],
    frames: ['*', '*', 'söker *', 'jag vill köpa en bil *', 'hej, har ni * till min fru', 'vilken * ska jag köpa?'],
  },
  nb: {
    petrol: ['bensin', 'bensinbil'],
    diesel: ['diesel', 'dieselbil', 'dieseldrevet'],
    electric: ['elbil', 'elbiler', 'elektrisk bil'],
    plugin: ['ladbar hybrid', 'plug-in hybrid', 'phev'],
    automatic: ['automat', 'automatgir'],
    manual: ['manuell', 'manuelt gir'],
    allWheel: ['firehjulstrekk', '4x4', 'awd', 'firehjulsdrift'],
    estate: ['stasjonsvogn', 'stasjonsvogner'],
    suv: ['suv', 'suver'],
    black: ['svart', 'svarte'],
    white: ['hvit', 'hvite', 'hvit metallic'],
    red: ['rød', 'røde'],
    notDiesel: ['ikke diesel', 'uten diesel', 'alt unntatt diesel'],
    notBlack: ['ikke svart'],
    price: ['under # kr', 'maks # kroner', 'opptil #'],
    mileage: ['maks # km', 'gått under # km', 'under # km'],
    year: ['fra #', '# eller nyere', 'årsmodell # eller senere'],
    power: ['minst # hk', 'over # hestekrefter'],
    sevenSeats: ['7-seter', 'sju seter', 'syvseter', '7 seters'],
    towbar: ['hengerfeste', 'med hengerfeste'],
    privateLeasing: ['privatleasing', 'privatleie'],
    companyLeasing: ['firmaleasing', 'bedriftsleasing', 'firmabil'],
    reduced: ['nedsatt pris', 'kampanjepris', 'på salg'],
    vat: ['mva-fradrag', 'fradragsberettiget mva'],
    hatches: ['5-dørs', '5 dører', 'femdørs'],
    family: ['familiebil', 'romslig bil'],
    small: ['småbil', 'liten bil', 'bybil'],
    nearlyNew: ['nesten ny', 'som ny'],
    inTown: ['i #', '#'],
    notMake: ['ikke #', 'unntatt #'],
    frames: [
      '*',
      '*',
      'ser etter *',
      'jeg vil kjøpe en bil *',
      'hei, har dere * til min kone',
      'hvilken * bør jeg kjøpe?',
    ],
  },
  da: {
    petrol: ['benzin', 'benzinbil'],
    diesel: ['diesel', 'dieselbil'],
    electric: ['elbil', 'elbiler', 'el'],
    plugin: ['plug-in hybrid', 'phev', 'pluginhybrid'],
    automatic: ['automatgear', 'automat', 'automatisk'],
    manual: ['manuel', 'manuelt gear'],
    allWheel: ['firehjulstræk', '4x4', 'awd'],
    estate: ['stationcar', 'stationcars'],
    suv: ['suv', 'suver'],
    black: ['sort', 'sorte'],
    white: ['hvid', 'hvide', 'hvid metallic'],
    red: ['rød', 'røde'],
    notDiesel: ['ikke diesel', 'alt undtagen diesel'],
    notBlack: ['ikke sort'],
    price: ['under # kr', 'højst # kroner', 'op til #'],
    mileage: ['max # km', 'kørt under # km', 'under # km'],
    year: ['fra #', '# eller nyere', 'årgang # eller nyere'],
    power: ['mindst # hk', 'over # hestekræfter'],
    sevenSeats: ['7-personers', '7 sæder', 'syvpersoners', '7 personers'],
    towbar: ['anhængertræk', 'med træk', 'med anhængertræk'],
    privateLeasing: ['privatleasing', 'privatleje'],
    companyLeasing: ['erhvervsleasing', 'firmabil', 'firmaleasing'],
    reduced: ['nedsat pris', 'kampagnepris', 'på tilbud'],
    vat: ['momsfradrag', 'fradragsberettiget moms'],
    hatches: ['5-dørs', '5 døre', 'femdørs'],
    family: ['familiebil', 'rummelig bil'],
    small: ['lille bil', 'mikrobil', 'bybil'],
    nearlyNew: ['næsten ny', 'som ny'],
    inTown: ['i #', '#'],
    notMake: ['ikke #', 'undtagen #'],
    frames: ['*', '*', 'søger *', 'jeg vil købe en bil *', 'hej, har I * til min kone', 'hvilken * skal jeg købe?'],
  },
  en: {
    petrol: ['petrol', 'petrol car'],
    diesel: ['diesel', 'diesel car', 'diesels'],
    electric: ['electric', 'ev', 'electric car'],
    plugin: ['plug-in hybrid', 'phev', 'plug in hybrid'],
    automatic: ['automatic', 'auto', 'automatic gearbox'],
    manual: ['manual', 'manual gearbox'],
    allWheel: ['4x4', 'awd', 'four wheel drive', '4wd'],
    estate: ['estate', 'estate car', 'estates'],
    suv: ['suv', 'suvs'],
    black: ['black', 'in black'],
    white: ['white', 'metallic white'],
    red: ['red'],
    notDiesel: ['not diesel', 'no diesel', 'anything but diesel'],
    notBlack: ['not black'],
    price: ['under £#', 'max £#', 'up to # pounds', 'for less than £#'],
    mileage: ['under # miles', 'max # miles', 'less than # miles'],
    year: ['from #', '# or newer', '# onwards', '# plate or newer'],
    power: ['at least # hp', 'over # bhp'],
    sevenSeats: ['7 seater', 'seven seater', '7 seats', 'seven seats'],
    towbar: ['tow bar', 'with towbar', 'with a tow bar'],
    privateLeasing: ['personal lease', 'personal leasing', 'private lease'],
    companyLeasing: ['business lease', 'company car', 'business leasing'],
    reduced: ['reduced price', 'reduced', 'on offer', 'sale price'],
    vat: ['vat qualifying', 'vat deductible', 'plus vat'],
    hatches: ['5 door', 'five door', '5 doors'],
    family: ['family car', 'large family car', 'roomy car'],
    small: ['small car', 'city car', 'first car'],
    nearlyNew: ['nearly new', 'almost new', 'like new'],
    inTown: ['in #', '#'],
    notMake: ['not #', 'except #', 'no #'],
    frames: [
      '*',
      '*',
      'looking for *',
      'i want to buy a car *',
      'hi, do you have * for my wife',
      'which * should i buy?',
    ],
  },
  fi: {
    petrol: ['bensiini', 'bensiiniauto', 'bensa'],
    diesel: ['diesel', 'dieselauto'],
    electric: ['sähköauto', 'täyssähkö', 'sähköautot'],
    plugin: ['ladattava hybridi', 'lataushybridi', 'phev'],
    automatic: ['automaatti', 'automaattivaihteinen', 'automaattivaihteisto'],
    manual: ['manuaali', 'manuaalivaihteinen'],
    allWheel: ['neliveto', 'nelivetoinen', '4x4', 'awd'],
    estate: ['farmari', 'farmariauto'],
    suv: ['katumaasturi', 'suv', 'maasturi'],
    black: ['musta', 'mustan'],
    white: ['valkoinen', 'valkoisen'],
    red: ['punainen', 'punaisen'],
    notDiesel: ['ei diesel', 'ei dieseliä', 'kaikki paitsi diesel'],
    notBlack: ['ei musta', 'ei mustaa'],
    price: ['alle # €', 'enintään # euroa', 'max # e', 'hinta alle #'],
    mileage: ['alle # km', 'ajettu alle # km', 'enintään # km'],
    year: ['vuodesta # alkaen', '# tai uudempi', 'vuosimalli # tai uudempi'],
    power: ['yli # hv', 'vähintään # hevosvoimaa'],
    sevenSeats: ['7-paikkainen', 'seitsemänpaikkainen', '7 paikkaa'],
    towbar: ['vetokoukku', 'vetokoukulla', 'jossa vetokoukku'],
    privateLeasing: ['yksityisleasing', 'yksityisleasingilla'],
    companyLeasing: ['yritysleasing', 'työsuhdeauto'],
    reduced: ['alennettu hinta', 'alennus', 'tarjous', 'kampanjahinta'],
    vat: ['alv-vähennyskelpoinen', 'alv vähennyskelpoinen'],
    hatches: ['5-ovinen', 'viisiovinen', '5 ovea'],
    family: ['perheauto', 'tilava auto'],
    small: ['pieni auto', 'kaupunkiauto'],
    nearlyNew: ['lähes uusi', 'melkein uusi'],
    inTown: ['#'],
    notMake: ['ei #', 'paitsi #'],
    frames: ['*', '*', 'etsin *', 'haluan ostaa auton *', 'hei, onko teillä * vaimolle', 'mikä * kannattaa ostaa?'],
  },
  sk: {
    petrol: ['benzín', 'benzínové auto', 'benzínový'],
    diesel: ['nafta', 'diesel', 'naftové', 'na naftu'],
    electric: ['elektromobil', 'elektrické auto', 'elektromobily'],
    plugin: ['plug-in hybrid', 'phev'],
    automatic: ['automat', 'automatická prevodovka', 's automatom'],
    manual: ['manuál', 'manuálna prevodovka'],
    allWheel: ['4x4', 'pohon 4x4', 'awd', 'pohon všetkých kolies'],
    estate: ['kombi', 'combi'],
    suv: ['suv', 'suvko'],
    black: ['čierna', 'čierne', 'čierny'],
    white: ['biela', 'biele', 'biela metalíza'],
    red: ['červená', 'červené', 'červený'],
    notDiesel: ['nie diesel', 'nie nafta', 'všetko okrem nafty'],
    notBlack: ['nie čierna', 'nie čierne'],
    price: ['do # €', 'max # eur', 'cena do #', 'maximálne # eur'],
    mileage: ['do # km', 'najazdené do # km', 'max # km'],
    year: ['od roku #', '# a novšie', 'rok výroby od #'],
    power: ['nad # koní', 'aspoň # ps'],
    sevenSeats: ['7 miestne', '7-miestny', 'sedemmiestne', '7 miest'],
    towbar: ['ťažné zariadenie', 's ťažným zariadením', 's ťažným'],
    privateLeasing: ['súkromný lízing', 'lízing pre súkromné osoby'],
    companyLeasing: ['firemný lízing', 'firemné auto'],
    reduced: ['zľava', 'znížená cena', 'v akcii', 'zľavnené'],
    vat: ['odpočet dph', 'možný odpočet dph', 's odpočtom dph'],
    hatches: ['5-dverové', '5 dverí', 'päťdverové'],
    family: ['rodinné auto', 'priestranné auto'],
    small: ['malé auto', 'mestské auto'],
    nearlyNew: ['takmer nové', 'ako nové'],
    inTown: ['#'],
    notMake: ['nie #', 'okrem #'],
    frames: ['*', '*', 'hľadám *', 'chcem kúpiť auto *', 'dobrý deň, máte * pre manželku', 'ktoré * mám kúpiť?'],
  },
};
