import Head from 'next/head';
import { PlainError } from '@/ui/frame/PlainError';

/** The last resort: no site is known here. Sites answer with their own page from `_live`. */
export default function NotFound() {
  return (
    <>
      <Head><title>404</title></Head>
      <PlainError code="404" title="Here the road ended" text="There is no page at this address." homeText="To the start page" />
    </>
  );
}
