import type { LanguageTable } from './table.types';

export const da: LanguageTable = {
  max: 'må ikke koste mere end, må ikke koste mer end, skal ikke koste mere end, vil ikke betale mere end, ikke kørt mere end, ikke dyrere end, må højst koste, må højst have kørt, ikke koste mere end, færre end, under, max, maks, maksimalt, højst, op til, mindre end, lavere end, til og med, indtil, senest, maksimum, op mod, op imod, lige under',
  min: 'overstige, overstiger, længere end, flere end, over, mindst, min, fra, mere end, højere end, fra og med, tidligst, minimum, f o m, som ældst',
  lessThan: 'under, mindre end, færre end',
  moreThan: 'flere end, mere end, over',
  about: 'omkring, cirka, ca, rundt, omtrent, sådan',
  orSo: 'eller deromkring, eller der omkring, plus minus',
  between: 'mellem',
  to: 'til',
  older: 'ældre end, før',
  newer: 'nyere end, yngre end, efter',
  cheaper: 'billigere end, til under, koster under, koster max, koster højst, til max',
  dearer: 'dyrere end, koster over',
  comparedTo:
    'større end, mindre end en, mindre end, rummeligere end, bedre end, hurtigere end, stærkere end, samme størrelse som en, i retning af, magen til, der minder om, som minder om, ala, ala en',
  similarTo:
    'ligesom, ligesom en, a la, à la, tilsvarende, ligner, som ligner, lignende, noget lignende, alternativ til, alternativ til en, konkurrent til, minder om, i stil med, i stil med en, omtrent som, noget som, noget i retning af, på størrelse med, på størrelse med en, samme størrelse som, i samme størrelse som, af samme størrelse som, samme klasse som, i samme klasse som, i klasse med, samme type som, lige så stor som, lige så store som, stor som, størrelse som, i størrelse med',
  comparedAfter: '',
  orSimilar:
    'eller lignende, eller noget lignende, og lignende, el lignende, el lign, eller tilsvarende, eller noget tilsvarende, eller lignende bil, eller lignende model, eller lignende modeller, eller en lignende',
  similarSize: 'størrelse, størrelsen, størrelsesklasse, klassen, klasse',
  orMore:
    'og yngre, opad, og opad, opefter, og opefter, og op, eller nyere, og nyere, eller senere, og frem, eller mere, eller højere, eller yngre, eller flere, og flere',
  orNewer: 'eller nyere, og nyere, eller yngre, og yngre',
  orLess: 'eller ældre, og ældre, eller mindre, eller billigere, eller tidligere, og ned, og nedefter',
  cannot: 'kan ik',
  helper:
    'får, bør, burde, skal, skulle, kan, må, behøver, behøver at, vil, vil helst, ønsker, ønsker at, har råd til at, koste, koste mig, betale, bruge, give, lægge, ofre, gå, gå på, gået, have gået, komme op på, komme over, ligge, ligge på, løbe op i, være, blive, have, den, det, bilen, prisen, jeg, vi, gerne, helst, absolut, heller, så meget, særlig meget, meget',
  not: 'vil ikke have, skal ikke have, ønsker ikke, ikke have, må ikke være, ikke, uden, ingen, intet, aldrig, undtagen, bortset fra, men ikke, undgå, hverken, andet end, noget andet end, alt andet end, alt undtagen, andre end',
  without: '',
  notBefore: 'nej tak, ikke aktuelt, er ikke aktuelt, vil jeg ikke have',
  but: '',
  optional:
    'ikke et krav, er ikke et krav, ikke krav, ikke nødvendigt, ikke nødvendig, er ikke nødvendigt, ikke et must',
  preferred: 'helst, allerhelst, helst en, helst i, gerne, gerne en, gerne i, helst med, gerne med, om muligt',
  rather: 'hellere, snarere',
  than: 'end',
  with: 'med, som har, der har, skal have, har, gerne med, helst med, inkl, inklusive, af mærket, kører på',
  shortForms: 'm med, u uden',
  and: 'og, eller, samt, vs, versus, kontra, evt, alternativt, ellers',
  or: 'eller, vs, versus, kontra, evt, alternativt, el, ellers',
  near: 'nær, tæt på, i nærheten af, i nærheden af, nærheden af, omkring, nær ved, ved, rundt om, nærmest',
  within: 'mindre end, under, inden for, indenfor, max, højst, maks',
  radius: 'radius, radius på',
  locatedIn: 'i, på, fra, ved, står i',
  from: 'fra, af, omkring, til, væk fra',
  here: 'nærmeste, nærmest mig, mig, her, i nærheden, nær mig, i mit område, tæt på mig, hvor jeg bor, hjemme, nærmeste forhandler, nærmeste afdeling, nærmeste butik',
  filler:
    'fordi, eftersom, venter, snart, klare, at klare, brug, brug for, lige, lige nu, lige netop, behøver, behøver at, kan man få, kan jeg få, er det muligt at få, ordentlig, solid, drivmiddel, brændstoftype, type brændstof, karrosseri, karosseri, karrosseritype, biltype, type bil, geartype, gearkasse, farver, i farven, drivlinje, bilmærke, mærke og model, køretøjstype, motor, udvendig, udenpå, må, højst have, have, går, gamle, gammel, foran, køre, at køre, køre i, at køre i, skal køre, klement, mit, mine, dit, dine, sin, sit, lignende, noget lignende, datter, søn, kone, mand, kører, jeg kører, populæreste, flotteste, pæneste, klarer, rækker, pakke, pakken, velkommen, passer, til salg, salg, sælges, bilforhandler, bilforhandlere, forhandler, forhandlere, hvilken, hvilke, hvilket, hvad, hvordan, bør, burde, skal jeg, mangler, overvejer, interesseret i, på jagt efter, alt, din, jeres, vores, her, også, så, at, man, anbefaler, tips, ønskes, søges, metallic, metallak, lak, i, inkl moms, inklusive moms, jeg, vi, fra, hos, min, søger, leder, leder efter, vil, vil have, ønsker, gerne, købe, køb, finde, vis, findes, en, et, den, det, der, som, er, skal, være, bil, biler, bilen, for, til, om, kun, bare, helst, nogen, noget, alle, lidt, pæn, fin, god, tak, hej, kan, i har, har i, år, model, af, på, brændstof, farve, farven, gearkasse, gear, karrosseri, mærke, mærket, men, eventuelt, koster, pris, prisen, budget, først, lav, lavt, finansiering, finansiere, billån, delbetaling, byttebil, byttepris, udbetaling, vælge, på lager, bedst, bedste, populær, populære, gode, særlig, særligt, specielt, alt for, plads til, på bagsædet, i bagsædet, bagsædet, bag i bilen, bruge, skal bruge, bruges, bruges til, farver, fornuftig, fornuftige, ok, okay, både, helt, ganske, sådan en, medfølger, følger med, begge sider, i begge sider, nok, nok til, omegn, og omegn, med omegn, display, forlygter, plus, plus en, mest solgte, mig, mig en, vis mig, hvor, finder, viser, sælger i, har du, kammerat, kammeraten, mulig, få, få en, kan man få, enten, ligger',
  person:
    'hun, han, børnene, mor, far, mormor, morfar, farmor, farfar, bedstemor, bedstefar, bedsteforældre, søn, sønnen, min søn, sønner, datter, datteren, min datter, døtre, kone, konen, min kone, mand, manden, min mand, kæreste, kæresten, samlever, søster, bror, barnebarn, barnebarnet, forældre, forældrene, svigermor, svigerfar, ven, veninde, teenager, teenageren, ungdom, unge, student, studenten, studerende, pensionist, pensionister, gave, gaven, julegave, fødselsdagsgave, årig, årige, på 18 år, på 18, på 17, ny bilist, datters, min datters, søns, min søns, sønnens, datterens, mors, min mors, konens, ung fyr, ung mand, ung pige, ung kvinde, ung bilist, unge mennesker, ældre, ældre dame, ældre mand, ældre par, ældre mennesker, håndværker, håndværkeren, håndværkere, tømrer, tømreren, maler, maleren, murer, mureren, vvs mand, landmand, jæger, fotograf, tante, onkel, moster, faster, nabo, naboen, kollega, teenagesøn, teenagedatter, teenagebarn, person, høj person, høj mand, høje folk',
  beforePerson: '',
  afterPerson: '',
  forWhom: 'til en, til et, til min, til vores, for en, for min',
  isAged: 'jeg er, hun er, han er, er, bliver, fylder, født',
  commute:
    'på landet, brugsbil, hverdagsbil, sommeren, til sommeren, om sommeren, vinteren, til vinteren, om vinteren, weekender, weekenderne, pendling, pendle, pendler, jeg pendler, pendlerkørsel, langpendling, lang pendling, til arbejde, til arbejdet, til og fra arbejde, fra arbejde, arbejde, arbejdet, job, jobbet, til skole, skole, skolen, hente børn, hente børnene, børnehave, børnehaven, indkøb, hverdag, hverdagen, hverdagskørsel, fritid, fritiden, ferie, ferien, ferieture, ture, weekend, weekenden, sommerhus, sommerhuset, lange ture, lang tur, langtur, langture, langkørsel, lange køreture, lange rejser, lange strækninger, lange afstande, langdistance, motorvejskørsel, langturs, langtursbil, langtursbiler, korte ture, korte køreture, små ture, småture, pensionistbil, damebil, studiebil, studenterbil, ungdomsbil, sommerhusbil, skiferie, skitur, køreferie, bilferie, biltur, roadtrip, hyttebil, hytten, festival, udflugter, til sommer, til vinter',
  tradeIn:
    'bytte, bytter, skifte, skifter, skifte fra, sælger min, sælge min, gå fra, går fra, min gamle, vores gamle, har solgt, solgte, jeg har en, vi har en, har i dag en, skift fra, vil skifte fra, af med min, vil af med min, erstatte, skal erstatte, erstatter, erstatning for',
  tradeFor:
    'til, til en, til et, ud med, ud med en, med en, mod, mod en, og søger, søger, skal have, skal have en, vil have, vil have en, vil gerne have, mangler, mangler en, leder efter, og ser efter, ser efter, og leder efter, på jagt efter, og vil have',
  owned: 'har en, min, vores',
  traded: 'at bytte, at give i bytte, i bytte, til bytte, som bytte',
  car: 'byttebil, byttepris, bil, biler, bilen, bilerne, vogn, vognen, vogne, øse',
  notCar: 'autocamper, motorcykel, knallert, lastbil, traktor, båd',
  unanswered:
    'nyt syn, ny syn, med nyt syn, frisk syn, nysynet, nysynede, frisksynet, synet, lige synet, uden syn, syn, lader, med lader, egen lader, garanti, med garanti, garanti tilbage, kollision, ikke kollision, skadefri, god benplads, benplads, gode køreegenskaber, køreegenskaber, til motorvejen, god til motorvej, plads til autostole, noget med fut i, masser af udstyr, to ejere, én ejer, en ejer, tidligere ejere, to tidligere ejere, højst to ejere, isofix foran, nem at parkere, let at parkere, grøn afgift, lav grøn afgift, euro 6d temp, euro 6d, euro6d, højt tag, lang akselafstand, højrestyret, venstrestyret, 1. ejer, fuld servicebog, fuld service, næste syn, hvornår er næste syn, synsfri, nem at komme ind i, nemt at komme ind i, levering, hjemlevering, prøvekørsel, prøvekøre, støjsvag, komfortabel, komfort, camping, autostol, barnesæde, sekstrins, 6-trins, 6 gear, 5 gear, børnesikring, stemningslys, cykelholder, dashcam, køleboks, differentialespærre, skadet, totalskadet, importeret, garageholdt, garageret, test, testvinder, bedst i test, topmodel, fuldt udstyret, fuld udstyr, masser af udstyr, taxa, taxi, køreskole, lille motor, mindre motor, selvkørende, autopilot, sommerdæk, sommerhjul, helårsdæk, første ejer, rust, rustfri, kørestol, kørestolsbil, handicapbil, ventilerede sæder, kølede sæder, stort batteri, det store batteri, servicebog, fuld servicehistorik, nysynet, ny synet, synet, en ejer, 1 ejer, ikke ryger, lav afgift, grøn ejerafgift, forsikring, sikker, pålidelig, ladeboks, velholdt, euro 6, service ok, servicebog ok, service i orden, hvide plader, på hvide plader, parkering, fuld historik, uden partikelfilter, uden udbetaling, 0 i udbetaling, nul i udbetaling, ingen udbetaling, lav udbetaling, billig at forsikre, billig forsikring, lav forsikring, billige forsikring, velvedligeholdt, vedligeholdt, nye dæk, gode dæk, dæk, stofsæder, stofsæde, stofindtræk, tandrem, ny tandrem, uden rust, nylakeret, momsfri, momsfrit, uden afgift, med afgift, inkl afgift, inklusive afgift, afgiftsfri, afgiftsfrit, reolindretning, indretning, taglast, spotify, wifi, stabil, stabile, stabilt, driftsikker, driftsikre, driftssikker, driftssikre, solid, solide, robust, robuste, trygg, pålidelige, sikre, lav frihøjde, frihøjde, sænket, alt udstyr, udstyrt med alt, fuld pakke, veludstyret, ældre bil, ældre biler, ældre model, flest km, flest kilometer, værditab, lavt værditab, service overholdt, overholdt service, alle services, håndværkertilbud, dansk, dansk bil, danske biler, uanset, facelift, vedligeholdelse, fra ny, en ejer fra ny, 1 ejer fra ny, solgt fra ny, lige synet, netop synet, forrige generation',
  intensifier: 'kæmpe, sinds, super, mega, ultra',
  colouredPart:
    'indvendig, indeni, edition, pakke, optic, line, interiør, kabine, læderkabine, sæder, lædersæder, læder, indtræk, loft, tag, fælge, rat',
  interior: 'interiør, indvendig, indeni',
  shade: 'lys, lyse, lyst, mørk, mørke, mørkt',
  inFront: 'for, foran',
  inRear: 'bag, bagi, bagved, bagtil, på bagsædet',
  also: 'også',
  modelClass: 'klasse, klassen, serie, serien',
  trimPackage: 'pakke, pakken',
  otherAmount:
    'totalvægt, egenvægt, beskatningsgrundlag, ladetid, ejerafgift, grøn ejerafgift, forsikring, acceleration, tophastighed, batteri, batterikapacitet, forbrug, nyttelast, længde, højde, bredde, co2, oplades på, lades på, lader på, lade på, oplade på, vægtafgift, ejerafgiften, halvårlig ejerafgift, årlig ejerafgift, årlig afgift, grøn afgift, bilforsikring, forsikringen, forsikringspræmie, skat, vejskat, bilskat, service, servicen, serviceomkostninger, vedligehold, vedligeholdelse, vedligeholdelsesomkostninger, driftsomkostninger, udligningsafgift, partikelfilterafgift, syn',
  litres: 'liter, liters, l, literen',
  perDistance: 'per, pr, på',
  otherUnit:
    'måneder, minutter, minut, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, liter, liters, ejere, meter, m3, kubikmeter',
  price: 'koste, pris, prisen, koster, budget, prisklasse, kontantpris',
  mileage:
    'kilometerstand, km stand, kørt, kilometertal, som har kørt, har kørt, der har kørt, km, km tal, kmtal, km-tallet, antal km, kørte km, kørte kilometer, kilometer, km kørt',
  onOdometer: 'på tælleren, på uret, kørt',
  year: 'mod, årgang, årgange, årg, årsmodel, modelår, år, model, registreringsår, produktionsår, første registrering, første indregistrering, førstegangsregistrering',
  power: 'effekt, motoreffekt, motor, styrke, hestekræfter, hk',
  decade: 'erne, ernes, er',
  startOf: 'tidlig, tidlige, starten af, begyndelsen af, først i, start',
  middleOf: 'midten af, midt i',
  endOf: 'sidst i, slutningen af, sene, sen, slut',
  yearly:
    'om dagen, per dag, pr dag, dagligt, hver dag, om ugen, pr uge, hver vej, til arbejde, om året, per år, pr år, årligt, hvert år',
  perYear: 'dag, uge, år',
  range:
    'på el, på ren el, på en opladning, på opladning, på batteri, wltp, rækkevidde, elektrisk rækkevidde, lang rækkevidde, rækkevidden, om vinteren',
  leasing: 'privatleasing, privatlease, leasing, lease, leje, flexleasing, flexlease, splitleasing',
  monthly:
    'afbetaling, delbetaling, udgift per måned, betale, månedlig ydelse, månedspris, månedlig betaling, ydelse, lån, billån, finansiering, månedlig, månedlige, afdrag',
  charging:
    'kan lade med, kan hurtiglade med, kan lyne med, kan oplades med, oplader med, kan lades med, lader med, lade med, kan lade, hurtiglade, hurtiglade med, lyne, lyne med, oplades, oplades med, oplader, lade, hurtiglader, hurtigladere, hurtiglade, hurtigladestik, lynlader, lynladning, oplader, opladere, ombordlader, lader med, dc-opladning, ac-opladning, lader hurtigt, opladning, ladeeffekt, ladehastighed, hurtigopladning, hurtigladning, lynopladning, lader',
  towing:
    'campingvogn, campingvognen, trailer, traileren, hestetrailer, bådtrailer, trække en campingvogn, trækker, der trækker, trækvægt, anhængervægt, trækkapacitet, kan trække, trailervægt, trække campingvogn, trække trailer, trækbil, til at trække med',
  pulls: 'trækker, trække, kan trække',
  weight: 'kg, kilo, ton, tons, t',
  inStock:
    'omgående levering, hurtig levering, straks levering, direkte levering, levering nu, klar til levering, lagerbil, lagerbiler, på lager, findes på lager, tilgængelig nu, tilgængelige nu, klar nu, klare til levering, leveringsklar, leveringsklare, til omgående levering',
  deposit: 'udbetaling, udbetalingen, førstegangsydelse, førstegangsydelsen, engangsydelse',
  depositSize: 'nul, lav, lille',
  dated: 'syn, synet, nysynet, garanti, fabriksgaranti, nybilsgaranti, service',
  thousand: 'tusind, tusinde, k, t',
  thousandMoney: 'tkr, t kr, tdkk',
  million: 'million, millioner, mio, mill',
  half: 'halv, en halv',
  quarter: 'kvart, en kvart',
  money: 'kr, kroner, dkk, krone',
  month: 'md, mdr, måned, om måneden, pr måned, per måned, måneden, pr md, i måneden, mnd, månedlig ydelse, ydelse',
  week: 'om ugen, i ugen, per uge, hver uge',
  yearsOld: 'år gammel, år gamle, år gammelt, år, års',
  aged: 'årig, årige, årigt',
  age: 'alder',
  monthsOld: 'måneder gammel, måneder gamle, måneder gammelt, mdr gammel, mdr gamle, mdr gammelt',
  seats: 'sæder, sæders, siddepladser, pladser, personers, sædet, sæde',
  persons: 'personer, pers, voksne, passagerer',
  children:
    'autostole på række, autostole ved siden af hinanden, autostole bagi, børn, barnestole, autostole, unger, ungerne, småbørn, rollinger, bilsæder',
  familyOf: 'bil til, vi er, vi bliver, familiebil til, familie på, plads til, siddeplads til',
  personCount: '',
  doors: 'd, dr, dørs, døre, dørers, dørene, dørs bil',
  plate: 'årgang, årsmodel, model, modellen',
  mil: 'mil',
  km: 'km, kilometer',
  thousandKm: 'tkm',
  miles: 'miles',
  horsepower: 'hk, heste, hestekræfter, hp',
  kilowatt: 'kw, kilowatt',
  cheapest:
    'billigere, men billigere, billigst, billigste, laveste pris, lavest pris, billig, billige, billigt, ikke for dyr, ikke for dyre, ikke så dyr, ikke alt for dyr',
  dearest: 'dyrest, dyreste, højeste pris',
  lowestMileage:
    'færrest kilometer, færrest km, mindst kørt, mindst kørte, lav km, lavt km, få km, få kilometer, lav kilometer, lavest kilometertal, laveste kilometertal, lavt kilometertal, lidt kørt, kørt lidt, lav kilometerstand, kørt mindst, lavt km tal, lidt brugt, lidt brugte, har kørt lidt, kørt få km, få km på tælleren, få kørte kilometer',
  newestYear:
    'nyeste årgang, nyest årgang, nyeste årsmodel, seneste model, nyeste model, sidste model, ny model, nye model, den nye model, seneste årgange, nyeste årgange',
  newest: 'nyest, nyeste, seneste',
  latest:
    'seneste, nyeste, nyest, sidst indkomne, nyindkomne, kom ind i denne uge, kommet ind i denne uge, nye i denne uge, nyt på lager, lige kommet ind, senest tilkommet, senest tilkomne, sidst tilkommet, nyeste annoncer, nye annoncer, senest indkommet, nyankomne, netop kommet ind',
};
