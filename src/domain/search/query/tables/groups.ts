import type { CarSize } from '../../carSizeNames';
import type { QueryLanguage } from '../understanding';

type Terms = Readonly<Record<QueryLanguage, string>>;

/**
 * Terms that mean several values. A named value of the same field stands before them ('big suv' is any SUV), and a
 * noun before an adjective ('liten familjebil' is a family car).
 */
export interface Group {
  field: 'car_body' | 'car_color' | 'car_fuel' | 'car_drive' | 'car_size';
  /** Swedish words of the concepts that it stands for; of `car_size`, its values. */
  of: readonly string[];
  adjective?: true;
  terms: Terms;
}

/** Swedish words of the bodies with much room. */
export const roomy: readonly string[] = ['kombi', 'suv', 'familjebuss'];
const passenger = ['halvkombi', 'kombi', 'sedan', 'suv', 'crossover', 'coupé', 'cab', 'familjebuss'];
const saving = ['el', 'laddhybrid', 'elhybrid'];

/** Sizes that a word may mean where no car has the first: 'small volvo'; never an SUV in place of a small car. */
export const widerSizes: Readonly<Partial<Record<CarSize, readonly CarSize[]>>> = {
  city: ['nearCity'],
  small: ['compact'],
  medium: ['compact', 'large'],
  large: ['medium'],
  smallVan: ['mediumVan'],
  largeVan: ['mediumVan'],
};

