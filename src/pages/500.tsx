import Head from 'next/head';
import { PlainError } from '@/ui/frame/PlainError';

/** Static, because what fails may be anything: it asks nothing of the store, the texts or the services. */
export default function Broken() {
  return (
    <>
      <Head><title>500</title></Head>
      <PlainError code="500" title="Motorn fick hosta" text="Något gick fel hos oss och sidan kunde inte visas. Försök igen om en liten stund. · Something went wrong on our side. Please try again in a moment." homeText="Till startsidan · Start page" />
    </>
  );
}
