import type { NextPage } from 'next';
import Head from 'next/head';
import type { BrokenProps } from '@/ssr/brokenPage';
import { PlainError } from '@/ui/frame/PlainError';

/** For an unknown site, or an error in the browser. */
const plain = {
  title: 'Motorn fick hosta',
  homeText: 'Till startsidan',
  homeHref: '/',
  lang: 'sv',
  texts: [
    { lang: 'sv', text: 'Något gick fel hos oss och sidan kunde inte visas. Försök igen om en liten stund.' },
    { lang: 'en', text: 'Something went wrong on our side. Please try again in a moment.' },
  ],
};

/**
 * The page for a failed request, in the theme and language of its site. It uses neither store, content nor services.
 */
const Broken: NextPage<Partial<BrokenProps>> = ({ frame, title, text, homeText, homeHref }) => {
  const texts =
    frame && title && text && homeText && homeHref
      ? { title, homeText, homeHref, lang: frame.lang, texts: [{ lang: frame.lang, text }] }
      : plain;
  return (
    <>
      <Head>
        <title>{texts.title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <PlainError code="500" {...texts} />
    </>
  );
};

Broken.getInitialProps = async ({ req, res, asPath = '/' }) => {
  if (!req) return {};
  res?.setHeader('Cache-Control', 'no-store');
  const { brokenPage } = await import('@/ssr/brokenPage');
  return brokenPage(req.headers.host, asPath) ?? {};
};

export default Broken;