/** The first one that has a word counts. */
export const groups: readonly Group[] = [
  {
    field: 'car_size',
    of: ['large'],
    terms: {
      sv: 'stor bil, stora bilar, största, största bilen',
      nb: 'stor bil, store biler, største bilen, største',
      da: 'stor bil, store biler, største bil, største',
      en: 'big car, big cars, large car, large cars, full size car, full-size car, biggest, largest, biggest car, largest car, biggest cars, largest cars',
      fi: 'iso auto, isot autot, isoa autoa, iso autoa, suuri auto, suurin',
      sk: 'veľké auto, veľké autá, najväčšie, najväčší',
    },
  },
  {
    field: 'car_size',
    of: ['large'],
    adjective: true,
    terms: {
      sv: 'stor, stora, stort',
      nb: 'stor, store, stort',
      da: 'stor, store, stort',
      en: 'big, large, full size, full-size, full sized, full-sized',
      fi: 'iso, isot, ison, isoa, isoja, suuri, suuria, suurta',
      sk: 'veľké, veľký, veľká, veľkú, veľkého, veľkej, veľkých',
    },
  },
  {
    field: 'car_size',
    of: ['medium'],
    adjective: true,
    terms: {
      sv: 'mellanstor, mellanstora, mellanstort, medelstor, medelstora, medelstort, lagom stor, lagom stora, mellanklass, mellanklassen',
      nb: 'mellomstor, mellomstore, mellomstort, middels stor, middels store, mellomklasse, mellomklassen',
      da: 'mellemstor, mellemstore, mellemstort, mellemklasse, mellemklassen',
      en: 'medium, medium size, medium-size, medium sized, medium-sized, mid size, mid-size, midsize, mid sized, mid-sized, midsized, average size, average sized, not too big not too small, not too small not too big, neither too big nor too small',
      fi: 'keskikokoinen, keskikokoiset, keskikokoista, keskikokoisen, keskikokoisia, keskiluokan, keskikoko',
      sk: 'stredne veľké, stredne veľký, stredne veľká, stredne veľkú, strednej triedy, stredná trieda, strednú triedu',
    },
  },
  {
    field: 'car_size',
    of: ['compact', 'city'],
    adjective: true,
    terms: {
      sv: 'kompakt, kompakta',
      nb: 'kompakt, kompakte',
      da: 'kompakt, kompakte',
      en: 'compact',
      fi: 'kompakti, kompaktin, kompaktia, kompaktit',
      sk: 'kompaktné, kompaktný, kompaktná, kompaktnú, kompakt',
    },
  },
  {
    field: 'car_drive',
    of: ['framhjulsdrift', 'bakhjulsdrift'],
    terms: {
      sv: 'tvåhjulsdrift, tvåhjulsdriven, tvåhjulsdrivna, tvåhjulsdrivet, 2wd',
      nb: 'tohjulsdrift, tohjulsdrevet, tohjulstrekk, tohjulstrukket, 2wd',
      da: 'tohjulstræk, tohjulstrukket, tohjulsdrift, 2wd',
      en: 'two-wheel drive, two wheel drive, 2 wheel drive, 2wd',
      fi: 'kaksiveto, kaksivetoinen, kaksivetoiset, 2wd',
      sk: 'pohon dvoch kolies, s pohonom dvoch kolies, 2wd',
    },
  },
  {
    field: 'car_color',
    of: ['svart', 'mörkblå', 'mörkgrå', 'mörkröd', 'mörkgrön'],
    adjective: true,
    terms: {
      sv: 'mörk, mörka, mörkt, mörk färg, mörka färger, mörk lack, mörk kulör',
      nb: 'mørk, mørke, mørkt, mørk farge, mørke farger, mørk lakk',
      da: 'mørk, mørke, mørkt, mørk farve, mørke farver, mørk lak',
      en: 'dark, dark colour, dark colours, dark color, dark colors, dark coloured, dark colored, dark paint',
      fi: 'tumma, tummat, tummaa, tummia, tumman, tumma väri, tummaa väriä, tummat värit, tummia värejä, tumman värinen, tummanvärinen, tummansävyinen',
      sk: 'tmavé, tmavá, tmavý, tmavú, tmavej, tmavého, tmavá farba, tmavú farbu, tmavej farby, tmavej farbe, tmavé farby, tmavých farieb',
    },
  },
  {
    field: 'car_color',
    of: ['vit', 'silver', 'beige', 'ljusblå', 'ljusgrå', 'gul'],
    adjective: true,
    terms: {
      sv: 'ljus färg, ljusa färger, ljus lack, ljus kulör, ljus bil, ljusa bilar, ljus i färgen',
      nb: 'lys farge, lyse farger, lys lakk, lys bil, lyse biler',
      da: 'lys farve, lyse farver, lys lak, lys bil, lyse biler',
      en: 'light colour, light colours, light color, light colors, light coloured, light colored, light paint, pale colour, pale colours',
      fi: 'vaalea, vaaleat, vaaleaa, vaaleita, vaalean, vaalea väri, vaaleaa väriä, vaaleat värit, vaaleita värejä, vaalean värinen, vaaleanvärinen, vaaleansävyinen',
      sk: 'svetlá farba, svetlú farbu, svetlej farby, svetlej farbe, svetlé farby, svetlé auto, svetlé autá, svetlých farieb',
    },
  },
  {
    field: 'car_body',
    of: roomy,
    terms: {
      sv: 'barn, tredje barn, tredje barnet, ett barn till, fler barn, bagage, golden retriever, labrador, labradorer, schäfer, schäfrar, schäferhund, stor hund, stora hundar, rottweiler, tvillingar, tvillingarna, trillingar, tvillingvagn, syskonvagn, få plats, ska få plats, får plats, gott om plats, bra med plats, bra med plats bak, plats bak, gott om utrymme, mycket utrymme, mycket utrymme bak, utrymme, plats för barnvagn, barnvagnen, barnvagnarna, barnvagnen ska få plats, nyblivna föräldrar, blivande föräldrar, barnvänlig, familjevänlig, hundvänlig, störst bagage, störst bagageutrymme, största bagageutrymmet, störst lastutrymme, störst bil, störst, rymligaste, rymligast, barnvagnar, mycket bagage, mycket bagageutrymme, bagageutrymme, bagageplats, lastutrymme, familjebil, familjebilar, barnfamilj, barnfamiljer, familjen, familj, stor familj, stor familjebil, rymlig bil, rymliga bilar, rymlig familjebil, barnvagn, barnstolar, hundbil, hund, hunden, hundar, hundarna, hundburar, hundbur, hundgrind, stort bagage, stor bagage, stort bagageutrymme, stort lastutrymme, stor bagageplats, stor lastvolym, mycket plats, plats för hela familjen, stor bagagelucka, stor baklucka, stor lucka, hundägare, hundägaren, hundförare, hundmänniska',
      nb: 'barn, et barn til, tredje barn, tredje barnet, nytt barn, unger, bagasje, masse plass, masse bagasjeplass, kjempestort bagasjerom, kjempestor bagasjeplass, enormt bagasjerom, massevis av plass, barnevennlig, familievennlig, hundevennlig, god plass bak, plass til barnevogn, plass til hund, størst bagasjerom, størst bagasjeplass, størst, romsligste, barnevogner, mye bagasje, mye bagasjeplass, bagasjeplass, familiebil, familiebiler, barnefamilie, familien, familie, romslig bil, romslige biler, stor familiebil, hundebil, barnevogn, hund, hunden, hunder, hundene, hundebur, stort bagasjerom, stor bagasjeplass, god plass, mye plass, stor plass, to hunder, tre hunder, stor hund, store hunder, plass til sykler, plass til sykkel, plass til bagasje, plass til ski, plass til skiutstyr, trenger plass, trenger mye plass, plass til rullator, plass til barnevogner, hundeeier, hundeeiere',
      da: 'børn, barn, tredje barn, et barn mere, bagage, masser af plads, masser af bagagerum, masser af bagageplads, kæmpe plads, kæmpe bagagerum, rigeligt med plads, tonsvis af plads, masser af benplads, børnevenlig, familievenlig, hundevenlig, hundevenlige, plads til barnevogn, plads til hund, god plads bag, størst bagagerum, største bagagerum, størst, rummeligste, barnevogne, meget bagage, meget bagageplads, bagageplads, familiebil, familiebiler, børnefamilie, familien, familie, rummelig bil, rummelige biler, stor familiebil, hundebil, hund, hunden, hunde, hundene, hundebur, barnevogn, klapvogn, stort bagagerum, meget plads, god plads, to hunde, tre hunde, stor hund, store hunde, plads til cykler, plads til cykel, plads til bagage, mangler plads, brug for plads, plads til rollator, plads til barnevogne, plads til klapvogn, stor bagagerum, stor bagageplads, stort bagagebord, bagagerum, hundeejer, hundeejere',
      en: 'third child, another child, a baby, luggage, boot big enough, boot large enough, big enough boot, large enough boot, big enough, large enough, big tailgate, large tailgate, wide tailgate, big load space, large load space, big load bay, large load area, bigger boot, larger boot, bigger trunk, big trunk, large trunk, huge trunk, big luggage space, family friendly, child friendly, kid friendly, dog owners, room for the dog, room for a dog, room for dogs, room for a pram, biggest boot, largest boot, most spacious, roomiest, prams, luggage space, twins, pram, buggy, pushchair, stroller, twin buggy, double buggy, lots of luggage, boot size, big boots, family car, family cars, spacious car, roomy car, large family car, big family car, family, families, large boot, big boot, huge boot, boot space, lots of space, plenty of space, dog car, dog, dogs, dog friendly, dog owner, pushchairs, car seats, child seats, kids, children, toddler, toddlers, new baby, baby on the way, expecting a baby, legroom, leg room, headroom, head room, tall driver, tall drivers, tall person, i m tall, very tall, long legs, familienauto, familienwagen, cocker, cocker spaniel, cocker spaniels, springer spaniel, collie, collies, border collie, terrier, terriers, husky, huskies, cockapoo, labradoodle, cavapoo, whippet, whippets, mastiff, rottweiler, great dane, dalmatian, st bernard, puppy, hound, hounds, labrador, labradors, spaniel, spaniels, retriever, retrievers, german shepherd, german shepherds, alsatian, greyhound, greyhounds, big dog, big dogs, dog in the boot, dogs in the boot, sleep in, sleep in the back, sleeping in the back, sleep inside, fits a mattress, room for a mattress, room for bikes, bikes in the back, bikes inside, surfboard, surfboards, surf board, paddle board, paddleboard, kayak, drum kit, drums, double bass, cello, band gear, band equipment, tip runs, trips to the tip, tip trips, ikea, ikea trips, ikea runs, flat pack, flatpack, diy, diy trips, garden centre runs, muddy dogs, muddy dog, wet dogs, wet dog, dog walker, dog walking, dog crate, dog crates, two dogs, three dogs, big family, growing family, family of 4, family of four, mobility scooter, wheelchair in the boot, wheelchair in boot, fold up wheelchair, folding wheelchair, rollator, walker, pony club, antiques, car boot sales, car boot, market stall, fishing gear, fishing tackle, hockey bags, rugby kit, football kit, golf bag in the boot, camping, camping gear, camping trips, room in the back, room in the boot, space in the boot, space in the back, rear legroom, rear leg room, rear seat space, leg space, ski trips, ski trip, skiing, ski holidays, ski holiday, skis, snowboard, snowboards, hunting gear, tall people, tall adults, tall persons, two tall people, tall family, tall teenagers, new mum, new mums, new mom, new dad, new parents, mum to be, mum-to-be, mom to be, expectant parents, newborn, newborns',
      fi: 'lapsi, lapset, lapsia, lapsen, kolmas lapsi, kolmatta lasta, toista lasta, tilaa koiralle, tilaa perheelle, tilaa lastenrattaille, tilaa lastenvaunuille, tilaa koiralle ja lastenrattaille, tilaa matkatavaroille, jossa tilaa, jossa on tilaa, paljon tilaa, reilusti tilaa, tilaa, lapsiystävällinen, perheystävällinen, koiraystävällinen, iso takaluukku, leveä takaluukku, isolla takaluukulla, suurin tavaratila, isoin tavaratila, isoin, tilavin, paljon tavaratilaa, tavaratilaa, perheauto, perheautot, perheautoa, perheautoksi, perheelle, perheeseen, perhe, lapsiperhe, lapsiperheelle, tilava auto, tilavat autot, iso perheauto, iso tavaratila, suuri tavaratila, isolla tavaratilalla, suurella tavaratilalla, ison tavaratilan, tilava tavaratila, iso takakontti, isolla takakontilla, koira-auto, koira, koirat, koiralle, koirille, lastenvaunut, lastenrattaat, rattaille, rattaat, vaunuille, vaunut, lastenvaunuille, lastenrattaille, tuplarattaille, tuplarattaat, koiralle ja rattaille, mahtuu rattaat, mahtuu lastenvaunut, mahtuu koira, koirien kuljetukseen, koirahäkille, koirahäkki, koirahäkin, isokokoinen, koiraa, koirien, koiran, koirani, koirat mahtuu, koiran kanssa, koirien kanssa, koirankuljetus, koiranäyttelyihin, labradorille, saksanpaimenkoiralle, iso peräkontti, peräkontti, isolla peräkontilla, iso kontti, isolla kontilla, tilava kontti, tilava peräkontti, paljon tavaraa mahtuu, mahtuu paljon tavaraa, tavaratilaa paljon, mahtuu sängyt, mahtuu polkupyörät, pyörät mahtuu, mahtuu pyörät sisään, jääkiekkovarusteille, lätkäkassit mahtuu, hockey-kassit, perheenauto, perheen auto, perheelle sopiva, isolle perheelle, isoperhe, isolle porukalle, tilaihme, tilava perheauto, tavaraa mahtuu, tavarankuljetukseen, koiranomistaja, koiranomistajalle, koiran omistaja, koiran omistajalle, koiraihminen',
      sk: 'dieťa, deťom, druhé dieťa, tretie dieťa, štvrté dieťa, ďalšie dieťa, najväčší kufor, najpriestrannejšie, veľa batožiny, batožinový priestor, veľký batožinový priestor, rodinné auto, rodinné autá, pre rodinu, pre rodinu s deťmi, rodinu s deťmi, rodinu, deti, pre deti, pre dve deti, priestranné auto, priestranné autá, veľké rodinné auto, veľký kufor, veľkým kufrom, s veľkým kufrom, psa, pes, psy, psov, kočík, kočíky, detské sedačky, psom, psami, psovi, psíka, psíkom, psíkmi, psíkov, havka, havkáča, vlčiaka, labradora, labradorom, rodinný voz, rodinka, pre rodinku, pre veľkú rodinu, veľkú rodinu, početnú rodinu, viacčlennú rodinu, miesto pre kočík, zmestí sa kočík, zmestia sa bicykle, miesto na bicykle, veľa miesta, dosť miesta, veľa priestoru, dosť priestoru, priestor pre psa, priestor na batožinu, veľká batožina, veľkým batožinovým priestorom, obrovský kufor, obrovským kufrom, najväčším kufrom, s najväčším kufrom, väčší kufor, väčším kufrom, dobrý kufor, slušný kufor, kufor na kočík, s dvomi deťmi, s deťmi, psičkár, psičkára, psičkárka, majiteľ psa, majiteľa psa',
    },
  },
  {
    field: 'car_body',
    of: roomy,
    adjective: true,
    terms: {
      sv: 'större, rymlig, rymliga, rymligt, rymligare',
      nb: 'større, romslig, romslige, romsligere',
      da: 'større, rummelig, rummelige, rummeligt',
      en: 'bigger, larger, spacious, roomy',
      fi: 'isompi, tilava, tilavat, tilavan, tilavaa, isohko, isohkoa, isohkon, tilavahko, tilavampi, tilavampaa, isompaa, suurempi, suurempaa, tilavia',
      sk: 'rodinné, rodinný, rodinná, rodinnú, rodinného, väčšie, priestranné, priestranný, priestranná, väčší, väčšia, väčšiu, väčšieho, väčšej, priestrannú, priestranného',
    },
  },
  {
    field: 'car_size',
    of: ['city'],
    terms: {
      sv: 'runt stan, runt i stan, inne i stan, omkring i stan, i centrum, stadsmiljö, lätt att parkera, lättparkerad, smidig i stan, lätt att fickparkera, körkortsnybörjare, nykörkort, till körkortsnybörjare, för stan, i stan, stan, stadskörning, stadstrafik, i stadstrafik, minsta, minsta bilen, liten bil, små bilar, mindre bil, mindre bilar, småbil, småbilar, småbilen, stadsbil, stadsbilar, citybil, citybilar, första bil, första bilen, förstabil, körkortsbil, min första bil, nybörjarbil, andrabil, övningskörning, övningsköra, övningsbil, handlabil, shoppingbil, nytt körkort, tagit körkort, ta körkort, precis tagit körkort, nyss tagit körkort, nyligen tagit körkort, just tagit körkort, precis fått körkort, fått körkort, nyss fått körkort, fått körkortet, tagit körkortet, färskt körkort, ny på körkort, ny förare, nybörjare, ung förare, nybliven förare, bil till ungdom, till ungdom, till ung kille, till ung tjej, till en ung kille, till en ung tjej, till en ungdom, åt en ungdom, för ungdom, för en ungdom, ungdomsbil, till tonåring, till en tonåring, åt en tonåring, till tonåringen, till en ung förare, unga förare',
      nb: 'byen, i byen, for byen, til byen, bykjøring, minste, minste bilen, liten bil, små biler, mindre bil, småbil, småbiler, bybil, bybiler, første bil, førstebil, bil nummer to, øvelseskjøring, øvelseskjøre, nybegynnerbil, handlebil, nytt førerkort, nettopp tatt lappen, akkurat tatt lappen, tatt lappen, nettopp fått lappen, akkurat fått lappen, fått lappen, ny lapp, fersk lapp, nettopp tatt førerkort, nettopp tatt førerkortet, akkurat tatt førerkort, tatt førerkort, tatt førerkortet, nettopp fått førerkort, akkurat fått førerkort, fått førerkort, fått førerkortet, fersk sjåfør, fersk bilfører, ung sjåfør, ny sjåfør, bil til ungdom, til ungdom, til ung gutt, til ung jente, til en ung gutt, til en ung jente, til en ungdom, ungdomsbil, til tenåring, til en tenåring, til tenåringen, til ung sjåfør, til en ung sjåfør, til unge sjåfører',
      da: 'byen, i byen, til byen, bykørsel, mindste, mindste bil, lille bil, små biler, mindre bil, småbil, småbiler, bybil, bybiler, mikrobil, mikrobiler, minibil, første bil, begynderbil, bil nummer to, indkøbsbil, nyt kørekort, lige fået kørekort, netop fået kørekort, fået kørekort, fået kørekortet, lige fået kørekortet, lige taget kørekort, taget kørekort, netop taget kørekort, frisk kørekort, ny bilist, ung bilist, ny fører, ung fører, nybegynder, bil til unge, bil til unge mennesker, til unge, til ung, til en ung, til ung fyr, til en ung fyr, til en ung mand, til en ung pige, til en ung kvinde, til de unge, til unge mennesker, til et ungt menneske, ungdomsbil, til teenager, til en teenager, unge bilister, til ung bilist',
      en: 'beginner, beginners, beginner car, beginner cars, car for beginners, novice, novice driver, student car, student cars, for a student, learner driver, city driving, town driving, around town, for town, for the city, smallest, smallest car, small car, small cars, city car, city cars, little car, compact car, first car, first cars, first time driver, new driver, new drivers, young driver, learner, runaround, runabout, supermini, second car, town car, shopping car, shopping trolley, just passed, just passed her test, just passed his test, passed her test, passed his test, passed their test, city use, for city, in the city, in city, city traffic, urban driving, kleinwagen, citadine, city, first time buyer, first time buyers, first timer, just passed my test, newly passed, first set of wheels, first wheels, first proper car, easy to park, easier to park, easily parked, park easily, tight parking, tight parking spaces, tight spaces, tight space, small garage, small parking space, small driveway, narrow streets, narrow lanes, nippy, nippy little, zippy, new passer, newly passed driver, learning to drive, learning, getting my licence, new licence, provisional licence, p plates, city dweller, city slicker, town runabout, station car, pizza delivery, food delivery, last mile, round town, around the town, about town, round the city, town, the town, the city, for the town, for towns, in the town, in town, town and city, short trips, short trips only, short journeys, short runs, popping to the shops, shop runs, driving licence, driving license, drivers licence, drivers license, driver s licence, driver s license, first licence, got his licence, got her licence, got his license, got her license, got his driving license, got her driving license, just got my licence, just got his licence, just got her licence, just got my license, just got his license, just got her license, got my licence, got my license, new licence holder, first motor, first ride, first vehicle, first automobile, just passed test, just passed the test, passed my test, recently passed, recently passed my test, recently passed test, newly qualified driver, newly qualified, new license, just got licence, just got license, novice drivers, inexperienced driver, for a teenager, for teenager, for a teen, for teen, for teens, for teenagers, for my teenager, for our teenager, teenager s car, for a young person, for young drivers, for a youngster',
      fi: 'kaupungissa, kaupunkikäytössä, kaupunkiin, kaupunkiajoon, kaupunkiajo, kaupunkikäyttöön, pienin, pienin auto, pieni auto, pienet autot, pientä autoa, pikkuauto, pikkuautot, kaupunkiauto, kaupunkiautot, ensiauto, ensimmäinen auto, ensimmäiseksi autoksi, eka auto, ekaksi autoksi, ekan auton, kakkosauto, opetteluauto, harjoitteluauto, nuorelle kuljettajalle, kauppakassi, kauppakassit, kauppakassia, kauppakassiksi, kauppakassin, helppo parkkeerata, helppo pysäköidä, helposti parkkeerattava, mahtuu pieneen parkkiruutuun, mahtuu pieneen ruutuun, pieneen parkkiruutuun, pikkuautoa, pikkuauton, pieni kaupunkiauto, kaupunkiautoa, kaupunkiautoksi, kaupunkikulkuri, ensimmäistä autoa, ensimmäistä autoani, ensimmäinen autoni, ekaa autoa, eka oma auto, ensiautoksi, ekaksi autoks, aloittelevalle kuskille, kauppa-auto, mummonauto, pikkuruinen, helppo parkeerata, helposti pysäköitävä, helppo ajaa kaupungissa, ketterä kaupunkiauto, kaupunkikäyttöön sopiva, pikkuautoksi, pieni eka auto, ensimmäiseksi, kaupunkipirssi, uusi ajokortti, tuore ajokortti, juuri saanut ajokortin, juuri ajokortin saanut, ajokortin saanut, saanut ajokortin, juuri ajokortin saaneelle, ajokortin saaneelle, ajokortti juuri saatu, ajokortti saatu, vasta ajokortin saanut, vasta saanut ajokortin, kortti juuri saatu, juuri saanut kortin, tuore kuljettaja, tuoreelle kuljettajalle, tuore kuski, tuoreelle kuskille, uusi kuljettaja, uudelle kuljettajalle, nuori kuljettaja, aloittelija, aloittelijalle, aloitteleva kuljettaja, aloittelevalle kuljettajalle, nuorelle, nuorelle ihmiselle, teinille, teini-ikäiselle, nuorille, nuoren auto, nuorison auto, teinin auto, nuorelle kuskille',
      sk: 'mesto, pre mesto, v meste, po meste, do mesta, mestské jazdenie, najmenšie, najmenšie auto, malé auto, malé autá, mestské auto, mestské autá, prvé auto, autíčko, pre začiatočníka, pre začínajúceho vodiča, druhé auto, nákupné auto, auto na nákupy, na mesto, do ulíc, malé mestské auto, mestské autíčko, mestského auta, autíčko do mesta, ľahko sa parkuje, dobre sa parkuje, ľahko zaparkovať, ľahko parkovateľné, do úzkych uličiek, prvé autíčko, prvým autom, pre začiatočníčku, druhé autíčko, druhé auto do rodiny, nákupná taška, ľahko parkuje, dobre parkuje, ľahko zaparkuje, parkuje sa ľahko, ľahké parkovanie, jednoduché parkovanie, malé do mesta, mestské jazdy, mestskú premávku, do mestskej premávky, po meste auto, mestská premávka, nový vodičák, čerstvý vodičák, nový vodič, čerstvý vodič, čerstvého vodiča, čerstvej vodičke, začínajúceho vodiča, začínajúcu vodičku, začínajúci vodič, začínajúca vodička, práve spravil vodičák, spravil vodičák, spravila vodičák, práve urobil vodičák, urobil vodičák, urobila vodičák, práve po vodičáku, čerstvo po vodičáku, po vodičáku, nový vodičský preukaz, čerstvý vodičský preukaz, začiatočník, začiatočníčka, pre mladého, pre mladú, pre mladých, pre mladého vodiča, pre mladú vodičku, pre mladého človeka, pre tínedžera, pre teenagera, pre tínedžerku, pre mladíka',
    },
  },
  {
    field: 'car_size',
    of: ['city'],
    adjective: true,
    terms: {
      sv: 'liten, litet, små, lilla',
      nb: 'liten, lita, lite stor, små, lille, mindre',
      da: 'lille, små, mindre',
      en: 'small, little, smaller',
      fi: 'pieni, pienet, pienen, pientä, pienempi, pienehkö, pienehköä, pienempää, pieniä, pienellä, pikkuinen, pikku, pieneen',
      sk: 'malé, malý, malá, malú, menšie, menší, menšia, menšiu, menšieho, menšej, malého, malej, maličké, malinké',
    },
  },
  {
    field: 'car_body',
    of: ['suv', 'crossover', 'familjebuss'],
    terms: {
      sv: 'höjd sittställning, upphöjd sittställning, höjd sits, sitter upphöjt, högt sittande, lätt att kliva in, hög sittställning, hög sittposition, hög körställning, sitta högt, sitter högt, sitter man högt, högt insteg, kommer i och ur lätt, kommer lätt i och ur, kommer in och ut lätt, kommer lätt in och ut, lätt att komma i och ur, lätt att komma i, lätt att ta sig in, lätt att ta sig in i, lätt att ta sig i och ur, lätt att stiga in, lätt att stiga i, lätt att stiga in i, lätt att gå i och ur, lätt att sätta sig i, lätt i och urstigning, lätt insteg, lätt att komma in i, lätt att komma in, lätt att komma in och ut, lätt att komma in och ut ur, lättklivet, hög insteg, lättklivet insteg, lätt att kliva i, lätt att kliva in i, bra insteg, bekvämt insteg, enkelt insteg, i och ur, lätt i och ur, hög bil, höga bilar, högre bil, högt instigning, hög instigning, hög instegshöjd, hög instigningshöjd, bra instigning, enkel instigning, lätt instigning, bekväm instigning, högre insteg, högre sittställning, högre sittposition, hög sitthöjd, bra instegshöjd',
      nb: 'lett å komme inn og ut av, lett å komme seg inn i, lett innstigning, høy sittestilling, høy sitteposisjon, sitte høyt, sitter høyt, lett å komme inn i, lett å gå inn i, god innstigning, høy innstigning, dårlig rygg, vond rygg, vondt i ryggen, dårlige knær, vonde knær, dårlig hofte, høy å sitte i, enkel å komme inn og ut av, enkel å komme inn i, lett å gå inn og ut av, god oversikt, god sikt, inn og ut, lett inn og ut, høy bil, høye biler, høyere bil, høyt innsteg, høy innsteg, lett innsteg, høy innstigningshøyde, god innstigningshøyde, enkel innstigning, høyere innstigning, høyere sittestilling, høyere sitteposisjon, høy setehøyde, sitte høyt oppe, sitter høyt oppe',
      da: 'nem at stige ind i, let at stige ind i, nem ind- og udstigning, nem ind og udstigning, højt til loftet, højt siddende, sidder højt oppe, god loftshøjde, til gamle mennesker, god til ældre, let at komme ind og ud af, let indstigning, høj siddeposition, høj siddestilling, sidde højt, sidder højt, høj indstigning, god indstigning, nem at komme ind i, nemt at komme ind i, nem indstigning, let at komme ind i, dårlig ryg, ondt i ryggen, dårlige knæ, dårlig hofte, høj at sidde i, sidder højt i, nem at komme ind og ud af, nemt at komme ind og ud af, let at stige ind og ud af, godt udsyn, god udsyn, god udsynshøjde, højt indstigning, høj indgang, høj ind og udstigning, let ind og udstigning, ind og ud, let ind og ud, nem ind og ud, høj bil, høje biler, højere bil, højt indstig, høj indstig, let indstig, nemt indstig, godt indstig, høj instigning, høj indstigningshøjde, god indstigningshøjde, højere indstigning, høj ind- og udstigning, højere siddestilling, højere siddeposition, høj sædeposition, høj sædehøjde, høj kørestilling, høj kørselsstilling, sidde højt oppe',
      en: 'high entry, high step-in, high step in, easy to enter, easy to get in, high seats, high seat, raised seat, raised seats, seat high, seats high, for old people, old people, seniors, for seniors, for elderly, elderly people, upright seating, high driving position, high seating position, high seat position, high seating, sit high, sits high, higher driving position, easy to get into, easy to get in and out, easy access, easy entry, hip replacement, bad hip, bad hips, bad back, bad knee, bad knees, dodgy knee, dodgy knees, dodgy back, dodgy hip, arthritis, sore back, easy in and out, easy to get in and out of, easy to climb into, high up seats, high up seat, seats high up, high up driving position, sit high up, sits high up, sitting high up, in and out, getting in and out, get in and out, tall car, tall cars, high car, high cars, higher car, high up car, higher seating position, higher seating, higher seat, higher seats, elevated seating, elevated driving position, commanding driving position, raised driving position, high hip point, high step in height',
      fi: 'korkea istuma-asento, korkealla istuma-asennolla, korkea ajoasento, korkealla ajoasennolla, helppo nousta kyytiin, helppo kyytiin nousu, korkea istuma, korkealla istumalla, korkealla istuttava, korkea istuin, korkealta istua, istuu korkealla, istua korkealla, helppo kyytiin, helppo astua kyytiin, helposti kyytiin, helppo päästä kyytiin, helppo nousta autoon, helpottaa nousemista, korkeahko, korkeampi auto, korkea auto, korkeaa autoa, korkeat autot, korkeampi, korkealle nouseva, helppo nousta, helppo nousta sisään, helppo istua sisään, helppo kulku sisään, helppo mennä sisään, helppo istahtaa, korkea penkki, korkealla penkillä, korkeat penkit, korkeat istuimet, nousta helposti sisään, helppo nousta sisään ja ulos, helppo nousta ulos, hyvä näkyvyys, helppo istua, ei tarvitse kumartua, jossa istutaan korkealla, korkeassa istumassa, , korkealla istuva, korkealla istuvaa, korkea sisäännousu, helppo sisäännousu, korkea istumakorkeus, korkeampi istuma-asento, korkeampi istumakorkeus',
      sk: 'vysoké sedenie, vysoký posed, s vysokým posedom, vyššie sedenie, pohodlné nastupovanie, ľahké nastupovanie, vyšší posed, vyšším posedom, vysoké nastupovanie, ľahko sa nastupuje, dobre sa nastupuje, jednoduché nastupovanie, sedí sa vysoko, vysoko sa sedí, vyššie auto, vyššie autá, vyšší voz, dobre nastupuje, ľahko nastupuje, ľahšie nastupovanie, dobré nastupovanie, ľahko nastúpiť, dobre nastúpiť, vyššie sa sedí, sedí sa vyššie, vysoko posadené, vysoká sedacia pozícia, ľahko sa vystupuje, dobrý výhľad, ľahké nastúpenie, pohodlné nastúpenie, ľahko nastupovať, pohodlne sa nastupuje, pohodlne nastúpiť, vyšší nástup, vysoký nástup, dobre sa vystupuje, nemusím sa zohýbať, vysoké sedadlá, vyššie sedadlá, vysoké auto, vysoké autá, vyššie nastupovanie, vyššia sedacia pozícia, vyššia poloha sedenia, vysoká poloha sedenia, jednoduchý nástup, pohodlný nástup, ľahký nástup, dobrý nástup',
    },
  },
  {
    field: 'car_body',
    of: ['suv', 'crossover', 'pickup'],
    terms: {
      sv: 'hög markfrigång, mycket markfrigång, bra markfrigång, god markfrigång, stor markfrigång, högre markfrigång, hög frigång, högt över marken',
      nb: 'høy bakkeklaring, god bakkeklaring, bra bakkeklaring, stor bakkeklaring, mye bakkeklaring, høyere bakkeklaring',
      da: 'høj frihøjde, god frihøjde, stor frihøjde, meget frihøjde, høj frigang, god frigang, højt over jorden',
      en: 'high ground clearance, good ground clearance, more ground clearance, decent ground clearance, plenty of ground clearance, lots of ground clearance, ground clearance, raised suspension, high off the ground',
      fi: 'korkea maavara, korkealla maavaralla, korkea maavaraa, korkeaa maavaraa, korkeampi maavara, suuri maavara, suurella maavaralla, iso maavara, isolla maavaralla, hyvä maavara, hyvällä maavaralla, paljon maavaraa, reilu maavara, reilusti maavaraa, maavaraa riittävästi, maavaraa',
      sk: 'vysoká svetlá výška, vyššia svetlá výška, veľká svetlá výška, väčšia svetlá výška, dobrá svetlá výška, vysokou svetlou výškou, s vysokou svetlou výškou, vyššia svetlosť, vysoká svetlosť, vysoký podvozok, vyšší podvozok, s vyšším podvozkom, s vysokým podvozkom',
    },
  },
  {
    field: 'car_body',
    of: ['skåpbil', 'pickup'],
    terms: {
      sv: 'liten lastbil, små lastbilar, mindre lastbil, mindre lastbilar, lätt lastbil, lätta lastbilar, lätt lastbilen, nyttofordon, lätt nyttofordon, nyttobil',
      nb: 'lett lastebil, lette lastebiler, nyttekjøretøy, lett nyttekjøretøy, lette nyttekjøretøy, lette nyttekjøretøyer, nyttebil, grønne skilt, grønne skilter, grønt skilt, på grønne skilt, på grønne skilter, varebil klasse 2, klasse 2 varebil',
      da: 'let lastbil, lette lastbiler, erhvervskøretøj, erhvervskøretøjer, let erhvervskøretøj, lette erhvervskøretøjer, nyttekøretøj, gule plader, gul plade, på gule plader, papegøjeplader, papegøjeplade, på papegøjeplader',
      en: 'light commercial, light commercials, light commercial vehicle, light commercial vehicles, commercial vehicle, commercial vehicles, lcv, lcvs',
      fi: 'kevyt hyötyajoneuvo, kevyet hyötyajoneuvot, hyötyajoneuvo, hyötyajoneuvot, hyötyajoneuvoa, kevyt kuorma-auto, n1, n1-luokan, n1 luokka, n1-luokka',
      sk: 'ľahké úžitkové, ľahké úžitkové vozidlo, ľahké úžitkové vozidlá, ľahké úžitkové auto, ľahké úžitkové autá, úžitkové vozidlo, úžitkové vozidlá, úžitkové, úžitkové auto, úžitkové autá, ľahký úžitkový automobil, kategória n1, kategórie n1, v kategórii n1, n1',
    },
  },
  {
    field: 'car_body',
    of: passenger,
    adjective: true,
    terms: {
      sv: 'personbil, personbilar, personbilen',
      nb: 'personbil, personbiler, personbilen',
      da: 'personbil, personbiler, personbilen',
      en: 'passenger car, passenger cars',
      fi: 'henkilöauto, henkilöautot, henkilöautoa, henkilöautoksi',
      sk: 'osobné auto, osobné autá, osobný automobil, osobného auta',
    },
  },
  {
    field: 'car_body',
    of: ['coupé', 'cab'],
    terms: {
      sv: 'sportbil, sportbilar, sportbilen, sportvagn',
      nb: 'sportsbil, sportsbiler, sportbil',
      da: 'sportsvogn, sportsvogne, sportsbil, sportsbiler',
      en: 'sportwagen, 2 seater sports car, two seater sports car, 2 seat sports car, two seat sports car, 2 seater sports cars, two seater sports cars, sports car, sports cars, sportscar, sportscars',
      fi: 'urheiluauto, urheiluautot, urheiluautoa',
      sk: 'športové auto, športové autá, športiak, športiaky, športový automobil',
    },
  },
  {
    field: 'car_fuel',
    of: saving,
    terms: {
      sv: 'låg co2, låga co2-utsläpp, miljöbil, miljöbilar, låga utsläpp',
      nb: 'miljøbil, miljøbiler, lave utslipp, miljøvennlig, miljøvennlige, klimavennlig, klimavennlige',
      da: 'miljøbil, miljøbiler, miljøvenlig, miljøvenlige, klimavenlig, klimavenlige',
      en: 'low co2, lowest co2, lowest emissions, low emission, low emissions, eco friendly',
      fi: 'vähäpäästöinen, ympäristöystävällinen, ekologinen',
      sk: 'ekologické, ekologický, nízke emisie, s nízkymi emisiami, nízkymi emisiami, nízkoemisné, nízkoemisný, nulové emisie, bez emisií, šetrné k prírode, šetrné k životnému prostrediu',
    },
  },
  {
    field: 'car_fuel',
    of: ['bensin', 'diesel'],
    terms: {
      sv: 'fossilbil, fossilbilar, förbränningsmotor',
      nb: 'fossilbil, fossilbiler, fossil, forbrenningsmotor, forbrenningsbil',
      da: 'fossilbil, fossilbiler, forbrændingsmotor',
      en: 'combustion engine, combustion car, combustion cars, ice car',
      fi: 'polttomoottori, polttomoottorilla, polttomoottoriauto, polttomoottoriautot',
      sk: 'spaľovací motor, so spaľovacím motorom',
    },
  },
  {
    field: 'car_fuel',
    of: ['el', 'laddhybrid'],
    terms: {
      sv: 'ladda hemma, laddar hemma, hemmaladdning, ladda på jobbet',
      nb: 'lade hjemme, lader hjemme, hjemmelading, lade på jobb',
      da: 'lade hjemme, oplade hjemme, lader hjemme, hjemmeopladning',
      en: 'charge at home, charge it at home, charged at home, home charging, got a home charger, charge at work',
      fi: 'ladata kotona, lataus kotona, kotilataus, latailen kotona',
      sk: 'nabíjať doma, nabíjanie doma, nabíjam doma, domáce nabíjanie',
    },
  },
  {
    field: 'car_fuel',
    // By the litre: no electric cars.
    of: ['laddhybrid', 'elhybrid', 'diesel'],
    terms: {
      sv: 'långt på litern, går långt på litern, kör långt på litern, kommer långt på litern, många mil på litern, många mil på tanken',
      nb: 'går langt på literen, kommer langt på literen, langt på literen, kjører langt på literen, mange kilometer på literen, mange km på literen, mange kilometer per liter',
      da: 'god km l, mange km l, høj km l, mange km pr liter, kører langt på literen, langt på literen, kører mange km på literen, kører længere på literen, går langt på literen, mange km på literen, mange kilometer på literen',
      en: 'best mpg, highest mpg, good mpg, high mpg, great mpg, decent mpg, miles to the gallon, lots of miles to the gallon, good miles per gallon',
      fi: 'pitkälle litralla, pääsee pitkälle litralla, ajaa pitkälle litralla, monta kilometriä litralla',
      sk: 'ďaleko na liter, zájde ďaleko na liter, veľa kilometrov na liter, veľa km na liter',
    },
  },
  {
    field: 'car_fuel',
    of: [...saving, 'diesel'],
    terms: {
      sv: 'drar lite bensin, drar inte mycket bensin, drar inte mycket, låg bensinförbrukning, liten bensinförbrukning, liten förbrukning, minst förbrukning, lägst förbrukning, lägsta förbrukning, snålast, snålaste, bränslesnålast, bränslesnål, bränslesnåla, bränslesnålt, snål, snåla, låg förbrukning, låg bränsleförbrukning, billig i drift, drar lite, som drar lite, drar lite soppa, dra lite, törstar lite, bensinsnål, låg driftskostnad, låga driftskostnader, billig drift, billiga i drift, billigt i drift, billig att köra, billig att äga, billigt att köra',
      nb: 'lavt drivstofforbruk, lite drivstofforbruk, lavt bensinforbruk, lavt dieselforbruk, lavt strømforbruk, lavt energiforbruk, god bensinøkonomi, god drivstofføkonomi, billig i bruk, lite forbruk, lavest forbruk, minst forbruk, gjerrigste, drivstoffgjerrig, lavt forbruk, gjerrig, billig i drift, bruker lite, som bruker lite, bruker lite drivstoff, bensingjerrig, lav driftskostnad, lave driftskostnader, billig drift, billige i drift, billig å kjøre, billig å eie, rimelig i drift, bruker lite bensin, bruker lite diesel, bruker lite strøm, lite drivstoff, nøysom, nøysomme, rimelig i bruk',
      da: 'lavest forbrug, mindst forbrug, mest økonomisk, brændstoføkonomisk, benzinøkonomisk, lavt forbrug, økonomisk, økonomisk i drift, billig i drift, billig i brug, billige i brug, billig at køre, billig at køre i, kører langt, bruger lidt, lav driftsomkostning, lave driftsomkostninger, billig drift, billige i drift, lav ejerafgift, lav grøn ejerafgift, billig ejerafgift, billig i ejerafgift, billig i afgift, billig grøn ejerafgift, lave afgifter, bruger lidt brændstof, bruger lidt benzin, bruger lidt diesel',
      en: 'fuel saving, saving fuel, saves fuel, low fuel consumption, low consumption, lowest consumption, lowest fuel consumption, consumes little, little consumption, cheap in consumption, economic, economic car, economic cars, cheap to tax and run, cheap to tax, cheap to tax and insure, cheap to run and tax, cheap to run and insure, cheap to insure and run, cheap to insure and tax, most economical, most fuel efficient, best fuel economy, fuel economy, good on fuel, fuel efficient, economical, cheap to run, cheaper to run, cheapest to run, inexpensive to run, cheap running, low running costs, low running cost, lowest running cost, lowest running costs, cheap running cost, cheap running costs, cheap on fuel, low fuel cost, low fuel costs, good on juice, easy on juice, easy on fuel, light on fuel, not thirsty, not too thirsty, sips fuel, doesn t drink fuel, not a gas guzzler, gas saver, economy car',
      fi: 'ei kuluta paljon, ei kuluta paljoa, kuluttaa vähän, joka kuluttaa vähän, kulutus alhainen, alhainen kulutus, pienin kulutus, vähiten kuluttava, vähiten kuluttavat, taloudellisin, vähän kuluttava, pienikulutuksinen, taloudellinen, matala kulutus, pieni kulutus, pienellä kulutuksella, matalalla kulutuksella, vähän kuluttavat, vähäkulutuksinen, säästeliäs, pienet käyttökulut, pienillä käyttökuluilla, matalat käyttökulut, halvat käyttökulut, edulliset käyttökulut, edullinen käyttää, halpa käyttää, edullinen ylläpitää, halpa ylläpitää, halpa ylläpito, edullinen ylläpito, edulliset ylläpitokulut, pienet ylläpitokulut, halvat ylläpitokulut, edulliset käyttökustannukset, pienet käyttökustannukset, matalat käyttökustannukset, vähäruokainen, vähäruokaista, vähäruokaisen, pihi, pihin, nuuka, nuukaa, edullinen ajaa, halpa ajaa, halpa ajossa, edullinen ajossa, edulliset ajokustannukset, pienet ajokustannukset, ei juo paljon, ei juo paljoa, vie vähän, vähän vievä, vähän bensaa vievä, pienet kulut, säästeliästä, polttoainetaloudellinen, ei vie paljon bensaa, ei vie paljon, ei vie paljoa, ei vie paljon polttoainetta, ei kuluta paljon bensaa, ei kuluta paljoa bensaa, ei kuluta, ei juo, ei juo bensaa, vähän kuluttaa, vähän polttoainetta, kuluttaa vähän bensaa, kuluttaa vähän polttoainetta, pieni polttoaineenkulutus, pienellä polttoaineenkulutuksella, alhainen polttoaineenkulutus, alhaisella kulutuksella, pieni bensankulutus, pieniruokainen, pieniruokaista, pienimmällä kulutuksella, mahdollisimman pieni kulutus, mahdollisimman pienellä kulutuksella, säästää bensaa, polttoainepihi, bensapihi, pihi kulutus, matalakulutuksinen, vähäruokanen',
      sk: 'málo žerie, čo málo žerie, čo málo žere, málo žere, úsporný motor, s úsporným motorom, nízke náklady, nízke náklady na prevádzku, nízkymi nákladmi, ekonomické, ekonomický, ekonomická, ekonomickú, ekonomického, ekonomická prevádzka, najnižšia spotreba, najmenšia spotreba, najúspornejšie, úsporné, úsporný, úsporná, nízka spotreba, nízkou spotrebou, s nízkou spotrebou, malá spotreba, malou spotrebou, s malou spotrebou, nízke prevádzkové náklady, nízkymi prevádzkovými nákladmi, s nízkymi prevádzkovými nákladmi, nízka prevádzková cena, lacná prevádzka, lacnú prevádzku, lacnou prevádzkou, s lacnou prevádzkou, lacné na prevádzku, lacný na prevádzku, lacná na prevádzku, čo nežerie, nežerie veľa, nežerie, málo žerúce, málo žerúci, má malú spotrebu, má nízku spotrebu, nie je žravé, nie žravé, lacné na jazdenie, lacné jazdenie, lacno jazdí, s malou spotrebou paliva, nízka spotreba paliva, úsporná prevádzka, šetrné, šetrný, šetrná, šetrný motor, malá spotreba paliva, nepotrebuje veľa benzínu, nepotrebuje veľa paliva, nepotrebuje veľa nafty, nežerie veľa benzínu, nežerie veľa paliva, nežerie veľa nafty, málo benzínu, málo paliva, málo pije, nepije veľa, veľa nežerie, veľa nespotrebuje, málo spotrebuje, nespotrebuje veľa, nízke náklady na palivo, nízkymi nákladmi na palivo, šetrí palivo, šetrí benzín, úsporný na palivo, úsporné na palivo, lacné na benzín, nízka spotreba benzínu, malá spotreba benzínu, nízka spotreba nafty, spotreba čo najnižšia, čo najnižšia spotreba, s čo najnižšou spotrebou, čo najnižšou spotrebou, s najnižšou spotrebou, najnižšou spotrebou',
    },
  },
  {
    field: 'car_fuel',
    of: [...saving, 'diesel'],
    terms: {
      sv: 'milslukare, långkörare, långkörarbil, bil till pendling, till pendling, pendlingsbil, pendlarbil, pendlarbilar',
      nb: 'bil til pendling, til pendling, god til pendling, jeg pendler, pendlerbil, pendlerbiler',
      da: 'bil til pendling, til pendling, god til pendling, til pendlere, jeg pendler, pendlerbil, pendlerbiler',
      en: 'motorway cruiser, motorway car, motorway cars, motorway mile muncher, mile muncher, car for commuting, commuter, commuter car, commuter cars, commuting car, long distance, long distances, long distance car, long distance driving, long distance commuter, long distance commute, long haul, mile eater, mile eating, mileage muncher',
      fi: 'työmatka-auton, työmatka-autoa, työmatkoihin, auto työmatkoihin, työmatkalle, työmatka-auto, työmatka-autoksi, työmatkaauto, moottoritieauto, maantieauto, matka-auto, reissuauto, paljon ajavalle, paljon ajoa, ajan paljon, kilometrinielijä, kilometrien nieleminen, pitkän matkan auto, pitkämatkalaiselle',
      sk: 'na dochádzanie, na dochádzanie do práce, dochádzanie do práce, auto na dochádzanie, diaľničný krížnik, diaľničné auto, auto na diaľnicu, auto na dlhé trasy, žrút kilometrov, na veľa kilometrov, jazdím veľa, veľa jazdím, najazdím veľa, auto na dojazdy, na pendlovanie',
    },
  },
];

