import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/**
 * Announces the title of a page that was opened within the document, politely. Moves within a page are not announced:
 * its views move the focus, or have a status. See politeAnnouncer.js.
 */
export function RouteAnnouncer() {
  const { events } = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const announce = (_address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) setTitle(document.title);
    };
    events.on('routeChangeComplete', announce);
    return () => events.off('routeChangeComplete', announce);
  }, [events]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
