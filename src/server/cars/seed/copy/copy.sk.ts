import type { Copy } from './copy.types';

/** Names and figures are placed where they need no case ending and no gender. */
export const slovak: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `Novinku ${c.brand} ${c.model} si môžete objednať u nás. V pokoji si vyberte motor, farbu a výbavu, so zvyškom vám pomôžeme.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Úplne nové vozidlo ${c.brand} ${c.model} na vás čaká ${c.town}. Bez čakania – domov na ňom môžete odísť takmer ihneď.`,
    (c) =>
      c.condition === 'demo' &&
      `Toto je naše predvádzacie vozidlo ${c.brand} ${c.model}. Má najazdených len ${c.mileage} a stojí menej ako úplne nové.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `${c.brand} ${c.model} z roku ${c.year} je kombi na celý víkend: zmestia sa batožina, pes aj bicykel. Najazdených má ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `Hľadáte poriadne rodinné auto? ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a čaká na ďalšiu dlhú cestu.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `Vyššie sedenie, dobrý výhľad a pohodlné nastupovanie. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a hodí sa do mesta aj na chatu.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `V aute ${c.brand} ${c.model} sa budete cítiť rovnako dobre pred školou ako na lesnej ceste. Najazdených má ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Ľahko sa parkuje a lacno prevádzkuje. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a je rozumnou voľbou ako prvé alebo druhé auto.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `Auto, ktoré stačí takmer na všetko. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a stále jazdí isto a príjemne.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Ticho, stabilita a pohodlie: ${c.brand} ${c.model} z roku ${c.year} je auto na dlhé dni na diaľnici. Doteraz má najazdených ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Niektoré autá sa kupujú srdcom. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a jazdí tak dobre, ako vyzerá.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Leto sa vráti a vtedy sa vám zíde ${c.brand} ${c.model} s otvorenou strechou. Rok výroby ${c.year}, najazdených ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Miesto pre všetkých aj pre všetko, čo si chcú vziať. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a spríjemní rodinné cesty.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `Kolega, ktorý vždy príde načas: ${c.brand} ${c.model} z roku ${c.year}, najazdených ${c.mileage} a vzadu dosť miesta.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `Korba, ťah a dostatok sily. ${c.brand} ${c.model} z roku ${c.year} má najazdených ${c.mileage} a nebojí sa blata ani prívesu.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `Dojazd podľa WLTP je až ${c.range}. Väčšine ľudí to vystačí na celý pracovný týždeň na jedno nabitie.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `Dojazd až ${c.range} pohodlne stačí na cestu do práce, do školy aj na nákup. Nabíjate, kým spíte.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `Na rýchlonabíjačke zvládne výkon až ${c.number(c.dcKw)} kW, takže prestávka netrvá dlhšie ako káva.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Bežný deň prejdete čisto na elektrinu, až ${c.range}, a na dlhej ceste sa pridá spaľovací motor. Spolu majú výkon ${c.number(c.hp)} k.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `Hybrid sa dobíja sám pri každom brzdení a spotrebuje okolo ${c.number(c.litres, 1)} l na 100 km. Bez kábla a bez čakania.`,
    (c) =>
      c.fuel === 'mild' &&
      `Mild hybrid pomáha pri každom rozjazde a šetrí palivo bez nabíjania. Výkon ${c.number(c.hp)} k bohato stačí.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Naftový motor s výkonom ${c.number(c.hp)} k ťahá už od nízkych otáčok a spotrebuje okolo ${c.number(c.litres, 1)} l na 100 km.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Ak jazdíte ďaleko, nafta je stále výhodná: okolo ${c.number(c.litres, 1)} l na 100 km a dlhé úseky bez tankovania.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `Motor s výkonom ${c.number(c.hp)} k zrýchli na stovku za ${c.number(c.seconds, 1)} s. Ťažko sa pri tom neusmiať.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `Benzínový motor s výkonom ${c.number(c.hp)} k je kultivovaný, nenáročný a spotrebuje okolo ${c.number(c.litres, 1)} l na 100 km.`,
    (c) => c.fuel === 'gas' && 'Na zemný plyn jazdíte lacno a s nízkymi emisiami, a keď treba, pokračujete na benzín.',
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Vyhrievané sú sedadlá aj volant, takže studené rána sa začínajú príjemnejšie.',
    (c) => c.has('heatedSeats') && 'Predné sedadlá sa zohrejú za pár sekúnd, keď vonku mrzne.',
    (c) => c.has('adaptiveCruise') && 'Adaptívny tempomat stráži odstup za vás a dlhé cesty sú s ním pokojnejšie.',
    (c) => c.has('camera') && c.has('parkRear') && 'Vďaka cúvacej kamere a senzorom zaparkujete na prvý pokus.',
    (c) => c.has('carplay') && 'Pripojte telefón a mapy, hudbu aj hovory máte na displeji cez Apple CarPlay.',
    (c) => c.has('panorama') && 'Panoramatická strecha prepúšťa svetlo a interiér pôsobí väčší.',
    (c) => c.has('leather') && 'Kožené čalúnenie je zachované a znesie deti aj mokré bundy.',
    (c) => c.has('premiumAudio') && 'Audio systém patrí k tým lepším, na skúšobnú jazdu si vezmite obľúbenú hudbu.',
    (c) => c.has('keyless') && 'Kľúč nechajte vo vrecku, naštartujete tlačidlom.',
    (c) => c.has('digitalDash') && 'Digitálny prístrojový panel ukáže to, čo chcete vidieť, a nič navyše.',
    (c) => c.has('climate2') && 'Klimatizácia má dve zóny, takže sa o teplote nemusíte dohadovať.',
    (c) => c.has('led') && 'LED svetlomety dávajú na tmavých cestách jasné biele svetlo.',
    (c) => c.has('cruise') && 'Tempomat dopraje pravej nohe na diaľnici oddych.',
    (c) =>
      c.automatic && c.fuel !== 'electric' && 'Automatická prevodovka radí hladko a kolóny sú s ňou znesiteľnejšie.',
    (c) => c.fuel === 'electric' && 'Žiadne radenie ani hluk motora, len tichý a priamy ťah od prvého metra.',
    (c) => !c.automatic && 'Manuálna prevodovka má krátke a presné dráhy, radí sa s ňou ľahko.',
    (c) => c.has('bluetooth') && 'Telefonovať môžete cez Bluetooth, oči tak zostanú na ceste.',
  ],
  use: [
    (c) => c.tow !== '' && `Ťažné zariadenie zvládne až ${c.tow}, takže karavan alebo príves môže ísť s vami.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `Batožinový priestor má ${c.cargo} a zadné sedadlá sa dajú sklopiť, keď potrebujete viac.`,
    (c) => c.seats >= 7 && `Miest na sedenie je ${c.number(c.seats)}, takže nikto nemusí ísť druhým autom.`,
    (c) => c.body === 'hatch' && c.small && 'Otočí sa na päťcentovke a zmestí sa tam, odkiaľ iní musia ísť ďalej.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `Do batožinového priestoru (${c.cargo}) sa zmestí kočík a so sklopenými sedadlami aj bicykel.`,
    (c) => c.body === 'crossover' && `Piate dvere sú široké a podlaha rovná, batožinový priestor má ${c.cargo}.`,
    (c) => c.body === 'saloon' && `Batožinový priestor má ${c.cargo}, oveľa viac, než naznačuje nízka línia.`,
    (c) => c.body === 'coupe' && 'Dvaja dospelí cestujú vpredu pohodlne a batožina sa zmestí za nich.',
    (c) =>
      c.body === 'convertible' && 'Strecha dobre tesní, takže jazdiť môžete celý rok a otvoriť ju, keď vykukne slnko.',
    (c) => c.body === 'van' && 'Nákladový priestor je rovný a ľahko sa čistí, s okami na upevnenie tam, kde ich treba.',
    (c) => c.body === 'pickup' && 'Korba odvezie drevo aj stroje a v kabíne je miesto pre celú partiu.',
    (c) => c.has('roofRails') && 'Strešné lyžiny sú pripravené na box alebo nosič.',
    (c) => c.has('isofix') && 'Úchyty Isofix držia detskú sedačku presne tam, kde má byť.',
    (c) => c.has('powerTailgate') && 'Elektrické piate dvere pomôžu, keď máte plné ruky.',
    (c) => c.has('blindSpot') && 'Sledovanie mŕtveho uhla vás upozorní pri zmene pruhu.',
    (c) => c.has('autoBrake') && 'Automatické núdzové brzdenie zasiahne, ak sa pred vami stane niečo nečakané.',
  ],
  winter: [
    (c) => c.allWheel && 'S pohonom všetkých kolies je zima pokojná, aj na kopci k chate.',
    (c) => c.has('winterWheels') && 'Zimné kolesá sú v cene, takže vás prvý sneh nezaskočí.',
    (c) => c.has('preclimate') && 'Interiér si pred odchodom zohrejete cez aplikáciu a škrabku nechajte doma.',
    (c) => c.has('heater') && 'Nezávislé kúrenie zohreje interiér ešte skôr, než otvoríte dvere.',
    (c) => c.has('heatPump') && 'Tepelné čerpadlo šetrí dojazd v najchladnejších týždňoch.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'Vozidlo malo jedného majiteľa a servisná knižka je kompletná.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 1 &&
      c.serviced &&
      'Servisná história je kompletná a všetky doklady uvidíte skôr, než sa rozhodnete.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'Pár servisných záznamov chýba, preto sme vozidlo pred predajom ošetrili vo vlastnom servise.',
    (c) =>
      c.condition === 'used' &&
      c.months > 48 &&
      'Technická aj emisná kontrola sú platné a naši technici vozidlo dôkladne prezreli.',
    (c) => c.condition === 'used' && c.months <= 22 && 'Záruka výrobcu stále platí a jej rozsah s vami radi prejdeme.',
    (c) => c.condition === 'demo' && 'Záruka výrobcu platí ako pri novom vozidle a auto je u nás od prvého dňa.',
    (c) =>
      c.condition === 'new' &&
      'Záruka výrobcu platí odo dňa, keď si vozidlo prevezmete, a prvý servis objednáme za vás.',
  ],
  closing: [
    (c) => c.sample && 'Objednajte si skúšobnú jazdu alebo ponuku, prepočítame kúpu aj lízing.',
    (c) => !c.sample && `Vozidlo nájdete ${c.town}: ${c.house}. Ozvite sa a pripravíme ho na skúšobnú jazdu.`,
    (c) => !c.sample && 'Vaše súčasné auto radi vezmeme na protiúčet a cenu vám povieme hneď na mieste.',
    (c) => !c.sample && `Príďte na skúšobnú jazdu a kávu, sme ${c.town}. Ak to máte ďaleko, auto vám privezieme domov.`,
    (c) =>
      !c.sample &&
      'Zavolajte alebo napíšte, ak vás niečo zaujíma. Odpovieme úprimne, aj na to, čo by mohlo byť lepšie.',
  ],
};
