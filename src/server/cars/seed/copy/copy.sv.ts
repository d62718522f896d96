import type { Copy } from './copy.types';

export const swedish: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `Nya ${c.brand} ${c.model} går att beställa hos oss. Välj motor, färg och utrustning i lugn och ro, så hjälper vi dig med resten.`,
    (c) =>
      c.sample &&
      `Här är ${c.brand} ${c.model} som du får den hos oss. Priset gäller en välutrustad bil, inte en som bara ser bra ut i broschyren.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Helt ny ${c.brand} ${c.model}, redan på plats i ${c.town}. Ingen väntetid – du kan köra hem den nästan direkt.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Lagerbil för snabb leverans: en ${c.brand} ${c.model} som ingen har kört före dig.`,
    (c) =>
      c.condition === 'demo' &&
      `Det här är vår demobil. En ${c.brand} ${c.model} som bara rullat ${c.mileage}, till ett bättre pris än en fabriksny.`,
    (c) =>
      c.condition === 'demo' &&
      `Nästan ny, men någon annan har tagit den första värdeminskningen. Vår demobil ${c.brand} ${c.model} har gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `${c.brand} ${c.model} från ${c.year} är kombin som rymmer helgen: väskor, hund och en cykel till om det kniper. Den har gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `Letar du efter en riktig familjekombi? Den här ${c.brand} ${c.model} har gått ${c.mileage} och är redo för nästa långresa.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `Högre sittställning, bra sikt och lätt att kliva in i. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och passar både stan och stugvägen.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `En ${c.brand} ${c.model} som trivs lika bra på skolgården som på grusvägen. Mätaren står på ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'crossover' &&
      `Lagom stor utanpå och rymlig inuti: ${c.brand} ${c.model} från ${c.year} gör vardagen enklare. Den har rullat ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Lätt att parkera och billig att äga. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och är ett klokt val som första bil eller andrabil.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Stadens bästa vän: en ${c.brand} ${c.model} som tar sig in i de trängsta fickorna. Den har gått ${c.mileage} sedan ${c.year}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `En halvkombi som räcker till det mesta. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och känns tajt och fin att köra.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Tyst, stabil och bekväm – ${c.brand} ${c.model} från ${c.year} är gjord för långa dagar på motorvägen. Hittills har den gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `För dig som vill ha en elegant sedan utan att betala nybilspris: ${c.brand} ${c.model} från ${c.year}, ${c.mileage} på mätaren.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Vissa bilar köper man med hjärtat. Den här ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och går lika bra som den ser ut.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Sommaren kommer tillbaka, och då vill du ha en ${c.brand} ${c.model} med taket nere. Årsmodell ${c.year}, ${c.mileage} på mätaren.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Plats för alla, och för allt de vill ha med sig. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och gör familjeresan lugnare.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `En arbetskamrat som alltid är i tid: ${c.brand} ${c.model} från ${c.year} med ${c.mileage} på mätaren och gott om plats där bak.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `Klar att börja jobba på måndag. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och är skött som ett verktyg ska vara.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `Flak, fyrhjulsdrift och gott om kraft. ${c.brand} ${c.model} från ${c.year} har gått ${c.mileage} och räds varken lera eller släp.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `Räckvidden är upp till ${c.range} enligt WLTP. För de flesta räcker det till en hel arbetsvecka på en laddning.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 450 &&
      `Med upp till ${c.range} räckvidd kör du till fjällen med ett enda stopp för kaffe och laddning.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `Räckvidden på upp till ${c.range} räcker gott till pendling, hämtning och handling – och du laddar medan du sover.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `På en snabbladdare tar den emot upp till ${c.number(c.dcKw)} kW, så pausen blir inte längre än att du hinner sträcka på benen.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Kör upp till ${c.range} på ren el i vardagen och låt bränslemotorn ta vid när resan blir lång. Tillsammans ger de ${c.number(c.hp)} hk.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Laddar du hemma klarar den de flesta vardagsresor på el, upp till ${c.range}. På semestern tankar du precis som vanligt.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `Elhybriden laddar sig själv när du bromsar och drar runt ${c.number(c.litres / 10, 2)} liter milen. Ingen sladd, ingen väntan.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `I stan rullar den ofta på el utan att du behöver tänka på det. Förbrukningen ligger på omkring ${c.number(c.litres / 10, 2)} liter milen.`,
    (c) =>
      c.fuel === 'mild' &&
      `Mildhybriden hjälper till i varje start och sparar bränsle utan att du behöver ladda. ${c.number(c.hp)} hk ger gott om kraft.`,
    (c) =>
      c.fuel === 'mild' &&
      `Motorn på ${c.number(c.hp)} hk får hjälp av ett litet elsystem som jämnar ut gången och håller nere förbrukningen.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Dieselmotorn på ${c.number(c.hp)} hk är stark redan från låga varv och drar ungefär ${c.number(c.litres / 10, 2)} liter milen.`,
    (c) =>
      c.fuel === 'diesel' &&
      `För dig som kör långt är dieseln fortfarande svår att slå: ${c.number(c.litres / 10, 2)} liter milen och många mil mellan tankningarna.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `Motorn på ${c.number(c.hp)} hk tar dig till 100 på ${c.number(c.seconds, 1)} sekunder. Det är svårt att inte le.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `Bensinmotorn på ${c.number(c.hp)} hk är mjuk och lättkörd och drar ungefär ${c.number(c.litres / 10, 2)} liter milen.`,
    (c) =>
      c.fuel === 'petrol' &&
      `Det här är en beprövad bensinmotor på ${c.number(c.hp)} hk, utan krångel och med rimliga servicekostnader.`,
    (c) =>
      c.fuel === 'gas' &&
      `Tankar du biogas kör du både billigt och med litet klimatavtryck. Är macken långt bort går den lika bra på bensin.`,
    (c) =>
      c.fuel === 'ethanol' &&
      `Den går på etanol eller bensin, precis som du vill, och motorn på ${c.number(c.hp)} hk orkar mer än man tror.`,
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Både stolar och ratt har värme, så kalla morgnar börjar lite mjukare.',
    (c) => c.has('heatedSeats') && 'Framsätena värmer på några sekunder när termometern kryper under noll.',
    (c) =>
      c.has('adaptiveCruise') &&
      'Den adaptiva farthållaren håller avståndet åt dig i kön och gör långa sträckor vilsammare.',
    (c) =>
      c.has('camera') && c.has('parkRear') && 'Backkamera och sensorer gör att du parkerar rätt på första försöket.',
    (c) =>
      c.has('camera360') && '360-kameran visar bilen uppifrån, vilket sparar både fälgar och humör i trånga garage.',
    (c) => c.has('carplay') && 'Koppla in telefonen så får du kartor, musik och samtal på skärmen via Apple CarPlay.',
    (c) => c.has('panorama') && 'Panoramataket släpper in ljuset och får hela kupén att kännas större.',
    (c) => c.has('leather') && 'Läderklädseln är hel och fin och håller för både barn och blöta jackor.',
    (c) =>
      c.has('premiumAudio') && 'Ljudanläggningen är av det bättre slaget, så ta med din favoritlista på provkörningen.',
    (c) => c.has('keyless') && 'Låt nyckeln ligga kvar i fickan – du startar med en knapptryckning.',
    (c) => c.has('navigation') && 'Navigationen finns inbyggd, liksom handsfree, så att du kan ha ögonen på vägen.',
    (c) => c.has('digitalDash') && 'Den digitala instrumentpanelen visar det du vill se, och inget annat.',
    (c) => c.has('climate2') && 'Klimatanläggningen har två zoner, så slipper ni förhandla om värmen.',
    (c) => c.has('matrix') && 'De adaptiva strålkastarna lyser upp vägkanten utan att blända den du möter.',
    (c) => c.has('led') && 'LED-strålkastarna ger ett klart, vitt ljus på mörka vägar.',
    (c) => c.has('cruise') && 'Farthållare finns, så högerfoten får vila på motorvägen.',
    (c) =>
      c.automatic &&
      c.fuel !== 'electric' &&
      'Automatlådan växlar mjukt och gör köerna in till stan lättare att stå ut med.',
    (c) => c.fuel === 'electric' && 'Inga växlar, inget motorljud – bara ett tyst och direkt driv från första metern.',
    (c) => !c.automatic && 'Den manuella lådan är lätt att växla med korta, tydliga lägen.',
  ],
  use: [
    (c) => c.tow !== '' && `Dragkroken klarar släp på upp till ${c.tow}, så husvagnen eller hästen kan följa med.`,
    (c) => c.tow !== '' && `Ska du till tippen eller flytta? Med dragkrok får du ha upp till ${c.tow} bakom bilen.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `Bagageutrymmet tar ${c.cargo}, och baksätet fälls om du behöver mer.`,
    (c) => c.seats >= 7 && `Med ${c.number(c.seats)} platser behöver ingen åka i en annan bil till matchen.`,
    (c) => c.body === 'hatch' && c.small && 'Den svänger på en femöring och får plats där andra kör vidare.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `Bagageutrymmet på ${c.cargo} slukar barnvagnen, och med baksätet fällt får cykeln plats.`,
    (c) =>
      c.body === 'crossover' && `Bakluckan är bred och golvet jämnt, så ${c.cargo} bagage går att packa utan pussel.`,
    (c) => c.body === 'saloon' && `Bagageluckan rymmer ${c.cargo}, långt mer än den låga linjen antyder.`,
    (c) => c.body === 'coupe' && 'Två vuxna reser bekvämt fram, och väskorna får plats bakom dem.',
    (c) =>
      c.body === 'convertible' &&
      'Suffletten är tät och tyst, så du kan köra året om och fälla ner taket när solen tittar fram.',
    (c) => c.body === 'van' && 'Lastutrymmet är rakt och lättstädat, med surröglor där du behöver dem.',
    (c) => c.body === 'van' && 'Den är låg nog att kliva i och ur tjugo gånger om dagen utan att ryggen klagar.',
    (c) => c.body === 'pickup' && 'Flaket tar ved, maskiner eller älgen, och hytten har plats för hela laget.',
    (c) => c.has('roofRails') && 'Takrelingen är redo för skidbox eller takräcke.',
    (c) => c.has('isofix') && 'Isofix-fästen i baksätet gör att barnstolen sitter där den ska.',
    (c) => c.has('powerTailgate') && 'Bakluckan öppnas elektriskt, bra när händerna redan är fulla.',
    (c) => c.has('blindSpot') && 'Dödavinkelvarnaren håller koll bakåt när du byter fil.',
    (c) => c.has('autoBrake') && 'Autobromsen griper in om något oväntat händer framför dig.',
    (c) =>
      c.has('signs') && 'Skyltläsaren visar hastigheten i instrumenten, skönt när gränserna växlar var femte minut.',
    (c) => c.has('hillHold') && 'Starthjälpen håller emot i backen, så att du slipper rulla bakåt vid rödljuset.',
    (c) =>
      c.has('foldingRear') &&
      c.body !== 'coupe' &&
      'Baksätet är delat, så både långa brädor och en passagerare får plats samtidigt.',
    (c) => c.has('rainSensor') && 'Torkarna startar av sig själva vid första droppen.',
    (c) => c.has('tinted') && 'Mörktonade rutor bak skyddar barnen från solen och väskorna från blickar.',
    (c) => c.has('wireless') && 'Lägg telefonen på plattan i mittkonsolen så laddas den utan sladd.',
    (c) => c.has('cargoLining') && 'Golv och väggar är klädda, så verktygen skaver inte på plåten.',
    (c) => c.has('dogGuard') && 'Hundgallret sitter på plats, så att alla i familjen åker säkert.',
  ],
  winter: [
    (c) => c.allWheel && 'Fyrhjulsdriften gör vintern odramatisk, även uppför backen till stugan.',
    (c) => c.allWheel && 'När snön yr är det skönt att alla fyra hjulen hjälps åt.',
    (c) => c.has('winterWheels') && 'Vinterhjul följer med, så du slipper jaga däck när första snön faller.',
    (c) => c.has('preclimate') && 'Värm kupén med appen innan du går hemifrån, så slipper du skrapan.',
    (c) => c.has('heater') && 'Dieselvärmaren ger varm kupé och isfria rutor redan när du öppnar dörren.',
    (c) => c.has('engineHeater') && 'Motorvärmaren sitter redan där, bra för både motorn och dig.',
    (c) => c.has('heatPump') && 'Värmepumpen sparar räckvidd under årets kallaste veckor.',
    (c) => c.has('heatedScreen') && 'Den eluppvärmda vindrutan är klar innan du hittat isskrapan.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'Bilen har haft en ägare och är servad enligt boken, med alla stämplar på plats.',
    (c) =>
      c.condition === 'used' &&
      c.owners === 2 &&
      c.serviced &&
      'Två ägare har skött den noga, och servicehistoriken är komplett.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 2 &&
      c.serviced &&
      'Servicehistoriken är komplett, och du får se alla papper innan du bestämmer dig.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'Ett par servicetillfällen saknar stämpel, så vi har servat bilen i vår egen verkstad före leverans.',
    (c) =>
      c.condition === 'used' &&
      c.months > 40 &&
      'Den är besiktigad, genomgången av våra tekniker och provkörd av en av oss.',
    (c) =>
      c.condition === 'used' &&
      c.months <= 22 &&
      'Nybilsgarantin gäller fortfarande, och vi går igenom vad som ingår när du kommer hit.',
    (c) =>
      c.condition === 'used' &&
      'Våra tekniker har gått igenom bilen från stötfångare till stötfångare, och protokollet får du med dig.',
    (c) =>
      c.condition === 'demo' &&
      'Garantin från tillverkaren gäller precis som för en ny bil, och vi har haft den hos oss sedan första dagen.',
    (c) =>
      c.condition === 'demo' &&
      'Den har använts för provkörningar och ärenden, alltid med service och tvätt i vårt eget hus.',
    (c) =>
      c.condition === 'new' &&
      'Tillverkarens garanti gäller från den dag du hämtar bilen, och första servicen bokar vi åt dig.',
    (c) => c.condition === 'new' && 'Du får full nybilsgaranti, och vi visar alla funktioner vid leveransen.',
  ],
  closing: [
    (c) => c.sample && 'Boka en provkörning eller be om en offert, så räknar vi på både köp och leasing.',
    (c) => c.sample && 'Kom in och känn på den, eller skicka en fråga så svarar en av våra säljare samma dag.',
    (c) => !c.sample && `Du hittar bilen hos ${c.house}. Hör av dig så ställer vi fram den för provkörning.`,
    (c) => !c.sample && 'Vi tar gärna din nuvarande bil i inbyte och ger dig ett pris direkt på plats.',
    (c) =>
      !c.sample &&
      `Välkommen till oss i ${c.town} för en provkörning och en kopp kaffe. Har du långt hit kan vi köra hem bilen till dig.`,
    (c) =>
      !c.sample && 'Ring eller skriv om du undrar något. Vi svarar ärligt, även på frågan vad som kunde vara bättre.',
    (c) =>
      !c.sample &&
      `Provkör den hos ${c.house} när det passar dig. Vi ordnar inbyte, finansiering och försäkring om du vill.`,
  ],
};
