import Head from 'next/head';
import { PlainError } from '@/ui/frame/PlainError';

/** Static, because what fails may be anything: it asks nothing of the store, the texts or the services. */
export default function Broken() {
  return (
    <>
      <Head><title>500</title></Head>
      <PlainError
        code="500" lang="sv" title="Motorn fick hosta" homeText="Till startsidan"
        texts={[
          { lang: 'sv', text: 'Något gick fel hos oss och sidan kunde inte visas. Försök igen om en liten stund.' },
          { lang: 'en', text: 'Something went wrong on our side. Please try again in a moment.' },
        ]}
      />
    </>
  );
}