/** A word for one value that may mean others: 'hybrid' of a make that builds plug-in hybrids alone. Swedish words. */
export const widerFuels: { fuel: string; orElse: readonly string[]; terms: Terms } = {
  fuel: 'elhybrid',
  orElse: ['laddhybrid', 'mildhybrid'],
  terms: {
    sv: 'hybrid, hybrider, hybridbil, hybridbilar',
    nb: 'hybrid, hybrider, hybridbil, hybridbiler',
    da: 'hybrid, hybrider, hybridbil, hybridbiler',
    en: 'hybrid, hybrids, hybrid car, hybrid cars',
    fi: 'hybridi, hybridit, hybridiä, hybrid, hybridiauto, hybridiautot',
    sk: 'hybrid, hybridy, hybridné, hybridný, hybridná, hybridné auto',
  },
};

/** Words for one of two bodies, in Swedish: a Norwegian 'kombi' is an estate where no hatchback fits. */
export const widerBody = {
  language: 'nb',
  of: ['halvkombi', 'kombi'],
  terms: 'kombi, kombien, kombier, kombibil, kombibiler',
} as const;

/** Endings of models that differ from another one by their body alone, squeezed; the body by its Swedish word. */
export const bodyEndings: readonly { body: string; endings: readonly string[] }[] = [
  {
    body: 'kombi',
    endings: [
      'sportswagon',
      'sportscombi',
      'sportcombi',
      'touringsports',
      'sportstourer',
      'tourer',
      'variant',
      'sw',
      'combi',
      'estate',
    ],
  },
  { body: 'cab', endings: ['c', 'cabrio', 'cabriolet'] },
];

