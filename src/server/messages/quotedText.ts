/** Every end of a line that a mail program or a browser may show as one. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const MARK = '>';

/**
 * What a visitor wrote, each line marked as in replies. Without the mark a visitor could write our own lines into a mail
 * to the staff: its end, or a link that `mailDocument` makes a button of. Every free text in a mail goes through here.
 */
export const quotedLines = (written: string): string[] =>
  written.split(LINE_END).map((line) => (line.trim() === '' ? MARK : `${MARK} ${line}`));

export const isQuoted = (line: string): boolean => line.startsWith(MARK);

/** A quoted line as it was written. */
export const unquoted = (line: string): string => line.replace(/^> ?/, '');
