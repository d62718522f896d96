/** Events by which visitors move a page; touch is a pointer event. */
const HANDS = ['wheel', 'pointerdown', 'keydown'];
const SETTLES_WITHIN_MS = 3_000;

/**
 * Calls `again` whenever the height of the page changes, until the visitor acts or the time is over. Returns a function
 * that stops it.
 */
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
