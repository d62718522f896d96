import type { Lexicon } from './lexicon';
import { isTight, type Token } from './tokens';
import type { Meaning, Part } from './understanding';

/** What stands on the boot lid: a series or class and its motor in one. */
export interface Badge {
  /** Squeezed. */
  make: 'bmw' | 'mercedesbenz';
  /** As one word: 'c220d', '320d'. */
  text: string;
  /** Squeezed name of its series or class: 'cclass', '3series'. */
  model: string;
  /** The letters after the number. */
  suffix: string;
  end: number;
}

const CLASS = /^(?:[abcegrsvx]|cl[acks]|gl[abceks]?|ml|sl[kc]?|eq[abcestv])$/;
const CLASS_AND_MOTOR = /^([abcegrsvx]|cl[acks]|gl[abceks]?|ml|sl[kc]?|eq[abcestv])(\d{2,3})(d|de|e|h|cdi)?$/;
const MOTOR = /^(\d{2,3})(d|de|e|h|cdi)?$/;
/** Of one letter, '160' to '680' alone, and those of AMG: 'v60' and 's40' are of another make. */
const CLASS_MOTORS = /^(?:1[5-9]0|2[0-9]0|3[0258]0|4[0-5]0|5[0568]0|6[0358]0|35|43|45|53|55|63|65)$/;
const SERIES_AND_MOTOR = /^m?([1-8])(?:1[468]|2[0358]|3[05]|40|45|50|60)(d|e|i|xd|xi|ix|ed|ti|td|ci|cd|li|ld)?$/;
const SUFFIX = /^(?:d|de|e|i|h|cdi)$/;
/** After a model of BMW: '40d' of 'X5 xDrive40d'. */
const SUV_MOTOR = /^([xse]drive)?(\d{2})([deix]?)$/;

const textOf = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join('');

/** The tokens from this index that may be one badge: a letter, a number, and the letter of the fuel. */
function takenAt(tokens: readonly Token[], index: number, pattern: RegExp): Token[] {
  const taken: Token[] = [];
  for (let next = tokens[index]; next && !next.plain; next = tokens[index + taken.length]) {
    if (taken.length > 0 && !isTight(next.before)) break;
    if (taken.length > 0 && !pattern.test(textOf([...taken, next]))) break;
    taken.push(next);
  }
  return taken;
}

/**
 * 'C220d', 'C 220 d', '320d', '320 d'. A letter and a number apart, or a number alone, are one only after the make.
 * @param make that stands before, squeezed
 */
export function badgeAt(tokens: readonly Token[], index: number, make: string | null): Badge | null {
  const first = tokens[index];
  if (!first || first.plain) return null;
  return (
    (make === null || make === 'mercedesbenz' ? classBadge(tokens, index, make !== null) : null) ??
    (make === null || make === 'bmw' ? seriesBadge(tokens, index, make !== null) : null)
  );
}

function classBadge(tokens: readonly Token[], index: number, hasMake: boolean): Badge | null {
  const first = tokens[index]?.folded ?? '';
  const isApart = CLASS.test(first);
  const start = isApart ? 1 : 0;
  if (isApart && !isTight(tokens[index + 1]?.before ?? ',')) return null;
  const motor = takenAt(tokens, index + start, isApart ? MOTOR : CLASS_AND_MOTOR);
  // 'x3 20d' is no class of Mercedes.
  if (!isApart && !CLASS_AND_MOTOR.test(first)) return null;
  const text = (isApart ? first : '') + textOf(motor);
  const [, characters = '', number = '', suffix] = CLASS_AND_MOTOR.exec(text) ?? [];
  if (characters === '' || (characters.length === 1 && !CLASS_MOTORS.test(number))) return null;
  // 'a 200 hp car'
  if (isApart && !hasMake && suffix === undefined) return null;
  return {
    make: 'mercedesbenz',
    text,
    model: characters.length === 1 ? `${characters}class` : characters,
    suffix: suffix ?? '',
    end: index + start + motor.length,
  };
}

function seriesBadge(tokens: readonly Token[], index: number, hasMake: boolean): Badge | null {
  const first = tokens[index]?.folded ?? '';
  const series = SERIES_AND_MOTOR.exec(first)?.[1];
  const isNumber = /^\d+$/.test(first);
  if (series === undefined) return null;
  const second = tokens[index + 1];
  const isSuffixed = isNumber && second && !second.plain && isTight(second.before) && SUFFIX.test(second.folded);
  // '320 e' may be euros.
  if (isNumber && !hasMake && !(isSuffixed && second.folded === 'd')) return null;
  const taken = tokens.slice(index, index + (isSuffixed ? 2 : 1));
  const text = textOf(taken);
  const suffix = SERIES_AND_MOTOR.exec(text)?.[2] ?? '';
  return { make: 'bmw', text, model: `${series}series`, suffix, end: index + taken.length };
}

