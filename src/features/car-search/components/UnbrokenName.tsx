/** 'Renault Captur E-Tech', whose words no line end breaks at their hyphens: `.unbroken` does not wrap. */
export function UnbrokenName({ text }: { text: string }) {
  if (!text.includes('-')) return text;
  return [...text.matchAll(/\s+|\S+/g)].map(({ 0: word, index }) =>
    word.includes('-') ? (
      <span key={index} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
