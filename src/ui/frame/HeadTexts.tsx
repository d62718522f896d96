import Head from 'next/head';
import { createContext, useContext } from 'react';
import { documentTitle } from '@/lib/documentTitle';

/** The site's title, for the titles of views. */
export const SiteTitle = createContext('');

interface HeadTextsProps {
  /** Without the site's title. */
  title: string;
  description?: string;
  noIndex?: boolean;
}

/** Title and description of a view, instead of those that its page came with. */
export function HeadTexts({ title, description = '', noIndex = false }: HeadTextsProps) {
  const full = documentTitle(title, useContext(SiteTitle));
  return (
    <Head>
      <title key="title">{full}</title>
      <meta key="og:title" property="og:title" content={full} />
      {description !== '' && <meta key="description" name="description" content={description} />}
      {description !== '' && <meta key="og:description" property="og:description" content={description} />}
      {noIndex && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
}
