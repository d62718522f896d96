import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnouncerContext = createContext<Announce | null>(null);

/** Words that come faster than this replace each other: only the last is read. */
const CALM_MS = 400;

/**
 * The one polite voice of the page, for what changes without moving focus: '312 bilar', 'Tillagd i jämförelsen'.
 * Stands in the app, around everything, so that it outlives navigation.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback<Announce>((text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid((last) => ({ text, turn: last.turn + 1 })), CALM_MS);
  }, []);

  return (
    <AnnouncerContext value={announce}>
      {children}
      {/* The same words twice are news again: a no-break space makes them another text. */}
      <output className="visually-hidden" aria-live="polite">{said.text && said.turn % 2 === 1 ? `${said.text}\u00a0` : said.text}</output>
    </AnnouncerContext>
  );
}

/** Says a text to those who listen. Throws outside of an `AnnouncerProvider`. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnouncerContext);
  if (!announce) throw new Error('useAnnounce was called outside of an AnnouncerProvider.');
  return announce;
}
