/** What moves a page by hand; a finger is a pointer. */
const HANDS = ['wheel', 'pointerdown', 'keydown'];
const SETTLES_WITHIN_MS = 3_000;

/** Calls `again` whenever the page has become longer or shorter, until a hand is on it or its time is over. Gives what ends it. */
export function repeatUntilSettled(again: () => void): () => void {
  const hands = new AbortController();
  const observer = new ResizeObserver(again);
  const end = () => {
    observer.disconnect();
    hands.abort();
  };
  for (const hand of HANDS) addEventListener(hand, end, hands);
  setTimeout(end, SETTLES_WITHIN_MS);
  observer.observe(document.body);
  return end;
}
