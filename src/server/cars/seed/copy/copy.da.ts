import type { Copy } from './copy.types';

export const danish: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `Den nye ${c.brand} ${c.model} kan bestilles hos os. Vælg motor, farve og udstyr i ro og mag, så hjælper vi dig med resten.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Helt ny ${c.brand} ${c.model}, klar til levering i ${c.town}. Du slipper for ventetiden og kan køre den hjem med det samme.`,
    (c) =>
      c.condition === 'demo' &&
      `Det her er vores demobil. En ${c.brand} ${c.model}, der kun har kørt ${c.mileage}, til en bedre pris end en fabriksny.`,
    (c) =>
      c.condition === 'demo' &&
      `Næsten ny, men en anden har taget det første værditab. Demobilen ${c.brand} ${c.model} har kørt ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `${c.brand} ${c.model} fra ${c.year} er stationcaren, der rummer hele weekenden: tasker, hund og en cykel mere. Den har kørt ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `Leder du efter en rigtig familiebil? Denne ${c.brand} ${c.model} har kørt ${c.mileage} og er klar til sommerhusturen.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `Høj siddestilling, godt udsyn og let at komme ind i. ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og passer både til byen og grusvejen.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `En ${c.brand} ${c.model}, der trives lige godt foran skolen som på skovvejen. Kilometertælleren står på ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Let at parkere og billig at eje. ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og er et klogt valg som første bil eller bil nummer to.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `En kompakt bil, der rækker til det meste. ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og føles stram og fin.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Stille, stabil og komfortabel – ${c.brand} ${c.model} fra ${c.year} er lavet til lange dage på motorvejen. Indtil nu har den kørt ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Nogle biler køber man med hjertet. Denne ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og kører lige så godt, som den ser ud.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Sommeren kommer igen, og så vil du have en ${c.brand} ${c.model} med taget nede. Årgang ${c.year}, ${c.mileage} på tælleren.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Plads til alle og til alt det, de vil have med. ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og gør familieturen roligere.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `En kollega, der altid kommer til tiden: ${c.brand} ${c.model} fra ${c.year} med ${c.mileage} på tælleren og masser af plads bagi.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `Lad, firehjulstræk og masser af kræfter. ${c.brand} ${c.model} fra ${c.year} har kørt ${c.mileage} og er hverken bange for mudder eller trailer.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `Rækkevidden er op til ${c.range} efter WLTP. For de fleste rækker det til en hel arbejdsuge på én opladning.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `Rækkevidden på op til ${c.range} rækker fint til pendling, afhentning og indkøb – og du lader, mens du sover.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `På en lynlader tager den imod op til ${c.number(c.dcKw)} kW, så pausen bliver ikke længere end en kop kaffe.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Kør op til ${c.range} på ren strøm i hverdagen, og lad forbrændingsmotoren tage over, når turen bliver lang. Tilsammen giver de ${c.number(c.hp)} hk.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `Hybriden lader sig selv op, når du bremser, og kører omkring ${c.number(100 / c.litres, 1)} km på literen. Ingen ledning, ingen ventetid.`,
    (c) =>
      c.fuel === 'mild' &&
      `Mildhybriden hjælper til i hver start og sparer brændstof, uden at du skal lade. ${c.number(c.hp)} hk giver godt fra sig.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Dieselmotoren på ${c.number(c.hp)} hk er stærk fra lave omdrejninger og kører omkring ${c.number(100 / c.litres, 1)} km på literen.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Kører du langt, er diesel stadig svær at slå: ${c.number(100 / c.litres, 1)} km på literen og langt mellem tankstationerne.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `Motoren på ${c.number(c.hp)} hk bringer dig op på 100 på ${c.number(c.seconds, 1)} sekunder. Det er svært ikke at smile.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `Benzinmotoren på ${c.number(c.hp)} hk er blød og let at køre og kører omkring ${c.number(100 / c.litres, 1)} km på literen.`,
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Både sæder og rat har varme, så kolde morgener begynder lidt blødere.',
    (c) => c.has('heatedSeats') && 'Forsæderne varmer på få sekunder, når termometeret kryber under nul.',
    (c) =>
      c.has('adaptiveCruise') &&
      'Den adaptive fartpilot holder afstanden for dig og gør de lange stræk mere afslappende.',
    (c) => c.has('camera') && c.has('parkRear') && 'Bakkamera og sensorer gør, at du parkerer rigtigt i første forsøg.',
    (c) => c.has('carplay') && 'Tilslut telefonen, så har du kort, musik og opkald på skærmen via Apple CarPlay.',
    (c) => c.has('panorama') && 'Panoramataget lukker lyset ind og får hele kabinen til at virke større.',
    (c) => c.has('leather') && 'Læderkabinen er hel og pæn og kan holde til både børn og våde jakker.',
    (c) => c.has('premiumAudio') && 'Lydanlægget er af den bedre slags, så tag din playliste med på prøveturen.',
    (c) => c.has('keyless') && 'Lad nøglen blive i lommen – du starter med et tryk på knappen.',
    (c) => c.has('digitalDash') && 'Det digitale instrumentbræt viser det, du vil se, og ikke andet.',
    (c) => c.has('climate2') && 'Klimaanlægget har to zoner, så I slipper for at forhandle om varmen.',
    (c) => c.has('led') && 'LED-forlygterne giver et klart, hvidt lys på mørke veje.',
    (c) => c.has('cruise') && 'Fartpiloten lader højre fod hvile på motorvejen.',
    (c) =>
      c.automatic &&
      c.fuel !== 'electric' &&
      'Automatgearet skifter blødt og gør køerne ind til byen lettere at holde ud.',
    (c) => c.fuel === 'electric' && 'Ingen gear, ingen motorstøj – bare et stille og direkte træk fra første meter.',
    (c) => !c.automatic && 'Den manuelle gearkasse er let at bruge med korte og tydelige skift.',
    (c) => c.has('bluetooth') && 'Håndfri med Bluetooth er på plads, så du kan have øjnene på vejen.',
  ],
  use: [
    (c) => c.tow !== '' && `Anhængertrækket klarer op til ${c.tow}, så campingvognen eller hesten kan komme med.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `Bagagerummet tager ${c.cargo}, og bagsædet kan lægges ned, når du har brug for mere.`,
    (c) => c.seats >= 7 && `Med ${c.number(c.seats)} pladser behøver ingen at køre i en anden bil til kampen.`,
    (c) => c.body === 'hatch' && c.small && 'Den vender på en tallerken og finder plads, hvor andre må køre videre.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `Bagagerummet på ${c.cargo} sluger barnevognen, og med sædet lagt ned er der plads til cyklen.`,
    (c) => c.body === 'crossover' && `Bagklappen er bred og gulvet jævnt, så ${c.cargo} bagage er nemt at pakke.`,
    (c) => c.body === 'saloon' && `Bagagerummet tager ${c.cargo}, langt mere end den lave linje antyder.`,
    (c) => c.body === 'coupe' && 'To voksne rejser godt foran, og taskerne kan være bag dem.',
    (c) =>
      c.body === 'convertible' &&
      'Kalechen er tæt og stille, så du kan køre hele året og slå taget ned, når solen kigger frem.',
    (c) => c.body === 'van' && 'Varerummet er lige og let at holde rent, med surringsøjer der, hvor du skal bruge dem.',
    (c) => c.body === 'pickup' && 'Ladet tager brænde og maskiner, og kabinen har plads til hele holdet.',
    (c) => c.has('roofRails') && 'Tagrælingen er klar til tagboks eller tagbøjler.',
    (c) => c.has('isofix') && 'Isofix på bagsædet gør, at barnestolen sidder, hvor den skal.',
    (c) => c.has('powerTailgate') && 'Bagklappen åbner elektrisk, rart når hænderne allerede er fulde.',
    (c) => c.has('blindSpot') && 'Blindvinkelassistenten holder øje, når du skifter bane.',
    (c) => c.has('autoBrake') && 'Den automatiske nødbremse griber ind, hvis der sker noget uventet foran dig.',
  ],
  winter: [
    (c) => c.allWheel && 'Firehjulstrækket gør vinteren udramatisk, også på den glatte skråning.',
    (c) =>
      c.has('winterWheels') && 'Vinterhjul følger med, så du slipper for at lede efter dæk, når den første sne falder.',
    (c) => c.has('preclimate') && 'Varm kabinen op med appen, før du går hjemmefra, så slipper du for isskraberen.',
    (c) => c.has('heater') && 'Oliefyret giver varm kabine og isfri ruder, allerede når du åbner døren.',
    (c) => c.has('heatPump') && 'Varmepumpen sparer rækkevidde i de koldeste uger.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'Bilen har haft én ejer og er serviceret efter bogen, med alle stempler på plads.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 1 &&
      c.serviced &&
      'Servicehistorikken er komplet, og du får alle papirer at se, før du beslutter dig.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'Et par serviceeftersyn mangler stempel, så vi har serviceret bilen på vores eget værksted før levering.',
    (c) => c.condition === 'used' && c.months > 48 && 'Den er nysynet, og vores mekanikere har gennemgået bilen.',
    (c) =>
      c.condition === 'used' &&
      c.months <= 22 &&
      'Nybilsgarantien gælder stadig, og vi gennemgår dækningen med dig, når du kommer forbi.',
    (c) => c.condition === 'demo' && 'Fabriksgarantien gælder som på en ny bil, og vi har haft den siden første dag.',
    (c) =>
      c.condition === 'new' &&
      'Fabriksgarantien gælder fra den dag, du henter bilen, og den første service bestiller vi for dig.',
  ],
  closing: [
    (c) => c.sample && 'Book en prøvetur, eller bed om et tilbud, så regner vi på både køb og leasing.',
    (c) => !c.sample && `Du finder bilen hos ${c.house}. Ring eller skriv, så stiller vi den frem til en prøvetur.`,
    (c) => !c.sample && 'Vi tager gerne din nuværende bil i bytte og giver dig en pris med det samme.',
    (c) =>
      !c.sample &&
      `Velkommen hos os i ${c.town} til en prøvetur og en kop kaffe. Har du langt hertil, kan vi levere bilen hjem til dig.`,
    (c) => !c.sample && 'Skriv, hvis du er i tvivl om noget. Vi svarer ærligt, også på hvad der kunne være bedre.',
  ],
};
