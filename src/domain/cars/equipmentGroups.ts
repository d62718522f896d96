const equipmentGroups = ['charging', 'safety', 'comfort', 'load', 'media', 'exterior', 'other'] as const;
export type EquipmentGroup = (typeof equipmentGroups)[number];

/**
 * Parts of words by which the groups are recognised, in the languages of the stocks. Dealers write equipment as they
 * like; the first group that matches has it.
 */
const patterns: readonly (readonly [EquipmentGroup, RegExp])[] = [
  [
    'charging',
    /ladd(?:kabel|are|box)|snabbladd|\bccs\b|\bv2l\b|ladekabel|hurtiglad|lynoplad|charging cable|rapid charg|latauskaapeli|pikalat|nabíjací|rýchlonab|värmepump|varmepump|heat pump|lämpöpump|tepelné/,
  ],
  [
    'load',
    /dragkrok|hengerfeste|anhængertr|\btræk|tow ?bar|vetokouk|ťažné|takre|takrail|tagræl|roof rail|kattokait|strešné ly|last(?:nät|enett|utrymme)|bagagenet|luggage net|tavara|batožin|hund|dog guard|koira|pre psa|mellanvägg|skille|bulkhead|väliseinä|deliaca|skjutdörr|skyvedør|skydedør|sliding door|liukuovi|posuvné|plyfa|finer|krydsf|ply-lined|load area|nákladov|varerom|varerum|bak(?:lucka|luke)|bagklap|tailgate|takaluukku|delat fällb|nedfellbart baks|delt bagsæde|folding rear seat|taittuva takaist|sklopné zadné/,
  ],
  [
    'safety',
    /\babs\b|antis(?:ladd|kren)|\bes[cp]\b|stabili[tsz]|ajonvakau|krock|kollisjon|airbag|turvatyyny|isofix|\blarm|alarm|hälytin|startsp|[ai]?mmobili|imobil|ajonesto|farth[åo]l|fartshold|fartpilot|cruise|vakionopeu|tempomat|filh[åo]l|vognbane|lane (?:keep|assist)|kaista|udržania|döda ?vink|blind|kuolleen|mŕtveho|autobroms|nødbrems|emergency brak|hätäjarru|núdzov|skylt|skilt|traffic sign|liikennemerk|značiek|parkering(?:s?(?:sens|hj|ass))|parkovac|parking sens|park assist|pysäköinti|kamera|camera|starthjälp|bakkestart|hill start|mäkilähtö|rozjazdu|däcktryck|dekktrykk|dæktryk|tyre press|rengaspain|tlaku/,
  ],
  [
    'media',
    /navig|pekskärm|berøringss|touchsc|touchsk|kosketusn|dotykov|carplay|android|bluetooth|\bdab\b|\busb\b|trådlös|trådløs|wireless|langaton|bezdrôt|instrument|mittaristo|prístroj|head-?up|heijastusn|ljudanl|lydanl|audio|äänentoisto|rádio|radio/,
  ],
  [
    'comfort',
    /kondition|klima|air ?cond|ilmastoin|climate|värm|varm|lämm|vyhriev|heat|kúrenie|predhri|oliefyr|säte|sete|sæde|seat|istui[mn]|sedadl|läder|skinn|læder|leather|nahka|kožen|stolar|förarstol|massa|hieron|masáž|svank|korsrygg|lændest|lumbar|ristisel|bedrov|armst|arml|armrest|kyynär|lakťov|nyckell|nøkkelfri|nøglefri|keyless|avaimeton|bezkľúč|luftfj|luftaffj|air susp|ilmajous|vzduchov/,
  ],
  [
    'exterior',
    /\bled\b|strålkast|lykt|lygte|headl|ajoval|svetlomet|xenon|dimljus|tåke|tåge|fog|sumu|hmlov|helljus|fjernlys|high beam|kaukoval|diaľkov|speg[el]l?|speil|spejl|mirror|peili|zrkadl|fälg|felg|fælg|alloy|vanteet|disky|vinterhjul|winter wheel|talvirenk|zimné|panoram|panoraam|soltak|soltag|sunroof|kattoluukku|strešné okno|tonade rutor|mørke ruter|mørktonede|privacy|tummenn|tónovan/,
  ],
];

/** Popular equipment, in any language: first in its group. */
const wanted =
  /värmepump|varmepump|heat pump|lämpöpump|tepelné|adapti|mukautuva|360|panoram|panoraam|dragkrok|hengerfeste|anhængertr|tow ?bar|vetokouk|ťažné|matrix|vinterhjul|winter wheel|talvirenk|zimné|framsäten|forseter|sædevarme for|front seats|etuistuim|predné sedadlá|carplay|navig|head-?up|heijastusn|dödavink|blind|kuolleen|mŕtveho|värmare|varmer|oliefyr|parking heater|lisälämm|kúrenie|bak(?:lucka|luke)|bagklap|tailgate|takaluukku|\bccs\b|läderkl|skinnint|læderkab|leather uph|nahkaverh|kožené/;

export const equipmentGroupOf = (item: string): EquipmentGroup => {
  const text = item.toLowerCase();
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
};

/** The equipment in its groups, each thing once and the wanted first; groups without any are left out. */
export function groupedEquipment(items: readonly string[]): { group: EquipmentGroup; items: string[] }[] {
  const unique = [...new Set(items)];
  const ofGroup = (group: EquipmentGroup) => unique.filter((item) => equipmentGroupOf(item) === group);
  const isWanted = (item: string) => wanted.test(item.toLowerCase());
  return equipmentGroups
    .map((group) => ({ group, items: ofGroup(group) }))
    .filter((one) => one.items.length > 0)
    .map(({ group, items: all }) => ({
      group,
      items: [...all.filter(isWanted), ...all.filter((item) => !isWanted(item))],
    }));
}

/** How many of each group are shown so that `most` are shown in all: one of each at a time. */
export function shownOfGroups(sizes: readonly number[], most: number): number[] {
  const shown = sizes.map(() => 0);
  // The group with the fewest shown gets the next one, as long as it has more.
  for (let count = 0; count < most; count += 1) {
    const open = sizes.map((size, index) => ((shown[index] ?? 0) < size ? (shown[index] ?? 0) : Infinity));
    const fewest = Math.min(Infinity, ...open);
    if (fewest === Infinity) break;
    shown[open.indexOf(fewest)] = fewest + 1;
  }
  return shown;
}
