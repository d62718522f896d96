import { css } from '@emotion/react';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import { shownLetters } from '@/ssr/outbox';
import { token } from '@/ui/tokens';

const styles = css({
  maxWidth: '52rem',
  marginInline: 'auto',
  padding: `${token('space.48')} ${token('size.gutter')} ${token('space.96')}`,
  overflowWrap: 'anywhere',
  h1: { marginBlockEnd: token('space.8') },
  '> ul': { display: 'grid', gap: token('space.24'), paddingBlockStart: token('space.32') },
  article: {
    display: 'grid',
    gap: token('space.12'),
    padding: token('space.24'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
  },
  h2: { fontSize: token('text.title') },
  '.about': { color: token('color.inkSoft'), fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  '.body': { maxWidth: token('size.line'), whiteSpace: 'pre-line' },
});

/** The proxy answers it in demo mode alone; in live mode nothing opens the outbox either. */
export const getServerSideProps: GetServerSideProps<{ letters: OutboxMessage[] }> = async ({ res }) => {
  const letters = await shownLetters();
  if (!letters) return { notFound: true };
  res.setHeader('Cache-Control', 'no-store');
  return { props: { letters } };
};

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** Addresses among words, by where they begin. */
function piecesOf(text: string): { from: number; words: string; isAddress: boolean }[] {
  let from = 0;
  return text
    .split(ADDRESS)
    .map((words, at) => {
      const piece = { from, words, isAddress: at % 2 === 1 };
      from += words.length;
      return piece;
    })
    .filter(({ words }) => words !== '');
}

/** Words as words, whatever they hold; addresses among them as links. */
const Words = ({ text }: { text: string }) =>
  piecesOf(text).map(({ from, words, isAddress }) =>
    isAddress ? (
      <a key={from} href={words} rel="noreferrer">
        {words}
      </a>
    ) : (
      <span key={from}>{words}</span>
    ),
  );

/** What was written to visitors and would have gone out by mail and text message. */
export default function OutboxPage({ letters }: { letters: OutboxMessage[] }) {
  return (
    <main css={styles} lang="en">
      <Head>
        <title>Forecourt: outbox</title>
      </Head>
      <h1>Outbox</h1>
      <p>
        Mail and text messages to visitors, the newest first. Nothing leaves this server. <a href="/dev">Back</a>
      </p>
      {letters.length === 0 && <p>Nothing has been written yet: book a workshop visit first.</p>}
      <ul>
        {letters.map(({ id, channel, recipient, subject, body, createdAt }) => (
          <li key={id}>
            <article lang="sv" aria-labelledby={`letter-${id}`}>
              <h2 id={`letter-${id}`}>{subject ?? 'SMS'}</h2>
              <p className="about" lang="en">
                {channel === 'mail' ? 'Mail' : 'Text message'} to {recipient},{' '}
                <time dateTime={createdAt}>{createdAt.replace('T', ' ').slice(0, 19)} UTC</time>
              </p>
              <p className="body">
                <Words text={body} />
              </p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
