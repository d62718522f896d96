/**
 * What a facet's values may be called, whatever the stock calls them. The words of the stock's language find the values:
 * a value that is one of them, or that holds one with a star. The words of every language are understood.
 */
export type Concept = readonly [field: string, sv: string, nb: string, da: string, en: string, fi: string, sk: string];

export const concepts: readonly Concept[] = [
  ['car_fuel', 'bensin, bensinare, bensindriven, bensinmotor', 'bensin, bensinmotor, bensindrevet', 'benzin, benzinmotor, benziner', 'petrol, gasoline, unleaded', 'bensiini, bensa', 'benzín, benzínový'],
  ['car_fuel', 'diesel, dieseldriven, dieselmotor', 'diesel, dieselmotor, dieseldrevet', 'diesel, dieselmotor', 'diesel, derv, tdi', 'diesel', 'nafta, diesel, naftový'],
  ['car_fuel', 'el, elbil, elbilar, elbilen, el-bil, elektrisk, elektriska, helelektrisk, eldriven, ren elbil, ren el, elektriskt, ev', 'elektrisk, el, elbil, elbiler, el-bil, helelektrisk, elbilen, elektriske, ev', 'el, elbil, elbiler, elektrisk, el-bil, elbilen, elektriske, ev', 'electric, ev, electric car, electric cars, bev, evs, battery electric, fully electric', 'sähkö, sähköauto, täyssähkö, sähköautot', 'elektro, elektromobil, elektrické, elektrický, elektrina, elektromobily'],
  ['car_fuel', 'laddhybrid, laddhybrider, plug-in hybrid, plugin hybrid, phev, laddhybriden, plug-in, plugin, pluginhybrid', 'ladbar hybrid, ladbare hybrider, plug-in hybrid, plugin hybrid, phev, plug-in, plugin, ladbar', 'plug-in hybrid, plugin hybrid, phev, plug-in, plugin, opladningshybrid, pluginhybrid', 'plug-in hybrid, plugin hybrid, phev, plug-in, plugin, phevs', 'ladattava hybridi, lataushybridi, plug-in hybridi, plug-in, phev', 'plug-in hybrid, plugin hybrid, plug-in, phev'],
  ['car_fuel', 'elhybrid, hybrid, elhybrider, hybrider, självladdande hybrid, hev, fullhybrid', 'hybrid, elhybrid, hybrider, hev', 'hybrid, elhybrid, hybridbil, hybrider, hev', 'hybrid, hybrids, self-charging hybrid, full hybrid, hev', 'hybridi, hybrid', 'hybrid, hybridné, hybridný'],
  ['car_fuel', 'mildhybrid, mild hybrid, mhev', 'mildhybrid, mild hybrid, mhev', 'mildhybrid, mild hybrid, mhev', 'mild hybrid, mhev, mildhybrid', 'kevythybridi, mhev', 'mild hybrid, mildhybrid'],
  ['car_fuel', 'fordonsgas, gas, gasbil, biogas, naturgas, cng, gasbilar', 'biogass, gass, cng', 'biogas, gas, naturgas, cng', 'cng, natural gas, biogas, lpg', 'kaasu, biokaasu, cng', 'cng, plyn, lpg'],
  ['car_fuel', 'etanol, e85, flexifuel', 'etanol, e85', 'ethanol, etanol, e85', 'ethanol, e85, flexfuel', 'etanoli, e85', 'etanol, e85'],

  ['car_gearbox', 'automat, automatisk, automatväxlad, automatlåda, automatväxellåda, automatare, automatiskt, aut, automatväxlat', 'automat, automatgir, automatisk, aut, automatkasse', 'automatisk, automat, automatgear, aut, automatiske', 'automatic, auto, automatics, automatic gearbox', 'automaatti, automaattivaihteinen, automaattivaihteisto, autom', 'automatická, automat, automatické, automatika'],
  ['car_gearbox', 'manuell, manuellt, manuella, manuellväxlad, manuell växellåda', 'manuell, manuelt, manuelle, manuell girkasse', 'manuelt, manuel, manuelle, manuelt gear, manuel gear', 'manual, stick, manual gearbox, stick shift', 'manuaali, manuaalivaihteinen, käsivalinta', 'manuálna, manuál, manuálne'],

  ['car_drive', 'fyrhjulsdrift, fyrhjulsdriven, fyrhjulsdrivna, 4wd, awd, 4x4, 4-hjulsdrift, fyrhjulsdrivet, 4hjulsdriven, fyrhjulare', 'firehjulsdrift, firehjulsdrevet, 4wd, awd, 4x4, 4-hjulsdrift, firehjulstrekk', 'firehjulstræk, 4wd, awd, 4x4, firehjulstrukket, 4-hjulstræk, firhjulstræk', 'all-wheel drive, four-wheel drive, 4wd, awd, 4x4, all wheel drive, four wheel drive, 4 wheel drive', 'neliveto, nelivetoinen, 4wd, awd, 4x4', 'pohon všetkých kolies, 4x4, 4wd, awd, štvorkolka'],
  ['car_drive', 'framhjulsdrift, framhjulsdriven, fwd', 'forhjulsdrift, forhjulsdrevet, fwd', 'forhjulstræk, forhjulstrukket, fwd', 'front-wheel drive, fwd, front wheel drive', 'etuveto, etuvetoinen, fwd', 'predný pohon, fwd'],
  ['car_drive', 'bakhjulsdrift, bakhjulsdriven, rwd', 'bakhjulsdrift, bakhjulsdrevet, rwd', 'baghjulstræk, baghjulstrukket, rwd', 'rear-wheel drive, rwd, rear wheel drive', 'takaveto, takavetoinen, rwd', 'zadný pohon, rwd'],

  ['car_body', 'kombi, kombibil, kombis, herrgårdsvagn, herrgårdare, stationsvagn', 'stasjonsvogn, stasjonsvogner, stv', 'stationcar, st car, stationcars, stcar', 'estate, estates, station wagon, wagon, estate car, touring', 'farmari, farmariauto', 'kombi, combi'],
  ['car_body', 'suv, stadsjeep, suvar, suv:ar, suven, terrängbil, jeep', 'suv, suver, terrengbil', "suv, suv'er, suver, terrængbil", "suv, suvs, suv's, off-roader, sports utility", 'katumaasturi, maasturi, suv', 'suv, terénne, terénny'],
  ['car_body', 'halvkombi, hatchback, halvkombis, 5-dörrars halvkombi', 'kombi 5-dørs, kombi, hatchback, 5-dørs kombi, kombi 3-dørs', 'hatchback, hatchbacks, halvkombi', 'hatchback, hatch, hatchbacks', 'viistoperä, hatchback', 'hatchback, hečbek'],
  ['car_body', 'sedan, sedaner, sedanen', 'sedan, sedaner', 'sedan, sedaner', 'saloon, sedan, saloons, sedans', 'porrasperä, sedan', 'sedan, sedany'],
  ['car_body', 'cab, cabriolet, cabbe, cabar, cabrio, öppen bil, sufflettbil', 'kabriolet, cabriolet, cabrio, cab', 'cabriolet, cabrio, cab', 'convertible, cabriolet, cabrio, soft top, convertibles, roadster', 'avoauto, cabriolet', 'kabriolet, cabrio'],
  ['car_body', 'coupé, kupé, coupe, sportkupé', 'kupé, coupé, coupe', 'coupé, coupe, kupé', 'coupe, coupé, coupes', 'coupé, coupe', 'kupé, coupé'],
  ['car_body', 'familjebuss, minibuss, mpv, familjebil buss, van mpv', 'flerbruksbil, mpv, minibuss, familiebil', 'mpv, minibus, familiebil', 'mpv, people carrier, minivan, minibus', 'tila-auto, mpv, pikkubussi', 'mpv, minibus, rodinné mpv'],
  ['car_body', 'skåpbil, skåp, skåpbilar, transportbil, van, lätt lastbil, skåpbilen', 'varebil, varebiler, van, kassebil', 'varevogn, varebil, kassevogn, varebiler, van', 'van, vans, panel van, cargo van', 'pakettiauto, paku, pakettiautot', 'dodávka, dodávky, úžitkové'],
  ['car_body', 'pickup, pick-up, flakbil, pickuper', 'pickup, pick-up', 'pickup, pick-up, ladvogn', 'pickup, pick-up, pickup truck, pick up truck', 'lava-auto, pickup, avolava', 'pick-up, pickup'],
  ['car_body', 'crossover, crossovers', 'crossover', 'crossover', 'crossover, crossovers', 'crossover', 'crossover'],

  ['car_color', 'röd, röda, rött, knallröd', 'rød, røde, rødt', 'rød, røde, rødt', 'red', 'punainen, punaisen, punaista', 'červená, červené, červený'],
  ['car_color', 'blå, blåa, blått', 'blå, blått, blåe', 'blå, blåt, blåe', 'blue', 'sininen, sinisen, sinistä', 'modrá, modré, modrý'],
  ['car_color', 'mörkblå, mörkblått, marinblå, mörk blå', 'mørkeblå, mørk blå, marineblå', 'mørkeblå, mørk blå, marineblå', 'dark blue, navy, navy blue', 'tummansininen', 'tmavomodrá'],
  ['car_color', 'ljusblå, ljusblått, ljus blå', 'lyseblå, lys blå', 'lyseblå, lys blå', 'light blue', 'vaaleansininen', 'svetlomodrá'],
  ['car_color', 'svart, svarta, kolsvart', 'svart, svarte, sort', 'sort, sorte', 'black', 'musta, mustan, mustaa', 'čierna, čierne, čierny'],
  ['car_color', 'vit, vita, vitt', 'hvit, hvite, hvitt', 'hvid, hvide, hvidt', 'white', 'valkoinen, valkoisen, valkoista', 'biela, biele, biely'],
  ['car_color', 'grå, gråa, grått', 'grå, gråe, grått', 'grå, gråt, gråe', 'grey, gray', 'harmaa, harmaan, harmaata', 'sivá, sivé, sivý, šedá'],
  ['car_color', 'mörkgrå, mörkgrått, mörk grå, antracit, antracitgrå', 'mørkegrå, mørk grå, antrasitt', 'mørkegrå, mørk grå, koksgrå', 'dark grey, dark gray, anthracite', 'tummanharmaa', 'tmavosivá, tmavošedá'],
  ['car_color', 'ljusgrå, ljusgrått, ljus grå', 'lysegrå, lys grå', 'lysegrå, lys grå', 'light grey, light gray', 'vaaleanharmaa', 'svetlosivá'],
  ['car_color', 'silver, silvergrå, silverfärgad', 'sølv, sølvgrå', 'sølv, sølvgrå', 'silver', 'hopea, hopeanvärinen', 'strieborná, strieborné'],
  ['car_color', 'grön, gröna, grönt', 'grønn, grønne, grønt', 'grøn, grønne, grønt', 'green', 'vihreä, vihreän', 'zelená, zelené, zelený'],
  ['car_color', 'gul, gula, gult', 'gul, gule, gult', 'gul, gule, gult', 'yellow', 'keltainen, keltaisen', 'žltá, žlté'],
  ['car_color', 'brun, bruna, brunt', 'brun, brune, brunt', 'brun, brune, brunt', 'brown', 'ruskea, ruskean', 'hnedá, hnedé'],
  ['car_color', 'beige, beiga, champagne', 'beige', 'beige', 'beige', 'beige', 'béžová, béžové'],
  ['car_color', 'orange, orangea', 'oransje, orange', 'orange', 'orange', 'oranssi', 'oranžová'],
  ['car_color', 'lila, vinröd, vinröda', 'lilla, burgunder, vinrød', 'lilla, bordeaux', 'purple, burgundy', 'violetti, viininpunainen', 'fialová, vínová'],

  ['car_condition', 'begagnad, begagnade, beg, begagnat', 'brukt, brukte, bruktbil, bruktbiler', 'brugt, brugte, brugtbil, brugtbiler', 'used, second hand, secondhand, pre-owned, second-hand', 'käytetty, käytetyt, vaihtoauto', 'jazdené, ojazdené, jazdený, jazdená'],
  ['car_condition', 'ny, nya, nybil, nybilar, fabriksny, splitterny', 'ny, nye, nybil, fabrikkny', 'ny, nye, nyt, fabriksny', 'new, brand new', 'uusi, uudet', 'nové, nový, nová'],
  ['car_condition', 'demo, demobil, demobilar, demokörd, visningsbil', 'demo, demobil, demobiler', 'demo, demobil, demobiler', 'ex-demo, demo, demonstrator, ex demonstrator', 'esittelyauto, demo, esittely', 'predvádzacie, demo, predvádzací'],
];
