import type { Language } from '@/sites/site.types';
import type { Random } from './random';
import type { Specimen } from './specimen';

type Only = 'plug' | 'electric' | 'burns' | 'passenger' | 'van' | 'high' | 'closed' | 'automatic' | 'manual';
/** level: from which trim it belongs to the car; year: from when it was common. */
type Row = [key: string, level: number, year: number, only: Only | '', sv: string, nb: string, da: string, en: string, fi: string, sk: string];

const rows: readonly Row[] = [
  ['abs', 0, 2000, '', 'ABS-bromsar', 'ABS-bremser', 'ABS-bremser', 'ABS brakes', 'ABS-jarrut', 'ABS'],
  ['stability', 0, 2004, '', 'Antisladdsystem', 'Antiskrenssystem', 'ESP', 'Stability control', 'Ajonvakautus', 'Stabilizačný systém'],
  ['airbags', 0, 2005, '', 'Krockkuddar fram och på sidorna', 'Kollisjonsputer foran og på sidene', 'Airbags for og i siderne', 'Front and side airbags', 'Turvatyynyt edessä ja sivuilla', 'Predné a bočné airbagy'],
  ['isofix', 0, 2008, 'passenger', 'Isofix-fästen bak', 'Isofix bak', 'Isofix bag', 'Isofix rear', 'Isofix-kiinnikkeet takana', 'Isofix vzadu'],
  ['centralLock', 0, 2000, '', 'Centrallås', 'Sentrallås', 'Centrallås', 'Central locking', 'Keskuslukitus', 'Centrálne zamykanie'],
  ['alarm', 2, 2006, '', 'Larm', 'Alarm', 'Alarm', 'Alarm', 'Murtohälytin', 'Alarm'],
  ['immobiliser', 0, 2000, '', 'Startspärr', 'Startsperre', 'Startspærre', 'Immobiliser', 'Ajonestolaite', 'Imobilizér'],
  ['ac', 0, 2000, '', 'Luftkonditionering', 'Klimaanlegg', 'Aircondition', 'Air conditioning', 'Ilmastointi', 'Klimatizácia'],
  ['climate', 1, 2006, '', 'Klimatanläggning', 'Automatisk klimaanlegg', 'Klimaanlæg', 'Climate control', 'Automaatti-ilmastointi', 'Automatická klimatizácia'],
  ['climate2', 2, 2010, 'passenger', 'Klimatanläggning med två zoner', 'Tosoners klimaanlegg', '2-zoners klimaanlæg', 'Two-zone climate control', 'Kaksialueilmastointi', 'Dvojzónová klimatizácia'],
  ['cruise', 1, 2006, '', 'Farthållare', 'Fartsholder', 'Fartpilot', 'Cruise control', 'Vakionopeudensäädin', 'Tempomat'],
  ['adaptiveCruise', 2, 2014, '', 'Adaptiv farthållare', 'Adaptiv fartsholder', 'Adaptiv fartpilot', 'Adaptive cruise control', 'Mukautuva vakionopeudensäädin', 'Adaptívny tempomat'],
  ['lane', 1, 2015, '', 'Filhållningsassistans', 'Filholderassistent', 'Vognbaneassistent', 'Lane keeping assist', 'Kaista-avustin', 'Asistent udržania v pruhu'],
  ['blindSpot', 2, 2013, '', 'Dödavinkelvarnare', 'Blindsonevarsler', 'Blindvinkelassistent', 'Blind spot warning', 'Kuolleen kulman varoitin', 'Sledovanie mŕtveho uhla'],
  ['autoBrake', 0, 2016, '', 'Autobroms', 'Automatisk nødbrems', 'Automatisk nødbremse', 'Automatic emergency braking', 'Automaattinen hätäjarrutus', 'Automatické núdzové brzdenie'],
  ['signs', 1, 2017, '', 'Vägskyltsläsare', 'Skiltgjenkjenning', 'Skiltegenkendelse', 'Traffic sign recognition', 'Liikennemerkkien tunnistus', 'Rozpoznávanie značiek'],
  ['parkRear', 1, 2009, '', 'Parkeringssensorer bak', 'Parkeringssensorer bak', 'Parkeringssensor bag', 'Rear parking sensors', 'Pysäköintitutkat takana', 'Parkovacie senzory vzadu'],
  ['parkFront', 2, 2012, '', 'Parkeringssensorer fram', 'Parkeringssensorer foran', 'Parkeringssensor for', 'Front parking sensors', 'Pysäköintitutkat edessä', 'Parkovacie senzory vpredu'],
  ['camera', 2, 2014, '', 'Backkamera', 'Ryggekamera', 'Bakkamera', 'Reversing camera', 'Peruutuskamera', 'Cúvacia kamera'],
  ['camera360', 3, 2017, '', '360-kamera', '360-graders kamera', '360-graders kamera', '360-degree camera', '360 asteen kamera', '360° kamera'],
  ['parkAssist', 3, 2015, '', 'Parkeringshjälp', 'Parkeringsassistent', 'Parkeringsassistent', 'Park assist', 'Pysäköintiavustin', 'Parkovací asistent'],
  ['navigation', 2, 2010, '', 'Navigation', 'Navigasjon', 'Navigation', 'Navigation', 'Navigointi', 'Navigácia'],
  ['screen', 1, 2016, '', 'Pekskärm', 'Berøringsskjerm', 'Touchskærm', 'Touchscreen', 'Kosketusnäyttö', 'Dotykový displej'],
  ['carplay', 1, 2017, '', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay'],
  ['androidAuto', 1, 2017, '', 'Android Auto', 'Android Auto', 'Android Auto', 'Android Auto', 'Android Auto', 'Android Auto'],
  ['bluetooth', 0, 2010, '', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth'],
  ['dab', 1, 2017, '', 'DAB-radio', 'DAB-radio', 'DAB-radio', 'DAB radio', 'DAB-radio', 'Rádio DAB'],
  ['usb', 0, 2012, '', 'USB-uttag', 'USB-uttak', 'USB-stik', 'USB sockets', 'USB-liitännät', 'USB zásuvky'],
  ['wireless', 2, 2018, '', 'Trådlös laddning av telefon', 'Trådløs lading av telefon', 'Trådløs opladning af telefon', 'Wireless phone charging', 'Puhelimen langaton lataus', 'Bezdrôtové nabíjanie telefónu'],
  ['digitalDash', 2, 2018, '', 'Digital instrumentpanel', 'Digitalt instrumentpanel', 'Digitalt instrumentbræt', 'Digital instrument panel', 'Digitaalinen mittaristo', 'Digitálny prístrojový panel'],
  ['headup', 3, 2016, 'passenger', 'Head-up-display', 'Head-up-display', 'Head-up-display', 'Head-up display', 'Heijastusnäyttö', 'Head-up displej'],
  ['premiumAudio', 3, 2012, 'passenger', 'Ljudanläggning med subwoofer', 'Lydanlegg med subwoofer', 'Lydanlæg med subwoofer', 'Premium audio with subwoofer', 'Äänentoisto subwooferilla', 'Audio systém so subwooferom'],
  ['heatedSeats', 1, 2005, '', 'Eluppvärmda framsäten', 'Oppvarmede forseter', 'Sædevarme for', 'Heated front seats', 'Lämmitettävät etuistuimet', 'Vyhrievané predné sedadlá'],
  ['heatedRear', 3, 2012, 'passenger', 'Eluppvärmt baksäte', 'Oppvarmet baksete', 'Sædevarme bag', 'Heated rear seats', 'Lämmitettävät takaistuimet', 'Vyhrievané zadné sedadlá'],
  ['heatedWheel', 2, 2015, '', 'Rattvärme', 'Rattvarme', 'Varme i rattet', 'Heated steering wheel', 'Ohjauspyörän lämmitys', 'Vyhrievaný volant'],
  ['heatedScreen', 2, 2014, '', 'Eluppvärmd vindruta', 'Oppvarmet frontrute', 'El-opvarmet forrude', 'Heated windscreen', 'Lämmitettävä tuulilasi', 'Vyhrievané čelné sklo'],
  ['heater', 2, 2008, 'burns', 'Dieselvärmare', 'Dieselvarmer', 'Oliefyr', 'Parking heater', 'Polttoainekäyttöinen lisälämmitin', 'Nezávislé kúrenie'],
  ['engineHeater', 1, 2005, 'burns', 'Motorvärmare', 'Motorvarmer', 'Motorvarmer', 'Engine block heater', 'Moottorinlämmitin', 'Predhrievač motora'],
  ['preclimate', 1, 2014, 'plug', 'Förvärmning via app', 'Forvarming via app', 'Forvarmning via app', 'Pre-heating by app', 'Esilämmitys sovelluksella', 'Predhrievanie cez aplikáciu'],
  ['heatPump', 2, 2019, 'electric', 'Värmepump', 'Varmepumpe', 'Varmepumpe', 'Heat pump', 'Lämpöpumppu', 'Tepelné čerpadlo'],
  ['typeTwo', 0, 2014, 'plug', 'Laddkabel typ 2', 'Ladekabel type 2', 'Ladekabel type 2', 'Type 2 charging cable', 'Latauskaapeli tyyppi 2', 'Nabíjací kábel typ 2'],
  ['wallCable', 1, 2014, 'plug', 'Laddkabel för vägguttag', 'Ladekabel for stikkontakt', 'Ladekabel til stikkontakt', 'Domestic charging cable', 'Latauskaapeli kotipistorasiaan', 'Nabíjací kábel do zásuvky'],
  ['ccs', 0, 2018, 'electric', 'Snabbladdning CCS', 'Hurtiglading CCS', 'Lynopladning CCS', 'CCS rapid charging', 'CCS-pikalataus', 'Rýchlonabíjanie CCS'],
  ['v2l', 3, 2022, 'electric', 'Eluttag för egna apparater (V2L)', 'Strømuttak for egne apparater (V2L)', 'Strømudtag til egne apparater (V2L)', 'Power socket for appliances (V2L)', 'Pistorasia omille laitteille (V2L)', 'Zásuvka pre spotrebiče (V2L)'],
  ['leather', 3, 2000, 'passenger', 'Läderklädsel', 'Skinninteriør', 'Læderkabine', 'Leather upholstery', 'Nahkaverhoilu', 'Kožené čalúnenie'],
  ['partLeather', 2, 2005, 'passenger', 'Delläder', 'Delskinn', 'Dellæder', 'Part-leather upholstery', 'Osanahkaverhoilu', 'Čiastočne kožené čalúnenie'],
  ['sportSeats', 2, 2005, 'passenger', 'Sportstolar fram', 'Sportsseter foran', 'Sportssæder', 'Sports seats', 'Urheiluistuimet', 'Športové sedadlá'],
  ['powerSeat', 3, 2006, '', 'Elmanövrerad förarstol', 'Elektrisk førersete', 'El-indstilleligt førersæde', 'Electric driver’s seat', 'Sähkösäätöinen kuljettajan istuin', 'Elektricky nastaviteľné sedadlo vodiča'],
  ['memorySeat', 3, 2010, 'passenger', 'Minne för förarstolen', 'Minne på førersetet', 'Memory i førersædet', 'Memory driver’s seat', 'Kuljettajan istuimen muisti', 'Pamäť sedadla vodiča'],
  ['massage', 3, 2018, 'passenger', 'Massage i framsätena', 'Massasje i forsetene', 'Massage i forsæderne', 'Massage front seats', 'Hieronta etuistuimissa', 'Masážne predné sedadlá'],
  ['lumbar', 1, 2008, '', 'Svankstöd', 'Korsryggstøtte', 'Lændestøtte', 'Lumbar support', 'Ristiseläntuki', 'Bedrová opierka'],
  ['foldingRear', 0, 2000, 'passenger', 'Delat fällbart baksäte', 'Delt nedfellbart baksete', 'Delt bagsæde', 'Split folding rear seat', 'Jaettu taittuva takaistuin', 'Delené sklopné zadné sedadlo'],
  ['armrest', 1, 2005, '', 'Armstöd fram', 'Armlene foran', 'Midterarmlæn', 'Front armrest', 'Kyynärnoja edessä', 'Lakťová opierka vpredu'],
  ['multiWheel', 1, 2006, '', 'Multifunktionsratt', 'Multifunksjonsratt', 'Multifunktionsrat', 'Multifunction steering wheel', 'Monitoimiohjauspyörä', 'Multifunkčný volant'],
  ['leatherWheel', 1, 2000, '', 'Läderklädd ratt', 'Skinnratt', 'Læderrat', 'Leather steering wheel', 'Nahkaohjauspyörä', 'Kožený volant'],
  ['paddles', 2, 2012, 'automatic', 'Växelpaddlar vid ratten', 'Girspaker på rattet', 'Gearskift ved rattet', 'Shift paddles', 'Vaihdevivut ohjauspyörässä', 'Páčky radenia pri volante'],
  ['hillHold', 1, 2012, '', 'Starthjälp i backe', 'Bakkestartassistent', 'Bakkestartassistent', 'Hill start assist', 'Mäkilähtöavustin', 'Asistent rozjazdu do kopca'],
  ['startStop', 1, 2012, 'burns', 'Start-stopp', 'Start-stopp', 'Start-stop', 'Start-stop', 'Start-stop-järjestelmä', 'Start-Stop'],
  ['driveModes', 2, 2014, '', 'Valbara körlägen', 'Valgbare kjøremoduser', 'Køreprofiler', 'Drive modes', 'Ajotilan valinta', 'Voliteľné jazdné režimy'],
  ['airSuspension', 3, 2014, 'high', 'Luftfjädring', 'Luftfjæring', 'Luftaffjedring', 'Air suspension', 'Ilmajousitus', 'Vzduchové odpruženie'],
  ['sportSuspension', 3, 2008, 'passenger', 'Sportchassi', 'Sportsunderstell', 'Sportsundervogn', 'Sports suspension', 'Urheilualusta', 'Športový podvozok'],
  ['keyless', 2, 2012, '', 'Nyckellös start', 'Nøkkelfri start', 'Nøglefri start', 'Keyless start', 'Avaimeton käynnistys', 'Bezkľúčové štartovanie'],
  ['keylessEntry', 3, 2014, '', 'Nyckellöst lås', 'Nøkkelfri lås', 'Nøglefri betjening', 'Keyless entry', 'Avaimeton lukitus', 'Bezkľúčové odomykanie'],
  ['powerTailgate', 2, 2013, 'high', 'Elmanövrerad baklucka', 'Elektrisk bakluke', 'Elektrisk bagklap', 'Power tailgate', 'Sähköinen takaluukku', 'Elektrické dvere batožinového priestoru'],
  ['towbar', 2, 2000, '', 'Dragkrok', 'Hengerfeste', 'Anhængertræk', 'Tow bar', 'Vetokoukku', 'Ťažné zariadenie'],
  ['towbarFold', 3, 2014, 'high', 'Elektriskt utfällbar dragkrok', 'Elektrisk utfellbart hengerfeste', 'Elektrisk udfoldeligt træk', 'Electrically folding tow bar', 'Sähköisesti esiin kääntyvä vetokoukku', 'Elektricky výklopné ťažné zariadenie'],
  ['roofRails', 1, 2000, 'high', 'Takreling', 'Takrails', 'Tagræling', 'Roof rails', 'Kattokaiteet', 'Strešné lyžiny'],
  ['panorama', 3, 2010, 'closed', 'Panoramatak', 'Panoramatak', 'Panoramatag', 'Panoramic roof', 'Panoraamakatto', 'Panoramatická strecha'],
  ['sunroof', 3, 2000, 'closed', 'Öppningsbart soltak', 'Soltak', 'Soltag', 'Sunroof', 'Kattoluukku', 'Strešné okno'],
  ['tinted', 2, 2008, 'passenger', 'Mörktonade rutor bak', 'Mørke ruter bak', 'Mørktonede ruder bag', 'Privacy glass', 'Tummennetut takalasit', 'Tónované zadné sklá'],
  ['led', 1, 2017, '', 'LED-strålkastare', 'LED-lykter', 'LED-forlygter', 'LED headlights', 'LED-ajovalot', 'LED svetlomety'],
  ['matrix', 3, 2018, '', 'Adaptiva LED-strålkastare', 'Matrix LED-lykter', 'Matrix LED-forlygter', 'Matrix LED headlights', 'Matrix LED -ajovalot', 'Matrix LED svetlomety'],
  ['xenon', 2, 2006, 'burns', 'Xenonstrålkastare', 'Xenonlykter', 'Xenonlygter', 'Xenon headlights', 'Xenon-ajovalot', 'Xenónové svetlomety'],
  ['fog', 1, 2000, '', 'Dimljus', 'Tåkelys', 'Tågeforlygter', 'Fog lights', 'Sumuvalot', 'Hmlové svetlá'],
  ['autoLights', 1, 2012, '', 'Helljusautomatik', 'Fjernlysautomatikk', 'Fjernlysassistent', 'Automatic high beam', 'Kaukovaloautomatiikka', 'Automatické diaľkové svetlá'],
  ['rainSensor', 1, 2008, '', 'Regnsensor', 'Regnsensor', 'Regnsensor', 'Rain sensor', 'Sadetunnistin', 'Dažďový senzor'],
  ['foldMirrors', 2, 2008, '', 'Elinfällbara ytterspeglar', 'Elektrisk innfellbare speil', 'El-indklappelige sidespejle', 'Power folding mirrors', 'Sähköisesti taittuvat peilit', 'Elektricky sklopné zrkadlá'],
  ['heatedMirrors', 0, 2000, '', 'Eluppvärmda ytterspeglar', 'Oppvarmede speil', 'El-opvarmede sidespejle', 'Heated door mirrors', 'Lämmitettävät peilit', 'Vyhrievané zrkadlá'],
  ['dimMirror', 2, 2008, '', 'Avbländande backspegel', 'Nedblendbart innerspeil', 'Nedblændeligt bakspejl', 'Dimming rear-view mirror', 'Häikäisysuojattu taustapeili', 'Samostmievacie zrkadlo'],
  ['powerWindows', 0, 2000, '', 'Elhissar', 'Elektriske vindusheiser', 'El-ruder', 'Electric windows', 'Sähkölasinnostimet', 'Elektrické okná'],
  ['alloy', 1, 2000, '', 'Lättmetallfälgar', 'Lettmetallfelger', 'Alufælge', 'Alloy wheels', 'Kevytmetallivanteet', 'Zliatinové disky'],
  ['alloyBig', 3, 2012, 'passenger', '19-tums lättmetallfälgar', '19-tommers lettmetallfelger', '19-tommer alufælge', '19-inch alloy wheels', '19 tuuman kevytmetallivanteet', '19-palcové zliatinové disky'],
  ['winterWheels', 1, 2000, '', 'Vinterhjul medföljer', 'Vinterhjul følger med', 'Vinterhjul medfølger', 'Winter wheels included', 'Talvirenkaat vanteilla', 'Zimné kolesá v cene'],
  ['tyrePressure', 0, 2013, '', 'Däcktrycksövervakning', 'Dekktrykkovervåking', 'Dæktrykskontrol', 'Tyre pressure monitoring', 'Rengaspaineen valvonta', 'Kontrola tlaku v pneumatikách'],
  ['spare', 0, 2000, 'burns', 'Reservhjul', 'Reservehjul', 'Reservehjul', 'Spare wheel', 'Varapyörä', 'Rezervné koleso'],
  ['rubberMats', 0, 2000, '', 'Gummimattor', 'Gummimatter', 'Gummimåtter', 'Rubber mats', 'Kumimatot', 'Gumové rohože'],
  ['cargoNet', 1, 2000, 'high', 'Lastnät', 'Lastenett', 'Bagagenet', 'Luggage net', 'Tavaraverkko', 'Sieť v batožinovom priestore'],
  ['dogGuard', 2, 2000, 'high', 'Hundgaller', 'Hundegitter', 'Hundegitter', 'Dog guard', 'Koiraverkko', 'Mreža pre psa'],
  ['bulkhead', 0, 2000, 'van', 'Mellanvägg', 'Skillevegg', 'Skillevæg', 'Bulkhead', 'Väliseinä', 'Deliaca stena'],
  ['sideDoor', 0, 2000, 'van', 'Skjutdörr på höger sida', 'Skyvedør på høyre side', 'Skydedør i højre side', 'Side sliding door', 'Liukuovi oikealla', 'Posuvné bočné dvere'],
  ['cargoLining', 1, 2000, 'van', 'Inredning med plyfa på golv och väggar', 'Innredning med finer', 'Indretning med krydsfiner', 'Ply-lined load area', 'Tavaratilan vaneriverhoilu', 'Obloženie nákladového priestoru'],
  ['beacon', 2, 2000, 'van', 'Arbetsbelysning i lastutrymmet', 'Arbeidslys i varerommet', 'Arbejdslys i varerummet', 'Load area work lights', 'Tavaratilan työvalot', 'Pracovné osvetlenie v nákladovom priestore'],
];

const columns: Record<Language, 4 | 5 | 6 | 7 | 8 | 9> = { sv: 4, nb: 5, da: 6, en: 7, fi: 8, sk: 9 };

/** A better one leaves out the plainer. */
const instead: Readonly<Record<string, string>> = {
  climate2: 'climate', climate: 'ac', adaptiveCruise: 'cruise', leather: 'partLeather', matrix: 'led', alloyBig: 'alloy', towbarFold: 'towbar', panorama: 'sunroof', led: 'xenon', camera360: 'camera',
};

function fits(only: Only | '', { line, engine }: Specimen): boolean {
  const van = line.body === 'van' || line.body === 'pickup';
  switch (only) {
    case '':
      return true;
    case 'plug':
      return engine.batteryKwh > 0;
    case 'electric':
      return engine.fuel === 'electric';
    case 'burns':
      return engine.fuel !== 'electric';
    case 'passenger':
      return !van;
    case 'van':
      return line.body === 'van';
    case 'high':
      return line.body === 'estate' || line.body === 'suv' || line.body === 'crossover' || line.body === 'mpv';
    case 'closed':
      return line.body !== 'convertible' && !van;
    case 'automatic':
      return engine.train.startsWith('A');
    case 'manual':
      return engine.train.startsWith('M');
  }
}

/** Keys of what the car has; at least 12, at most 45. */
export function equipmentOf(car: Specimen, random: Random): string[] {
  const northern = car.market.language !== 'en' && car.market.language !== 'sk' && car.market.language !== 'da';
  const chosen = new Set<string>();
  const spare: string[] = [];
  // Some sellers write down everything, most only what sells.
  const thorough = random.int(48, 92);
  for (const [key, level, year, only] of rows) {
    if (car.year < year || !fits(only, car)) continue;
    if (key === 'heater' && car.engine.fuel !== 'diesel') continue;
    if (key === 'xenon' && car.year > 2019) continue;
    if ((key === 'towbar' || key === 'towbarFold') && car.line.tow === undefined) continue;
    if ((key === 'engineHeater' || key === 'heater' || key === 'winterWheels') && !northern && random.chance(70)) continue;
    const distance = level - car.trim.level;
    const percent = distance <= -2 ? 94 : distance === -1 ? 88 : distance === 0 ? 76 : distance === 1 ? 22 : 6;
    if (random.chance((percent * thorough) / 100)) chosen.add(key);
    else if (distance <= 1) spare.push(key);
  }
  const drawn = new Set(chosen);
  for (const [better, plainer] of Object.entries(instead)) if (drawn.has(better)) chosen.delete(plainer);
  for (const key of spare) {
    if (chosen.size >= 12) break;
    const better = Object.entries(instead).find(([, plainer]) => plainer === key)?.[0];
    if (better === undefined || !chosen.has(better)) chosen.add(key);
  }
  for (const key of random.shuffled([...chosen]).slice(45)) chosen.delete(key);
  return rows.map(([key]) => key).filter((key) => chosen.has(key));
}

const texts = new Map(rows.map((row) => [row[0], row]));

export function equipmentTexts(keys: readonly string[], language: Language): string[] {
  return keys.flatMap((key) => {
    const row = texts.get(key);
    return row ? [row[columns[language]]] : [];
  });
}