/** Endings of models that are the electric one of their name: 'Fiat 500e'. */
export const electricEndings: readonly string[] = ['e', 'ev', 'electric'];

/** Squeezed. */
export const premiumMakes: readonly string[] = [
  'audi',
  'bmw',
  'mercedesbenz',
  'porsche',
  'volvo',
  'lexus',
  'jaguar',
  'landrover',
  'genesis',
  'polestar',
  'tesla',
  'ds',
  'alfaromeo',
  'infiniti',
  'maserati',
  'bentley',
];

/**
 * Several makes by a word: where they come from ('tysk bil', 'inget franskt'), or that they are dearer than others of
 * their kind ('premiumbil'; a 'lyxbil' is a dear car of any make, see levels.ts).
 */
export const makeGroups: readonly { makes: readonly string[]; terms: Terms }[] = [
  {
    makes: premiumMakes,
    terms: {
      sv: 'premiummärke, premiummärken, premiummärket, premiumbil, premiumbilar, premiumbilen, premiumbilmärke, lyxmärke, lyxmärken',
      nb: 'premiummerke, premiummerker, premiumbil, premiumbiler, premium merke, luksusmerke, luksusmerker',
      da: 'premiummærke, premiummærker, premiumbil, premiumbiler, premium mærke, luksusmærke, luksusmærker',
      en: 'premium brand, premium brands, premium make, premium makes, premium car, premium cars, premium badge, luxury brand, luxury brands, luxury make, luxury makes, prestige brand, prestige make',
      fi: 'premium-merkki, premium-merkit, premium-merkin, premium-merkkiä, premium-auto, premium-autot, premium-autoa, premium-luokan auto, luksusmerkki, luksusmerkit',
      sk: 'prémiová značka, prémiové značky, prémiovú značku, prémiové auto, prémiové autá, prémiový automobil, luxusná značka, luxusné značky, luxusnú značku',
    },
  },
  {
    makes: ['audi', 'bmw', 'mercedesbenz', 'volkswagen', 'opel', 'porsche', 'smart'],
    terms: {
      sv: 'tysk, tyska, tyskt, tysk bil, tyska bilar',
      nb: 'tysk, tyske, tyskt, tysk bil, tyske biler',
      da: 'tysk, tyske, tysk bil, tyske biler',
      en: 'german, german car, german cars',
      fi: 'saksalainen, saksalaiset, saksalaista, saksalainen auto, sakemanni, sakemannia, saksalaismerkki, saksalaismerkit, saksalaisia merkkejä, saksalaisauto, saksalaisautot, saksalaista laatua',
      sk: 'nemecké, nemecký, nemecká, nemeckých, nemecké auto, nemecké autá, nemca, nemec, nemecká značka, nemecké značky, nemeckú značku, nemčúr, nemčúra, nemecká kvalita, nemecká klasika',
    },
  },
  {
    makes: ['peugeot', 'renault', 'citroen', 'ds', 'alpine'],
    terms: {
      sv: 'fransk, franska, franskt, fransk bil, franska bilar',
      nb: 'fransk, franske, franskt, fransk bil, franske biler',
      da: 'fransk, franske, fransk bil, franske biler',
      en: 'french, french car, french cars',
      fi: 'ranskalainen, ranskalaiset, ranskalaista, ranskalainen auto, ranskis, ranskalaismerkki, ranskalaismerkit, ranskalaisauto, ranskalaisautot, ranskalaisia',
      sk: 'francúzske, francúzsky, francúzska, francúzskych, francúzske auto, francúzske autá, francúz, francúza, francúzov, francúzska značka, francúzske značky, francúzsku značku',
    },
  },
  {
    makes: ['toyota', 'lexus', 'honda', 'mazda', 'nissan', 'mitsubishi', 'subaru', 'suzuki'],
    terms: {
      sv: 'japansk, japanska, japanskt, japansk bil, japanska bilar, japanare',
      nb: 'japansk, japanske, japanskt, japansk bil, japanske biler',
      da: 'japansk, japanske, japansk bil, japanske biler',
      en: 'japanese, japanese car, japanese cars',
      fi: 'japanilainen, japanilaiset, japanilaista, japanilainen auto, japsi, japsit, japsia, japsiauto, japsimerkki, japanilaismerkki, japanilaismerkit, japanilaisauto, japanilaisautot',
      sk: 'japonské, japonský, japonská, japonských, japonské auto, japonské autá, japonec, japonca, japoncov, japonská značka, japonské značky, japonskú značku, japončík',
    },
  },
  {
    makes: ['hyundai', 'kia', 'ssangyong', 'kgm', 'genesis'],
    terms: {
      sv: 'korea, sydkoreansk, sydkoreanska, koreansk, koreanska, koreanskt, koreansk bil, koreanska bilar',
      nb: 'sørkoreansk, sørkoreanske, sørkoreansk bil, koreansk, koreanske, koreansk bil, koreanske biler',
      da: 'sydkoreansk, sydkoreanske, sydkoreansk bil, koreansk, koreanske, koreansk bil, koreanske biler',
      en: 'south korean, south korean car, korean, korean car, korean cars',
      fi: 'etelä-korealainen, etelä-korealaiset, etelä-korealaista, etelä-korealaisia, etelä-korea, eteläkorealainen, eteläkorealaisia, korealaisia, korealainen, korealaiset, korealaista, korealainen auto, korealaismerkki, korealaismerkit, korealaisauto',
      sk: 'juhokórejské, juhokórejský, juhokórejské auto, kórejské, kórejský, kórejská, kórejských, kórejské auto, kórejské autá, kórejec, kórejca, kórejská značka, kórejské značky, kórejskú značku',
    },
  },
  {
    makes: [
      'toyota',
      'lexus',
      'honda',
      'mazda',
      'nissan',
      'mitsubishi',
      'subaru',
      'suzuki',
      'hyundai',
      'kia',
      'ssangyong',
      'kgm',
      'genesis',
      'mg',
      'byd',
      'nio',
      'xpeng',
      'zeekr',
      'lynkco',
      'maxus',
      'hongqi',
      'voyah',
      'greatwall',
      'ora',
    ],
    terms: {
      sv: 'asiatisk, asiatiska, asiatiskt, asiatisk bil, asiatiska bilar, asiatiskt märke',
      nb: 'asiatisk, asiatiske, asiatisk bil, asiatiske biler, asiatisk merke',
      da: 'asiatisk, asiatiske, asiatisk bil, asiatiske biler, asiatisk mærke',
      en: 'asian, asian car, asian cars, asian brand, asian brands, asian make, asian makes',
      fi: 'aasialainen, aasialaiset, aasialaista, aasialainen auto, aasialainen merkki',
      sk: 'ázijské, ázijský, ázijská, ázijské auto, ázijské autá, ázijská značka',
    },
  },
  {
    makes: ['fiat', 'alfaromeo', 'lancia', 'maserati', 'ferrari', 'abarth'],
    terms: {
      sv: 'italiensk, italienska, italienskt, italiensk bil, italienska bilar',
      nb: 'italiensk, italienske, italiensk bil, italienske biler',
      da: 'italiensk, italienske, italiensk bil, italienske biler',
      en: 'italian, italian car, italian cars',
      fi: 'italialainen, italialaiset, italialaista, italialainen auto, italialaismerkki, italialaisauto',
      sk: 'talianske, taliansky, talianska, talianskych, talianske auto, talianske autá, talian, taliana, talianov, talianska značka, talianske značky',
    },
  },
  {
    makes: ['volvo', 'polestar', 'saab'],
    terms: {
      sv: 'svensk bil, svenska bilar, svenskt märke',
      nb: 'svensk bil, svenske biler, svensk, svenske, svensk merke',
      da: 'svensk bil, svenske biler, svensk, svenske, svensk mærke',
      en: 'swedish, swedish car, swedish cars',
      fi: 'ruotsalainen, ruotsalaiset, ruotsalaista, ruotsalainen auto, ruotsalaismerkki, ruotsalaisauto, ruotsalaisia',
      sk: 'švédske, švédsky, švédska, švédskych, švédske auto, švédske autá, švéd, švéda, švédska značka, škandinávske, škandinávske auto',
    },
  },
  {
    makes: ['tesla', 'ford', 'jeep', 'chevrolet', 'dodge', 'ram', 'chrysler', 'cadillac'],
    terms: {
      sv: 'amerikansk, amerikanska, amerikanskt, amerikansk bil, amerikanska bilar',
      nb: 'amerikansk, amerikanske, amerikansk bil, amerikanske biler',
      da: 'amerikansk, amerikanske, amerikansk bil, amerikanske biler',
      en: 'american, american car, american cars',
      fi: 'amerikkalainen, amerikkalaiset, amerikkalaista, amerikkalainen auto, jenkki, jenkkiauto, jenkkiautot, jenkkirauta, amerikanrauta, amerikanauto',
      sk: 'americké, americký, americká, amerických, americké auto, americké autá, američan, američana, amerika, americká značka',
    },
  },
  {
    makes: ['mg', 'byd', 'nio', 'xpeng', 'zeekr', 'lynkco', 'maxus', 'hongqi', 'voyah', 'greatwall', 'ora'],
    terms: {
      sv: 'kinesisk, kinesiska, kinesiskt, kinesisk bil, kinesiska bilar, kinabil',
      nb: 'kinesisk, kinesiske, kinesisk bil, kinesiske biler, kinabil',
      da: 'kinesisk, kinesiske, kinesisk bil, kinesiske biler',
      en: 'chinese, chinese car, chinese cars',
      fi: 'kiinalainen, kiinalaiset, kiinalaista, kiinalainen auto, kiinalaismerkki, kiinalaismerkit, kiinalaisauto, kiinalaisautot, kiinalaisia',
      sk: 'čínske, čínsky, čínska, čínskych, čínske auto, čínske autá, číňan, číňana, číňanov, čínska značka, čínske značky, čína, z číny',
    },
  },
  {
    makes: ['mini', 'jaguar', 'landrover', 'bentley', 'rollsroyce', 'astonmartin', 'lotus', 'morgan', 'mclaren'],
    terms: {
      sv: 'engelsk, engelska, engelskt, brittisk, brittiska, brittiskt, engelsk bil, brittisk bil',
      nb: 'engelsk bil, engelske biler, britisk, britiske, britisk bil, engelsk, engelske',
      da: 'engelsk bil, engelske biler, britisk, britiske, britisk bil, engelsk, engelske',
      en: 'british, british car, british cars',
      fi: 'englantilainen, englantilaiset, brittiläinen, brittiauto',
      sk: 'anglické auto, anglické autá, britské, britský, britské auto',
    },
  },
  {
    makes: ['skoda'],
    terms: {
      sv: 'tjeckisk, tjeckiska, tjeckisk bil',
      nb: 'tsjekkisk, tsjekkisk bil',
      da: 'tjekkisk, tjekkisk bil',
      en: 'czech, czech car',
      fi: 'tšekkiläinen, tšekkiläinen auto',
      sk: 'české, český, česká, českých, české auto, české autá, čech, česká značka, českú značku',
    },
  },
];

