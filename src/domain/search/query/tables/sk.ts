import type { LanguageTable } from './table.types';

export const sk: LanguageTable = {
  max: 'nestojí viac ako, nestojí viac než, nestálo viac ako, aby nestálo viac ako, nemá najazdené viac ako, nesmie stáť viac ako, nechcem platiť viac ako, nedám viac ako, nechcem dať viac ako, nemám viac ako, nech nie je drahšie ako, nie je drahšie ako, nie drahšie ako, nie viac ako, staré najviac, stará najviac, starý najviac, stará maximálne, staré maximálne, do, pod, max, maximálne, najviac, menej ako, nanajvýš, menej než',
  min: 'od roku, od, nad, min, minimálne, aspoň, najmenej, viac ako, viac než',
  about: 'okolo, cca, približne, asi',
  between: 'medzi',
  to: 'do, až',
  older: 'staršia ako, staršiu ako, starší než, staršie než, staršia než, pred rokom, staršie ako, starší ako, pred',
  newer:
    'mladšie ako, mladší ako, mladšia ako, mladšie než, mladší než, mladšia než, novšia ako, novšie než, novší než, po roku, novšie ako, novší ako, po',
  cheaper: 'lacnejšie ako, lacnejší ako',
  dearer: 'drahšie ako, drahší ako',
  comparedTo:
    'podobné k, podobné ku, podobný k, podobná k, alternatíva k, alternatívu k, alternatíva ku, náhrada za, náhradu za, podobné ako, podobný ako, podobná ako, niečo ako, väčšie ako, väčší ako, menšie ako, menší ako, lepšie ako, lepší ako, rýchlejšie ako, väčšie než, menšie než',
  similarTo:
    'veľkosti, veľkosťou, podobné k, podobné ku, podobný k, podobná k, alternatíva k, alternatívu k, alternatíva ku, alternatívu ku, náhrada za, náhradu za, podobné ako, podobný ako, podobná ako, podobnú ako, niečo ako, niečo podobné ako, veľké ako, veľký ako, veľká ako, rovnako veľké ako, rovnako veľký ako, veľkosťou ako, veľkosť ako, veľkosti ako, vo veľkosti, o veľkosti, vo veľkosti ako, rovnaká veľkosť ako, rovnakej veľkosti ako, trieda ako, v triede ako, v štýle',
  similarSize: 'veľkosť, veľkosti, veľkosťou',
  orMore:
    'a vyššie, vyššie, a hore, a novšie, alebo novšie, a viac, alebo viac, a novší, alebo novší, a novšia, alebo novšia, a novšiu, alebo novšiu, a novšom, alebo novšom, a novšieho, alebo novšieho, a mladší, alebo mladší, a mladšia, alebo mladšia, a mladšie, alebo mladšie, a mladšiu, alebo mladšiu, a neskorší, alebo neskorší, a neskoršia, alebo neskoršia, a neskoršie, alebo neskoršie, a neskôr, alebo neskôr, a vyšší, alebo vyšší, a vyššia, alebo vyššia, alebo vyššie, a vyššiu, alebo vyššiu, alebo hore, alebo viacej, a viacej',
  orNewer: 'a novšie, alebo novšie, a novší, alebo novší, a mladšie, alebo mladšie, a mladší, alebo mladší',
  orLess:
    'a staršie, alebo staršie, a menej, alebo menej, alebo lacnejšie, a starší, alebo starší, a staršia, alebo staršia, a staršiu, alebo staršiu, a staršom, alebo staršom, a staršieho, alebo staršieho, a skorší, alebo skorší, a skoršie, alebo skoršie, a skôr, alebo skôr, a nižší, alebo nižší, a nižšia, alebo nižšia, a nižšie, alebo nižšie, a lacnejší, alebo lacnejší, a lacnejšia, alebo lacnejšia, a lacnejšie',
  not: 'bez náhonu, bez pohonu, nechcem, nechcel by som, nechcela by som, nesmie byť, nemá byť, neberiem, nie, bez, okrem, ale nie, žiadny, žiadna, žiadne, ani, iné ako, niečo iné ako, iný ako, iné než, čokoľvek okrem, všetko okrem',
  notBefore:
    'neberiem, nesmie byť, nie prosím, neprichádza do úvahy, nechcem, neprosím si, nie je vhodné, vylúčená, vylúčený',
  rather: 'radšej, skôr',
  than: 'ako, než',
  with: 's, so, ktoré má, ktorý má, značky, na',
  and: 'a, alebo, aj, či, ani',
  or: 'alebo, či',
  near: 'blízko, pri, neďaleko, v okolí, v blízkosti, najbližšie k',
  within: 'menej ako, v okruhu, do, max, najviac',
  radius: 'v okruhu, okruh, okruhu',
  locatedIn: 'v, vo, z, zo',
  from: 'od, odo, z, zo',
  here: 'najbližšie, najbližší, mňa, tu, v okolí, v mojom okolí, v blízkosti, v mojej blízkosti, okolo mňa, pri mne, neďaleko odo mňa, najbližšie ku mne',
  filler:
    'za, stáť, musí stáť, mala by stáť, malo by stáť, bude stáť, koľko bude stáť, motor, zvonku, exteriér, klement, áut, autách, autám, autami, ponuka, výber, značiek, s dokladmi, doklady, pohon, s pohonom, firmu, firmy, na firmu, môj, moja, moje, moju, svoj, svoju, podobné, jazdím, najobľúbenejšie, najkrajšie, prejde, zvládne, paket, balík, balíček, vhodné, na predaj, predaj, predám, predajca, predajcovia, autobazár, ktoré, ktorú, aké, aký, akú, čo, ako, mám, máte, má, mal by som, potrebujem, zháňam, kúpim, chcel by som, chcela by som, zaujíma ma, dobré, pekné, pekný, prosím vás, ahoj, všetko, všetky, aj, vozidlo, vozidlá, autom, metalíza, metalický, metalická, metalické, lak, odporúčate, pre, mňa, nás, by, som, hľadám, chcem, kúpiť, auto, autá, auta, je, ktorý, len, iba, prosím, ďakujem, dobrý deň, rok, model, farba, farby, palivo, prevodovka, karoséria, značka, cena, v, na, s, najskôr, nízka, nízky, nízke, financovanie, úver, na úver, splátky, na splátky, autoúver, akontácia, protiúčet, skladom, vybrať, najlepšie, najlepší, obľúbené, veľmi, príliš, miesto pre, vzadu, na zadných sedadlách, na zadnom sedadle, na zadné sedadlá',
  person:
    'mama, mame, mamu, mamičku, otec, otca, ocko, ocka, oca, syn, syna, synovi, synom, dcéra, dcéru, dcére, dcérou, manželka, manželku, manželke, žena, ženu, žene, manžel, manžela, manželovi, muž, muža, priateľka, priateľku, priateľ, priateľa, frajerku, frajera, partnerku, partnera, babka, babku, babke, babička, babičku, starká, starkú, dedko, dedka, dedkovi, starý otec, starého otca, starí rodičia, starých rodičov, rodičia, rodičov, rodičom, sestra, sestru, brat, brata, vnuk, vnuka, vnučka, vnučku, svokra, svokru, svokor, kamarát, kamaráta, kamarátka, kamarátku, študent, študenta, študentka, študentku, študentov, tínedžer, tínedžera, dôchodca, dôchodcu, dôchodkyňa, dôchodkyňu, dôchodcov, seniora, darček, ako darček, vianočný darček, narodeniny, vysokú školu, na vysokú školu, ročný, ročného, ročnú',
  isAged: 'mám, má, narodený, narodená',
  commute:
    'denne, denne najazdím, jazdím denne, na chatu, na chalupu, na leto, leto, v lete, na zimu, zimu, v zime, na víkendy, dochádzanie, na dochádzanie, dochádzanie do práce, na dochádzanie do práce, dochádzať, dochádzam, dochádzať do práce, dochádzam do práce, do práce, na cesty do práce, práca, prácu, do školy, do škôlky, škôlka, na nákupy, nákupy, na každý deň, každodenné, na každodenné jazdenie, každodenné jazdenie, na bežné jazdenie, bežné jazdenie, voľný čas, na dovolenku, na dovolenky, dovolenka, na výlety, výlety, víkend, na cestovanie, cestovanie, dlhé cesty, na dlhé cesty, dlhých cestách, na dlhých cestách, dlhšie cesty, na dlhšie cesty, dlhé trasy, na dlhé trasy, dlhé vzdialenosti, na dlhé vzdialenosti, diaľničné jazdy, na diaľnicu, na diaľnice, po diaľnici',
  tradeIn: 'vymením, vymeniť, vymenil by som, prechod z, prejsť z, prechádzam z, predávam',
  tradeFor: 'za, na, a hľadám, hľadám, chcem',
  car: 'áut, autách, autám, autami, protiúčet, auto, autá, auta, autom, vozidlo, vozidlá',
  notCar: 'obytné auto, obytný automobil, motorka, motorky, moped, skúter, nákladné auto, traktor, loď',
  unanswered:
    'slabší motor, slabý motor, menší motor, malý motor, tichý motor, dobrý motor, spoľahlivý motor, nový rozvod, nové rozvody, má nový rozvod, po rozvodoch, rozvody vymenené, rozvody, záruka, so zárukou, s dlhou zárukou, záruku, nosnosť, platná stk, nová stk, stk, emisná kontrola, emisná a technická, má novú stk, pre zadných, euro 6d temp, euro 6d, euro6d, so servisnou knižkou, s servisnou knižkou, servisnou knižkou, so zárukou, s garanciou, garancia, garanciou, vysoká strecha, vysokou strechou, dlhý rázvor, volant vpravo, pravostranné riadenie, 1. majiteľ, po prvom majiteľovi, úplná servisná knižka, dovoz domov, skúšobná jazda, tiché, komfortné, komfort, kempovanie, sneh, autosedačka, bez havárie, bez nehody, po havárii, šesťstupňová, šesťstupňový, 6-stupňová, päťstupňová, detská poistka, ambientné osvetlenie, nosič bicyklov, strešný box, kamera do auta, uzávierka diferenciálu, havarované, búrané, nebúrané, dovoz, dovezené, dovezené z nemecka, garážované auto, víťaz testov, plná výbava, full výbava, bohatá výbava, najvyššia výbava, taxi, autoškola, druhý majiteľ, malý motor, s malým motorom, autopilot, autonómne, letné pneumatiky, celoročné pneumatiky, bez hrdze, hrdza, invalidný vozík, pre vozíčkara, vozíčkar, vetrané sedadlá, ventilované sedadlá, chladené sedadlá, veľká batéria, veľkou batériou, väčšia batéria, servisná knižka, servisná história, po servise, nová stk, stk, prvý majiteľ, 1 majiteľ, jeden majiteľ, nehavarované, nefajčiarske, poistenie, bezpečné, spoľahlivé, nabíjacia stanica, garážované, dobrý stav, kúpené na slovensku, kúpené v sr, v záruke, záruka, parkovanie, bez akontácie, bez zálohy, nulová akontácia, nízka akontácia, lacné poistenie, lacným poistením, lacné na poistenie, nízke poistenie, lacná poistka, lacnú poistku, lacnou poistkou',
  colouredPart:
    'vnútri, edition, paket, optic, interiér, interiérom, koža, koženým interiérom, kožený interiér, sedadlá, sedadlami, čalúnenie, strecha, strechou, disky, diskami',
  interior: 'interiér, vnútri, farba interiéru',
  shade: 'svetlý, svetlá, svetlé, svetlým, svetlou, svetlými, tmavý, tmavá, tmavé, tmavým, tmavou, tmavými',
  inFront: 'vpredu, predné',
  inRear: 'vzadu, zadné',
  also: 'aj, tiež',
  modelClass: 'trieda, triedy, rad, rada',
  otherAmount:
    'objem kufra, celková hmotnosť, užitočná hmotnosť, pohotovostná hmotnosť, zrýchlenie, maximálna rýchlosť, batéria, kapacita batérie, objem motora, spotreba, nosnosť, dĺžka, výška, šírka, co2',
  litres: 'liter, litra, litrov, litre, l, litrový, litrová, litrové, litrovým, litrovej, litrového, litrovú',
  perDistance: 'na, za',
  otherUnit:
    'tona, tony, ton, mesiacov, minút, minúty, minúta, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, litra, litrov, liter, majitelia',
  price: 'cena, stojí, rozpočet',
  mileage: 'najazdené, najazdených, nájazd, km stav',
  onOdometer: 'na tachometri, nabehané, najazdené, najazdených, najazdením',
  year: 'r v, rok, rok výroby, roku výroby, ročník, rv, z roku',
  power: 'výkon, motor, konské sily, konských síl',
  decade: '',
  startOf: '',
  middleOf: '',
  endOf: '',
  yearly: 'denne, za deň, každý deň, týždenne, za týždeň, do práce, ročne, za rok, do roka',
  perYear: 'deň, týždeň, rok',
  range:
    'dojazdom, s dojazdom, dojazdu, s dojazdom nad, na jedno nabitie, na nabitie, na elektrinu, čisto na elektrinu, wltp, dojazd, elektrický dojazd',
  leasing: 'lízing, operatívny lízing',
  monthly: 'splátky, na splátky, mesačne splátka, mesačná splátka, mesačne, splátka, mesačné splátky',
  charging:
    'nabíjaním, rýchlonabíjaním, rýchlym nabíjaním, nabíjacím výkonom, s nabíjaním, s rýchlonabíjaním, s rýchlym nabíjaním, nabíjačka, nabíjačkou, rýchlonabíjačka, rýchlonabíjačkou, nabíja, palubná nabíjačka, ac nabíjanie, dc nabíjanie, rýchlo sa nabíja, nabíjanie, nabíjací výkon, rýchlosť nabíjania, rýchle nabíjanie, rýchlonabíjanie, nabíjania',
  towing:
    'karavan, karavanom, vlek, prívesný vozík, prívesným vozíkom, na príves, ťahá príves, s prívesom, príves, prívesom, prívesu, ťažná kapacita, hmotnosť prívesu, utiahne, ťahať príves, ťahanie, na ťahanie, ťahať, ťahať karavan, ťahanie karavanu, ťahanie prívesu',
  pulls: 'utiahne, ťahá, ťahať, potiahne, utiahnuť',
  weight: 'kg, kilo, kíl, t, tona, tonu, tony, ton',
  inStock:
    'ihneď k odberu, ihneď na odber, okamžitý odber, okamžité dodanie, rýchle dodanie, k okamžitému odberu, skladové auto, skladové autá, skladové vozidlá, skladom, na sklade, ihneď dostupné, ihneď dostupný, dostupné ihneď, hneď k odberu, ihneď k dispozícii, na okamžitý odber, k dispozícii ihneď',
  deposit: 'akontácia, akontácie, akontáciu, akontáciou, záloha, zálohy, zálohu, zálohou, prvá splátka',
  depositSize: 'nulová, nulovou, nízka, nízkou, nula',
  dated: 'stk, tk, ek, nová stk, tk ek, tk a ek, emisná kontrola, záruka, servis',
  thousand: 'klackov, klacky, tisíciek, tisícok, tisícov, tisíce, tisíc, tis, tisic, k',
  thousandMoney: 'teur, keur',
  million: 'milión, milióna, miliónov, mil',
  half: 'pol',
  quarter: 'štvrť',
  money: 'e, eur, euro, eura',
  month: 'mesiac, mesačne, mes, za mesiac',
  yearsOld:
    'roky stará, rokov stará, roky starý, rokov starý, ročný, roky staré, rokov staré, rokov, roky, ročné, ročná, ročných',
  monthsOld:
    'mesiacov stará, mesiacov starý, mesiacov staré, mesiace stará, mesiace starý, mesiace staré, mes stará, mes starý, mes staré',
  seats:
    'miestami, sedadlami, miestami na sedenie, miestne, miestnych, miestny, miest, sedadiel, miestna, miestneho, miesta, miesto, miestnu, sedadlá, miestami, sedadlami',
  persons: 'členná, člennú, členov, osoby, osôb, osobám, osobami, ľudí, cestujúcich',
  children: 'autosedačky, autosedačiek, detské sedačky, detských sedačiek, detí, deti, deťmi',
  familyOf: 'sme, rodinu s',
  doors: 'dverami, dverami, dverové, dverový, dverová, dverí, dvere, dverovka, dverového',
  plate: 'ročník',
  mil: '',
  km: 'km, kilometrov',
  thousandKm: 'tkm',
  miles: 'míľ',
  horsepower: 'k, koní, ps, hp, konských síl, konské sily, koňských síl',
  kilowatt: 'kw, kilowattov',
  cheapest:
    'od najlacnejších, od najlacnejšieho, od najlacnejšej, zoradiť od najlacnejších, od najnižšej ceny, podľa ceny, lacnejší, ale lacnejšie, najlacnejšie, najlacnejší, lacné, lacný, lacná, lacnú, lacného, lacnejšie, lacno, najlacnejšia',
  dearest: 'najdrahšie',
  lowestMileage:
    'najnižším nájazdom, s najnižším nájazdom, najmenším nájazdom, s najmenším nájazdom, najnižším počtom km, najnižším počtom kilometrov, nájazd čo najnižší, čo najnižší nájazd, najazdené málo, málo najazdené, najmenej jazdené, najmenej jazdený, najmenej jazdená, čo najmenej jazdené, najmenej km, s najmenej km, najmenej kilometrov, najnižší nájazd, najmenší nájazd, nízky počet kilometrov, nízky počet km, najmenší počet km, s najmenším počtom km, malý nájazd, s malým nájazdom, malým nájazdom, malý počet km, s malým počtom km, málo najazdených, málo najazdených km, minimálny nájazd, najmenej najazdené, málo najazdené, málo jazdené, málo jazdený, málo km, málo kilometrov, nízky nájazd, s nízkym nájazdom, nízkym nájazdom',
  newestYear: 'najmladšie, najmladší, najmladšia, najmladšiu, najnovší ročník',
  newest: 'od najnovších, od najnovšieho, zoradiť od najnovších, podľa roku, najnovšie, najnovší, najnovšia, najnovšiu',
  latest:
    'od najnovších, od najnovšieho, zoradiť od najnovších, najnovšie, najnovší, pridané tento týždeň, nové tento týždeň, práve pridané, naposledy pridané, novinky, najnovšia, najnovšiu',
};
