import type { LanguageTable } from './table.types';

export const fi: LanguageTable = {
  max: 'ei maksa yli, ei saa maksaa yli, en maksa yli, ei saa olla yli, ei ole ajettu yli, ei saa olla ajettu yli, ei halua maksaa yli, ei saa ylittää, ei ylitä, ei saa maksaa enempää kuin, alle, max, enintään, enint, korkeintaan, maksimi, maks, asti, viimeistään, ei enempää kuin, ei yli, en yli, korkeintaan noin, maksimissaan, maksimi hinta, maksimihinta, kattohinta, ylärajana, yläraja, enimmillään, enintään noin, max noin, hinta max, hinta enintään, hinta korkeintaan, hinta alle, hintakatto, ei ylittäisi, saa maksaa, saa maksaa max, saa maksaa enintään, saisi maksaa, saa olla ajettu, saisi olla ajettu, alta, pienempi kuin, vähemmän kuin, saakka',
  min: 'ei saa olla alle, ei alle, vuodesta, yli, vähintään, väh, min, alkaen, vähintäin, aikaisintaan, vähintään noin, ainakin, enemmän kuin, minimissään, minimi, alkaen vuodesta, lähtien vuodesta, ei vanhempi kuin vuodelta, ei vanhempi kuin vm, pidempi kuin, isompi määrä kuin, yli noin, reilut, reilu, väh noin',
  moreThan: 'yli, enemmän kuin',
  about: 'noin, n, suunnilleen, noin suunnilleen, n noin',
  orSo: 'suunnilleen, paikkeilla, tienoilla, hujakoilla, tai jotain',
  between: 'väliltä, välillä',
  to: '',
  older:
    'vanhempi kuin, ennen, vanhempi kuin vuosi, vanhempia kuin, vanhempaa kuin, vanhemmat kuin, vanhempi kuin vm, aikaisempi kuin',
  newer:
    'uudempi kuin, jälkeen, uudempia kuin, uudempaa kuin, uudemmat kuin, nuorempi kuin, nuorempaa kuin, nuorempia kuin, tuoreempi kuin, tuoreempaa kuin',
  cheaper: 'halvempi kuin',
  dearer: 'kalliimpi kuin',
  comparedTo:
    'isompi kuin, suurempi kuin, pienempi kuin, tilavampi kuin, parempi kuin, nopeampi kuin, samantapainen kuin, samaa kokoluokkaa kuin, isompaa kuin, isomman kuin, isompia kuin, suurempaa kuin, pienempää kuin, tilavampaa kuin, parempaa kuin, jotain sellaista kuin, vähän isompi kuin, hieman isompi kuin, vähän pienempi kuin, korvaaja, kilpailija',
  comparedAfter:
    'kokoisia, tyyppisen, kaltaisen, tyylinen, tyylistä, luokan auto, luokkaa oleva, vaihtoehto, vaihtoehdoksi, vaihtoehtoa, korvaaja, korvaajaa, korvaajaksi, kilpailija, kilpailijaa, sijaan, sijasta',
  similarTo:
    'samankokoinen kuin, samankokoista kuin, saman kokoinen kuin, saman kokoista kuin, yhtä iso kuin, yhtä suuri kuin, yhtä tilava kuin, suunnilleen kuin, kuten, samaa luokkaa kuin, saman luokan kuin, samanlainen kuin, samantyyppinen kuin, samanlaista kuin, vastaava kuin, jotain kuin, vaihtoehto, vaihtoehtoa',
  similarSize:
    'kokoinen, kokoiset, kokoista, kokoisen, kokoluokan, kokoluokassa, kokoluokkaa, kokoluokka, tyyppinen, tyyppistä, tapainen, tapaista, kaltainen, kaltaista, luokan, luokkaa, vastaava, vastaavaa',
  orMore:
    'tai nuorempi, ja nuorempi, ylöspäin, ja ylöspäin, eteenpäin, ja siitä eteenpäin, alkaen, jälkeen, lähtien, tai uudempi, tai enemmän, ja uudempi, tai useampi, tai useampia, tai useamman, tai useammalla, uudempi, uudempaa, uudempia, uudemmat, uudempaan, nuorempi, nuorempaa, nuorempia, nuoremmat, tai uudempaa, tai uudemmat, tai nuorempaa, tai uusi, tai enempi',
  orNewer:
    'tai uudempi, ja uudempi, tai nuorempi, ja nuorempi, uudempi, uudempaa, uudempia, uudemmat, nuorempi, nuorempaa, nuorempia, nuoremmat, tai uudempaa, tai uudemmat, tai nuorempaa',
  orLess:
    'tai vanhempi, tai vähemmän, tai halvempi, vanhempi, vanhempaa, vanhempia, vanhemmat, tai vanhempaa, tai vanhemmat, tai alle, tai vähempi, tai halvempaa',
  not: 'ei kuitenkaan, ei ainakaan, ei mieluiten, ei kumminkaan, ei todellakaan, ei enää, ei koskaan, en tahdo, en ota, en missään tapauksessa, en missään nimessä, älkää tarjotko, älä tarjoa, en halua, en halua mitään, en tarvitse, jossa ei ole, ei ole, ei missään nimessä, ei mitään, ei missään tapauksessa, ei, ilman, paitsi, mutta ei, muu kuin, muuta kuin, muut kuin, mikä tahansa paitsi, kaikki paitsi, en tykkää, emme tykkää, en pidä, inhoan, en siedä, en huoli, ei huolita, ei haluta, emme halua, en osta, ei saa olla, ei mikään, ei mitkään, ei yhtään, ei ikinä, ei enää ikinä, ei varsinkaan, älä näytä, älkää näyttäkö, en etsi, ei etsitä, pois lukien, poislukien, lukuun ottamatta, mitä tahansa paitsi, mitä vain paitsi, kunhan ei, kunhan ei ole, kunhan se ei ole, joka ei ole, muttei, muttei mikään, eikä, eikä mikään, ei oo, ei ainakaan mikään, vältän, vältellen, vältetään, muun merkkinen kuin, muu merkki kuin, joku muu kuin, jokin muu kuin, jotain muuta kuin, muita kuin, muun kuin, en ole kiinnostunut, emme ole kiinnostuneita, en oo kiinnostunut, enkä, emmekä, en harkitse, ei saisi olla, se ei saa olla, ei saa mielellään olla',
  notBefore:
    'en halua, ei missään nimessä, ei kiinnosta minua, ei käy, ei kiitos, ei kelpaa, ei kiinnosta, poissuljettu, ei tule kysymykseen, ei tuu kysymykseen, ei kiinnosta yhtään, en huoli, en ota, ei mielellään, ei oo vaihtoehto, ei ole vaihtoehto, pois laskuista, ei ikinä, ei todellakaan, ei missään tapauksessa, ei haluta, jätetään pois, poislukien, pois lukien',
  optional:
    'ei pakollinen, ei ole pakollinen, ei pakko, ei ole pakko, ei välttämätön, ei ole välttämätön, ei välttämättä, ei vaatimus, ei ole vaatimus, ei edellytys, ei niin tärkeä, ei tärkeä, ei ole tärkeä, ei tarvi olla, ei tarvitse olla, ei tarvii olla, ei tartte olla, ei tarvi, ei tarvitse, ei tartte, ei pakko olla, ei oo pakko, ei väliä, ei väliä onko, ei haittaa, ei haittaa jos',
  rather: 'mieluummin, ennemmin, mieluimmin',
  than: 'kuin',
  with: 'jossa, jossa on, merkki, jossa löytyy, jossa olisi, jossa pitää olla, jossa pitäisi olla, jossa saa olla, varustettuna, varusteena, varusteina, sisältäen, sis, mukana, kera, jolla on',
  and: 'ja, tai, sekä, eikä',
  or: 'tai',
  near: 'lähellä, lähin, lähimpänä, lähistöllä, lähelläni, lähistölläni',
  within: 'enintään, max, alle',
  radius: 'säteellä, säteen, etäisyydellä, säde, säteelle, säteeltä, etäisyydeltä',
  locatedIn: 'kaupunki, paikkakunta',
  from: 'päässä, kaupungista',
  here: 'lähin, lähimmät, lähinnä, minua, täällä, lähellä minua, lähelläni, lähistölläni, lähistöllä',
  filler:
    'ulkoa, klement, kaupungissa ajoon, tilalle, oman, yhtään, löytyy, oleva, kelpaa, käy, minun, meidän, samanlainen, vastaava, ajan, suosituin, suosituimmat, hienoin, kulkee, jaksaa, paketti, paketilla, lähellä, läheltä, myytävänä, myytävä, myydään, myynnissä, autoliike, autoliikkeet, autokauppa, jälleenmyyjä, mikä, mitä, millainen, kannattaa, kannattaisi, pitäisi, onko, onko teillä, teillä, teiltä, löytyykö, saako, tarvitsen, haussa, hakusessa, etsimme, haluaisin, ostaisin, autoja, autolle, minulle, meille, hyvä, hyvää, kiva, hieno, metalliväri, metallic, metalli, sekä, myös, mutta, että, ostetaan, suositelkaa, terve, moi, etsin, haluan, ostaa, osta, auto, autoa, autot, auton, on, se, joka, vain, mielellään, kaikki, väri, polttoaine, vaihteisto, kori, hinta, vuosimalli, malli, merkki, hei, kiitos, ensin, matala, rahoitus, rahoituksella, osamaksu, osamaksulla, autolaina, käsiraha, vaihdossa, suosittelette, valita, kuntoinen, hyvin pidetty, halutaan, ajettu, seudulta, seudulla, paras, parhaat, kovin, liian, erityisen, olevat, olevia, olevan, takapenkillä, takapenkille, takaistuimella, takaistuimille, takaistuimilla, muuten, tahansa, mikä tahansa, siisti, siistiä, siistin, siistit, siistejä, siistikuntoinen, siistissä kunnossa, hyväkuntoista, joku, jokin, jotain, joku auto, sellainen, sellaista, semmoinen, ehkä, mielellään myös, saa olla, saisi olla, pitäisi olla, pitää olla, täytyy olla, olisi, ihan, sama, ihan sama, sopiva, sopivaa, sopivan, järkevä, järkevää, fiksu, kunnollinen, kunnollista, kunnon, toimiva, toimivaa, mulle, mun, mä, minä, etsitään, etsimässä, kiinnostaa, kiinnostaisi, kaipaan, kaipaisin, laadukas, laadukasta, upea, upeaa, tarjolla, tarjotkaa, mahdollinen, mahdollisimman, jolla, jolla on, jonka, joilla, löytyisi, löytyiskö, löytyykö teiltä, onkos, oisko, olisiko, olis, saisko, sais, tarttis, tarvis, tarvitaan, tarvitsisin, tarvitsemme, tartten, etin, ettii, hakee, haetaan, haen, haluttais, haluaisimme, haluamme, ostamassa, ostoaikeissa, ostohousut jalassa, autoksi, autosta, autoon, auttoo, kulkupeli, kulkupeliä, menopeli, menopeliä, kärry hakusessa, nättejä, nätti, nättiä, kaunis, kaunista, priima, priimaa, tiptop, tip top, kivaa, mukava auto, hyviä, hyvän, hyväkuntoisia, hyvässä kunnossa, hyväkuntoisena, ihmisen, tavallinen, tavallista, perus, perusauto, normaali, normaalia, jokaiselle, vielä, nyt, heti, sitten, sekin, toivottavasti, toiveena, toive, toiveissa, toivon, toivomus, tärkeää, tärkein, tärkeintä, ehdoton, ehdottomasti, pakko olla, on pakko, täytyy löytyä, pitää löytyä, pitäisi löytyä, kunhan, koska, niin, tämä, näytä, näytä mulle, näytä minulle, näyttäkää, listaa, hae, anna, minkä, mistä, millä, suunnilleen, nurkilla, nurkille, tienoilla, tienoille, paikkeilla, hujakoilla, ois, oon, oo, tota, tuota, öö, siis, no, vaikka, vaikkapa, esim, esimerkiksi, ym, jne, varustettu, varustettuna, varusteltu, hyvin varusteltu, budjettini, autoja myynnissä, päivittäisajoon, moikka, moro, huomenta, päivää, iltaa, olla, ekaa, eka, onnistuuko, pystyykö, voiko, voisiko, kysyisin, johon mahtuu, mahtuu, mahtuisi, mahtua, sopiva auto, sopii, sopisi, mukaan, parhaiten, ensimmäistä, ensimmäisen, ensimmäiseksi, pitäis, etsii, kanssa, nuori perhe, nuorelle perheelle, riittää, riittäisi, kelpaisi, pystyisi, vaan, saa, kyllä, johon, johon on, jonne, missä, minkälainen, millaisen, mitä saa, mitä saisi, joo, tykkään, pidän, mieluummin, mieluiten, tarvitsee, opiskeluun, perheeseen, ostan, käteisellä, moottori, pakollinen, pakolliset, pakollista, välttämätön, välttämättömät, vapaa, väri vapaa',
  person:
    'äidille, äiti, isälle, isä, mummolle, mummo, mummille, vaarille, ukille, isoäidille, isoisälle, isovanhemmille, pojalle, pojalleni, poika, tyttärelle, tyttärelleni, tytär, vaimolle, vaimolleni, vaimo, miehelle, miehelleni, mies, rouvalle, emännälle, isännälle, puolisolle, tyttöystävälle, poikaystävälle, avokille, siskolle, veljelle, lapsenlapselle, vanhemmille, anopille, apelle, ystävälle, kaverille, teinille, nuorelle, nuoret, opiskelijalle, opiskelija, eläkeläiselle, eläkeläinen, eläkeläisille, lahja, lahjaksi, joululahja, joululahjaksi, syntymäpäivälahja, valmistujaislahja, vuotiaalle, vuotias, tytölle, tytön, tyttö, pojan, vaimon, miehen, äidin, isän, mummon, mummun, mummulle, papalle, papan, vaarin, ukin, tyttären, tyttäreni, poikani, vaimoni, mieheni, äitini, isäni, avovaimolle, avomiehelle, kihlatulle, kummitytölle, kummipojalle, nuorelle kuskille, nuori kuljettaja, nuoren, nuorelle parille, lapsenlapsille, lapsille, sukulaiselle, naapurille, opiskelijan, opiskelijatytölle, opiskelijapojalle, eläkeläisen, eläkeläispariskunnalle, vanhukselle, seniorille, aikuisille lapsille, ajokortin saaneelle, kortin saaneelle, tuoreelle kuskille, aloittelijalle, sinkulle, vauvan, vauvan kanssa, koiraharrastajalle, harrastajalle, perheenisälle, perheenäidille, yrittäjälle, remonttimiehelle, metsästäjälle, kalastajalle, sähkömiehelle, putkimiehelle, kirvesmiehelle, rakentajalle',
  forWhom: 'meidän, minun, mun',
  isAged: 'olen, hän on, on, täyttää, syntynyt',
  commute:
    'käyttöauto, arkiauto, kesäksi, kesään, talveksi, talveen, työmatka, työmatkat, työmatkaan, työmatkoihin, työmatkoille, työmatka-ajo, työmatka-ajoon, työmatkaajoon, työajo, työajoon, työkäyttöön, töihin, työpaikalle, koulumatka, koulumatkoille, kouluun, päiväkotiin, kauppa, kauppareissuille, arki, arkeen, arkiajoon, arkikäyttöön, vapaa-aika, vapaa-ajalle, loma, lomalle, lomamatkoille, reissuun, reissuille, viikonloppu, viikonloppuna, mökki, mökille, mökkireissuille, mökkimatkoille, lappiin, lapin reissuille, pitkiin ajoihin, pitkiä ajoja, pitkät ajot, pitkille ajoille, pitkään ajoon, pitkän matkan ajoon, pitkille matkoille, pitkät matkat, pitkiä matkoja, pitkillä matkoilla, pitkään matkaan, matka-ajoon, matka-ajo, maantieajoon, maantieajo, moottoritieajoon, pitkiin matkoihin, pitkälle matkalle, pitkillä reissuilla, pitkiin reissuihin, kesäauto, kesäautoksi, talviauto, talviautoksi, käyttis, käyttikseksi, käyttöautoksi, arkiautoksi, työmatka-ajossa, työmatkojen ajoon, töissä käyntiin, työmatkaa, työreissuihin, työreissuille, keikkareissuille, pitkillä työmatkoilla, maantielle, maantiellä, moottoritielle, moottoritiellä, kaupungilla ajoon, lyhyille matkoille, lyhyitä matkoja, lyhyeen ajoon, lyhyt ajo, pyörittelyyn, metsälle, metsästykseen, kalastukseen, kalareissuille, rakennuksille, työmaalle, työmaa-ajoon, raksalle, harrastuksiin, harrasteisiin, hiihtoreissuille, laskettelureissuille, mökkiautoksi, mökkiauto, mökkitielle, landelle, maalle, maaseudulle, koulukyytiin, kuskaamiseen, lasten kuskaamiseen, lasten harrastuksiin, perheen arkeen, perheen autoksi, toiseksi autoksi, matkailuun, reissuauto, reissuautoksi, reissaamiseen, koulureissuille, opiskelupaikkakunnalle, hääauto, hääautoksi, häihin, juhliin',
  tradeIn:
    'vaihdan, vaihtaa, vaihtaisin, vaihtamassa, vaihdossa, vaihtoon, pois, annan vaihdossa, annetaan vaihdossa, vaihtoautona, vaihdokkina, luovun, myyn, nykyinen auto, nykyinen, entisen, vanhan',
  tradeFor: 'tilalle, tilalle haussa, etsin, haen, haluan',
  owned: 'on, minulla on, meillä on',
  traded: 'vaihdossa, vaihtoautona, vaihtaa, annan vaihdossa',
  car: 'vaihdossa, auto, autoa, autot, autoja, auton, autolle',
  notCar: 'matkailuauto, matkailuautot, asuntoauto, moottoripyörä, mopo, mopoauto, kuorma-auto, traktori, vene',
  unanswered:
    'takuuta, takuu, takuuta jäljellä, takuu jäljellä, takuuaikaa jäljellä, vielä takuuta, tehdastakuu, tehdastakuu voimassa, takuun alla, takuulla, katsastus voimassa, merkkihuollettu, merkkihuolto, huoltokirja täynnä, ajoa, ostohetkellä, euro 6d temp, euro 6d, euro6d, korkea katto, korkealla katolla, pitkä akseliväli, oikealta ohjattava, 1-omistaja, täysi huoltohistoria, kahdet avaimet, täydellinen huoltokirja, huoltokirja täydellinen, kotiintoimitus, kotiinkuljetus, koeajo, hiljainen, mukava, mukavuus, retkeily, talviajo, turvaistuin, kuusivaihteinen, 6-vaihteinen, viisivaihteinen, lapsilukko, tunnelmavalot, tunnelmavalaistus, pyöräteline, kojelautakamera, alkolukko, kylmälaukku, tasauspyörästön lukko, kolaroitu, kolarivapaa, tuontiauto, maahantuotu, tallissa pidetty, tallisäilytys, testivoittaja, täydellisillä varusteilla, hyvät varusteet, hyvillä varusteilla, runsailla varusteilla, taksi, autokoulu, toinen omistaja, pieni moottori, pienellä moottorilla, itseajava, autopilotti, kesärenkaat, kesärenkailla, ensiomistaja, ensimmäinen omistaja, ruoste, ruosteeton, pyörätuoli, pyörätuolille, inva-auto, invataksi, ilmastoidut istuimet, tuuletetut istuimet, jäähdytetyt istuimet, iso akku, isolla akulla, suuri akku, huoltokirja, täydellinen huoltohistoria, huoltohistoria, huollettu, katsastettu, juuri katsastettu, yksi omistaja, 1 omistaja, savuton, vakuutus, ajoneuvovero, turvallinen, luotettava, latausasema, hyväkuntoinen, suomi-auto, suomiauto, pysäköinti, ilman käsirahaa, nolla käsirahaa, ei käsirahaa, pieni käsiraha, edullinen vakuuttaa, halpa vakuuttaa, edullinen vakuutus, halpa vakuutus, halvat vakuutukset, edulliset vakuutukset, edullisella vakuutuksella, tummat ikkunat, tummat lasit, tummennetut lasit, tummennetut ikkunat, tummennetut takalasit, tummilla laseilla, tummilla ikkunoilla, isot vanteet, isoilla vanteilla, sähköikkunat, sähkölasit, sähköpeilit, sähköpeileillä, lämmitettävät peilit, sähköinen käsijarru, sähköinen seisontajarru, sähkökäsijarru, keskuslukitus, kaukolukitus, sumuvalot, ajotietokone, varapyörä, käsinoja, monitoimiohjauspyörä, sadetunnistin, hälytin, ajonesto, abs, esp, airbagit, turvatyynyt, kumimatot, lokasuojat, lisävalot, lisävalopaneeli, ledipaneeli, sisäpistoke, sisätilapistoke, sisätilanpistoke, sisätilanlämmitin, hylly, hyllyt, hyllyköt, hyllyillä, takuuauto, takuuautot, takuuautoa, huoltokirjalla, huoltohistorialla, huollettuna, katsastettuna, vastakatsastettu, vasta katsastettu, vastahuollettu, juuri huollettu, jakohihna vaihdettu, jakopää vaihdettu, jakopää tehty, jakoketju, uudet renkaat, hyvät renkaat, kitkarenkaat, nastarenkaat, nastat, kitkat, luotettavaa, luotettavan, turvallista, turvallisen, mukavaa, mukavan, hiljaista, helppo, helppohoitoinen, edulliset huollot, halpa huoltaa, edullinen huoltaa, halvat huollot, pienet verot, pieni vero, halpa vero, halvat verot, edullinen vero, keskikokoinen, keskikokoista, keskikokoisen, keskiluokan, keskiluokkainen, ruosteetonta, kolaritonta, kolariton, suomessa myyty, suomesta ostettu, kotimainen, tuontiautoa, ei tuontiauto, nukkumiseen, nukkumatila, retkeilyyn, kylmään pakkaseen, pakkasessa käynnistyvä, toinen avain, kaksi avainta, hinta neuvoteltavissa, tarjousvapaa, pieni vakuutus, pienet vakuutukset, pieni vakuutusmaksu, pienet vakuutusmaksut, halvat vakuutusmaksut, halpa vakuutusmaksu, vakuutukset, vakuutusmaksut, edullinen ylläpito vakuutuksineen, pohjoiseen, alennusvaihteilla, alennusvaihteet, alennusvaihde, pitkälle kuljettajalle, pitkälle ihmiselle, pitkälle miehelle, pitkäjalkaiselle, golfbägi, facelift, uudistettu malli, sukupolvi, sukupolven, kestävä, kestävää, kestävän, pitkäikäinen, laatuauto, euro 6, euro 5, euro 4, euro6, euro5, toinen sukupolvi, ensimmäinen sukupolvi, kolmas sukupolvi, uusin sukupolvi, korotettu, nukkumaan, turvaistuimissa',
  colouredPart:
    'sisältä, edition, paketti, optic, sisusta, sisustalla, nahkasisusta, nahkasisustalla, nahkaverhoilu, nahkaverhoilulla, verhoilu, penkit, penkeillä, nahkapenkit, nahkapenkeillä, istuimet, katto, katolla, vanteet, vanteilla, nahalla, nahka, nahkaa, nahoilla, nahat, sisus, sisustus, sisustuksella, peilit, peileillä, lasit, laseilla, ikkunat, ikkunoilla, raidat, raidoilla',
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
    'kilsoja, kilsat, kilometrejä, ajokilometrejä, kilometreissä, mittarissa, ajettu, kilometrit, mittarilukema, ajokilometrit, km, kilometriä, kilometrejä mittarissa, mittarilukemaa, ajettuna, ajomäärä, ajettu km, ajettuja kilometrejä',
  onOdometer: 'mittarissa, ajettu, ajettua, ajettuna, ajetut',
  year: 'vuosimalli, vm, vuosi, vuodelta, vuosimallia',
  power:
    'heppoja, tehoa, tehot, teho, moottori, hevosvoimat, hevosvoimaa, hv, teholla, tehoja, moottoriteho, moottoriteholla',
  decade: 'luku, luvun, luvulta, luvulla, lukua',
  startOf: '',
  middleOf: '',
  endOf: '',
  yearly: 'päivässä, per päivä, päivittäin, joka päivä, viikossa, suuntaansa, vuodessa, per vuosi, vuosittain',
  perYear: 'päivä, viikko, vuosi',
  range:
    'kantama, kantamaa, kantamalla, sähkökantama, sähkökantamaa, sähkökantamalla, sähköinen kantama, range, rangea, rangella, yhdellä latauksella, latauksella, sähköllä, pelkällä sähköllä, wltp, toimintamatka, sähköinen toimintamatka, sähkötoimintamatka, sähkörange, ajomatka latauksella, toimintasäde, toimintasäteellä, kantomatka, kantaa latauksella',
  leasing: 'leasing, yksityisleasing',
  monthly: 'osamaksu, osamaksulla, kuukausierä, kuukausihinta, kuukausimaksu, kk-erä',
  charging:
    'pikalatauksella, pikalatausta, pikalatauksen, latauksella, lataustehoa, lataustehon, pikalaturi, laturi, pikalatausteho, lataa, pikalatausnopeus, sisäinen laturi, sisäisellä laturilla, latautuu nopeasti, lataus, latausteho, latausnopeus, pikalataus, latausteholla, nopea lataus, nopealla latauksella, nopeaa latausta, nopeasti latautuva',
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
  thousand:
    'tonnin, tonnilla, tonnisella, t€, tuhatta, tuhat, tuhannen, tuhannella, tuhanteen, k, t, tonnia, te, tonniin, tuhansiin',
  thousandMoney: 'keur, teur',
  million: 'miljoona, miljoonaa, miljoonan, miljoonalla',
  half: 'puoli, puolen',
  quarter: 'neljännes',
  money: 'euro, euroa, euron, eurolla, euroon, euroihin, eur, e',
  month: 'kk, kuukausi, kuukaudessa, kuussa, eur kk, e kk, kuukaudelta, kuulta, per kuukausi, per kk, kuukauteen',
  week: 'viikossa',
  yearsOld:
    'v, vuotias, vuotiaan, v vanha, vuotta vanha, vuotta, v vanhaa, v vanhoja, v ikäinen, vuotta vanhaa, vuotta vanhoja, vuoden ikäinen, vuoden vanha, vuoden vanhoja, vuotiasta',
  monthsOld:
    'kuukautta vanha, kuukautta vanhat, kuukautta vanhaa, kuukautta vanhoja, kuukauden ikäinen, kk vanha, kk vanhaa, kk vanhoja',
  seats:
    'paikkainen, paikkaa, istuinta, hengen, paikkaista, paikkaisen, paikkaiset, paikkaisia, istuttava, istumapaikkaa, paikka, paikalla, istuimella, p, hlö, hlön, h paikkainen, istuimen, istuimellinen, henk, penkkinen, paikkaisena, paikkaisella',
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
    'halvempaa, mutta halvempi, halvin, halvimmat, edullisin, halpa, halvat, halvan, halpoja, halpaa, halvempi, edullista, edullisia, edullinen, edulliset, edullisen, halvinta, halvimman, halvimmasta päästä, edullisinta, edullisimman, edullisimmat, mahdollisimman halpa, mahdollisimman halvalla, halvalla, edullisesti, halvempia, edullisempi, edullisempaa, edullisempia, hinta edellä, halvimmasta kalleimpaan, halvin mahdollinen',
  dearest: 'kallein, kalleimmat, kalleinta, kalleimmasta halvimpaan',
  lowestMileage:
    'vähiten kilometrejä, pienimmät kilometrit, pieni mittarilukema, pienin mittarilukema, vähiten ajettu, vähän ajettu, vähän ajetut, vähän ajettua, vähän kilometrejä, vähäkilometrinen, vähillä kilometreillä, pienillä kilometreillä, vähäisillä kilometreillä, vähillä ajokilometreillä, vähillä kilsoilla, vähän kilsoja, vähän kilometrejä ajettu, pienillä kilsoilla, pienellä mittarilukemalla, vähän ajettuja, vähän ajetun, vähäkilometriset, vähäkilometristä, vähäkilometrisiä, alhaiset kilometrit, alhaisilla kilometreillä, matalat kilometrit, mahdollisimman vähän ajettu, mahdollisimman vähän kilometrejä, vähiten kilsoja, vähiten ajettua, vähemmän ajettu',
  newestYear:
    'uusin vuosimalli, mahdollisimman uusi, mahdollisimman uuden, mahdollisimman uutta, mahdollisimman tuore, mahdollisimman nuori, uusin mahdollinen, uusinta vuosimallia',
  newest: 'uusin, uusimmat, uusimman, uusinta',
  latest:
    'uusimmat, uusin, viimeksi lisätyt, tällä viikolla tulleet, tällä viikolla saapuneet, juuri tulleet, juuri saapuneet, uutuudet, uusimman, uusinta',
};
