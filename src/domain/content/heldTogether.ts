/** Groups of a number, or of a phone number: '14 900', '+47 00 01 10 00'. */
const GROUPS = /(?<=\d) (?=\d{2,4}(?!\d))/g;
/** A number and its unit; 'kWh/100 km' is too long for a narrow column and may break before its end. */
const UNIT = /(?<=\d)(?<!\/100) (?=(?:kr|€|%|km|mil|kg|hk|hv|hp|kW|kWh|cm|mm|m|h|l)(?![\p{L}\d]))/gu;
const NO_BREAK = '\u00a0';

/** A text whose numbers no line end breaks in two, nor separates from their unit. */
export const heldTogether = (text: string): string => text.replace(GROUPS, NO_BREAK).replace(UNIT, NO_BREAK);
