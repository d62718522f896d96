/**
 * What mail programs make a link of: an address with a scheme, of mail or of a host. Initials ('J.R. Smith', 'A.Ek') are
 * none.
 */
const LINK = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}|\p{L}\.\p{L}{2,}\//iu;
/** 'Ing.Novák', 'St.John': no links either. */
const TITLE = /\b(?:Ing|Mgr|Mgrs|Bc|MUDr|MVDr|JUDr|PhDr|RNDr|PaedDr|Dr|Prof|Doc|St|Mr|Mrs|Ms)\.(?=\p{Lu})/gu;

/** What browsers take for a full stop in a host: '。', '．' and '｡'. */
const FULL_STOP = /[\u3002\uff0e\uff61]/g;

/** Names stand in messages to an address that anybody can type: with links in them, messages would be a relay. */
export const isWithoutLink = (name: string): boolean =>
  !LINK.test(name.normalize('NFKC').replace(FULL_STOP, '.').replace(TITLE, ''));
