import type { ServiceCategory } from '@/domain/workshop/services';
import type { OfferingRule, OfferingType, RegisteredFuel } from '../workshop.types';

export interface SeededCategory {
  id: string;
  type: OfferingType;
  name: string;
  /** Of the design system's icons. */
  icon: string;
  selectionType: ServiceCategory['selectionType'];
  offerings: readonly (OfferingRule & { code: string })[];
}

export const ENGINE: readonly RegisteredFuel[] = ['petrol', 'diesel', 'plugin', 'hybrid', 'gas'];
const PLUG: readonly RegisteredFuel[] = ['electric', 'plugin'];
const AFTER_INSPECTION = 'Pris efter kontroll';

/** What a visitor may choose in step 2. */
export const serviceCategories: readonly SeededCategory[] = [
  {
    id: 'service', type: 'service', name: 'Service', icon: 'check', selectionType: 'single',
    offerings: [
      {
        code: 'ORIGINALSERVICE', name: 'Originalservice', description: 'Service efter tillverkarens serviceplan. Miltalet avgör vad som ingår och vad det kostar.',
        listItems: ['Service enligt serviceplan', 'Originaldelar', 'Digital stämpel i serviceboken', 'Uppdaterad programvara'],
        authorised: true, priceKind: 'approximate', minutes: 90, parts: 1100, requiresMileage: true, inAgreement: true,
        bands: [{ upToMil: 3000, minutes: 75, parts: 900 }, { upToMil: 6000, minutes: 110, parts: 1500 }, { upToMil: 9000, minutes: 130, parts: 2100 }, { upToMil: 12000, minutes: 150, parts: 2600 }, { upToMil: null, minutes: 180, parts: 3200 }],
      },
      {
        code: 'SERVICE5', name: '5+ service', description: 'För bilar som är fem år eller äldre: samma kunskap, lägre pris.', listItems: ['Olja och oljefilter', 'Kontroll av 30 punkter', 'Påfyllning av vätskor'],
        authorised: true, minAge: 5, fuels: ENGINE, priceKind: 'fixed', minutes: 60, parts: 950, discountPercent: 15,
      },
      { code: 'OLJEBYTE', name: 'Oljebyte', description: 'Ny olja och nytt oljefilter.', authorised: false, fuels: ENGINE, priceKind: 'fixed', minutes: 30, parts: 790 },
      { code: 'ELBILSSERVICE', name: 'Elbilsservice', description: 'Kontroll av bromsar, kylkrets, underrede och högvoltsbatteriets hälsa.', listItems: ['Batterihälsa med intyg', 'Bromsrengöring', 'Kupéfilter'], authorised: false, fuels: ['electric'], equipment: 'highVoltage', priceKind: 'fixed', minutes: 75, parts: 650 },
    ],
  },
  {
    id: 'dack', type: 'service', name: 'Däck och hjul', icon: 'drive', selectionType: null,
    offerings: [
      { code: 'HJULSKIFTE', name: 'Hjulskifte', description: 'Skifte mellan sommar- och vinterhjul. Lufttryck och mönsterdjup kontrolleras.', authorised: false, priceKind: 'fixed', minutes: 0, parts: 0, flatPrice: 495 },
      { code: 'DACKBYTE', name: 'Nya däck på fälg', description: 'Avmontering, montering och balansering. Däcken kostar extra.', authorised: false, priceKind: 'fixed', minutes: 20, parts: 30, flatPrice: 325, unit: { unit: 'däck', minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: 'per däck' } },
      { code: 'BALANSERING', name: 'Balansering', description: 'När bilen skakar i vissa hastigheter.', authorised: false, priceKind: 'fixed', minutes: 15, parts: 20, flatPrice: 195, unit: { unit: 'hjul', minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: 'per hjul' } },
      { code: 'HJULINSTALLNING', name: 'Hjulinställning', description: 'Fyrhjulsmätning och justering.', authorised: false, equipment: 'alignment', priceKind: 'approximate', minutes: 75, parts: 0 },
    ],
  },
  {
    id: 'bromsar', type: 'service', name: 'Bromsar', icon: 'mileage', selectionType: null,
    offerings: [
      { code: 'BROMSFRAM', name: 'Bromsbyte fram', description: 'Skivor och belägg på framaxeln.', authorised: false, priceKind: 'approximate', minutes: 90, parts: 2300, leadDays: 2 },
      { code: 'BROMSBAK', name: 'Bromsbyte bak', description: 'Skivor och belägg på bakaxeln.', authorised: false, priceKind: 'approximate', minutes: 100, parts: 2100, leadDays: 2 },
      { code: 'BROMSVATSKA', name: 'Byte av bromsvätska', description: 'Rekommenderas vartannat år.', authorised: false, priceKind: 'fixed', minutes: 40, parts: 190 },
    ],
  },
  {
    id: 'felsokning', type: 'service', name: 'Felsökning och reparation', icon: 'search', selectionType: null,
    offerings: [
      { code: 'FELSOKNING', name: 'Felsökning', description: 'Berätta vad du märker så börjar vi där.', authorised: false, priceKind: 'approximate', minutes: 60, parts: 0, allowUserInput: true },
      { code: 'REPARATION', name: 'Reparation', description: 'Beskriv vad som ska lagas. Du får ett pris innan vi börjar.', authorised: false, priceKind: 'inspection', notKnownPriceText: AFTER_INSPECTION, minutes: 120, parts: 0, allowUserInput: true },
      { code: 'GARANTI', name: 'Garantiärende', description: 'Fel som garantin ska täcka.', authorised: true, maxAge: 5, priceKind: 'inspection', notKnownPriceText: 'Kostnadsfritt när garantin gäller', minutes: 60, parts: 0, allowUserInput: true },
      { code: 'KAMREM', name: 'Byte av kamrem', description: 'Intervallet står i serviceboken.', authorised: true, fuels: ['petrol', 'diesel', 'gas'], minAge: 5, priceKind: 'inspection', notKnownPriceText: AFTER_INSPECTION, minutes: 240, parts: 0, leadDays: 3 },
      { code: 'BATTERI', name: 'Byte av startbatteri', description: 'Nytt batteri, anpassat till bilen.', authorised: false, priceKind: 'approximate', minutes: 30, parts: 2190, leadDays: 1 },
    ],
  },
  {
    id: 'klimat', type: 'service', name: 'AC och klimat', icon: 'sun', selectionType: null,
    offerings: [
      { code: 'ACSERVICE', name: 'AC-service', description: 'Tömning, täthetskontroll och ny köldmedia.', authorised: false, equipment: 'aircon', maxAge: 25, priceKind: 'approximate', minutes: 75, parts: 690 },
      { code: 'ACRENGORING', name: 'AC-rengöring', description: 'Mot unken lukt.', authorised: false, priceKind: 'fixed', minutes: 30, parts: 180 },
      { code: 'MOTORVARMARE', name: 'Montering av motorvärmare', description: 'Värmare, kablage och kupéuttag.', authorised: false, fuels: ['petrol', 'diesel', 'gas', 'hybrid'], priceKind: 'inspection', notKnownPriceText: AFTER_INSPECTION, minutes: 210, parts: 0, leadDays: 4 },
    ],
  },
  {
    id: 'elbil', type: 'service', name: 'Elbil och laddning', icon: 'battery', selectionType: null,
    offerings: [
      { code: 'BATTERIHALSA', name: 'Test av högvoltsbatteri', description: 'Intyg på batteriets hälsa.', authorised: false, fuels: PLUG, equipment: 'highVoltage', priceKind: 'fixed', minutes: 45, parts: 0 },
      { code: 'LADDFEL', name: 'Felsökning av laddning', description: 'När bilen inte laddar som den ska.', authorised: true, fuels: PLUG, equipment: 'highVoltage', priceKind: 'approximate', minutes: 60, parts: 0, allowUserInput: true },
    ],
  },
  {
    id: 'glas', type: 'service', name: 'Glas och stenskott', icon: 'warning', selectionType: null,
    offerings: [
      { code: 'STENSKOTT', name: 'Laga stenskott', description: 'Går ofta på försäkringen utan självrisk.', authorised: false, priceKind: 'fixed', minutes: 30, parts: 50, flatPrice: 695, unit: { unit: 'stenskott', minimum: 1, maximum: 5, unitAbbreviation: 'st', postfix: 'per stenskott' } },
      { code: 'VINDRUTA', name: 'Byte av vindruta', description: 'Kamera och sensorer kalibreras efteråt.', authorised: false, equipment: 'glass', priceKind: 'inspection', notKnownPriceText: 'Självrisk enligt din försäkring', minutes: 180, parts: 0, leadDays: 3 },
    ],
  },
  {
    id: 'rekond', type: 'service', name: 'Rekond', icon: 'seat', selectionType: 'single',
    offerings: [
      { code: 'HELREKOND', name: 'Helrekond', description: 'In- och utvändigt, med polering.', authorised: false, equipment: 'detailing', priceKind: 'fixed', minutes: 300, parts: 0, flatPrice: 4495 },
      { code: 'INVANDIG', name: 'Invändig rekond', description: 'Klädsel, mattor och paneler.', authorised: false, equipment: 'detailing', priceKind: 'fixed', minutes: 150, parts: 0, flatPrice: 2195 },
    ],
  },
];