/** Parts of a country: the regions of its stock that lie there, and the words for it in every language. */
export const countryParts: readonly { regions: readonly string[]; terms: string }[] = [
  {
    regions: ['Norrbotten', 'Västerbotten', 'Jämtland', 'Västernorrland', 'Gävleborg'],
    terms: 'norrland, norra sverige',
  },
  {
    regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Örebro', 'Västmanland', 'Värmland', 'Dalarna'],
    terms: 'svealand, mellansverige',
  },
  { regions: ['Stockholm', 'Uppsala', 'Södermanland', 'Västmanland'], terms: 'mälardalen' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar'], terms: 'småland' },
  { regions: ['Jönköping', 'Kronoberg', 'Kalmar', 'Blekinge', 'Skåne', 'Halland'], terms: 'södra sverige, sydsverige' },
  { regions: ['Västra Götaland', 'Halland', 'Värmland'], terms: 'västsverige, västra sverige' },
  {
    regions: [
      'Västra Götaland',
      'Halland',
      'Östergötland',
      'Jönköping',
      'Kronoberg',
      'Kalmar',
      'Blekinge',
      'Skåne',
      'Gotland',
    ],
    terms: 'götaland',
  },
  { regions: ['Södermanland'], terms: 'sörmland' },
  { regions: ['Gävleborg'], terms: 'hälsingland, gästrikland' },
  { regions: ['Nordland', 'Troms', 'Finnmark'], terms: 'nord-norge, nord norge, nordnorge' },
  {
    regions: ['Oslo', 'Akershus', 'Østfold', 'Buskerud', 'Vestfold', 'Telemark', 'Innlandet'],
    terms: 'østlandet, østnorge',
  },
  { regions: ['Rogaland', 'Vestland', 'Møre og Romsdal'], terms: 'vestlandet, vest-norge' },
  { regions: ['Agder'], terms: 'sørlandet, sør-norge' },
  { regions: ['Trøndelag'], terms: 'midt-norge, midtnorge' },
  { regions: ['Akershus'], terms: 'romerike, follo, asker, bærum' },
  { regions: ['Oslo', 'Akershus'], terms: 'stor-oslo, oslofjorden' },
  { regions: ['Møre og Romsdal'], terms: 'sunnmøre, nordmøre, romsdal' },
  { regions: ['Rogaland'], terms: 'jæren' },
  { regions: ['Vestland'], terms: 'hordaland' },
  { regions: ['Innlandet'], terms: 'hedmark, oppland' },
  { regions: ['Sjælland'], terms: 'sydsjælland, vestsjælland, midtsjælland' },
  { regions: ['Midtjylland'], terms: 'østjylland, vestjylland' },
  { regions: ['Hovedstaden', 'Sjælland'], terms: 'øst for storebælt' },
  { regions: ['Midtjylland', 'Nordjylland', 'Syddanmark'], terms: 'vest for storebælt' },
  { regions: ['Midtjylland', 'Nordjylland', 'Syddanmark'], terms: 'jylland' },
  { regions: ['Hovedstaden'], terms: 'københavn, københavnsområdet, storkøbenhavn, nordsjælland, copenhagen' },
  { regions: ['Syddanmark'], terms: 'fyn, sønderjylland, sydjylland, trekantområdet, trekantsområdet' },
  { regions: ['North West', 'North East', 'Yorkshire'], terms: 'the north, north of england, northern england' },
  { regions: ['East Midlands', 'West Midlands'], terms: 'midlands, the midlands' },
  { regions: ['South East', 'South West', 'London'], terms: 'the south, south of england, southern england' },
  {
    regions: ['Pohjois-Pohjanmaa', 'Lappi', 'Kainuu'],
    terms: 'pohjois-suomi, pohjois-suomessa, pohjoissuomi, norra finland',
  },
  {
    regions: ['Uusimaa'],
    terms:
      'uudellamaalla, uudeltamaalta, uudenmaan, etelä-suomi, etelä-suomessa, etelä-suomesta, pääkaupunkiseutu, pääkaupunkiseudulla, pääkaupunkiseudulta, pk-seutu, pk-seudulla, pk-seudulta, södra finland',
  },
  {
    regions: ['Varsinais-Suomi', 'Satakunta', 'Pohjanmaa', 'Pirkanmaa'],
    terms: 'länsi-suomi, länsi-suomessa, västra finland',
  },
  {
    regions: ['Bratislavský kraj', 'Trnavský kraj', 'Nitriansky kraj', 'Trenčiansky kraj'],
    terms:
      'západné slovensko, západ slovenska, na západe slovenska, na západe, zo západu, na západnom slovensku, západného slovenska',
  },
  {
    regions: ['Banskobystrický kraj', 'Žilinský kraj'],
    terms: 'stredné slovensko, stred slovenska, na strede slovenska, na strednom slovensku, stredného slovenska',
  },
  {
    regions: ['Košický kraj', 'Prešovský kraj'],
    terms:
      'východné slovensko, východ slovenska, na východe slovenska, na východe, z východu, na východnom slovensku, východného slovenska',
  },
];

/** Makers' names of bodies. They mean the body where the text names the make. */
export const makerBodies: readonly { makes: readonly string[]; body: string; terms: string }[] = [
  { makes: ['audi'], body: 'kombi', terms: 'avant' },
  { makes: ['bmw'], body: 'kombi', terms: 'touring' },
  { makes: ['volkswagen'], body: 'kombi', terms: 'variant, sportscombi' },
  { makes: ['skoda', 'seat', 'cupra'], body: 'kombi', terms: 'kombi, combi, estate, st, sportstourer, sports tourer' },
  { makes: ['kia'], body: 'kombi', terms: 'sw, sportswagon, sports wagon' },
  { makes: ['peugeot'], body: 'kombi', terms: 'sw, break' },
  { makes: ['citroen'], body: 'kombi', terms: 'break, tourer' },
  { makes: ['toyota'], body: 'kombi', terms: 'touring sports, touring sport, touring' },
  { makes: ['opel', 'vauxhall'], body: 'kombi', terms: 'sports tourer, sportstourer, st, caravan, tourer' },
  { makes: ['renault'], body: 'kombi', terms: 'grandtour, sport tourer, estate' },
  { makes: ['honda'], body: 'kombi', terms: 'tourer' },
  { makes: ['mazda', 'hyundai'], body: 'kombi', terms: 'wagon, tourer, cw' },
  { makes: ['mercedesbenz'], body: 'kombi', terms: 't-modell, shooting brake, all-terrain' },
  { makes: ['ford'], body: 'kombi', terms: 'turnier, wagon' },
  { makes: ['saab'], body: 'kombi', terms: 'sportcombi' },
  { makes: ['audi'], body: 'halvkombi', terms: 'sportback' },
  { makes: ['skoda'], body: 'halvkombi', terms: 'spaceback, scala' },
  { makes: ['bmw'], body: 'familjebuss', terms: 'active tourer, gran tourer' },
  { makes: ['audi', 'bmw', 'volkswagen', 'mercedesbenz', 'mini', 'fiat'], body: 'cab', terms: 'spyder, roadster' },
];
