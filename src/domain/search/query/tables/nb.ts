import type { LanguageTable } from './table.types';

export const nb: LanguageTable = {
  max: 'skal ikke koste mer enn, må ikke koste mer enn, ikke koste mer enn, vil ikke betale mer enn, ikke gått mer enn, ikke dyrere enn, får ikke koste mer enn, ikke kjørt mer enn, færre enn, under, maks, max, maksimalt, maksimum, høyst, opptil, opp til, mindre enn, lavere enn, til og med, inntil, maks pris, senest, opp mot, oppimot, rett under, like under',
  min: 'overstige, overstiger, lengre enn, flere enn, over, minst, min, fra, mer enn, høyere enn, fra og med, tidligst, minimum, f o m, som eldst',
  lessThan: 'under, mindre enn, færre enn',
  moreThan: 'flere enn, mer enn, over',
  about: 'rundt, omkring, ca, cirka, omtrent, sånn',
  orSo: 'eller så, eller deromkring, omtrent, pluss minus',
  between: 'mellom',
  to: 'til',
  older: 'eldre enn, før',
  newer: 'nyere enn, yngre enn, etter',
  cheaper: 'billigere enn, rimeligere enn, for under, koster under, koster maks',
  dearer: 'dyrere enn, koster over',
  comparedTo:
    'som en, større enn, mindre enn en, mindre enn, romsligere enn, bedre enn, raskere enn, sterkere enn, samme størrelse som en, i retning av, noe i retning av, maken til, som minner om, ala, ala en',
  similarTo:
    'a la, tilsvarende, ligner på, ligner, som ligner på, lignende, noe lignende, alternativ til, alternativ til en, konkurrent til, minner om, i stil med, i stil med en, omtrent som, omtrent som en, noe som, på størrelse med, på størrelse med en, samme størrelse som, i samme størrelse som, av samme størrelse som, samme klasse som, i samme klasse som, i klasse med, samme type som, like stor som, like store som, omtrent like stor som, stor som, størrelse som, i størrelse med',
  comparedAfter: '',
  orSimilar:
    'eller lignende, eller noe lignende, og lignende, el lignende, el lign, eller tilsvarende, eller noe tilsvarende, eller liknende, eller noe liknende, eller lignende bil, eller lignende modell, eller lignende modeller, eller en lignende',
  similarSize: 'størrelse, størrelsen, størrelsesklasse, klassen, klasse',
  orMore:
    'og yngre, oppover, og oppover, og opp, eller nyere, og nyere, eller senere, eller mer, eller høyere, eller yngre, eller flere, og flere',
  orNewer: 'eller nyere, og nyere, eller yngre, og yngre',
  orLess: 'eller eldre, og eldre, eller mindre, eller billigere, eller tidligere, og nedover',
  cannot: 'kan ikkje',
  helper:
    'får, bør, skal, kan, må, trenger, trenger å, skulle, burde, vil, vil helst, ønsker, ønsker å, tenker, tenker å, har råd til å, koste, koste meg, betale, bruke, gi, legge, legge ut, gå, gått, ha gått, ha kjørt, gå på, komme på, komme over, ligge, ligge på, være, bli, ha, den, det, bilen, prisen, jeg, vi, gjerne, helst, absolutt, heller, så mye, særlig mye, mye',
  not: 'vil ikke ha, skal ikke ha, ønsker ikke, ikke ha, ikke være, må ikke være, skal ikke være, ikke, uten, ingen, intet, aldri, unntatt, bortsett fra, men ikke, unngå, verken, annet enn, noe annet enn, alt annet enn, alt unntatt, andre enn',
  without: '',
  notBefore: 'nei takk, uaktuelt, er uaktuelt, ikke aktuelt, er ikke aktuelt, vil jeg ikke ha',
  but: '',
  optional: 'ikke et krav, er ikke et krav, ikke krav, ikke nødvendig, er ikke nødvendig, ikke et must',
  preferred: 'helst, aller helst, helst en, helst i, gjerne, gjerne en, gjerne i, helst med, gjerne med, om mulig',
  rather: 'heller, snarere',
  than: 'enn',
  with: 'med, som har, må ha, har, gjerne med, skal ha, inkl, inkludert, av merket, går på',
  shortForms: 'm med, u uten',
  and: 'og, eller, samt, vs, versus, kontra, evt, alternativt, ellers',
  or: 'eller, el, vs, versus, kontra, evt, alternativt, ellers',
  near: 'nær, i nærheten av, nærheten av, nærme, rundt, like ved, ved, omkring, nærmest',
  within: 'mindre enn, under, innen, innenfor, maks, høyst',
  radius: 'radius, radius på',
  locatedIn: 'i, på, fra, ved, står i',
  from: 'fra, av, unna, rundt, for, til',
  here: 'nærmeste, nærmest meg, meg, her, i nærheten, nær meg, i mitt område, der jeg bor, hjemme, nærmeste forhandler, nærmeste butikk, nærmeste avdeling',
  filler:
    'fordi, ettersom, venter, snart, klare, å klare, bruk, bruk for, til bruk, behøver, trenger å, kan man få, kan jeg få, går det an å få, skikkelig, drivstofftype, type drivstoff, karosseri, karosseritype, karosserityper, biltype, type bil, girtype, girkassetype, type girkasse, farger, i fargen, drivlinje, bilmerke, merke og modell, kjøretøytype, motor, utvendig, gamle, gammel, foran, garanti igjen, å, til å, å kjøre, å bruke, å stole på, å pendle, klement, mi, mitt, mine, di, ditt, dine, sin, sitt, sine, lignende, noe lignende, dattera, datteren, sønnen, sønnen min, mannen, kjører, jeg kjører, populæreste, fineste, klarer, rekker, pakke, pakken, velkommen, passer, til salgs, salgs, salg, selges, bilforhandler, bilforhandlere, forhandler, forhandlere, gir, giret, hvilken, hvilke, hvilket, hva, hvordan, bør, burde, skal jeg, trenger, vurderer, interessert i, på jakt etter, alt, din, deres, vår, der, her, også, så, at, man, anbefaler, tips, ønskes, metallic, metallakk, lakk, med, dere, inkl mva, inkludert mva, jeg, vi, fra, hos, min, søker, leter, leter etter, vil, vil ha, ønsker, ser etter, kjøpe, kjøp, finne, vis, finnes, en, ei, et, den, det, som, er, skal, være, bil, biler, bilen, auto, for, til, om, bare, kun, helst, gjerne, noen, noe, alle, litt, pen, fin, bra, takk, hei, kan, har dere, år, modell, av, i, på, drivstoff, farge, fargen, girkasse, karosseri, merke, merket, men, eventuelt, koster, pris, prisen, budsjett, først, lav, lavt, finansiering, finansiere, billån, delbetaling, innbytte, innbyte, egenkapital, til kona, kona mi, til min kone, velge, på lager, best, beste, populær, populære, gode, god, særlig, spesielt, veldig, altfor, plass til, i baksetet, baksetet, på baksetet, bak i bilen, meg, meg en, meg et, kjøre, kjøre med, begge sider, på begge sider, medfølger, følger med, fornuftig, fornuftige, grei, greit, ok, okei, farger, bruke, brukes, brukes til, skal brukes til, både, helt, ganske, slik, plis, få plass til, må, må være, nok, nok til, omegn, og omegn, med omegn, display, frontlys, inne, pluss, pluss en, mest solgte, mestselgende, nygift, hvor, finner, viser, selger dere, har du, kompis, kompisen, mulig, går det an, å få, få en, kan jeg få, enten, ligger',
  person:
    'hun, han, barna, mamma, pappa, mor, far, mormor, morfar, farmor, farfar, bestemor, bestefar, besta, sønn, sønnen, sønnen min, sønnene, datter, datteren, datteren min, dattera, dattera mi, døtre, kone, kona, kona mi, fru, fruen, mann, mannen, mannen min, samboer, samboeren, kjæreste, kjæresten, søster, søsteren, bror, broren, barnebarn, barnebarnet, foreldre, foreldrene, svigermor, svigerfar, venn, venninne, tenåring, tenåringen, ungdom, ungdommer, student, studenten, pensjonist, pensjonister, gave, gaven, julegave, bursdagsgave, åring, åringen, på 18 år, ny sjåfør, fersk sjåfør, datterens, sønnens, ung gutt, ung jente, ung mann, ung kvinne, unge folk, ung sjåfør, eldre, eldre dame, eldre mann, eldre par, eldre mennesker, håndverker, håndverkeren, håndverkere, snekker, snekkeren, tømrer, tømreren, maler, maleren, murer, rørlegger, rørleggeren, bonde, bonden, jeger, jegeren, fotograf, småbarnsfamilie, tante, onkel, nabo, naboen, kollega, besteforeldre, besteforeldrene, tenåringssønn, tenåringsdatter, person, høy person, høy mann, høye folk',
  beforePerson: 'til, for, med, min, at',
  afterPerson: 'mi, sin, skal, vil, kan, har, er, trenger, ønsker, kjører',
  forWhom: 'til en, til ei, til min, til vår, for en, for min',
  isAged: 'jeg er, hun er, han er, er, blir, fyller, født',
  commute:
    'på landet, på bygda, bruksbil, hverdagsbil, sommeren, til sommeren, om sommeren, vinteren, til vinteren, om vinteren, pendling, pendle, pendler, jeg pendler, jobbpendling, langpendling, lang pendling, jobbkjøring, til jobb, til jobben, til og fra jobb, fra jobb, jobb, jobben, til skolen, skolen, hente barn, barnehage, barnehagen, handling, handle, hverdag, hverdagen, hverdags, fritid, fritiden, ferie, ferien, ferieturer, turer, helg, helgen, hytta, hytte, hytten, hyttetur, hytteturer, fjellet, lange turer, lang tur, langtur, langturer, langkjøring, lange reiser, lange kjøreturer, lange strekninger, lange avstander, langdistanse, motorveikjøring, korte turer, korte kjøreturer, småturer, småkjøring, kortkjøring, langtursbil, hyttebil, pensjonistbil, damebil, studentbil, ungdomsbil, skitur, skiturer, skiferie, biltur, bilturer, bilferie, roadtrip, arbeid, arbeidet, til arbeid, på arbeid, tur, utfart, festival',
  tradeIn:
    'bytte inn, bytte, bytter inn, bytter, bytte ut, selger min, selge min, går fra, gå fra, min gamle, vår gamle, har solgt, solgte, jeg har en, vi har en, har i dag en, skifte fra, bytte fra, gå over fra, erstatte, skal erstatte, erstatter, erstatning for',
  tradeFor:
    'mot, mot en, mot et, med en, til en, og ønsker, ønsker, og søker, søker, til, trenger, trenger en, trenger noe, skal ha, skal ha en, vil ha, vil ha en, leter etter, og ser etter, ser etter, og leter etter, på jakt etter',
  owned: 'har en, min, vår',
  traded: 'å bytte inn, å gi i innbytte, i innbytte, som innbytte, til innbytte',
  car: 'innbytte, innbyte, bil, biler, bilen, bilene, kjerre, kjerra, doning, vogn, vogna',
  notCar: 'campingbil, bobil, motorsykkel, moped, lastebil, traktor, båt',
  unanswered:
    'lader, med lader, lader hjemme, egen lader, garanti, med garanti, garanti igjen, nybilgaranti, fabrikkgaranti, bruktbilgaranti, utvidet garanti, kollisjon, uten kollisjon, ikke vært i kollisjon, uten kollisjoner, skadefri, god benplass, benplass, god takhøyde, takhøyde, takboks, avgiftsfri, masse utstyr, mye utstyr, isofix foran, isofix i forsetet, isofix i passasjersetet foran, barneseter, plass til barneseter, to eiere, en eier, tidligere eiere, to tidligere eiere, maks to eiere, for eldre folk, eldre folk, lett å parkere, euro 6d temp, euro 6d, euro6d, trefase, type 2, høyt tak, lang akselavstand, høyrestyrt, venstrestyrt, på 18, bytte inn, byttes inn, bytte inn bilen, bytte inn bilen min, ta i innbytte, full service, i bredden, hjemlevering, levering, prøvekjøring, prøvekjøre, stille, stillegående, komfortabel, komfort, camping, vinterkjøring, snø, barnesete, sekstrinns, femtrinns, 6-trinns, barnesikring, stemningslys, interiørlys, sykkelstativ, dashcam, alkolås, kjøleboks, differensialsperre, sportseksos, skadet, kollisjonsskadet, delebil, bruktimport, bruktimportert, garasjebil, garasjelagret, test, testvinner, best i test, toppmodell, fullutstyrt, godt utstyrt, mye utstyr, drosje, taxi, kjøreskole, liten motor, mindre motor, selvkjørende, autopilot, sommerdekk, sommerhjul, helårsdekk, førsteeier, rust, rustfri, rullestol, rullestolbil, handikappbil, tilpasset rullestol, ventilerte seter, kjølte seter, stort batteri, stor batteri, stort batteripakke, servicehefte, full servicehistorikk, servicehistorikk, eu-godkjent, eu kontroll, ny eu, en eier, 1 eier, røykfri, lav avgift, forsikring, lav forsikring, trygg, pålitelig, ladeboks, pent brukt, velholdt, øvelseskjøring, euro 6, ny eu kontroll, fersk eu kontroll, godkjent eu kontroll, eu kontrollert, førstegangseier, full historikk, full service historikk, parkering, uten egenkapital, uten egenandel, null i egenkapital, ingen egenkapital, billig å forsikre, billig forsikring, rimelig forsikring, rimelig å forsikre, godt vedlikeholdt, vel vedlikeholdt, nye dekk, gode dekk, nytt dekk, dekk, stoffseter, tekstilseter, tøyseter, registerreim, ny registerreim, nylakkert, uten rust, uskadd, hylleinnredning, innredning, taklast, spotify, wifi, handsfree, stabil, stabile, driftssikker, driftssikre, solid, solide, robust, sikker, sikre, omreg, omregistrering, omregistreringsavgift, lav bakkeklaring, bakkeklaring, senket, alt utstyr, alt av utstyr, utstyrt med alt, full pakke, fullpakke, velutstyrt, eldre bil, eldre biler, eldre modell, annenhåndsverdi, god annenhåndsverdi, verdifall, lavt verdifall, verditap, lavt verditap, service fulgt, fulgt service, fulgt serviceprogram, alle servicer, strøken, repobjekt, norskregistrert, norskregistrert ny, norsksolgt, norsksolgt ny, uansett, generasjon, facelift, vedlikehold, fra ny, en eier fra ny, 1 eier fra ny, solgt ny, levert ny, ny i norge, forrige generasjon',
  intensifier: 'kjempe, drit, super, mega, ultra',
  colouredPart:
    'innvendig, edition, pakke, optic, line, interiør, skinninteriør, seter, skinnseter, skinn, innertak, tak, felger, ratt',
  interior: 'interiør, innvendig',
  shade: 'lys, lyse, lyst, mørk, mørke, mørkt',
  inFront: 'foran, fremme',
  inRear: 'bak, baki, i baksetet',
  also: 'også',
  modelClass: 'klasse, klassen, serie, serien',
  trimPackage: 'pakke, pakken, pakka',
  otherAmount:
    'totalvekt, egenvekt, fordelsbeskatning, ladetid, årsavgift, forsikring, akselerasjon, toppfart, batteri, batterikapasitet, slagvolum, forbruk, nyttelast, lengde, høyde, bredde, co2, lades på, lader på, lade på, veiavgift, vegavgift, årlig avgift, trafikkforsikringsavgift, trafikkforsikring, forsikringen, bilforsikring, forsikringspremie, skatt, vektavgift, service, servicen, servicekostnad, servicekostnader, servicepris, vedlikehold, vedlikeholdskostnad, vedlikeholdskostnader, driftskostnad, driftskostnader, eu-kontroll, bompenger',
  litres: 'liter, liters, l, literen',
  perDistance: 'per, pr, på',
  otherUnit:
    'måneder, minutter, minutt, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, liter, liters, eiere, kubikk, meter, m3',
  price: 'koste, pris, prisen, koster, budsjett, prisklasse, totalpris',
  mileage:
    'kjørelengde, kilometerstand, km stand, kjørt, gått, som har gått, har gått, km, antall km, kjørte km, kjørte kilometer, kilometer',
  onOdometer: 'på telleren, på klokka, på klokken, kjørt, gått',
  year: 'mod, årsmodell, årsmod, år, modellår, årgang, modell, registreringsår, produksjonsår, første registrering, første gangs registrering, førstegangsregistrering',
  power: 'effekt, motoreffekt, motor, styrke, hestekrefter, hk',
  decade: 'tallet, talls, tallets, tall',
  startOf: 'tidlig, tidlige, begynnelsen av, starten av',
  middleOf: 'midten av',
  endOf: 'sent, sene, sen, slutten av',
  yearly:
    'om dagen, per dag, daglig, hver dag, i uka, i uken, per uke, hver vei, til jobb, i året, per år, om året, årlig, hvert år',
  perYear: 'dag, uke, år',
  range:
    'på strøm, på batteri, på lading, på én lading, på en lading, på ren strøm, ren elektrisk, wltp, rekkevidde wltp, rekkevidde, elektrisk rekkevidde, lang rekkevidde, rekkevidden, om vinteren, på vinteren, på vinterstid',
  leasing: 'privatleasing, privatlease, leasing, lease, leie',
  monthly:
    'delbetaling, avbetaling, kostnad per måned, betale, månedskostnad, månedspris, månedsbeløp, månedsleie, lån, billån, finansiering, månedlig, månedlige, månedsavdrag, avdrag',
  charging:
    'kan lade med, kan hurtiglade med, kan lades med, lade med, kan lade, hurtiglade, hurtiglade med, lades med, lades, lade, på lader, lader med, hurtiglader, hurtigladere, lynlader, hurtigladeeffekt, dc-lading, ac-lading, ac lading, ombordlader, laderen, lader raskt, lader fort, lading, ladeeffekt, ladehastighet, hurtiglading, lynlading, lader',
  towing:
    'campingvogn, campingvogna, tilhenger, tilhengeren, hestehenger, båthenger, dra campingvogn, drar campingvogn, dra tilhenger, dra hestehenger, trekke hestehenger, tilhengervekt, hengervekt, trekkvekt, kan trekke, trekke henger, trekke campingvogn, dra henger, trekkbil, til tauing, å trekke med',
  pulls: 'trekker, trekke, kan trekke, drar, dra',
  weight: 'kg, kilo, ton, tonn, t',
  inStock:
    'umiddelbar levering, rask levering, omgående levering, direkte levering, levering nå, klar for levering, lagerbil, lagerbiler, på lager, finnes på lager, tilgjengelig nå, tilgjengelige nå, klare for levering, leveringsklar, leveringsklare, levering omgående',
  deposit: 'egenkapital, egenandel, forskudd, forskuddet, startleie, innskudd',
  depositSize: 'null, lav, lavt, lite, liten',
  dated:
    'eu kontroll, eu godkjent, ny eu, ny eu kontroll, godkjent eu kontroll, eu kontrollert, garanti, nybilgaranti, service',
  thousand: 'tusen, k, lapper, t, laken',
  thousandMoney: 'tkr, t kr, tnok',
  million: 'million, millioner, mill, mio',
  half: 'halv, en halv',
  quarter: 'kvart, en kvart',
  money: 'kr, kroner, nok, spenn, krone',
  month: 'mnd, måned, i måneden, per måned, måneden, pr måned, pr mnd, per mnd, i mnd, månedspris',
  week: 'i uka, i uken, per uke, hver uke',
  yearsOld: 'år gammel, år gamle, år gammelt, år, års',
  aged: 'årig, årige, årigt',
  age: 'alder',
  monthsOld: 'måneder gammel, måneder gamle, måneder gammelt, mnd gammel, mnd gamle, mnd gammelt',
  seats: 'seter, seters, sitteplasser, plasser, personers, seteren, sete, setet, sitser',
  persons: 'personer, pers, voksne, passasjerer',
  children:
    'barneseter i bredden, barneseter bak, barnestoler i bredden, barn, barnestoler, barneseter, unger, ungene, småunger, småbarn, bilseter, bilseter i bredden, bilstoler, barnestoler bak',
  familyOf: 'bil til, vi er, vi blir, familiebil til, familie på, plass til, sitteplass til',
  personCount: '',
  doors: 'd, dr, dørs, dører, dørers, dørene, dørersbil',
  plate: 'årsmodell, modell, mod',
  mil: 'mil',
  km: 'km, kilometer, kilometre',
  thousandKm: 'tkm',
  miles: 'miles',
  horsepower: 'hk, hester, hestekrefter, hp',
  kilowatt: 'kw, kilowatt',
  cheapest:
    'billigere, men billigere, rimeligere, billigst, billigste, laveste pris, lavest pris, rimeligst, rimeligste, billig, billige, rimelig, rimelige, ikke for dyr, ikke for dyre, ikke så dyr, ikke altfor dyr',
  dearest: 'dyrest, dyreste, høyeste pris',
  lowestMileage:
    'lavest km, med minst km, minst km, minst kjørt, minst kjørte, færrest km, lavest kilometerstand, laveste kilometerstand, lav kilometerstand, lite kjørt, få kilometer, få km, lav km stand, lav kjørelengde, lav km, lave kilometer, få kjørte kilometer, lite brukt, lite brukte, gått lite, har gått lite, kjørt lite, har kjørt lite, kort kjørt, få km på telleren',
  newestYear:
    'nyeste årsmodell, nyest årsmodell, siste årsmodell, siste modell, nyeste modell, ny modell, nye modellen, den nye modellen, siste års modeller',
  newest: 'nyest, nyeste, siste',
  latest:
    'siste, nyest, nyeste, nye annonser, nylig inn, kom inn denne uken, kommet inn denne uken, nye denne uken, nytt på lager, nylig kommet inn, sist innkommet, nyankomne, nettopp kommet inn',
};
