import type { Lexicon } from './lexicon';
import { LevelRules } from './levelRules';
import { numeralAt } from './readNumber';
import { commonTerms } from './tables/commonTerms';
import type { Token } from './tokens';

const beginning = (token: Token, length: number): Token => ({
  ...token,
  text: token.text.slice(0, length),
  folded: token.folded.slice(0, length),
  to: token.from + length,
  after: '',
});
const rest = (token: Token, length: number): Token => ({
  ...token,
  text: token.text.slice(length),
  folded: token.folded.slice(length),
  from: token.from + length,
  before: '',
});

/** Of the last word of a version's name: 'line' of 'sline'. */
const SHORTEST_END = 4;

/** Of the name of a trim before 'package'. */
const SHORTEST_TRIM = 3;

/** Of a word for several values before a body: 'luksus' of 'luksusmaasturi'. */
const SHORTEST_RULE = 4;
/** Of a body that makes any word before it a word of its own: 'tehofarmari'. */
const SHORTEST_BODY = 7;

/** 'egolf' as 'e' and 'golf', 'e208' as 'e' and '208'. */
function electricParts(token: Token, lexicon: Lexicon): Token[] | null {
  const model = rest(token, 1);
  const isOne =
    /^[eë](?:\p{L}{3,}\d*|\d{3,4})$/iu.test(token.text) &&
    !lexicon.expressions.isControl(token.folded) &&
    lexicon.isModel(model.folded);
  return isOne ? [{ ...beginning(token, 1), folded: 'e' }, model] : null;
}

/** 'dieselkombi' as 'diesel' and 'kombi', 'folkabuss', 'dieselautomat', 'nelivetomaasturi' and 'luksusmaasturi' as two. */
function bodyParts(token: Token, lexicon: Lexicon): Token[] | null {
  const { text } = token;
  if (!/^\p{L}{5,24}$/u.test(text)) return null;
  for (let length = 2; length <= text.length - 3; length++) {
    const parts = [beginning(token, length), rest(token, length)];
    const [first, body] = parts.map((part) => lexicon.termAt([part], 0));
    const isLong = text.length - length >= SHORTEST_BODY;
    const isRule =
      length >= SHORTEST_RULE && (isLong || first?.rank !== undefined || LevelRules.isWord(parts[0]?.folded ?? ''));
    const isNamed =
      first?.name === 'car_fuel' ||
      ((first?.name === 'car_brand' || first?.name === 'car_drive' || first?.name === 'car_gearbox') && !first.isBegun);
    const isTwo =
      body?.name === 'car_body'
        ? isRule || isNamed
        : body?.name === 'car_gearbox' && isNamed && first.name !== body.name;
    if (isTwo && !body?.isBegun) return parts;
  }
  return null;
}

/** 'nx450h' as 'nx' and '450h', 'golf7' as 'golf' and '7', 'v60t6' as 'v60' and 't6', 'rav4hybrid' as two. */
function modelParts(token: Token, lexicon: Lexicon): Token[] | null {
  for (let length = token.folded.length - 2; length >= 2; length--) {
    const parts = [beginning(token, length), rest(token, length)];
    const [model = '', version = ''] = parts.map(({ folded }) => folded);
    const value = lexicon.termAt(parts.slice(1), 0);
    // 'merceds' is a typing error, and no DS.
    const isVersion = lexicon.isNameTerm(version) && /\p{L}/u.test(version) && value?.name !== 'car_brand';
    const isValue = version.length > 2 && value?.isBegun === undefined;
    if (!lexicon.isModel(model) || lexicon.isStockTerm(token.folded)) continue;
    if (isVersion || (isValue && value)) return parts;
  }
  const [, model = '', version] = /^(\p{L}{2,})(\d+\p{L}{0,3})$/u.exec(token.folded) ?? [];
  if (version === undefined || lexicon.isStockTerm(token.folded) || !lexicon.isModel(model)) return null;
  return [beginning(token, model.length), rest(token, model.length)];
}

/** 'sline' as 's' and 'line'; 'types' is a word of its own. */
function versionParts(token: Token, lexicon: Lexicon): Token[] | null {
  for (let length = 1; length <= token.text.length - SHORTEST_END; length++) {
    const parts = [beginning(token, length), { ...rest(token, length), before: '' }];
    if (lexicon.expressions.length('version', parts, 0) === parts.length) return parts;
  }
  return null;
}

