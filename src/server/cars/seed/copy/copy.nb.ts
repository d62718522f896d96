import type { Copy } from './copy.types';

export const norwegian: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `Nye ${c.brand} ${c.model} kan bestilles hos oss. Velg motor, farge og utstyr i ro og mak, så hjelper vi deg med resten.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Helt ny ${c.brand} ${c.model}, klar til levering i ${c.town}. Du slipper ventetiden og kan kjøre den hjem med en gang.`,
    (c) =>
      c.condition === 'demo' &&
      `Dette er demobilen vår. En ${c.brand} ${c.model} som bare har gått ${c.mileage}, til en bedre pris enn en fabrikkny.`,
    (c) =>
      c.condition === 'demo' &&
      `Nesten ny, men noen andre har tatt det første verditapet. Demobilen ${c.brand} ${c.model} har gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `${c.brand} ${c.model} fra ${c.year} er stasjonsvognen som rommer helgen: bagasje, hund og en sykkel til. Den har gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `På jakt etter en skikkelig familiebil? Denne ${c.brand} ${c.model} har gått ${c.mileage} og er klar for hytteturen.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `Høy sittestilling, god sikt og lett å komme inn i. ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og passer både i byen og på hytteveien.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `En ${c.brand} ${c.model} som trives like godt i skolegården som på grusveien. Kilometerstanden er ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Lett å parkere og rimelig å eie. ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og er et klokt valg som første bil eller bil nummer to.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `En kompakt bil som rekker til det meste. ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og kjennes stram og fin.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Stille, stødig og komfortabel – ${c.brand} ${c.model} fra ${c.year} er laget for lange dager på veien. Så langt har den gått ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Noen biler kjøper man med hjertet. Denne ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og går like godt som den ser ut.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Sommeren kommer tilbake, og da vil du ha en ${c.brand} ${c.model} med taket nede. Årsmodell ${c.year}, ${c.mileage} på telleren.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Plass til alle, og til alt de vil ha med. ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og gjør familieturen roligere.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `En arbeidskamerat som alltid er i rute: ${c.brand} ${c.model} fra ${c.year} med ${c.mileage} på telleren og god plass bak.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `Lasteplan, firehjulsdrift og rikelig med kraft. ${c.brand} ${c.model} fra ${c.year} har gått ${c.mileage} og er ikke redd for verken gjørme eller henger.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `Rekkevidden er opptil ${c.range} etter WLTP. For de fleste holder det til en hel arbeidsuke på én lading.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `Rekkevidden på opptil ${c.range} holder fint til pendling, henting og handling – og du lader mens du sover.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `På en hurtiglader tar den imot opptil ${c.number(c.dcKw)} kW, så pausen blir ikke lengre enn en kopp kaffe.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Kjør opptil ${c.range} på ren strøm i hverdagen og la forbrenningsmotoren ta over når turen blir lang. Til sammen gir de ${c.number(c.hp)} hk.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `Hybriden lader seg selv når du bremser og bruker rundt ${c.number(c.litres / 10, 2)} liter på mila. Ingen ledning, ingen venting.`,
    (c) =>
      c.fuel === 'mild' &&
      `Mildhybriden hjelper til i hver start og sparer drivstoff uten at du trenger å lade. ${c.number(c.hp)} hk gir god fart.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Dieselmotoren på ${c.number(c.hp)} hk er sterk fra lave turtall og bruker omtrent ${c.number(c.litres / 10, 2)} liter på mila.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Kjører du langt, er diesel fortsatt vanskelig å slå: ${c.number(c.litres / 10, 2)} liter på mila og langt mellom fyllingene.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `Motoren på ${c.number(c.hp)} hk tar deg til 100 på ${c.number(c.seconds, 1)} sekunder. Det er vanskelig å la være å smile.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `Bensinmotoren på ${c.number(c.hp)} hk er myk og lettkjørt og bruker omtrent ${c.number(c.litres / 10, 2)} liter på mila.`,
    (c) => c.fuel === 'gas' && 'Fyller du biogass, kjører du både rimelig og med lavt klimaavtrykk.',
    (c) =>
      c.fuel === 'ethanol' &&
      `Den går på etanol eller bensin, og motoren på ${c.number(c.hp)} hk orker mer enn man skulle tro.`,
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Både seter og ratt har varme, så kalde morgener begynner litt mykere.',
    (c) => c.has('heatedSeats') && 'Forsetene varmer på noen sekunder når gradestokken kryper under null.',
    (c) =>
      c.has('adaptiveCruise') &&
      'Den adaptive fartsholderen holder avstanden for deg og gjør lange strekninger mer avslappende.',
    (c) =>
      c.has('camera') && c.has('parkRear') && 'Ryggekamera og sensorer gjør at du parkerer riktig på første forsøk.',
    (c) => c.has('carplay') && 'Koble til telefonen, så får du kart, musikk og samtaler på skjermen via Apple CarPlay.',
    (c) => c.has('panorama') && 'Panoramataket slipper inn lyset og får hele kupeen til å virke større.',
    (c) => c.has('leather') && 'Skinninteriøret er helt og pent og tåler både barn og våte jakker.',
    (c) => c.has('premiumAudio') && 'Lydanlegget er av det bedre slaget, så ta med spillelisten på prøveturen.',
    (c) => c.has('keyless') && 'La nøkkelen ligge i lommen – du starter med et tastetrykk.',
    (c) => c.has('digitalDash') && 'Det digitale instrumentpanelet viser det du vil se, og ikke noe annet.',
    (c) => c.has('climate2') && 'Klimaanlegget har to soner, så dere slipper å forhandle om varmen.',
    (c) => c.has('led') && 'LED-lyktene gir et klart, hvitt lys på mørke veier.',
    (c) => c.has('cruise') && 'Fartsholderen lar høyrefoten hvile på motorveien.',
    (c) =>
      c.automatic &&
      c.fuel !== 'electric' &&
      'Automatgiret skifter mykt og gjør køene inn til byen lettere å holde ut.',
    (c) => c.fuel === 'electric' && 'Ingen gir, ingen motorstøy – bare et stille og direkte driv fra første meter.',
    (c) => !c.automatic && 'Den manuelle girkassen er lett å bruke, med korte og tydelige gir.',
    (c) => c.has('bluetooth') && 'Handsfree med Bluetooth er på plass, så du kan ha øynene på veien.',
  ],
  use: [
    (c) => c.tow !== '' && `Hengerfestet tåler opptil ${c.tow}, så campingvognen eller båten kan bli med.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `Bagasjerommet tar ${c.cargo}, og baksetet kan felles når du trenger mer.`,
    (c) => c.seats >= 7 && `Med ${c.number(c.seats)} plasser trenger ingen å kjøre i en annen bil til kampen.`,
    (c) => c.body === 'hatch' && c.small && 'Den snur på en femøring og får plass der andre må kjøre videre.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `Bagasjerommet på ${c.cargo} sluker barnevognen, og med setet felt får sykkelen plass.`,
    (c) => c.body === 'crossover' && `Bakluken er bred og gulvet jevnt, så ${c.cargo} bagasje er lett å pakke.`,
    (c) => c.body === 'saloon' && `Bagasjerommet tar ${c.cargo}, langt mer enn den lave linjen tilsier.`,
    (c) => c.body === 'coupe' && 'To voksne reiser godt foran, og bagasjen får plass bak dem.',
    (c) =>
      c.body === 'convertible' &&
      'Kalesjen er tett og stille, så du kan kjøre hele året og åpne taket når solen titter frem.',
    (c) => c.body === 'van' && 'Varerommet er rett og lett å holde rent, med festeøyer der du trenger dem.',
    (c) => c.body === 'pickup' && 'Planet tar ved, maskiner eller elgen, og hytta har plass til hele laget.',
    (c) => c.has('roofRails') && 'Takrailsen er klar for skiboks eller stativ.',
    (c) => c.has('isofix') && 'Isofix i baksetet gjør at barnesetet sitter der det skal.',
    (c) => c.has('powerTailgate') && 'Bakluken åpnes elektrisk, fint når hendene allerede er fulle.',
    (c) => c.has('blindSpot') && 'Blindsonevarsleren følger med når du skifter fil.',
    (c) => c.has('autoBrake') && 'Den automatiske nødbremsen griper inn hvis noe uventet skjer foran deg.',
  ],
  winter: [
    (c) => c.allWheel && 'Firehjulsdriften gjør vinteren udramatisk, også opp bakken til hytta.',
    (c) =>
      c.has('winterWheels') && 'Vinterhjul følger med, så du slipper å lete etter dekk når den første snøen faller.',
    (c) => c.has('preclimate') && 'Varm opp kupeen med appen før du går hjemmefra, så slipper du isskrapen.',
    (c) => c.has('heater') && 'Dieselvarmeren gir varm kupé og isfrie ruter allerede når du åpner døren.',
    (c) => c.has('engineHeater') && 'Motorvarmeren er på plass, bra for både motoren og deg.',
    (c) => c.has('heatPump') && 'Varmepumpen sparer rekkevidde i de kaldeste ukene.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'Bilen har hatt én eier og følger serviceprogrammet, med alle stempler på plass.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 1 &&
      c.serviced &&
      'Servicehistorikken er komplett, og du får se alle papirer før du bestemmer deg.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'Et par servicer mangler stempel, så vi har tatt service på bilen i vårt eget verksted før levering.',
    (c) =>
      c.condition === 'used' && c.months > 48 && 'EU-kontrollen er i orden, og teknikerne våre har gått over bilen.',
    (c) =>
      c.condition === 'used' &&
      c.months <= 22 &&
      'Nybilgarantien gjelder fortsatt, og vi går gjennom hva som er dekket når du kommer innom.',
    (c) =>
      c.condition === 'demo' &&
      'Garantien fra produsenten gjelder som for en ny bil, og vi har hatt den siden første dag.',
    (c) =>
      c.condition === 'new' &&
      'Garantien gjelder fra dagen du henter bilen, og den første servicen bestiller vi for deg.',
  ],
  closing: [
    (c) => c.sample && 'Bestill en prøvekjøring eller be om et tilbud, så regner vi på både kjøp og leasing.',
    (c) => !c.sample && `Du finner bilen hos ${c.house}. Ta kontakt, så setter vi den frem til prøvekjøring.`,
    (c) => !c.sample && 'Vi tar gjerne bilen du har i dag i innbytte og gir deg en pris på stedet.',
    (c) =>
      !c.sample &&
      `Velkommen til oss i ${c.town} for en prøvetur og en kopp kaffe. Har du lang vei, kan vi levere bilen hjem til deg.`,
    (c) => !c.sample && 'Ring eller skriv hvis du lurer på noe. Vi svarer ærlig, også på hva som kunne vært bedre.',
  ],
};
