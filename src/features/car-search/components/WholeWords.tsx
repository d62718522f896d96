/** 'Renault Captur E-Tech', whose words no line end breaks at their hyphens: `.whole` does not wrap. */
export function WholeWords({ text }: { text: string }) {
  if (!text.includes('-')) return text;
  return [...text.matchAll(/\s+|\S+/g)].map(({ 0: word, index }) =>
    word.includes('-') ? (
      <span key={index} className="whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
