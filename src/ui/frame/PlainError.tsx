import { css } from '@emotion/react';
import { LinkButton } from '../primitives/Button';
import { token } from '../tokens';

const styles = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token('space.16'),
  minHeight: '100dvh',
  maxWidth: '44rem',
  marginInline: 'auto',
  padding: token('size.gutter'),
  '.code': { color: token('color.inkSoft'), fontWeight: token('font.strongWeight') },
  h1: { fontSize: token('text.hero') },
  '.lead': { fontSize: token('text.lead'), color: token('color.inkSoft') },
});

export interface PlainErrorProps {
  code: string;
  /** The language of title and link to the home page. */
  lang: string;
  title: string;
  /** The same in each language. */
  texts: readonly { lang: string; text: string }[];
  homeText: string;
  homeHref?: string;
}

/** An error page that needs nothing: no store, no dictionary, no site. */
export function PlainError({ code, lang, title, texts, homeText, homeHref = '/' }: PlainErrorProps) {
  return (
    <main css={styles} lang={lang}>
      <p className="code">{code}</p>
      <h1>{title}</h1>
      {texts.map((one) => (
        <p key={one.lang} className="lead" lang={one.lang}>
          {one.text}
        </p>
      ))}
      <LinkButton href={homeHref}>{homeText}</LinkButton>
    </main>
  );
}
