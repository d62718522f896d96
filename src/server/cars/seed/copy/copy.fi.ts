import type { Copy } from './copy.types';

/** Names and figures are placed where they need no case ending. */
export const finnish: Copy = {
  opening: [
    (c) =>
      c.sample &&
      `Uusi ${c.brand} ${c.model} on nyt tilattavissa meiltä. Valitse rauhassa moottori, väri ja varusteet, niin me autamme lopuissa.`,
    (c) =>
      c.condition === 'new' &&
      !c.sample &&
      `Täysin uusi ${c.brand} ${c.model} odottaa sinua ${c.town}. Ei jonotusta – voit ajaa auton kotiin saman tien.`,
    (c) =>
      c.condition === 'demo' &&
      `Tämä on meidän esittelyautomme: ${c.brand} ${c.model}, ajettu vasta ${c.mileage}. Hinta on selvästi uutta edullisempi.`,
    (c) =>
      c.condition === 'demo' &&
      `Lähes uusi, mutta ensimmäinen arvonalennus on jo otettu. ${c.brand} ${c.model}, ajettu ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `${c.brand} ${c.model}, vuosimalli ${c.year}, on farmari koko viikonlopun tavaroille: laukut, koira ja vielä polkupyöräkin. Ajettu ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'estate' &&
      `Etsitkö kunnon perheautoa? Tällä autolla (${c.brand} ${c.model}) on ajettu ${c.mileage}, ja se on valmis seuraavaan mökkireissuun.`,
    (c) =>
      c.condition === 'used' &&
      (c.body === 'suv' || c.body === 'crossover') &&
      `Korkea istuma-asento, hyvä näkyvyys ja helppo nousta kyytiin. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, sopii kaupunkiin ja mökkitielle.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'suv' &&
      `Tämä ${c.brand} ${c.model} viihtyy yhtä hyvin koulun pihassa kuin soratiellä. Mittarissa on ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      c.small &&
      `Helppo pysäköidä ja edullinen omistaa. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, on järkevä valinta ensimmäiseksi autoksi tai kakkosautoksi.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'hatch' &&
      !c.small &&
      `Auto, joka riittää melkein kaikkeen. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, tuntuu edelleen jämäkältä ja siistiltä.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'saloon' &&
      `Hiljainen, vakaa ja mukava: ${c.brand} ${c.model}, vuosimalli ${c.year}, on tehty pitkille päiville moottoritiellä. Ajettu ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'coupe' &&
      `Jotkut autot ostetaan sydämellä. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, kulkee yhtä hyvin kuin näyttää.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'convertible' &&
      `Kesä tulee taas, ja silloin ${c.brand} ${c.model} kulkee katto auki. Vuosimalli ${c.year}, ajettu ${c.mileage}.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'mpv' &&
      `Tilaa kaikille ja kaikelle, mitä mukaan halutaan. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, tekee perheen matkoista rauhallisempia.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'van' &&
      `Työkaveri, joka on aina ajoissa: ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, ja takana riittää tilaa.`,
    (c) =>
      c.condition === 'used' &&
      c.body === 'pickup' &&
      `Lava, vetokykyä ja roimasti voimaa. ${c.brand} ${c.model}, vuosimalli ${c.year}, ajettu ${c.mileage}, ei pelkää mutaa eikä peräkärryä.`,
  ],
  drive: [
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm >= 400 &&
      `Toimintamatka on WLTP-mittauksen mukaan jopa ${c.range}. Useimmille se riittää koko työviikoksi yhdellä latauksella.`,
    (c) =>
      c.fuel === 'electric' &&
      c.rangeKm < 400 &&
      `Toimintamatka on jopa ${c.range}, ja se riittää hyvin työmatkoihin ja kauppareissuihin. Akku latautuu, kun sinä nukut.`,
    (c) =>
      c.fuel === 'electric' &&
      c.dcKw >= 100 &&
      `Pikalatauksessa teho on jopa ${c.number(c.dcKw)} kW, joten tauko ei veny kahvikupillista pidemmäksi.`,
    (c) =>
      c.fuel === 'plugin' &&
      `Arkena ajat pelkällä sähköllä, jopa ${c.range}, ja pitkällä matkalla polttomoottori tulee avuksi. Yhdessä tehoa on ${c.number(c.hp)} hv.`,
    (c) =>
      c.fuel === 'hybrid' &&
      `Hybridi lataa itse itsensä aina, kun jarrutat. Keskikulutus on noin ${c.number(c.litres, 1)} litraa sadalla – ilman johtoja ja odottelua.`,
    (c) =>
      c.fuel === 'mild' &&
      `Kevythybridi auttaa jokaisessa liikkeellelähdössä ja säästää polttoainetta ilman lataamista. Tehoa on ${c.number(c.hp)} hv.`,
    (c) =>
      c.fuel === 'diesel' &&
      `Dieselmoottorin teho on ${c.number(c.hp)} hv, ja se vetää vahvasti jo matalilta kierroksilta. Keskikulutus on noin ${c.number(c.litres, 1)} litraa sadalla.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds < 8 &&
      `Moottorissa on ${c.number(c.hp)} hv, ja sataseen mennään ajassa ${c.number(c.seconds, 1)} s. On vaikea olla hymyilemättä.`,
    (c) =>
      c.fuel === 'petrol' &&
      c.seconds >= 8 &&
      `Bensiinimoottori on pehmeä ja helppo ajaa. Tehoa on ${c.number(c.hp)} hv ja keskikulutus noin ${c.number(c.litres, 1)} litraa sadalla.`,
    (c) =>
      c.fuel === 'gas' && 'Kaasulla ajat edullisesti ja pienin päästöin, ja tarvittaessa auto kulkee myös bensiinillä.',
  ],
  comfort: [
    (c) =>
      c.has('heatedSeats') &&
      c.has('heatedWheel') &&
      'Sekä istuimissa että ohjauspyörässä on lämmitys, joten kylmät aamut alkavat pehmeämmin.',
    (c) => c.has('heatedSeats') && 'Etuistuimet lämpenevät hetkessä, kun mittari painuu pakkaselle.',
    (c) =>
      c.has('adaptiveCruise') &&
      'Mukautuva vakionopeudensäädin pitää välimatkan puolestasi ja tekee pitkistä matkoista rennompia.',
    (c) => c.has('camera') && c.has('parkRear') && 'Peruutuskamera ja tutkat auttavat pysäköimään kerralla oikein.',
    (c) => c.has('carplay') && 'Yhdistä puhelin, niin saat kartat, musiikin ja puhelut näytölle Apple CarPlayn kautta.',
    (c) => c.has('panorama') && 'Panoraamakatto tuo valoa sisään ja saa koko matkustamon tuntumaan suuremmalta.',
    (c) => c.has('leather') && 'Nahkaverhoilu on ehjä ja siisti ja kestää niin lapset kuin märät takitkin.',
    (c) => c.has('premiumAudio') && 'Äänentoisto on sitä parempaa sorttia, joten ota soittolista mukaan koeajolle.',
    (c) => c.has('keyless') && 'Avain voi jäädä taskuun – auto käynnistyy napista.',
    (c) => c.has('digitalDash') && 'Digitaalinen mittaristo näyttää sen, minkä haluat nähdä, eikä mitään muuta.',
    (c) => c.has('climate2') && 'Ilmastoinnissa on kaksi aluetta, joten lämpötilasta ei tarvitse kiistellä.',
    (c) => c.has('led') && 'LED-ajovalot antavat kirkkaan ja valkoisen valon pimeillä teillä.',
    (c) => c.has('cruise') && 'Vakionopeudensäädin antaa oikean jalan levätä moottoritiellä.',
    (c) =>
      c.automatic && c.fuel !== 'electric' && 'Automaattivaihteisto vaihtaa pehmeästi ja tekee ruuhkista helpompia.',
    (c) =>
      c.fuel === 'electric' &&
      'Ei vaihteita eikä moottorin ääntä – vain hiljainen ja suora veto ensimmäisestä metristä lähtien.',
    (c) =>
      !c.automatic &&
      'Manuaalivaihteistoa on mukava käyttää, sillä vaihteet löytyvät lyhyellä ja selkeällä liikkeellä.',
    (c) => c.has('bluetooth') && 'Handsfree toimii Bluetoothilla, joten katse pysyy tiessä.',
  ],
  use: [
    (c) => c.tow !== '' && `Vetokoukulla saa vetää jopa ${c.tow}, joten asuntovaunu tai vene pääsee mukaan.`,
    (c) =>
      (c.body === 'estate' || c.body === 'suv' || c.body === 'mpv') &&
      `Tavaratilaa on ${c.cargo}, ja takaistuimet taittuvat, kun tarvitset lisää.`,
    (c) => c.seats >= 7 && `Istumapaikkoja on ${c.number(c.seats)}, joten kukaan ei jää kyydistä.`,
    (c) => c.body === 'hatch' && c.small && 'Se kääntyy ketterästi ja mahtuu sinne, mistä muut joutuvat ajamaan ohi.',
    (c) =>
      c.body === 'hatch' &&
      !c.small &&
      `Tavaratilaa on ${c.cargo}, joten lastenvaunut mahtuvat kyytiin, ja istuimet taitettuina myös polkupyörä.`,
    (c) =>
      c.body === 'crossover' &&
      `Takaluukku on leveä ja lattia tasainen. Tavaratilaa on ${c.cargo}, ja pakkaaminen on helppoa.`,
    (c) => c.body === 'saloon' && `Tavaratilaa on ${c.cargo}, paljon enemmän kuin matala linja antaa ymmärtää.`,
    (c) => c.body === 'coupe' && 'Kaksi aikuista matkustaa edessä mukavasti, ja laukut mahtuvat taakse.',
    (c) => c.body === 'convertible' && 'Katto on tiivis ja hiljainen, joten autolla ajaa ympäri vuoden.',
    (c) =>
      c.body === 'van' && 'Tavaratila on suora ja helppo pitää siistinä, ja kiinnityslenkit ovat oikeissa paikoissa.',
    (c) => c.body === 'pickup' && 'Lavalle mahtuvat halot ja koneet, ja ohjaamossa on tilaa koko porukalle.',
    (c) => c.has('roofRails') && 'Kattokaiteet ovat valmiina suksiboksille.',
    (c) => c.has('isofix') && 'Isofix-kiinnikkeet pitävät lastenistuimen oikealla paikallaan.',
    (c) => c.has('powerTailgate') && 'Takaluukku aukeaa sähköisesti, mikä auttaa, kun kädet ovat jo täynnä.',
    (c) => c.has('blindSpot') && 'Kuolleen kulman varoitin valvoo taustaa, kun vaihdat kaistaa.',
    (c) => c.has('autoBrake') && 'Automaattinen hätäjarrutus auttaa, jos edessä tapahtuu jotain yllättävää.',
  ],
  winter: [
    (c) => c.allWheel && 'Neliveto tekee talvesta helpon, myös mökkitien viimeisessä mäessä.',
    (c) => c.has('winterWheels') && 'Talvirenkaat tulevat kaupan mukana, joten ensilumi ei yllätä.',
    (c) => c.has('preclimate') && 'Lämmitä matkustamo sovelluksella ennen lähtöä, niin skrapaa ei tarvita.',
    (c) => c.has('heater') && 'Lisälämmitin pitää matkustamon lämpimänä ja ikkunat sulina jo ovea avatessasi.',
    (c) => c.has('engineHeater') && 'Moottorinlämmitin on valmiina, ja siitä kiittävät sekä moottori että matkustajat.',
    (c) => c.has('heatPump') && 'Lämpöpumppu säästää toimintamatkaa vuoden kylmimpinä viikkoina.',
  ],
  history: [
    (c) =>
      c.condition === 'used' &&
      c.owners === 1 &&
      c.serviced &&
      'Autolla on ollut yksi omistaja, ja huoltokirjan kaikki leimat ovat paikoillaan.',
    (c) =>
      c.condition === 'used' &&
      c.owners > 1 &&
      c.serviced &&
      'Huoltohistoria on täydellinen, ja näet kaikki paperit ennen päätöstäsi.',
    (c) =>
      c.condition === 'used' &&
      !c.serviced &&
      'Pari huoltoleimaa puuttuu, joten olemme huoltaneet auton omassa korjaamossamme ennen myyntiä.',
    (c) => c.condition === 'used' && c.months > 48 && 'Auto on katsastettu, ja asentajamme ovat käyneet sen läpi.',
    (c) =>
      c.condition === 'used' &&
      c.months <= 22 &&
      'Uuden auton takuu on edelleen voimassa, ja kerromme sen ehdoista, kun tulet käymään.',
    (c) =>
      c.condition === 'demo' &&
      'Tehdastakuu on voimassa kuten uudessa autossa, ja auto on ollut meillä ensimmäisestä päivästä lähtien.',
    (c) =>
      c.condition === 'new' &&
      'Tehdastakuu alkaa päivästä, jona haet auton, ja varaamme ensimmäisen huollon puolestasi.',
  ],
  closing: [
    (c) => c.sample && 'Varaa koeajo tai pyydä tarjous, niin laskemme sekä oston että leasingin.',
    (c) =>
      !c.sample &&
      `Auto on nähtävillä ${c.town}: ${c.house}. Ota yhteyttä, niin laitamme sen valmiiksi koeajoa varten.`,
    (c) => !c.sample && 'Otamme mielellämme nykyisen autosi vaihdossa ja kerromme hinnan heti.',
    (c) =>
      !c.sample && `Tervetuloa koeajolle ja kahville! Palvelemme ${c.town}, ja tarvittaessa tuomme auton kotiovelle.`,
    (c) =>
      !c.sample &&
      'Soita tai kirjoita, jos jokin askarruttaa. Vastaamme rehellisesti, myös siihen, mikä voisi olla paremmin.',
  ],
};
