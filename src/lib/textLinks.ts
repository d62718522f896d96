const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** A part of a text: a web address, or the text between two; `from` is its offset. */
export interface TextPiece {
  from: number;
  text: string;
  isAddress: boolean;
}

/** Splits a text into web addresses and the text between them. */
export function textPieces(text: string): TextPiece[] {
  let from = 0;
  return text
    .split(ADDRESS)
    .map((piece, index) => {
      const found = { from, text: piece, isAddress: index % 2 === 1 };
      from += piece.length;
      return found;
    })
    .filter((piece) => piece.text !== '');
}
