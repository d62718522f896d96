/** Drawings of services by their code; a workshop system may have others. */
const byCode: Readonly<Record<string, string>> = {
  ORIGINALSERVICE: 'service',
  SERVICE5: 'service',
  OLJEBYTE: 'oil',
  ELBILSSERVICE: 'electric-service',
  HJULSKIFTE: 'wheel-change',
  DACKBYTE: 'tire',
  BALANSERING: 'balancing',
  HJULINSTALLNING: 'alignment',
  BROMSFRAM: 'brakes',
  BROMSBAK: 'brakes',
  BROMSVATSKA: 'brake-fluid',
  FELSOKNING: 'diagnostics',
  REPARATION: 'repair',
  GARANTI: 'warranty',
  KAMREM: 'timing-belt',
  BATTERI: 'battery',
  ACSERVICE: 'climate',
  ACRENGORING: 'cabin-air',
  MOTORVARMARE: 'engine-heater',
  BATTERIHALSA: 'traction-battery',
  LADDFEL: 'charging',
  STENSKOTT: 'stone-chip',
  VINDRUTA: 'windscreen',
  HELREKOND: 'detailing',
  INVANDIG: 'interior',
};

/** The name of a service's drawing. */
export const drawingOfService = (code: string): string => byCode[code] ?? 'repair';