/** 'pilotpakke' as 'pilot' and 'pakke', where versions in stock have that word. */
function packageParts(token: Token, lexicon: Lexicon): Token[] | null {
  const { expressions } = lexicon;
  const end = expressions.singles('trimPackage').find((word) => token.folded.endsWith(word));
  const length = token.folded.length - (end?.length ?? 0);
  const isOne =
    end !== undefined &&
    length >= SHORTEST_TRIM &&
    !expressions.isControl(token.folded) &&
    lexicon.isNameTerm(token.folded.slice(0, length));
  return isOne ? [beginning(token, length), rest(token, length)] : null;
}

/** 'treårig' as '3' and 'årig', 'tvåliters' as '2' and 'liters', 'dvojtonový' as '2' and 'tonový'. */
function numeralParts(token: Token, lexicon: Lexicon): Token[] | null {
  for (let length = 2; length <= token.folded.length - 4; length++) {
    const [numeral, unit] = [beginning(token, length), rest(token, length)];
    const value = numeralAt([numeral], 0)?.value;
    const isUnit = (['yearsOld', 'litres', 'weight'] as const).some((role) =>
      lexicon.expressions.has(role, unit.folded),
    );
    if (value !== undefined && isUnit) return [{ ...numeral, folded: String(value) }, unit];
  }
  return null;
}

/** Of a word after an intensifier. */
const SHORTEST_INTENSIFIED = 4;

/** 'skitsnabb' as 'snabb', 'superbillig' as 'billig'. */
function intensified(token: Token, lexicon: Lexicon): Token[] | null {
  const prefix = lexicon.expressions
    .singles('intensifier')
    .find((word) => token.folded.startsWith(word) && token.folded.length - word.length >= SHORTEST_INTENSIFIED);
  if (prefix === undefined || lexicon.expressions.isControl(token.folded) || lexicon.isStockTerm(token.folded))
    return null;
  const word = { ...token, folded: token.folded.slice(prefix.length) };
  const isRule = LevelRules.isWord(word.folded) || lexicon.termAt([word], 0)?.rank !== undefined;
  const isOrder = (['cheapest', 'dearest', 'newest'] as const).some((role) =>
    lexicon.expressions.has(role, word.folded),
  );
  return isRule || isOrder || lexicon.expressions.has('filler', word.folded) ? [word] : null;
}

/** The words of a compound that no car has as a name; the token itself if it is none. */
export function compoundParts(token: Token, lexicon: Lexicon): Token[] {
  // Folding can change the length ('ß'); the parts' offsets would be wrong.
  const isSplittable = !token.plain && token.folded.length === token.text.length && !lexicon.termAt([token], 0);
  return (
    (isSplittable
      ? (electricParts(token, lexicon) ??
        modelParts(token, lexicon) ??
        versionParts(token, lexicon) ??
        packageParts(token, lexicon) ??
        bodyParts(token, lexicon) ??
        numeralParts(token, lexicon) ??
        intensified(token, lexicon))
      : null) ?? [token]
  );
}

/** Of a word that was written as two. */
const SHORTEST_JOINED = 7;

/** 'räck vidd' as 'räckvidd': two words of which one says nothing, and which are one of the vocabulary. */
export function joinedTokens(text: string, tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isApart = before && token.before === ' ' && ![before, token].some(({ plain }) => plain);
    const folded = isApart ? before.folded + token.folded : '';
    // 'T-6' of a Volvo
    const isHyphened =
      before !== undefined &&
      /^\p{L}$/u.test(before.folded) &&
      token.before === '-' &&
      /^\d$/.test(token.folded) &&
      ![before, token].some(({ plain }) => plain) &&
      lexicon.isNameTerm(before.folded + token.folded) &&
      !lexicon.termAt([before, token], 0);
    const isOne =
      before &&
      /^\p{L}+$/u.test(folded) &&
      folded.length >= SHORTEST_JOINED &&
      (lexicon.expressions.isControl(folded) || LevelRules.isWord(folded)) &&
      [before, token].some((half) => !isKnown(half, lexicon));
    if (isHyphened || isOne)
      joined.splice(-1, 1, {
        ...token,
        text: text.slice(before.from, token.to),
        folded: before.folded + token.folded,
        from: before.from,
        before: before.before,
      });
    else joined.push(token);
  }
  return joined;
}

const isKnown = (token: Token, lexicon: Lexicon): boolean =>
  commonTerms.has(token.folded) ||
  lexicon.expressions.isControl(token.folded) ||
  LevelRules.isWord(token.folded) ||
  lexicon.isStockTerm(token.folded) ||
  lexicon.termAt([token], 0) !== null;
