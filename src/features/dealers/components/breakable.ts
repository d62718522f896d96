/** Where the names of departments may be divided in the head of a narrow table. */
const JOINTS = [
  'Bil|försälj|ning',
  'Skade|verk|stad',
  'Reserv|delar',
  'till|behör',
  'Skade|verk|sted',
  'til|behør',
  'Reserve|dele',
  'Skade|center',
  'Auto|myynti',
  'Vara|osat',
  'tarvik|keet',
  'Kori|korjaamo',
  'vozi|diel',
  'prísluš|enstvo',
  'Karo|sáreň',
  'access|ories',
] as const;

const SOFT_HYPHEN = '\u00ad';

/** The name of a department with soft hyphens: browsers have no hyphenation for every language. */
export const breakable = (name: string): string =>
  JOINTS.reduce((text, joint) => text.replace(joint.replaceAll('|', ''), joint.replaceAll('|', SOFT_HYPHEN)), name);
