import { ENGINE, type SeededCategory } from './services.seed';

/** What goes along with a visit, in step 3. */
export const addonCategories: readonly SeededCategory[] = [
  {
    id: 'under-tiden', type: 'addon', name: 'Under tiden', icon: 'seat', selectionType: 'single',
    offerings: [
      { code: 'LANEBIL', name: 'Lånebil', description: 'En bil att använda medan din är hos oss. Drivmedel tillkommer.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 495, inAgreement: true, leadDays: 2 },
      { code: 'LANECYKEL', name: 'Lånecykel', description: 'Elcykel med lås och hjälm.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 0 },
      { code: 'VANTA', name: 'Jag väntar på plats', description: 'Kaffe, arbetsplatser och trådlöst nät.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 0 },
    ],
  },
  {
    id: 'passa-pa', type: 'addon', name: 'Passa på', icon: 'plus', selectionType: null,
    offerings: [
      { code: 'KUPEFILTER', name: 'Nytt kupéfilter', description: 'Friskare luft och mindre imma.', authorised: true, priceKind: 'fixed', minutes: 15, parts: 390 },
      { code: 'TORKARBLAD', name: 'Torkarblad', description: 'Originalblad, monterade.', authorised: true, priceKind: 'fixed', minutes: 5, parts: 240, unit: { unit: 'torkarblad', minimum: 1, maximum: 3, unitAbbreviation: 'st', postfix: 'per blad' } },
      { code: 'SPOLARVATSKA', name: 'Spolarvätska', description: 'Tål 20 minusgrader.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 39, unit: { unit: 'liter', minimum: 1, maximum: 6, unitAbbreviation: 'l', postfix: 'per liter' } },
      { code: 'EXTRANYCKEL', name: 'Nytt batteri i nyckeln', description: '', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 89, unit: { unit: 'nyckel', minimum: 1, maximum: 1, unitAbbreviation: 'st', postfix: '' } },
      { code: 'TVATT', name: 'Utvändig tvätt', description: 'Handtvätt innan du hämtar bilen.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 295, discountPercent: 20 },
      { code: 'BRANSLETILLSATS', name: 'Rengöring av bränslesystem', description: 'Tillsats i tanken.', authorised: true, fuels: ENGINE, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 249 },
      { code: 'SMAFEL', name: 'Något mer vi ska titta på?', description: 'Skriv några ord. Du får ett pris innan vi gör något.', authorised: true, priceKind: 'inspection', notKnownPriceText: 'Pris efter kontroll', minutes: 0, parts: 0, allowUserInput: true },
    ],
  },
  {
    id: 'dackhotell', type: 'addon', name: 'Däckhotell', icon: 'drive', selectionType: 'single',
    offerings: [
      { code: 'DACKHOTELL', name: 'Däckhotell, en säsong', description: 'Tvätt, kontroll och förvaring.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 795 },
      { code: 'DACKHOTELLAR', name: 'Däckhotell, ett år', description: 'Två skiften ingår.', authorised: true, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 1990 },
    ],
  },
];