/** The drive and the motor of BMW's names: 'xdrive', '20' and 'd'. */
export interface DriveMotor {
  /** Empty where the text has none: 'x3 20d'. */
  drive: string;
  /** What the stock has of them, as the keyphrase writes it: 'xdrive40d|sdrive40d' for '40d'. */
  as: string;
  suffix: string;
  end: number;
}

/** '40d' after a model of BMW, 'xdrive 40d', 'sdrive18d'. */
export function driveMotorAt(tokens: readonly Token[], index: number, lexicon: Lexicon): DriveMotor | null {
  const apart = tokens.slice(index, index + 2);
  const isApart =
    /^[xse]drive$/.test(apart[0]?.folded ?? '') &&
    apart.every(({ plain }) => !plain) &&
    // 'xdrive -19' has a year.
    /^ ?$/.test(apart[1]?.before ?? '');
  const motor = isApart ? apart : apart.slice(0, 1).filter(({ plain }) => !plain);
  const [, drive = '', number, suffix = ''] = SUV_MOTOR.exec(textOf(motor)) ?? [];
  if (number === undefined) return null;
  const found = (drive === '' ? ['xdrive', 'sdrive', 'edrive'] : [drive])
    .map((each) => each + number + suffix)
    .filter((term) => lexicon.beginsStockTerm(term));
  return { drive, as: found.join('|'), suffix, end: index + motor.length };
}

/** The Swedish words of the drives that BMW's names tell. */
export const drivesOf = (drive: string): readonly string[] =>
  drive === 'xdrive' ? ['fyrhjulsdrift'] : drive === 'sdrive' ? ['framhjulsdrift', 'bakhjulsdrift'] : [];

/** 'P300e' of Land Rover and Jaguar. */
export const isPlugInBadge = (word: string): boolean => /^p\d{3}e$/.test(word);

/** Letters of a class as versions have them: 'e' of the 'E-Klass', 'gla'. */
export const classOf = (model: string): string =>
  /^([a-z]|cl[acks]|gl[abceks]|sl[kc]|eq[abcestv])(?:klasse?|class|sarja)?$/.exec(model)?.[1] ??
  /^trieda([a-z])$/.exec(model)?.[1] ??
  '';

/** '200d' of 'GLA 200 d', '320d' of '3-serie 320d': after the model itself. */
export function motorAfter(
  make: string,
  tokens: readonly Token[],
  index: number,
): { text: string; suffix: string; end: number } | null {
  if (make === 'bmw') return seriesBadge(tokens, index, true);
  const taken = make === 'mercedesbenz' ? takenAt(tokens, index, MOTOR) : [];
  const text = textOf(taken);
  const suffix = MOTOR.exec(text)?.[2] ?? '';
  // 'eqa 250+'
  const isPlus = /^\d{3}$/.test(text) && (taken.at(-1)?.after.startsWith('+') ?? false);
  return suffix === '' && !isPlus ? null : { text, suffix, end: index + taken.length };
}

/** 'ux' and 'h' of the Lexus 'ux250h', a hybrid; null for another model. */
export function hybridBadge(make: string, name: string): { model: string; suffix: string } | null {
  const [, model] = make === 'lexus' ? (/^([a-z]{2})\d{3}h$/.exec(name) ?? []) : [];
  return model === undefined ? null : { model, suffix: 'h' };
}

/** The Swedish word of the fuel that the letters of a badge tell; null for none. */
export function fuelOfSuffix(suffix: string): string | null {
  if (suffix === 'e' || suffix === 'de') return 'laddhybrid';
  if (suffix.includes('d')) return 'diesel';
  if (suffix === 'h') return 'elhybrid';
  return suffix.includes('i') ? 'bensin' : null;
}

/** Whether a version in stock may have the badge. */
export const isWritten = (badge: Badge, lexicon: Lexicon): boolean =>
  badge.make === 'mercedesbenz' ? lexicon.modelOf(badge.model) !== null : lexicon.beginsStockTerm(badge.text);

/** The class or series, and the fuel, as parts of their own; none where the stock has no such model. */
export function piecesOf(
  badge: Badge,
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  pieceOf: (from: number, to: number, meaning: Meaning) => Part,
): Part[] {
  const model = lexicon.modelOf(badge.model);
  const [first, last] = [tokens[index], tokens[badge.end - 1]];
  if (!model || !first || !last) return [];
  const fuel = fuelOfSuffix(badge.suffix);
  const values = fuel === null ? [] : lexicon.conceptValues('car_fuel', [fuel]);
  if (values.length === 0) return [pieceOf(first.from, last.to, { kind: 'terms', ...model })];
  const cut = last.to - badge.suffix.length;
  const end = last.from === cut ? (tokens[badge.end - 2]?.to ?? cut) : cut;
  // The fuel says more than the series: other diesels where the series has none, those of a series like it first.
  const wider = [...lexicon.modelsNear(model.values), ...lexicon.makesOf([badge.make])];
  return [
    { ...pieceOf(first.from, end, { kind: 'terms', ...model }), wider },
    { ...pieceOf(cut, last.to, { kind: 'terms', name: 'car_fuel', values }), isRule: true },
  ];
}
