import type { LanguageTable } from './table.types';

export const sk: LanguageTable = {
  max: 'nestojí viac ako, nestojí viac než, nestálo viac ako, aby nestálo viac ako, nemá najazdené viac ako, nesmie stáť viac ako, nechcem platiť viac ako, nedám viac ako, nechcem dať viac ako, nemám viac ako, nech nie je drahšie ako, nie je drahšie ako, nie drahšie ako, nie viac ako, staré najviac, stará najviac, starý najviac, stará maximálne, staré maximálne, do, pod, max, maximálne, najviac, menej ako, nanajvýš, menej než, nie viac než, nie nad, najviac do, maximálne do, max do, najviac za, maximálne za, do výšky, do sumy, do hodnoty, v cene do, cena do, v hodnote do, nech nestojí viac ako, nech nestojí viac než, nech to nestojí viac ako, nech nemá viac ako, nech nemá viac než, nemá mať viac ako, nie s viac ako, nesmie mať viac ako, nesmie mať najazdené viac ako, ani nie, najneskôr, lacnejšie než, pod hranicou, menej jak, nižší ako, nižšia ako, nižšie ako, nižším ako, posledné, posledných, za posledné, z posledných, nie dlhšie ako',
  min: 'od roku, od, nad, min, minimálne, aspoň, najmenej, viac ako, viac než, nie menej ako, nie menej než, nie pod, aspoň od, minimálne od, min od, najmenej od, presahuje, nad hranicou, začínajúc, počnúc, vyše, presahujúci, presahujúcim, viac jak, vyšší ako, vyššia ako, vyššie ako, vyšším ako, väčší než, väčším ako, dlhší ako, dlhším ako, presahujúce, cez',
  moreThan: 'viac ako, viac než, viac jak, nad, vyše',
  orSo: 'približne, plus mínus',
  about:
    'okolo, cca, približne, asi, zhruba, niekde okolo, tak okolo, do cca okolo, circa, ca, v okolí sumy, v cene okolo, cena okolo, niečo okolo, cenovo okolo',
  between: 'medzi',
  to: 'do, až',
  older:
    'staršia ako, staršiu ako, starší než, staršie než, staršia než, pred rokom, staršie ako, starší ako, pred, staršiu než, skoršie ako, starší ročník ako, staršieho ročníka ako, starší rok ako, staršieho roku ako, starší rok výroby ako, starší ročník než, nižší ročník ako, staršej ako, staršieho ako',
  newer:
    'mladšie ako, mladší ako, mladšia ako, mladšie než, mladší než, mladšia než, novšia ako, novšie než, novší než, po roku, novšie ako, novší ako, po, novšiu ako, novšiu než, mladšiu ako, mladšiu než, mladšieho ako, novšieho ako, neskoršie ako, novšia než, novší ročník ako, novší rok ako, mladší ročník ako, vyšší ročník ako, novšej ako',
  cheaper: 'lacnejšie ako, lacnejší ako',
  dearer: 'drahšie ako, drahší ako',
  comparedTo:
    'podobné k, podobné ku, podobný k, podobná k, alternatíva k, alternatívu k, alternatíva ku, náhrada za, náhradu za, podobné ako, podobný ako, podobná ako, niečo ako, väčšie ako, väčší ako, menšie ako, menší ako, lepšie ako, lepší ako, rýchlejšie ako, väčšie než, menšie než, namiesto, veľkosti, vo veľkosti, veľkosťou ako, veľké ako, veľký ako, veľká ako, rovnako veľké ako, rovnako veľký ako, podobnej veľkosti ako, niečo podobné ako, niečo na spôsob, na spôsob, v štýle, väčšia ako, väčšia než, väčší než, väčšiu ako, väčšiu než, menšia ako, menší než, menšiu ako, menšiu než, o niečo väčšie ako, trochu väčšie ako, trochu menšie ako, o niečo menšie ako, priestrannejšie ako, lepšia ako, lepšie než, konkurencia, konkurent, konkurenta, konkurenciu k, alternatíva za, alternatívu za, náhrada, náhradu',
  similarTo:
    'veľkosti, veľkosťou, podobné k, podobné ku, podobný k, podobná k, alternatíva k, alternatívu k, alternatíva ku, alternatívu ku, náhrada za, náhradu za, podobné ako, podobný ako, podobná ako, podobnú ako, niečo ako, niečo podobné ako, veľké ako, veľký ako, veľká ako, rovnako veľké ako, rovnako veľký ako, veľkosťou ako, veľkosť ako, veľkosti ako, vo veľkosti, o veľkosti, vo veľkosti ako, rovnaká veľkosť ako, rovnakej veľkosti ako, trieda ako, v triede ako, v štýle',
  comparedAfter: '',
  similarSize: 'veľkosť, veľkosti, veľkosťou',
  orMore:
    'a vyššie, vyššie, a hore, a novšie, alebo novšie, a viac, alebo viac, a novší, alebo novší, a novšia, alebo novšia, a novšiu, alebo novšiu, a novšom, alebo novšom, a novšieho, alebo novšieho, a mladší, alebo mladší, a mladšia, alebo mladšia, a mladšie, alebo mladšie, a mladšiu, alebo mladšiu, a neskorší, alebo neskorší, a neskoršia, alebo neskoršia, a neskoršie, alebo neskoršie, a neskôr, alebo neskôr, a vyšší, alebo vyšší, a vyššia, alebo vyššia, alebo vyššie, a vyššiu, alebo vyššiu, alebo hore, alebo viacej, a viacej',
  orNewer: 'a novšie, alebo novšie, a novší, alebo novší, a mladšie, alebo mladšie, a mladší, alebo mladší',
  orLess:
    'a staršie, alebo staršie, a menej, alebo menej, alebo lacnejšie, a starší, alebo starší, a staršia, alebo staršia, a staršiu, alebo staršiu, a staršom, alebo staršom, a staršieho, alebo staršieho, a skorší, alebo skorší, a skoršie, alebo skoršie, a skôr, alebo skôr, a nižší, alebo nižší, a nižšia, alebo nižšia, a nižšie, alebo nižšie, a lacnejší, alebo lacnejší, a lacnejšia, alebo lacnejšia, a lacnejšie',
  not: 'bez náhonu, bez pohonu, nechcem, nechcel by som, nechcela by som, nesmie byť, nemá byť, neberiem, nie, bez, okrem, ale nie, žiadny, žiadna, žiadne, ani, iné ako, niečo iné ako, iný ako, iné než, čokoľvek okrem, všetko okrem, nemám rád, nemám rada, neznášam, nechceme, nemusím, nepáči sa mi, nepáčia sa mi, len nie, hlavne nie, určite nie, rozhodne nie, čokoľvek len nie, všetko len nie, hocičo okrem, hocičo len nie, v žiadnom prípade, za žiadnu cenu, vyhýbam sa, s výnimkou, mimo, nesmie mať, nemá mať, nech nemá, nech nie je, nech to nie je, nemal by byť, nemala by byť, nemalo by byť, nepotrebujem, neberieme, nezaujíma ma, nezaujímajú ma, prosím nie, radšej nie, najradšej nie, už nie, už nikdy, nikdy viac, nie je, nebude, žiadnu, žiadneho, žiadnej, žiadny z, iný než, iná ako, inú ako, iná než, inú než, len nech nie je, aby nebol, aby nebola, aby nebolo, nemám záujem o, nemáme záujem o, nechcem vidieť, nechcem ani vidieť, odmietam, nie som zástanca, neuvažujem o, nehľadám, nehľadáme, nestojím o, nemá to byť, nemá ísť o, nemalo by to byť, nesmie to byť, nech to nebude, to nesmie byť, to nemá byť, nebude to, nie je to, aby to nebol, aby to nebola, aby to nebolo',
  notBefore:
    'neberiem, nesmie byť, nie prosím, neprichádza do úvahy, nechcem, neprosím si, nie je vhodné, vylúčená, vylúčený, radšej nie, určite nie, rozhodne nie, v žiadnom prípade, nemusí byť vôbec, vylúčené, nepripadá do úvahy, neprichádzajú do úvahy, nie ďakujem, nechceme, ma nezaujíma, nemám rád, nemám rada, neznášam, nemusím',
  optional:
    'nie je podmienkou, nie je podmienka, nie podmienkou, nie podmienka, nie je nutnosť, nie je nutné, nie je nutná, nie je nutný, nie nutne, nie je potrebné, nie je potrebná, nie je dôležité, nie je dôležitá, nie je povinné, nie je povinná, nepovinné, nemusí byť, nemusí mať, netreba, nie je treba, netreba mať, nie je potrebný, nie nutná, nie nutný, nemusí ísť o, nevadí, nevadí ak, nevadí aj, nevadí ak nemá, je jedno či, jedno či, nezáleží, nezáleží na tom či, nemusí to byť, nemusí ísť, nemusím mať',
  rather: 'radšej, skôr',
  than: 'ako, než',
  with: 's, so, ktoré má, ktorý má, značky, na, ktorá má, ktoré majú, čo má, vrátane, musí mať, malo by mať, mal by mať, mala by mať, nech má, aby malo, aby mal, aby mala, vybavené, vybavený, vybavená',
  and: 'a, alebo, aj, či, ani',
  or: 'alebo, či',
  near: 'blízko, pri, neďaleko, v okolí, v blízkosti, najbližšie k, okolie, z okolia, v blízkom okolí, blízko pri, v okolí mesta',
  within: 'menej ako, v okruhu, do, max, najviac',
  radius: 'v okruhu, okruh, okruhu',
  locatedIn: 'v, vo, z, zo',
  from: 'od, odo, z, zo',
  here: 'najbližšie, najbližší, mňa, tu, v okolí, v mojom okolí, v blízkosti, v mojej blízkosti, okolo mňa, pri mne, neďaleko odo mňa, najbližšie ku mne',
  filler:
    'za, stáť, musí stáť, mala by stáť, malo by stáť, bude stáť, koľko bude stáť, motor, zvonku, exteriér, klement, áut, autách, autám, autami, ponuka, výber, značiek, s dokladmi, doklady, pohon, s pohonom, firmu, firmy, na firmu, môj, moja, moje, moju, svoj, svoju, podobné, jazdím, najobľúbenejšie, najkrajšie, prejde, zvládne, paket, balík, balíček, vhodné, na predaj, predaj, predám, predajca, predajcovia, autobazár, ktoré, ktorú, aké, aký, akú, čo, ako, mám, máte, má, mal by som, potrebujem, zháňam, kúpim, chcel by som, chcela by som, zaujíma ma, dobré, pekné, pekný, prosím vás, ahoj, všetko, všetky, aj, vozidlo, vozidlá, autom, metalíza, metalický, metalická, metalické, lak, odporúčate, pre, mňa, nás, by, som, hľadám, chcem, kúpiť, auto, autá, auta, je, ktorý, len, iba, prosím, ďakujem, dobrý deň, rok, model, farba, farby, palivo, prevodovka, karoséria, značka, cena, v, na, s, najskôr, nízka, nízky, nízke, financovanie, úver, na úver, splátky, na splátky, autoúver, akontácia, protiúčet, skladom, vybrať, najlepšie, najlepší, obľúbené, veľmi, príliš, miesto pre, vzadu, na zadných sedadlách, na zadnom sedadle, na zadné sedadlá, niečo, nejaké, nejaký, nejakú, nejaká, ale, inak, lenže, krásny stav, top stav, v dobrom stave, pekný stav, v peknom stave, super, ideálne, hlavne, prípadne, radšej, najradšej, určite, môže byť, aj keď, hocijaké, hocijaký, hocijaká, akékoľvek, akýkoľvek, je mi jedno, jedno, kľudne, pokojne, treba, potrebujeme, hľadáme, chceme, zháňame, dajte, ponúknite, máme, mi, nám, ju, ho, nech, pridané, pridaný, trošku, trocha, trochu, čím, čo najviac, čo najmenej ak sa dá, ak sa dá, ak je možné, podľa možnosti, pokiaľ možno, v ponuke, na výber, ešte, už, potom, k tomu, rád, rada, by som rád, by som rada, chcelo by to, chcelo, chcel, chcela, mať, malo, mal, mala, mali, musí, musí mať, musí byť, byť, bude, boli, bolo, mohlo by, mohol by byť, moja predstava, predstava, mojej, mojou, stačí, stačilo, čosi, hocičo, akékoľvek auto, tak, také, taký, taká, takú, fakt, naozaj, skôr, nejakého, nejakej, niečoho, bežné, bežný, bežná, obyčajné, obyčajný, normálne, normálny, parádne, parádny, slušné, slušný, slušná, slušnú, zachovalé, zachovalý, zachovalá, zachovalú, krásne, krásny, krásna, zdravím, dobrý večer, čaute, čau, máte niečo, máte nejaké, máte na sklade, chcem vidieť, ukáž, ukážte, ukáž mi, ukážte mi, nájdi, nájdi mi, nájdite, vyhľadaj, zobraz, poradíte, poraďte, čo mi poradíte, poradiť, odporučíte, odporúčte, odporučte, kúpi sa, odviezť, previezť, prevážať, voziť, ponúkate, máte v ponuke, existuje, čo máte, najmä, skrátka, jednoducho, vlastne, asi tak, trebárs, napríklad, napr, bude to, bolo by, bolo by fajn, fajn, vodičák, nový vodič, čerstvý vodič, mladá rodina, mladú rodinu, bábätkom, bábätko, s bábätkom, bábätka, hľadá, potrebuje, chce, chovateľa, súčiastky, na súčiastky, skladových, kto, kto má, ponúknete, ponúknuť, zdravím vás, vás, áno, sa, dá, dalo, dali, dalo by sa, aby, aby som, kde, vodič, výbava, výbavou, to, ten, tá, tento, táto, mám rád, mám rada, páči sa mi, tmavá farba, stačia, nutná, nutné, nutný, mám záujem o, mám záujem, máme záujem o, v akom stave',
  person:
    'mama, mame, mamu, mamičku, otec, otca, ocko, ocka, oca, syn, syna, synovi, synom, dcéra, dcéru, dcére, dcérou, manželka, manželku, manželke, žena, ženu, žene, manžel, manžela, manželovi, muž, muža, priateľka, priateľku, priateľ, priateľa, frajerku, frajera, partnerku, partnera, babka, babku, babke, babička, babičku, starká, starkú, dedko, dedka, dedkovi, starý otec, starého otca, starí rodičia, starých rodičov, rodičia, rodičov, rodičom, sestra, sestru, brat, brata, vnuk, vnuka, vnučka, vnučku, svokra, svokru, svokor, kamarát, kamaráta, kamarátka, kamarátku, študent, študenta, študentka, študentku, študentov, tínedžer, tínedžera, dôchodca, dôchodcu, dôchodkyňa, dôchodkyňu, dôchodcov, seniora, darček, ako darček, vianočný darček, narodeniny, vysokú školu, na vysokú školu, ročný, ročného, ročnú, maminka, maminku, maminke, mamina, mamku, mamke, mamka, ocino, ocina, tatino, tatina, tatka, tato, tata, apka, dcérka, dcérku, dcérke, synček, synčeka, synátor, starkej, starkému, dedo, deda, babi, baba, frajerka, frajer, frajerovi, frajerke, kolega, kolegyňu, švagra, švagrovi, tetu, tete, uja, ujovi, krstnú, krstného, dievča, dievčaťu, chlapca, chalan, chalana, mladého vodiča, mladý vodič, začiatočník, začiatočníčku, seniorov, senior, dôchodcovia, dôchodkyni, dôchodcovi, študentke, študentovi, snúbenicu, polovičku, polovičke, mladú rodinu, svadbu, remeselníka, remeselníkovi, živnostníka, živnostníkovi, chatára, poľovníka, poľovníkovi, rybára, rybárovi, lesníka, podnikateľa, podnikateľovi, riaditeľa, riaditeľovi, šéfa, manažéra, taxikára, taxikárovi, stavbára, stavbárov, elektrikára, inštalatéra',
  forWhom: 'pre, pre môjho, pre moju, pre nášho, pre našu',
  isAged: 'mám, má, narodený, narodená',
  commute:
    'denne, denne najazdím, jazdím denne, na chatu, na chalupu, na leto, leto, v lete, na zimu, zimu, v zime, na víkendy, dochádzanie, na dochádzanie, dochádzanie do práce, na dochádzanie do práce, dochádzať, dochádzam, dochádzať do práce, dochádzam do práce, do práce, na cesty do práce, práca, prácu, do školy, do škôlky, škôlka, na nákupy, nákupy, na každý deň, každodenné, na každodenné jazdenie, každodenné jazdenie, na bežné jazdenie, bežné jazdenie, voľný čas, na dovolenku, na dovolenky, dovolenka, na výlety, výlety, víkend, na cestovanie, cestovanie, dlhé cesty, na dlhé cesty, dlhých cestách, na dlhých cestách, dlhšie cesty, na dlhšie cesty, dlhé trasy, na dlhé trasy, dlhé vzdialenosti, na dlhé vzdialenosti, diaľničné jazdy, na diaľnicu, na diaľnice, po diaľnici, dojazdy, na dojazdy, dojazd do práce, na dojazd do práce, pendlovanie, na pendlovanie, pendlujem, pendlovať, na každodenné dochádzanie, cestu do práce, na cestu do práce, na cesty, do roboty, na dochádzanie do roboty, na chodenie do práce, na stavbu, stavbu, na stavby, na firmu jazdiť, na rybačku, na ryby, na poľovačku, na hory, do obchodu, na trh, po okolí, na krátke trasy, krátke trasy, na krátke cesty, krátke cesty, na dlhšie trasy, dlhšie trasy, na jazdenie, jazdenie, na bežnú prevádzku, bežnú prevádzku, na víkendové výlety, na rodinné výlety, na dovolenky s rodinou, na more, k moru, do zahraničia, na výlet, do hôr na chatu, na prácu, do fabriky, na denné jazdenie, denné jazdenie, na denné dochádzanie, na intrák, na vysokú, na lyže, na lyžovačku, na bicykle, na mesto, po meste jazdiť, jazdenie po meste',
  tradeIn:
    'vymením, vymeniť, vymenil by som, prechod z, prejsť z, prechádzam z, predávam, dať preč, dávam preč, dám preč, chcem predať, predať, výmenou za, mením, výmena, na výmenu, zbaviť sa, idem predať, protihodnotou, teraz mám, teraz jazdím na, momentálne mám, doteraz som mal, doteraz som mala, mal som, mala som, predám',
  tradeFor:
    'za, na, a hľadám, hľadám, chcem, a kúpiť, a kúpim, a chcem, a chcela, teraz hľadám, a potrebujem, chcel by som, chcela by som, potrebujem, a teraz',
  owned: 'mám, máme, moju, svoju',
  traded: 'na protiúčet, na výmenu, do protiúčtu, protiúčtom',
  car: 'áut, autách, autám, autami, protiúčet, auto, autá, auta, autom, vozidlo, vozidlá',
  notCar: 'obytné auto, obytný automobil, motorka, motorky, moped, skúter, nákladné auto, traktor, loď',
  unanswered:
    'slabší motor, slabý motor, menší motor, malý motor, tichý motor, dobrý motor, spoľahlivý motor, nový rozvod, nové rozvody, má nový rozvod, po rozvodoch, rozvody vymenené, rozvody, záruka, so zárukou, s dlhou zárukou, záruku, nosnosť, platná stk, nová stk, stk, emisná kontrola, emisná a technická, má novú stk, pre zadných, euro 6d temp, euro 6d, euro6d, so servisnou knižkou, s servisnou knižkou, servisnou knižkou, so zárukou, s garanciou, garancia, garanciou, vysoká strecha, vysokou strechou, dlhý rázvor, volant vpravo, pravostranné riadenie, 1. majiteľ, po prvom majiteľovi, úplná servisná knižka, dovoz domov, skúšobná jazda, tiché, komfortné, komfort, kempovanie, sneh, autosedačka, bez havárie, bez nehody, po havárii, šesťstupňová, šesťstupňový, 6-stupňová, päťstupňová, detská poistka, ambientné osvetlenie, nosič bicyklov, strešný box, kamera do auta, uzávierka diferenciálu, havarované, búrané, nebúrané, dovoz, dovezené, dovezené z nemecka, garážované auto, víťaz testov, plná výbava, full výbava, bohatá výbava, najvyššia výbava, taxi, autoškola, druhý majiteľ, malý motor, s malým motorom, autopilot, autonómne, letné pneumatiky, celoročné pneumatiky, bez hrdze, hrdza, invalidný vozík, pre vozíčkara, vozíčkar, vetrané sedadlá, ventilované sedadlá, chladené sedadlá, veľká batéria, veľkou batériou, väčšia batéria, servisná knižka, servisná história, po servise, nová stk, stk, prvý majiteľ, 1 majiteľ, jeden majiteľ, nehavarované, nefajčiarske, poistenie, bezpečné, spoľahlivé, nabíjacia stanica, garážované, dobrý stav, kúpené na slovensku, kúpené v sr, v záruke, záruka, parkovanie, bez akontácie, bez zálohy, nulová akontácia, nízka akontácia, lacné poistenie, lacným poistením, lacné na poistenie, nízke poistenie, lacná poistka, lacnú poistku, lacnou poistkou, elektrické okná, elektrickými oknami, elektrické ovládanie okien, el okná, elektrické zrkadlá, elektrické spätné zrkadlá, el zrkadlá, vyhrievané zrkadlá, vyhrievané spätné zrkadlá, sklopné zrkadlá, elektrická ručná brzda, elektronická ručná brzda, elektrická brzda, elektrická parkovacia brzda, tónované sklá, tónované okná, zatmavené sklá, zatmavené okná, tmavé sklá, tmavé okná, čierne sklá, veľké disky, veľké kolesá, 18 disky, hmlovky, hmlové svetlá, denné svietenie, centrálne zamykanie, diaľkové zamykanie, centrál, palubný počítač, rezervné koleso, rezerva, plnohodnotná rezerva, gumené rohože, deliace zadné sedadlá, lakťová opierka, opierka, multifunkčný volant, kožený volant, športový podvozok, dažďový senzor, samostmievacie zrkadlo, alarm, imobilizér, esp, abs, airbag, airbagy, strednej veľkosti, stredná veľkosť, strednej triedy, stredná trieda, spoľahlivý, spoľahlivá, spoľahlivú, spoľahlivého, bezpečný, bezpečná, bezpečnú, pohodlné, pohodlný, pohodlná, pohodlnú, komfortný, komfortná, komfortnú, tichý, tichá, nenáročné, nenáročné na údržbu, bezproblémové, bezúdržbové, dlhá záruka, predĺžená záruka, záruka na km, pravidelne servisované, pravidelný servis, servisované, servisovaný, nebúraný, nebúraná, nehavarovaný, nehavarovaná, bez nehôd, nepoškodené, dobrý technický stav, v dobrom technickom stave, garážovaný, garážovaná, nefajčiar, nefajčiarsky, kúpené v slovenskej republike, slovenské auto, slovenský pôvod, pôvod sr, sr pôvod, overený pôvod, overené km, originál km, pravé kilometre, druhý kľúč, dva kľúče, po výmene rozvodov, nové brzdy, nové pneumatiky, nové gumy, letné gumy, celoročné gumy, celoročky, letné disky, nízka poistka, nízke pzp, lacné pzp, lacná údržba, nízka údržba, nízke dane, pomoc pri rozjazde, asistent rozjazdu, detská sedačka, na spanie, spanie, invalid, invalida, pre invalida, rýchle odovzdanie, bezkľúčové, obhliadka, výmena možná, dohoda možná, cena dohodou, pri rýchlom jednaní, na prevoz ľudí, prevoz, na prevoz, chatárov, pre chatárov, stupňov, 6 stupňov, 5 stupňov, rýchlostí, 6 rýchlostí, 5 rýchlostí, s redukciou, redukcia, redukčná prevodovka, výrobcu, pre vysokého človeka, pre vysokých, pre vysokého, vysokého človeka, generácie, generácia, facelift, po facelifte, pred faceliftom, ľahko parkuje, ľahko sa parkuje, dobre sa parkuje, lacné na poistku, trvanlivé, trvanlivý, trvácne, výdržné, nezničiteľné, kvalitné, kvalitný, euro 6, euro 5, euro 4, euro6, euro5, norma euro 6, druhá generácia, prvá generácia, tretia generácia, štvrtá generácia, druhej generácie, prvej generácie, tretej generácie, najnovšia generácia, najnovšej generácie, koroze, bez koroze, korózia, bez korózie, v autosedačkách, autosedačkách',
  colouredPart:
    'vnútri, edition, paket, optic, interiér, interiérom, koža, koženým interiérom, kožený interiér, sedadlá, sedadlami, čalúnenie, strecha, strechou, disky, diskami, kožou, kože, kožený, sedačkami, sedačky, čalúnením, zrkadlami, zrkadlá, doplnkami, doplnky, lemovaním, vnútrom, vnútro, sklami, sklá, oknami, okná',
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
    'tona, tony, ton, mesiacov, minút, minúty, minúta, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, litra, litrov, liter, majitelia, palcov, palcové, palcový, palcovými, palce, palca, stupňov',
  price: 'cena, stojí, rozpočet',
  mileage:
    'najazdené, najazdených, najazdenými, nájazd, km stav, km, kilometre, kilometrov, stav km, stav tachometra, tachometer, počet km, počet kilometrov, najazdené km, najazdených km, nájazd km',
  onOdometer:
    'na tachometri, nabehané, najazdené, najazdených, najazdením, nabehaných, nabehaným, nabehanými, nabehaného, najazdenými, najazdeného, najazdeným, prejdených, prejdené, prejazdených, prejazdené, najazdenej, nájazdom, nájazdu',
  year: 'r v, rok, rok výroby, roku výroby, ročník, rv, z roku, roku, ročníku, rok výroby od, výroby',
  power:
    'výkon, motor, konské sily, konských síl, výkonom, výkonu, s výkonom, s výkonom motora, výkon motora, sila motora',
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
    'karavan, karavanom, vlek, prívesný vozík, prívesným vozíkom, na príves, ťahá príves, s prívesom, príves, prívesom, prívesu, ťažná kapacita, hmotnosť prívesu, utiahne, ťahať príves, ťahanie, na ťahanie, ťahať, ťahať karavan, ťahanie karavanu, ťahanie prívesu, ťažná sila, karavanista, karavanistu, karavaning, ťažnú silu',
  pulls: 'utiahne, ťahá, ťahať, potiahne, utiahnuť',
  weight: 'kg, kilo, kíl, t, tona, tonu, tony, ton',
  inStock:
    'ihneď k odberu, ihneď na odber, okamžitý odber, okamžité dodanie, rýchle dodanie, k okamžitému odberu, skladové auto, skladové autá, skladové vozidlá, skladom, na sklade, ihneď dostupné, ihneď dostupný, dostupné ihneď, hneď k odberu, ihneď k dispozícii, na okamžitý odber, k dispozícii ihneď, ihneď, s dodaním ihneď, dodanie ihneď, dodaním ihneď, okamžitým odberom, s okamžitým odberom, na okamžité dodanie, ihneď na predaj, hneď na odber, skladovka, skladovky, skladové, skladový',
  deposit: 'akontácia, akontácie, akontáciu, akontáciou, záloha, zálohy, zálohu, zálohou, prvá splátka',
  depositSize: 'nulová, nulovou, nízka, nízkou, nula',
  dated: 'stk, tk, ek, nová stk, tk ek, tk a ek, emisná kontrola, záruka, servis',
  thousand: 'klackov, klacky, tisíciek, tisícok, tisícov, tisíce, tisíc, tis, tisic, k, tich tisíc, ti tisíc, t',
  thousandMoney: 'teur, keur',
  million: 'milión, milióna, miliónov, mil',
  half: 'pol',
  quarter: 'štvrť',
  money: 'e, eur, euro, eura',
  month: 'mesiac, mesačne, mes, za mesiac',
  week: 'týždenne, za týždeň, na týždeň',
  yearsOld:
    'roky stará, rokov stará, roky starý, rokov starý, ročný, roky staré, rokov staré, rokov, roky, ročné, ročná, ročných, r, r stare, r staré',
  monthsOld:
    'mesiacov stará, mesiacov starý, mesiacov staré, mesiace stará, mesiace starý, mesiace staré, mes stará, mes starý, mes staré',
  seats:
    'miestami, sedadlami, miestami na sedenie, miestne, miestnych, miestny, miest, sedadiel, miestna, miestneho, miesta, miesto, miestnu, sedadlá, miestami, sedadlami',
  persons: 'členná, člennú, členov, osoby, osôb, osobám, osobami, ľudí, cestujúcich',
  children: 'autosedačky, autosedačiek, detské sedačky, detských sedačiek, detí, deti, deťmi',
  familyOf: 'sme, rodinu s, pre',
  doors: 'dverami, dverami, dverové, dverový, dverová, dverí, dvere, dverovka, dverového',
  plate: 'ročník',
  mil: '',
  km: 'km, kilometrov',
  thousandKm: 'tkm',
  miles: 'míľ',
  horsepower: 'k, koní, ps, hp, konských síl, konské sily, koňských síl',
  kilowatt: 'kw, kilowattov',
  cheapest:
    'od najlacnejších, od najlacnejšieho, od najlacnejšej, zoradiť od najlacnejších, od najnižšej ceny, podľa ceny, lacnejší, ale lacnejšie, najlacnejšie, najlacnejší, lacné, lacný, lacná, lacnú, lacného, lacnejšie, lacno, najlacnejšia, čo najlacnejšie, čo najlacnejší, čo najlacnejšia, čo najlacnejšiu, najlacnejšiu, za čo najmenej, čo najnižšia cena, najnižšia cena',
  dearest: 'najdrahšie',
  lowestMileage:
    'najnižším nájazdom, s najnižším nájazdom, najmenším nájazdom, s najmenším nájazdom, najnižším počtom km, najnižším počtom kilometrov, nájazd čo najnižší, čo najnižší nájazd, najazdené málo, málo najazdené, najmenej jazdené, najmenej jazdený, najmenej jazdená, čo najmenej jazdené, najmenej km, s najmenej km, najmenej kilometrov, najnižší nájazd, najmenší nájazd, nízky počet kilometrov, nízky počet km, najmenší počet km, s najmenším počtom km, malý nájazd, s malým nájazdom, malým nájazdom, malý počet km, s malým počtom km, málo najazdených, málo najazdených km, minimálny nájazd, najmenej najazdené, málo najazdené, málo jazdené, málo jazdený, málo km, málo kilometrov, nízky nájazd, s nízkym nájazdom, nízkym nájazdom, málo kilometrami, s málo kilometrami, málo najazdenými kilometrami, malým počtom kilometrov, s malým počtom kilometrov, nízkym počtom kilometrov, s nízkym počtom kilometrov, nízkymi kilometrami, s nízkymi kilometrami, nízke kilometre, málo nabehané, málo nabehaných, málo najazdeným, nízke najazdené km, nízke najazdené, nízko najazdené, nízke km, nízky stav km, nízky stav tachometra, málo najazdených kilometrov, s málo km, málo jazdenú, málo jazdeného, málo najazdený, málo najazdená, málo nabehaný, málo nabehaná, nenajazdené',
  newestYear:
    'najmladšie, najmladší, najmladšia, najmladšiu, najnovší ročník, čo najnovšie, čo najnovší, čo najnovšia, čo najnovšiu, čo najmladšie, čo najmladší, čo najmladšia, najnovšie ročníky, najmladšie ročníky',
  newest: 'od najnovších, od najnovšieho, zoradiť od najnovších, podľa roku, najnovšie, najnovší, najnovšia, najnovšiu',
  latest:
    'od najnovších, od najnovšieho, zoradiť od najnovších, najnovšie, najnovší, pridané tento týždeň, nové tento týždeň, práve pridané, naposledy pridané, novinky, najnovšia, najnovšiu',
};
