import Head from 'next/head';
import { useState } from 'react';
import type { PageHead } from '@/domain/content/pageHead';

/** The first page's graph is in its document alone (`next-patches/graphOnce`): the browser takes it from there. */
const graphInPage = (): string | undefined =>
  document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined;

/** Tags of the page's head; later tags of the same key, from the page's own view, win. */
export function PageHeadTags({
  title,
  description,
  ogDescription,
  picture,
  locale,
  siteName,
  canonical,
  noIndex,
  alternates,
  article,
  graph,
}: Omit<PageHead, 'graph'> & Partial<Pick<PageHead, 'graph'>>) {
  const [firstGraph] = useState(() => graph ?? graphInPage());
  return (
    <Head>
      <title key="title">{title}</title>
      {description !== '' && <meta key="description" name="description" content={description} />}
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:site_name" property="og:site_name" content={siteName} />
      <meta key="og:type" property="og:type" content={article ? 'article' : 'website'} />
      {article && article.published !== '' && (
        <meta key="article:published_time" property="article:published_time" content={article.published} />
      )}
      {article && article.author !== '' && (
        <meta key="article:author" property="article:author" content={article.author} />
      )}
      <meta key="og:url" property="og:url" content={canonical} />
      {ogDescription !== '' && <meta key="og:description" property="og:description" content={ogDescription} />}
      <meta key="og:locale" property="og:locale" content={locale} />
      <meta key="og:image" property="og:image" content={picture.src} />
      {picture.width !== undefined && (
        <meta key="og:image:width" property="og:image:width" content={String(picture.width)} />
      )}
      {picture.height !== undefined && (
        <meta key="og:image:height" property="og:image:height" content={String(picture.height)} />
      )}
      <meta key="og:image:alt" property="og:image:alt" content={picture.alt} />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
      {noIndex && <meta key="robots" name="robots" content="noindex" />}
      {!noIndex && <link key="canonical" rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={`alternate-${hreflang}`} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <script key="graph" type="application/ld+json">
        {graph ?? firstGraph}
      </script>
    </Head>
  );
}
