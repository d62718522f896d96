import type { LanguageTable } from './table.types';

export const fi: LanguageTable = {
  max: 'ei maksa yli, ei saa maksaa yli, en maksa yli, ei saa olla yli, ei ole ajettu yli, ei saa olla ajettu yli, ei halua maksaa yli, ei saa ylittää, ei ylitä, ei saa maksaa enempää kuin, alle, max, enintään, enint, korkeintaan, maksimi, maks, asti, viimeistään',
  min: 'ei saa olla alle, ei alle, vuodesta, yli, vähintään, väh, min, alkaen, vähintäin, aikaisintaan',
  about: 'noin, n, suunnilleen',
  between: 'väliltä, välillä',
  to: '',
  older: 'vanhempi kuin, ennen',
  newer: 'uudempi kuin, jälkeen',
  cheaper: 'halvempi kuin',
  dearer: 'kalliimpi kuin',
  comparedTo: 'isompi kuin, suurempi kuin, pienempi kuin, tilavampi kuin, parempi kuin, nopeampi kuin',
  similarTo:
    'samankokoinen kuin, samankokoista kuin, saman kokoinen kuin, saman kokoista kuin, yhtä iso kuin, yhtä suuri kuin, yhtä tilava kuin, suunnilleen kuin, kuten, samaa luokkaa kuin, saman luokan kuin, samanlainen kuin, samantyyppinen kuin, samanlaista kuin, vastaava kuin, jotain kuin, vaihtoehto, vaihtoehtoa',
  similarSize:
    'kokoinen, kokoiset, kokoista, kokoisen, kokoluokan, kokoluokassa, kokoluokkaa, kokoluokka, tyyppinen, tyyppistä, tapainen, tapaista, kaltainen, kaltaista, luokan, luokkaa, vastaava, vastaavaa',
  orMore:
    'tai nuorempi, ja nuorempi, ylöspäin, ja ylöspäin, eteenpäin, ja siitä eteenpäin, alkaen, jälkeen, lähtien, tai uudempi, tai enemmän, ja uudempi, tai useampi, tai useampia, tai useamman, tai useammalla',
  orNewer: 'tai uudempi, ja uudempi, tai nuorempi, ja nuorempi',
  orLess: 'tai vanhempi, tai vähemmän, tai halvempi',
  not: 'ei kuitenkaan, ei ainakaan, ei mieluiten, ei kumminkaan, ei todellakaan, ei enää, ei koskaan, en tahdo, en ota, en missään tapauksessa, en missään nimessä, älkää tarjotko, älä tarjoa, en halua, en halua mitään, en tarvitse, jossa ei ole, ei ole, ei missään nimessä, ei mitään, ei missään tapauksessa, ei, ilman, paitsi, mutta ei, muu kuin, muuta kuin, muut kuin, mikä tahansa paitsi, kaikki paitsi',
  notBefore:
    'en halua, ei missään nimessä, ei kiinnosta minua, ei käy, ei kiitos, ei kelpaa, ei kiinnosta, poissuljettu',
  rather: 'mieluummin, ennemmin, mieluimmin',
  than: 'kuin',
  with: 'jossa, jossa on, merkki',
  and: 'ja, tai, sekä, eikä',
  or: 'tai',
  near: 'lähellä, lähin, lähimpänä, lähistöllä, lähelläni, lähistölläni',
  within: 'enintään, max, alle',
  radius: 'säteellä, säteen, etäisyydellä',
  locatedIn: 'kaupunki, paikkakunta',
  from: 'päässä, kaupungista',
  here: 'lähin, lähimmät, lähinnä, minua, täällä, lähellä minua, lähelläni, lähistölläni, lähistöllä',
  filler:
    'ulkoa, klement, kaupungissa ajoon, tilalle, oman, yhtään, löytyy, oleva, kelpaa, käy, minun, meidän, samanlainen, vastaava, ajan, suosituin, suosituimmat, hienoin, kulkee, jaksaa, paketti, paketilla, lähellä, läheltä, myytävänä, myytävä, myydään, myynnissä, autoliike, autoliikkeet, autokauppa, jälleenmyyjä, mikä, mitä, millainen, kannattaa, kannattaisi, pitäisi, onko, onko teillä, teillä, teiltä, löytyykö, saako, tarvitsen, haussa, hakusessa, etsimme, haluaisin, ostaisin, autoja, autolle, minulle, meille, hyvä, hyvää, kiva, hieno, metalliväri, metallic, metalli, sekä, myös, mutta, että, ostetaan, suositelkaa, terve, moi, etsin, haluan, ostaa, osta, auto, autoa, autot, auton, on, se, joka, vain, mielellään, kaikki, väri, polttoaine, vaihteisto, kori, hinta, vuosimalli, malli, merkki, hei, kiitos, ensin, matala, rahoitus, rahoituksella, osamaksu, osamaksulla, autolaina, käsiraha, vaihdossa, suosittelette, valita, kuntoinen, hyvin pidetty, halutaan, ajettu, seudulta, seudulla, paras, parhaat, kovin, liian, erityisen, olevat, olevia, olevan, takapenkillä, takapenkille, takaistuimella, takaistuimille, takaistuimilla',
  person:
    'äidille, äiti, isälle, isä, mummolle, mummo, mummille, vaarille, ukille, isoäidille, isoisälle, isovanhemmille, pojalle, pojalleni, poika, tyttärelle, tyttärelleni, tytär, vaimolle, vaimolleni, vaimo, miehelle, miehelleni, mies, rouvalle, emännälle, isännälle, puolisolle, tyttöystävälle, poikaystävälle, avokille, siskolle, veljelle, lapsenlapselle, vanhemmille, anopille, apelle, ystävälle, kaverille, teinille, nuorelle, nuoret, opiskelijalle, opiskelija, eläkeläiselle, eläkeläinen, eläkeläisille, lahja, lahjaksi, joululahja, joululahjaksi, syntymäpäivälahja, valmistujaislahja, vuotiaalle, vuotias',
  isAged: 'olen, hän on, on, täyttää, syntynyt',
  commute:
    'käyttöauto, arkiauto, kesäksi, kesään, talveksi, talveen, työmatka, työmatkat, työmatkaan, työmatkoihin, työmatkoille, työmatka-ajo, työmatka-ajoon, työmatkaajoon, työajo, työajoon, työkäyttöön, töihin, työpaikalle, koulumatka, koulumatkoille, kouluun, päiväkotiin, kauppa, kauppareissuille, arki, arkeen, arkiajoon, arkikäyttöön, vapaa-aika, vapaa-ajalle, loma, lomalle, lomamatkoille, reissuun, reissuille, viikonloppu, viikonloppuna, mökki, mökille, mökkireissuille, mökkimatkoille, lappiin, lapin reissuille, pitkiin ajoihin, pitkiä ajoja, pitkät ajot, pitkille ajoille, pitkään ajoon, pitkän matkan ajoon, pitkille matkoille, pitkät matkat, pitkiä matkoja, pitkillä matkoilla, pitkään matkaan, matka-ajoon, matka-ajo, maantieajoon, maantieajo, moottoritieajoon, pitkiin matkoihin, pitkälle matkalle, pitkillä reissuilla, pitkiin reissuihin',
  tradeIn: 'vaihdan, vaihtaa, vaihtaisin, vaihtamassa, vaihdossa, vaihtoon, pois',
  tradeFor: 'tilalle, tilalle haussa, etsin, haen, haluan',
  car: 'vaihdossa, auto, autoa, autot, autoja, auton, autolle',
  notCar: 'matkailuauto, matkailuautot, asuntoauto, moottoripyörä, mopo, mopoauto, kuorma-auto, traktori, vene',
  unanswered:
    'takuuta, takuu, takuuta jäljellä, takuu jäljellä, takuuaikaa jäljellä, vielä takuuta, tehdastakuu, tehdastakuu voimassa, takuun alla, takuulla, katsastus voimassa, merkkihuollettu, merkkihuolto, huoltokirja täynnä, ajoa, ostohetkellä, euro 6d temp, euro 6d, euro6d, korkea katto, korkealla katolla, pitkä akseliväli, oikealta ohjattava, 1-omistaja, täysi huoltohistoria, kahdet avaimet, täydellinen huoltokirja, huoltokirja täydellinen, kotiintoimitus, kotiinkuljetus, koeajo, hiljainen, mukava, mukavuus, retkeily, talviajo, turvaistuin, kuusivaihteinen, 6-vaihteinen, viisivaihteinen, lapsilukko, tunnelmavalot, tunnelmavalaistus, pyöräteline, kojelautakamera, alkolukko, kylmälaukku, tasauspyörästön lukko, kolaroitu, kolarivapaa, tuontiauto, maahantuotu, tallissa pidetty, tallisäilytys, testivoittaja, täydellisillä varusteilla, hyvät varusteet, hyvillä varusteilla, runsailla varusteilla, taksi, autokoulu, toinen omistaja, pieni moottori, pienellä moottorilla, itseajava, autopilotti, kesärenkaat, kesärenkailla, ensiomistaja, ensimmäinen omistaja, ruoste, ruosteeton, pyörätuoli, pyörätuolille, inva-auto, invataksi, ilmastoidut istuimet, tuuletetut istuimet, jäähdytetyt istuimet, iso akku, isolla akulla, suuri akku, huoltokirja, täydellinen huoltohistoria, huoltohistoria, huollettu, katsastettu, juuri katsastettu, yksi omistaja, 1 omistaja, savuton, vakuutus, ajoneuvovero, turvallinen, luotettava, latausasema, hyväkuntoinen, suomi-auto, suomiauto, pysäköinti, ilman käsirahaa, nolla käsirahaa, ei käsirahaa, pieni käsiraha, edullinen vakuuttaa, halpa vakuuttaa, edullinen vakuutus, halpa vakuutus, halvat vakuutukset, edulliset vakuutukset, edullisella vakuutuksella',
  colouredPart:
    'sisältä, edition, paketti, optic, sisusta, sisustalla, nahkasisusta, nahkasisustalla, nahkaverhoilu, nahkaverhoilulla, verhoilu, penkit, penkeillä, nahkapenkit, nahkapenkeillä, istuimet, katto, katolla, vanteet, vanteilla',
  interior: 'sisusta, sisustan väri, sisältä',
  shade: 'vaalea, vaaleat, vaalean, vaaleaa, vaalealla, vaaleilla, tumma, tummat, tumman, tummaa, tummalla, tummilla',
  inFront: 'edessä, edestä',
  inRear: 'takana, takaa',
  also: 'myös',
  modelClass: 'sarja, sarjan, luokka, luokan, sarjaa, sarjalla, luokkaa',
  otherAmount:
    'autoetu, verotusarvo, kokonaismassa, tavaratila, tavaratilan koko, kontti, kontin koko, omapaino, paino, latausaika, kantaa, vakuutusmaksu, kiihtyvyys, huippunopeus, akku, akkukapasiteetti, iskutilavuus, kulutus, kantavuus, pituus, korkeus, leveys, co2',
  litres: 'litraa, litran, litrainen, litraisen, litraiset, litraisella, litra, l, litranen',
  perDistance: 'per, sadalla, satasella, sataselle',
  otherUnit:
    'tuuman, tuumaa, tuumainen, tuumaiset, tuumaisella, kuukautta, kiloa, minuuttia, minuutin, minuutissa, g, g km, kg, kilo, ton, kwh, kubik, cc, cm, cm3, sek, sekunder, seconds, sec, mpg, procent, percent, prosent, prosenttia, kmh, kpl, volt, gram, tum, inch, litraa, litran, litrainen, omistajaa',
  price: 'hinta, maksaa, budjetti',
  mileage:
    'kilsoja, kilsat, kilometrejä, ajokilometrejä, kilometreissä, mittarissa, ajettu, kilometrit, mittarilukema, ajokilometrit',
  onOdometer: 'mittarissa, ajettu, ajettua, ajettuna, ajetut',
  year: 'vuosimalli, vm, vuosi, vuodelta, vuosimallia',
  power: 'heppoja, tehoa, tehot, teho, moottori, hevosvoimat, hevosvoimaa, hv',
  decade: 'luku, luvun, luvulta, luvulla, lukua',
  startOf: '',
  middleOf: '',
  endOf: '',
  yearly: 'päivässä, per päivä, päivittäin, joka päivä, viikossa, suuntaansa, vuodessa, per vuosi, vuosittain',
  perYear: 'päivä, viikko, vuosi',
  range:
    'kantama, kantamaa, kantamalla, sähkökantama, sähkökantamaa, sähkökantamalla, sähköinen kantama, range, rangea, rangella, yhdellä latauksella, latauksella, sähköllä, pelkällä sähköllä, wltp, toimintamatka, sähköinen toimintamatka',
  leasing: 'leasing, yksityisleasing',
  monthly: 'osamaksu, osamaksulla, kuukausierä, kuukausihinta, kuukausimaksu, kk-erä',
  charging:
    'pikalatauksella, pikalatausta, pikalatauksen, latauksella, lataustehoa, lataustehon, pikalaturi, laturi, pikalatausteho, lataa, pikalatausnopeus, sisäinen laturi, sisäisellä laturilla, latautuu nopeasti, lataus, latausteho, latausnopeus, pikalataus, latausteholla',
  towing:
    'vetoa, vetävä auto, vetoauto, vetävä, matkailuvaunu, matkailuvaunua, matkailuvaunun, matkailuvaunun vetoon, vetää matkailuvaunua, vedän asuntovaunua, trailerille, trailerin vetoon, veneen vetoon, kärryn vetoon, traileria, asuntovaunu, asuntovaunun, asuntovaunulle, asuntovaunun vetoon, perävaunu, perävaunun, venetraileri, hevoskoppi, peräkärry, peräkärryn, peräkärrylle, hevostraileri, hevoskuljetus, vetomassa, vetopaino, vetokyky, vetää peräkärryä, vetää peräkärryn, vetää asuntovaunua, vetää asuntovaunun, vetoauto, vetoautoksi, vetämiseen, vetokäyttöön',
  pulls:
    'vetäisi, vedä, vetää, vetävä auto, vedättää, vetävä, vetävän, vetämään, vetoon, jaksaa vetää, pystyy vetämään',
  weight: 'kilon, kilolla, kiloinen, tonnia, kg, kilo, kiloa, tonni, tonnin, t',
  inStock:
    'heti toimitettavissa, nopea toimitus, nopealla toimituksella, toimitus heti, heti ajoon, varastoauto, varastoautot, varastossa, varastosta, suoraan varastosta, heti toimitettava, heti toimitettavat, heti toimitettavia, heti toimitukseen, heti saatavilla, heti saatavissa, heti vapaa, saatavilla heti, heti mukaan, nopeaan toimitukseen',
  deposit: 'käsiraha, käsirahaa, käsirahalla, käsirahan, käsirahaton, käsirahatta, ensierä',
  depositSize: 'nolla, pieni, pienellä, matala',
  dated: 'katsastettu, katsastus, takuu, tehdastakuu, huollettu, huolto',
  thousand: 'tonnin, tonnilla, tonnisella, t€, tuhatta, tuhat, tuhannen, tuhannella, tuhanteen, k, t, tonnia, te',
  thousandMoney: 'keur, teur',
  million: 'miljoona, miljoonaa, miljoonan, miljoonalla',
  half: 'puoli, puolen',
  quarter: 'neljännes',
  money: 'euro, euroa, euron, eurolla, euroon, euroihin, eur, e',
  month: 'kk, kuukausi, kuukaudessa, kuussa, eur kk, e kk',
  yearsOld: 'v, vuotias, vuotiaan, v vanha, vuotta vanha, vuotta',
  monthsOld:
    'kuukautta vanha, kuukautta vanhat, kuukautta vanhaa, kuukautta vanhoja, kuukauden ikäinen, kk vanha, kk vanhaa, kk vanhoja',
  seats:
    'paikkainen, paikkaa, istuinta, hengen, paikkaista, paikkaisen, paikkaiset, paikkaisia, istuttava, istumapaikkaa, paikka, paikalla, istuimella',
  persons: 'hengen, henkinen, henkiselle, hengelle, henkilölle, henkeä, henkilöä, aikuiselle, aikuista',
  children: 'turvaistuinta, turvaistuimelle, lasta, lapselle, lapsen, lastenistuinta, lastenistuimelle',
  familyOf: '',
  doors: 'ovinen, oviset, ovea, ovi, ovisen, ovista',
  plate: 'vuosimalli, vuosimallia, mallia',
  mil: 'peninkulmaa',
  km: 'kilsaa, kilsan, km, kilometriä, kilometri, kilometrin, kilometrillä',
  thousandKm: 'tkm',
  miles: 'mailia',
  horsepower:
    'heppaa, hepan, heppoja, heppa, hevosta, hv, hevosvoimaa, hevosvoiman, hevosvoimainen, hevosvoimaisen, hp',
  kilowatt: 'kw, kilowattia',
  cheapest:
    'halvempaa, mutta halvempi, halvin, halvimmat, edullisin, halpa, halvat, halvan, halpoja, halpaa, halvempi, edullista, edullisia, edullinen, edulliset, edullisen',
  dearest: 'kallein',
  lowestMileage:
    'vähiten kilometrejä, pienimmät kilometrit, pieni mittarilukema, pienin mittarilukema, vähiten ajettu, vähän ajettu, vähän ajetut, vähän ajettua, vähän kilometrejä, vähäkilometrinen',
  newestYear: 'uusin vuosimalli',
  newest: 'uusin, uusimmat, uusimman, uusinta',
  latest:
    'uusimmat, uusin, viimeksi lisätyt, tällä viikolla tulleet, tällä viikolla saapuneet, juuri tulleet, juuri saapuneet, uutuudet, uusimman, uusinta',
};
