import Head from 'next/head';
import { PlainError } from '@/ui/frame/PlainError';

/** Fallback without a site. Sites render their own 404 page from `_live`. */
export default function NotFound() {
  return (
    <>
      <Head>
        <title>404</title>
      </Head>
      <PlainError
        code="404"
        lang="en"
        title="Here the road ended"
        homeText="To the start page"
        texts={[
          { lang: 'sv', text: 'Det finns ingen sida på den här adressen.' },
          { lang: 'en', text: 'There is no page at this address.' },
        ]}
      />
    </>
  );
}
