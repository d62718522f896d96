/**
 * What Swedish, Norwegian and Danish car words end in: 'backkamera' is found by 'kamera', 'rattvärme' by 'värme'.
 * Domain words rather than words seen in the stock, so that what a word finds doesn't change with the stock.
 */
export const compoundTails: readonly string[] = [
  'airbag', 'antenn', 'antenne', 'armstöd', 'assistans', 'assistent', 'bagage', 'bagageutrymme', 'barnstol', 'batteri', 'belysning', 'bromsar',
  'bälte', 'bälten', 'display', 'dragkrok', 'dörr', 'dörrar', 'däck', 'dæk', 'farthållare', 'fälg', 'fälgar', 'fönster', 'garanti', 'glas', 'golv',
  'handtag', 'hjelp', 'hjul', 'hjælp', 'hjälp', 'hybrid', 'hållare', 'högtalare', 'instrument', 'kamera', 'kaross', 'klimat', 'klädsel', 'knapp', 'kombi',
  'kontroll', 'krok', 'kudde', 'kylning', 'lackering', 'laddare', 'laddning', 'ladekabel', 'lampa', 'lampor', 'larm', 'lastutrymme', 'ljus', 'lister',
  'lucka', 'luckor', 'lygter', 'lykter', 'läder', 'lättmetall', 'massage', 'matta', 'mattor', 'metallic', 'minne', 'monitor', 'motor', 'navigation',
  'navigering', 'nyckel', 'nycklar', 'oppvarming', 'opvarmning', 'paket', 'panorama', 'parkering', 'pedaler', 'plats', 'platser', 'pump', 'radar',
  'radio', 'rails', 'ratt', 'reglage', 'ruta', 'rutor', 'räckvidd', 'sensor', 'sensorer', 'service', 'servo', 'sete', 'seter', 'sits', 'skinn', 'skjerm',
  'skydd', 'skärm', 'soltag', 'soltak', 'spegel', 'speglar', 'speil', 'spoiler', 'stereo', 'stol', 'stolar', 'strålkastare', 'styrning', 'stöd',
  'system', 'säte', 'säten', 'takräcke', 'torkare', 'tändning', 'uppvärmning', 'uttag', 'varmer', 'varnare', 'varning', 'varsling', 'ventilation',
  'vindruta', 'vinterdäck', 'värmare', 'värme', 'växellåda', 'växlar',
];
