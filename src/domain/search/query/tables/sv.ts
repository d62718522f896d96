import type { LanguageTable } from './table.types';

export const sv: LanguageTable = {
  max: 'knappt, strax under, precis under, gärna under, helst under, uppemot, inte överstiga, inte överstiger, får inte kosta mer än, ska inte kosta mer än, vill inte betala mer än, vill inte lägga mer än, inte kosta mer än, inte gått mer än, får inte ha gått mer än, inte dyrare än, får inte överstiga, högst kosta, kortare än, färre än, under, max, maximalt, maximal, maxpris, högst, upp till, mindre än, lägre än, inte mer än, som mest, t o m, tom, till och med, senast, tak',
  min: 'överstiga, överstiger, översteg, längre än, fler än, över, minst, min, lägst, från, fr o m, from, mer än, mera än, högre än, från och med, tidigast, åtminstone, minimum, som äldst',
  lessThan: 'under, mindre än, färre än',
  moreThan: 'fler än, mer än, mera än, över',
  orSo: 'eller så, eller däromkring, ungefär, plus minus',
  about:
    'drygt, lite drygt, nånstans runt, någonstans runt, runt omkring, runt, kring, omkring, ca, cirka, c:a, ungefär, typ',
  between: 'mellan',
  to: 'till',
  older: 'äldre än, före, innan',
  newer: 'nyare än, yngre än, efter',
  cheaper: 'billigare än, för under, för max, kostar under, kostar max, kosta max, för högst',
  dearer: 'dyrare än, kostar över',
  comparedTo:
    'liknande, liknar, liknande en, alternativ till, alternativ till en, motsvarande, konkurrent till, större än, mindre än en, mindre än, rymligare än, bättre än, snabbare än, starkare än, längre än en, högre än en',
  comparedAfter: '',
  similarTo:
    'liknande, liknande en, liknar, liknar en, som liknar, påminner om, motsvarande, alternativ till, alternativ till en, konkurrent till, i stil med, i stil med en, ungefär som, ungefär som en, nåt som, något som, jämförbar med, i klass med, i nivå med, samma storlek som, i samma storlek som, av samma storlek som, samma storleksklass som, i samma storleksklass som, samma klass som, i samma klass som, samma typ som, samma typ av bil som, lika stor som, lika stora som, ungefär lika stor som, stor som, storlek som, i storlek som, i storlek med, i storleken, i storleken av, storleken på',
  orSimilar:
    'eller liknande, eller något liknande, eller nåt liknande, och liknande, el liknande, eller likvärdig, eller likvärdigt, eller likvärdiga, eller motsvarande, eller dylikt, eller dylik, eller liknande bil, eller liknande modell, eller liknande modeller, eller en liknande',
  similarSize: 'storlek, storleken, storleksklass, storleksklassen, klassen, klass',
  orMore:
    'och yngre, uppåt, och uppåt, eller nyare, och nyare, eller senare, och senare, och framåt, eller mer, och upp, eller högre, eller yngre, plus, eller fler, eller flera, och fler',
  orNewer: 'eller nyare, och nyare, eller yngre, och yngre',
  orLess:
    'eller äldre, och äldre, eller tidigare, och bakåt, eller mindre, eller billigare, och nedåt, och neråt, eller lägre',
  cannot: 'orkar inte, lär inte, bör ej, får ej, ska ej',
  helper:
    'får, bör, ska, skall, kan, måste, behöver, skulle, skulle vilja, vill, vill helst, tänker, tänkt, har råd att, har tänkt, betala, lägga, lägga ut, ge, spendera, satsa, kosta mig, gå, gå på, gå upp, gå upp i, gå loss på, ligga, ligga på, hamna på, komma upp i, vara, bli, ha, den, det, bilen, priset, jag, vi, gärna, helst, alls, absolut, heller, så mycket, särskilt mycket, mycket',
  not: 'inte heller, ej heller, istället för, i stället för, slippa, vill slippa, vill undvika, undvika, bortsett från, ingenting, nej till, absolut ingen, absolut inget, absolut inga, alla färger utom, vill inte ha, inte intresserad av, inte, ej, icke, utan, ingen, inga, inget, aldrig, förutom, utom, absolut inte, men inte, dock inte, slipper, undvik, varken, annat än, något annat än, allt annat än, vad som helst utom, vad som helst förutom',
  without: '',
  notBefore: 'nej tack, går bort, inte aktuellt, är inte aktuellt, vill jag inte ha, kommer inte på fråga, funkar inte',
  but: 'utan',
  optional:
    'är inget krav, inget krav, är inget måste, inget måste, inte ett måste, inte nödvändigt, ej krav, ej ett krav',
  preferred:
    'helst, allra helst, helst en, helst ett, helst i, gärna, gärna en, gärna i, helst med, gärna med, om möjligt, önskvärt',
  rather: 'hellre, snarare',
  than: 'än',
  with: 'med, som har, ska ha, måste ha, gärna med, helst med, har, inkl, inklusive, av märket, drivs av, går på, som går på',
  shortForms: 'm med, u utan',
  and: 'och, eller, samt, o, alt, alternativt',
  or: 'eller, alternativt, el',
  near: 'nära, i närheten av, närheten av, nära till, runt, kring, omkring, utanför, närmast, närmaste, i trakten av',
  within: 'mindre än, under, inom, max, högst',
  radius: 'radie, radie på',
  locatedIn: 'i, på, från, vid, finns i, som finns i, står i',
  from: 'från, av, omkring, runt, kring, ifrån, till',
  here: 'närmaste, närmast mig, i närområdet, mig, här, i närheten, nära mig, i min närhet, i mitt område, där jag bor, hemma',
  filler:
    'eftersom, därför att, väntar, snart, bruk, bruk för, bruk av, till bruk, brukar, bör, borde, skall, i första hand, i andra hand, annars, i så fall, undrar, undrar om, lägga, kan lägga, va, vore, vore bra, vore kul, är ett måste, måste, ett krav, är ett krav, resten, jobbar, jobbar som, häftig, häftigt, häftiga, enkel, enkelt, motorn, motorer, mycket, mest, sommar, varje sommar, somrar, på sommaren, om sommaren, heller, istället, i stället, antingen, tänka mig, kan tänka mig, strunt samma, skit samma, skitsamma, strunt i, kvittar, färgen kvittar, färg kvittar, hellre, snarare, oavsett, oavsett färg, oavsett märke, strax, siri, hej siri, okej google, ok google, inför, medföljer, att köra, köra, har råd med, råd med, tja, tjena, tjenare, tjo, hejsan, hallå, hallojsan, goddag, god dag, god morgon, god kväll, fräsch, fräscht, fräscha, schysst, schyst, schyssta, nice, najs, grym, grymt, cool, coola, härlig, härligt, gullig, gulligt, ha, går, ha kostat, tänkte, tänker, tänkt, precis, nyss, upp mig, mig, kul, rolig, roligt, motor, utvändigt, utanpå, gamla, gammal, gammalt, spelar ingen roll, färg spelar ingen roll, min gamla, klement, spännande, fjällresan, fjällresor, nyblivna, lagd, växling, nån, nåt, några, ja, m, ingår, klar, funkar, duger, fast, liknande, något liknande, mina, som en, fram, per, än, kör, jag kör, populäraste, populärast, snyggast, snyggaste, finaste, finast, lyxigaste, brukad, brukade, rymmer, smidig, smidiga, snygg, snygga, tjej, kille, klarar, räcker, som räcker, paket, paketet, välkommen, välkommet, passar, lämplig, lämpligt, till stan, helt, byta in min bil mot, byta min bil mot, byta till, byter till, som drar lite, till salu, till försäljning, säljes, säljs, bilhandlare, bilhandel, återförsäljare, vilken, vilka, vilket, vad, hur, skulle, behöver, funderar på, intresserad av, ute efter, letar efter, finns det några, har, kommer, sig, sin, din, er, era, där, här, också, även, så, att, man, ska jag, rekommenderar, tips, önskar, önskas, sökes, metallic, metallack, lack, lackad, kärra, bilmodell, varje, ni någon, inkl moms, inklusive moms, jag, vi, från, hos, min, mitt, söker, letar, vill, vill ha, köpa, köp, köper, hitta, visa, finns, en, ett, den, det, som, är, ska, vara, bil, bilar, bilen, för, till, om, bara, endast, helst, gärna, någon, något, alla, allt, lite, ganska, fin, fina, bra, åt, oss, mig, tack, hej, kan, ni, har ni, finns det, år, modell, av, i, på, bränsle, drivmedel, färg, färgen, växellåda, kaross, märke, märket, men, dock, eventuellt, ev, absolut, typ, kostar, kosta, pris, priset, budget, först, låg, lågt, låga, finansiering, finansiera, billån, avbetalning, delbetalning, lån, inbyte, byta in, kontantinsats, handpenning, plats för, behöver jag, tillgänglig, tillgängliga, i lager, kvar, gärna en, en gång, välja, låda, lådan, bäst, bästa, populär, populära, prisvärd, prisvärda, lagom, lagom stor, veckans, trakten, särskilt, speciellt, väldigt, alltför, i baksätet, baksätet, på baksätet, bak i bilen, kan man få, kan jag få, går det att få, finns det att få, rejäl, rejält, rejäla, drivmedelstyp, bränsletyp, typ av bränsle, typ av drivmedel, karosstyp, karosseri, karossform, biltyp, typ av bil, växellådstyp, växeltyp, typ av växellåda, fordonstyp, färger, färgval, i färgen, drivlina, bilmärke, märke och modell',
  person:
    'grabben, grabbarna, tjejerna, tant, tanten, gubbe, tonårsbarn, ungarna, ungen, bebis, bebisen, småbarn, småbarnen, svåger, svägerska, granne, grannen, moster, faster, morbror, farbror, chefen, elektriker, snickare, målare, hantverkare, rörmokare, hon, han, barnen, sambon, tonårsson, tonårsdotter, mamma, mammas, pappa, pappas, mor, far, morsan, farsan, mormor, morfar, farmor, farfar, son, sonen, sönerna, dotter, dottern, döttrar, fru, frun, frugan, hustru, hustrun, man, mannen, gubben, make, maken, maka, sambo, flickvän, flickvännen, pojkvän, pojkvännen, tjejen, killen, syster, systern, syrran, bror, brodern, brorsan, kusin, barnbarn, barnbarnet, barnbarnen, förälder, föräldrar, föräldrarna, svärmor, svärfar, kompis, kompisen, vän, tonåring, tonåringen, ungdom, ungdomar, student, studenten, pensionär, pensionärer, äldre par, present, presenten, julklapp, födelsedagspresent, studentpresent, åring, åringen, åriga, nybliven, nyblivna, på 18 år',
  beforePerson: '',
  afterPerson: '',
  forWhom: 'till en, till min, till vår, åt en, åt min, för en, för min',
  isAged: 'jag är, hon är, han är, är, blir, fyller, född, född år, barnen är, barn som är',
  commute:
    'på landet, på landsbygden, bruksbil, vardagsbil, sommaren, till sommaren, pendling, pendla, pendlar, jag pendlar, jobbpendling, arbetspendling, långpendling, lång pendling, långpendla, pendlarsträcka, lång pendlarsträcka, pendla långt, pendlar långt, till jobbet, till och från jobbet, från jobbet, jobbet, jobb, jobbresor, arbetet, till arbetet, till skolan, skolan, skjutsa, skjutsa barn, skjutsa barnen, hämta barn, hämta på dagis, dagis, förskola, förskolan, handla, vardag, vardagen, vardags, vardagsbruk, fritid, fritiden, semester, semestern, semesterresor, resor, utflykter, helg, helgen, helgerna, stugan, sommarstugan, fjällen, fjällresor, skidresor, långa resor, lång resa, långresor, långresa, långa körningar, långkörning, långkörningar, långa turer, långtur, långturer, långa sträckor, lång sträcka, landsvägskörning, motorvägskörning',
  tradeIn:
    'byta in, byta, byter in, byter, bytar in, bytar, bytar bort, byta bort, byta ut, byter ut, lämna in, lämnar in, säljer min, sälja min, säljer vår, jag har en, har en, har idag en, går från, gå från',
  tradeFor: 'mot, mot en, mot ett, och söker, söker, vill ha, och vill ha, behöver, och köper, till en, till el, till',
  owned: 'har en, min, vår',
  traded: 'att byta in, att lämna in, i inbyte, som inbyte, till inbyte',
  car: 'inbyte, byta in, bil, bilar, bilen, bilarna, begagnad bil',
  notCar:
    'campingbil, husbil, husbilar, veteranbil, veteranbilar, motorcykel, motorcyklar, mc, moped, mopedbil, lastbil, a-traktor, epa, epatraktor, traktor, båt, snöskoter',
  unanswered:
    'cykel, cykeln, cyklar, cyklarna, elcykel, elcyklar, cykelställ, cykelhållare, på taket, surfbräda, kajak, kanot, golfbag, golfbagar, golfklubbor, lasta, lastar, lastas, byggmaterial, gipsskivor, verktyg, möbler, flytta, flyttlådor, sova, sova i bilen, packning, klassiker, entusiastbil, samlarbil, sitta bekvämt, sitter bekvämt, sitta skönt, bekväma säten, nyregistrerad, nyregistrerade, registrerad, avställd, påställd, körklar, hämtas idag, hämta idag, idag, i dag, imorgon, i morgon, startar, startar på vintern, startar alltid, starta, rak sexa, raka sexan, rak fyra, rak femma, trecylindrig, trecylindriga, fyrcylindrig, fyrcylindriga, femcylindrig, femcylindriga, sexcylindrig, sexcylindriga, åttacylindrig, åttacylindriga, cylindrar, utan att ladda, utan att behöva ladda, utan laddstopp, sommarbil, garanti kvar, med garanti kvar, garantin kvar, garanti finns kvar, 3-fas, 3 fas, trefasladdare, trefas laddning, trefasladdning, enfas, 1-fas, digital servicebok, servicebok digital, digital nyckel, digital backspegel, till äldre, passar äldre, sätesventilation, ventilerade säten, ventilerade stolar, dubbelhytt, euro 6d temp, euro 6d, euro6d, isofix i framsätet, isofix fram, isofix framsäte, trefas, typ 2, sjätte växel, sexväxlad, femväxlad, b96, harman kardon, komfortstolar, högt tak, hög takhöjd, lång hjulbas, kort hjulbas, högerstyrd, vänsterstyrd, långt skåp, batteri ingår, servicebok full, servicehistorik full, servicebok komplett, servicehistorik finns, hög, lång, lång hög, på 18, fast pris, fasta priser, full servicebok, komplett servicebok, servicehistoriken, servicehistorik komplett, servicehistoriken komplett, komplett servicehistorik, full service, bra på vintern, på vintern, vintern, ägare, båda nycklarna, båda nycklar, två nycklar, 2 nycklar, extranyckel, sköna stolar, bra stolar, bekväma stolar, sköna säten, bra säten, fynd, dödsbo, bytes mot, säljes för delar, barnstol, extraljus, hemleverans, leverans hem, leverans, öppet köp, testkörd, testköra, provköra, provkörning, tyst, tysta, komfortabel, komfort, bekväm, skidor, camping, vinterkörning, snö, halt väglag, 6-växlad, 5-växlad, 8-växlad, barnlås, ambientebelysning, stämningsbelysning, innerbelysning, cykelhållare, dashcam, alkolås, cd-spelare, dvd, kylbox, nattseende, differentialspärr, diffspärr, fyrhjulsstyrning, sportavgas, insynsskydd, skidlucka, dubbelt golv, ingen insats, utan insats, låg insats, kontantinsats 0, bäst i test, test, testvinnare, lågskattad, skattebefriad, skrotbil, reparationsobjekt, renoveringsobjekt, krockad, krockskadad, oskadad, importerad, importbil, ej import, tysk import, uppställd, sommarförvarad, garageförvarad, garagebil, andra ägare, hembil, fritidsbil, skolbil, sportpaket, tillval, fullutrustad, fullutrustade, välutrustad, hög utrustningsnivå, toppmodell, specialmodell, liten motor, mindre motor, självkörande, självkörning, autopilot, sommardäck, sommarhjul, allvädersdäck, åretruntdäck, förstaägare, en förstaägare, backstartshjälp, rost, rostfri, kyl, kylskåp, handikappanpassad, rullstolsanpassad, rullstol, handikapp, ventilerade säten, ventilerade stolar, ventilerade framsäten, kylda säten, kylda stolar, fjärrstyrd, stor batteri, stort batteri, stora batteriet, bra batteri, skattefri, inte för gammal, inte så gammal, inte för gamla, nya däck, nytt däck, nya bromsar, nytt batteri, ny kamrem, ny besiktning, nyss besiktigad, färsk besiktning, gasol, fullservad, servad, servicebok, nybilsgaranti, fabriksgaranti, full servicehistorik, servicehistorik, nyservad, nybesiktad, nybesiktigad, besiktad, besiktigad, svensksåld, en ägare, 1 ägare, två ägare, 2 ägare, första ägare, få ägare, rökfri, djurfri, skadefri, låg skatt, skatt, fordonsskatt, försäkring, billig försäkring, låg försäkring, säker, säkerhet, pålitlig, driftsäker, laddbox, mantalsskriven, välskött, välvårdad, fint skick, bra skick, pensionärsbil, övningskörning, övningsbil, långkörning, miljözon, euro 6, euro6, nybilsgaranti kvar, takbox, kamkedja, kamrem, taxi, körskola, gröna skyltar, besiktigad u a, parkera, lättparkerad, ingen kontantinsats, utan kontantinsats, 0 i kontantinsats, noll i kontantinsats, låg kontantinsats, billig att försäkra, billigt att försäkra, billigare försäkring',
  intensifier: 'skit, as, jätte, super, mega, ultra, kanon, rå',
  colouredPart:
    'inuti, invändigt, edition, paket, optic, optik, line, inredning, interiör, klädsel, säten, stolar, skinn, skinnklädsel, skinninredning, skinnstolar, skinnsäten, läder, läderklädsel, läderinredning, läderstolar, lädersäten, innertak, tak, fälgar, ratt',
  interior: 'inredning, interiör, inuti, invändigt, invändig färg',
  shade: 'ljus, ljusa, ljust, mörk, mörka, mörkt',
  inFront: 'fram, framme, framtill',
  inRear: 'bak, baktill, i baksätet',
  also: 'också, även',
  modelClass: 'klass, klassen, serie, serien',
  trimPackage: 'paket, paketet',
  otherAmount:
    'förmånsvärde, värdeminskning, totalvikt, inbytespris, inbytesvärde, inbyte, förmånsskatt, tjänstevikt, laddtid, skatt, försäkring, bilförsäkring, försäkringspremie, vikt, 0 till 100, från 0 till 100, 10 80, acceleration, 0 100, toppfart, batteri, batterikapacitet, cylindervolym, förbrukning, lastvikt, lastvolym, längd, höjd, bredd, tankvolym, co2, fordonsskatt, vägskatt, bilskatt, årsskatt, årlig skatt, fordonskatt, årlig fordonsskatt, försäkringskostnad, försäkringspremien, försäkringen, skatten, fordonsskatten, trängselskatt, malus, malusskatt, service, servicen, servicekostnad, servicekostnader, serviceavgift, besiktning, besiktningskostnad, driftskostnad, driftskostnader, underhåll, underhållskostnad, underhållskostnader, reparationer, reparationskostnad',
  litres: 'liter, liters, l, litern',
  perDistance: 'per, på',
  otherUnit:
    'l milen, l mil, liter milen, liter mil, liter per mil, l per mil, basbelopp, prisbasbelopp, ccm, tums, månader, månaders, månaders garanti, månader garanti, års garanti, minuter, minuters, minut, tons, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, liter, liters, ägare',
  price: 'pris, priset, kostar, kosta, budget, prisklass, köpesumma',
  mileage:
    'miltal, mätarställning, körsträcka, gått, gått max, körd, körda, som har gått, har gått, ha gått, har rullat, ha rullat, har kört, ha kört, har körts, ha körts, rullat, mil tal, mil',
  onOdometer: 'på mätaren, på mätarn, på klockan, körd, körda, kört, rullat, gått',
  year: 'årsmodell, årsmodeller, årsm, åm, år, årgång, modellår, mod, modell, tillverkningsår, registreringsår',
  power: 'effekt, motoreffekt, motor, motorstyrka, styrka, hästkrafter, hästar, hk',
  decade: 'talet, tal, talets, tals',
  startOf: 'tidigt, tidiga, tidig, början av, början på',
  middleOf: 'mitten av, mitten på',
  endOf: 'slutet av, slutet på, sent, sena, sen',
  yearly:
    'om dagen, per dag, dagligen, varje dag, i veckan, per vecka, enkel väg, tur och retur, till jobbet, om året, per år, i året, årligen, varje år',
  perYear: 'dag, vecka, år',
  range:
    'eldrift, ren eldrift, på el, på en laddning, på laddning, på ren el, på batteri, wltp, räckvidd wltp, räckvidd, elräckvidd, eldriven räckvidd, lång räckvidd, räckvidden',
  leasing: 'privatleasing, privatleasa, leasing, leasa, privatlease, flexleasing, flexlease',
  monthly:
    'avbetalning, delbetalning, avbetala, kostnad per månad, kostnad i månaden, kostnad månad, betala, månadskostnad, månadskostnaden, månadsbetalning, månadsbelopp, månadspris',
  charging:
    'ac-laddning, ac laddning, ac-laddare, ombordladdare, ombordladdning, växelströmsladdning, växelström, trefasladdning, laddare, snabbladdare, dc-laddare, laddar snabbt, laddar snabb, laddning, laddeffekt, laddhastighet, snabbladdning, snabbladdar, dc-laddning, laddar, snabb laddning, snabbladda',
  towing:
    'husvagn, husvagnar, husvagnen, båttrailer, båttrailern, släpkärra, hästkärra, släp, släpvagnen, dra tungt släp, släpvikt, släpvagnsvikt, dragfordon, bil till husvagn, bil till husvagnen, bil för husvagn, bil för husvagnen, till husvagnen, dragvikt, dragkapacitet, bromsad släpvikt, kan dra, dra släp, dra husvagn, drar släp, dra släpvagn, släpvagn, att dra med, dragbil',
  pulls: 'drar, dra, kan dra, klarar att dra, klarar dra, orkar dra, draga',
  weight: 'kg, kilo, ton, tons, t',
  inStock:
    'omgående leverans, direkt leverans, snabb leverans, leverans omgående, leverans direkt, omgående, lagerbil, lagerbilar, i lager, finns i lager, på lager, lagerförda, tillgänglig nu, tillgängliga nu, för omgående leverans, redo för leverans, klar för leverans, klara för leverans, leveransklar, leveransklara',
  deposit: 'kontantinsats, kontantinsatsen, insats, insatsen, handpenning, handpenningen, förhöjd första hyra',
  depositSize: 'noll, låg, lägre, liten, nolla, utan',
  dated:
    'garanti kvar, garantin kvar, garanti finns kvar, garanti minst, besiktigad, besiktning, besiktad, nybesiktigad, nybesiktad, ny besiktning, skattad, skatt, garanti, nybilsgaranti, fabriksgaranti, garantin, service, servad, nyservad, fullservad',
  thousand: 'tusen, k, tusenlappar, tusenlapp, tusingar, tusing, papp, t, lax, laxar, lök, lökar, pix, kkr',
  thousandMoney: 'tkr, tsek, kkr, t kr',
  million: 'miljon, miljoner, milj, mkr, mille, mn',
  half: 'halv, en halv',
  quarter: 'kvarts, en kvarts',
  money: 'kr, kronor, kronors, sek, spänn, krona, riksdaler',
  month:
    'månan, i månan, per månan, kr månan, mån, månad, i månaden, per månad, månaden, i mån, per mån, kr mån, månadskostnad',
  week: 'i veckan, per vecka, varje vecka, vecka',
  yearsOld: 'år gammal, år gamla, år gammalt, år, års, årig, åriga, årigt',
  aged: 'årig, åriga, årigt, årige',
  age: 'ålder, åldern',
  monthsOld: 'månader gammal, månader gamla, månader gammalt, mån gammal, mån gamla, månader ung',
  seats:
    'stolar, stolars, sits, sitsig, sitsiga, säten, sittplatser, platser, sitser, sätes, personers, sitsigt, sitsar',
  persons: 'personer, pers, vuxna, passagerare',
  children: 'barnstolar bak, bilstolar, bilbarnstol, barnstol, babyskydd, barn, bilbarnstolar, barnstolar',
  familyOf:
    'bil för, bil till, vi är, vi blir, familj på, familj med, familjen på, plats för, sittplats för, sittplatser för, rum för',
  personCount: '',
  doors: 'd, dr, dörrars, dörrar, dörrarna, dörrs, dörrad',
  plate: 'årsmodell, årsmodellen, års modell, modellår',
  mil: 'mil, mils',
  km: 'km, kilometer',
  thousandKm: 'tkm',
  miles: 'miles',
  horsepower: 'hk, hästar, hästkrafter, hp, hästkraft, hkr',
  kilowatt: 'kw, kilowatt',
  cheapest:
    'minst pris, billigare, fast billigare, men billigare, låg månadskostnad, lägst månadskostnad, lägsta månadskostnad, låg månadsbetalning, billigast, billigaste, lägst pris, lägsta pris, lägsta priset, billigt, billig, billiga',
  dearest: 'dyrast, dyraste, högst pris, högsta pris',
  lowestMileage:
    'låg mileage, låg milage, få körda mil, minst milen, minst körd, minst körda, minst antal mil, minst använd, minst använda, minst mil först, flest mil kvar, inte gått så långt, inte gått så mycket, som inte gått så långt, som inte gått så mycket, inte gått långt, inte gått mycket, gått lite, som gått lite, gått kort, lite körd, lite körda, knappt körd, mindre körd, inte så många mil, inte många mil, inte gått så många mil, lägsta mätarställning, lägst mätarställning, låg mätarställning, kortast körsträcka, kort körsträcka, lite miltal, låga miltal, låg milare, låg milad, lågt mil, lägst milantal, lågt milantal, lägst miltal, lägsta miltal, lägst mil, minst mil, lågmilare, låg miltal, få mil, låg körsträcka, få mil på mätaren, lågmilad, lågmil, lågmilade, låga mil, lite mil, minst gått, lågt miltal',
  newestYear:
    'senaste modellen, senaste modellen av, nyast årsmodell, nyaste årsmodell, nyaste årsmodellen, senaste årsmodell, senaste årsmodellen',
  newest: 'nyast, nyaste, senaste',
  latest:
    'senast inkomna, senaste inkomna, nyinkomna bilar, senaste, nyast, nyaste, nyinkomna, nyinkommen, nyinkommet, sista inkomna, senast inkommet, senast inkommen, senast tillagda, kom in den här veckan, kommit in den här veckan, inkomna den här veckan, kom in i veckan, nya den här veckan, nya i lager, nytt i lager, nyss inkomna',
};
