/** What mail programs make a link of: an address with a scheme, of mail or of a host. */
const LINK = /@|\p{L}:\d|\s\.\s*\p{L}|\bwww\b|[\p{L}\p{N}-]\.\p{L}{2,}/iu;
/** Signs of addresses, and slashes that look like one. 'A/S' and 'c/o' are words. */
const SIGN_OF_ADDRESS = /[\\?=\u2044\u2215\u29f8]|(?<!(?<!\p{L})\p{L})\/|\/(?!\p{L}(?!\p{L}))/u;
/** 'J.R. Smith', 'A.Ek': no link. */
const INITIALS = /(?<![\p{L}\p{N}.-])(?:\p{Lu}\.)+(?=\p{Lu}\p{L})/gu;
/** 'Ing.Novák', 'Prof.Dr.Novák', 'St.John': no links either. The group is the word after the titles. */
const TITLED =
  /(?<![\p{L}\p{N}.-])(?:(?:Ing|Mgr|Mgrs|Bc|MUDr|MVDr|JUDr|PhDr|RNDr|PaedDr|Dr|Prof|Doc|St|Mr|Mrs|Ms)\.)+(?=\p{Lu})(\p{L}+)/gu;
/** 'Dr.Com' is a host: the end of a country, of two letters, or one that is often registered. */
const TOP_LEVEL =
  /^(?:\p{L}{2}|academy|agency|app|art|bar|bet|bid|biz|blog|buzz|cam|care|casino|center|chat|church|city|click|clinic|cloud|club|codes|com|company|date|deals|design|dev|digital|direct|edu|email|events|expert|express|fit|fun|fund|games|gmbh|gov|group|guru|health|help|host|icu|info|ink|int|life|link|live|loan|lol|ltd|market|media|men|mil|mobi|mom|money|monster|name|net|network|new|news|ninja|now|one|online|org|page|party|pics|press|pro|pub|quest|rest|review|rip|rocks|run|sale|sbs|school|sex|shop|site|ski|social|software|solutions|space|store|stream|studio|style|support|surf|systems|tax|team|tech|tel|tips|today|tools|top|trade|travel|uno|vip|watch|website|wiki|win|work|works|world|wtf|xin|xxx|xyz|you|zip|zone)$/iu;

/** What browsers take for a full stop in a host ('。', '．' and '｡'), and what looks like one: '۔', '܁', 'ꓸ'. */
const FULL_STOP = /[\u3002\uff0e\uff61\u06d4\u0701\u0702\ua4f8]/g;
/** '·', '•', '‧' and the like, which a reader takes for a full stop. In 'Gal·la' and 'ジョン・スミス' they are spelling. */
const MIDDLE_DOT =
  /(?<!l(?=\u00b7l)|\p{Script=Katakana})[\u00b7\u16eb\u2022\u2027\u2219\u22c5\u25cf\u25e6\u2981\u2e31\u2e33\u30fb\ua78f]/giu;

/** A full stop in words, and the word after it: 'evil punkt se'. */
const SPELLED_STOP = /(?<=[\p{L}\p{N}]\s+)(?:dot|punkt|punktum|prikk?|bodka|piste)\s+(\p{L}{2,})/giu;
/** 'Röda Punkt AB' is a company. */
const COMPANY_FORM = /^(?:ab|as|hb|kb|oy)$/i;

/** Hosts are written small; names of companies, as 'Röda Punkt Reklam', begin their words with a capital. */
const hasSpelledHost = (name: string): boolean =>
  [...name.matchAll(SPELLED_STOP)].some(
    ([, word = '']) => word === word.toLowerCase() || (TOP_LEVEL.test(word) && !COMPANY_FORM.test(word)),
  );

/** 'Bil • Motor AB', 'Däck · Service': a dot with room on both sides between words with capitals. The group is the second. */
const SPACED_DOT = /(?<=(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]*\s+)\.\s+(?=(\p{Lu}[\p{L}\p{N}-]*))/gu;

const withoutDotsBetween = (name: string): string =>
  name.replace(SPACED_DOT, (dot: string, word: string) =>
    TOP_LEVEL.test(word) && !COMPANY_FORM.test(word) ? dot : '',
  );

const withoutTitles = (name: string): string =>
  name.replace(TITLED, (titled: string, word: string) => (TOP_LEVEL.test(word) ? titled : word));

/** A telephone number in digits of any kind ('➊' too), whatever signs are between them, or a host's number. */
const TELEPHONE = /(?:\p{N}[^\p{L}\p{N}]*){6}|\p{N}+(?:\.\p{N}+){3}/u;

/** What nobody sees: programs that make links pass it over. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Names stand in messages to an address that anybody can type: with links or telephone numbers in them, messages would be
 * a relay.
 */
export function isWithoutLink(name: string): boolean {
  const plain = name.replace(INVISIBLE, '').normalize('NFKC').replace(FULL_STOP, '.').replace(MIDDLE_DOT, '.');
  return (
    !LINK.test(withoutTitles(withoutDotsBetween(plain)).replace(INITIALS, '')) &&
    !SIGN_OF_ADDRESS.test(plain) &&
    !hasSpelledHost(plain) &&
    !TELEPHONE.test(plain)
  );
}

/** Control characters, ends of lines of every kind, and what changes the direction of writing. */
const CONTROL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name is one line that stands in a text as it was written, and changes nothing around it. */
export const isOneLine = (name: string): boolean => !CONTROL.test(name);

const GIVEN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

/** What a letter greets somebody by: the first word of the name, as two make a sentence; null where it is no name. */
export function greetingName(name: string): string | null {
  const [first = ''] = name.split(' ');
  return GIVEN_NAME.test(first) ? first : null;
}
