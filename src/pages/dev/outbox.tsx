import { css } from '@emotion/react';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import type { OutboxMessage } from '@/domain/messages/outboxMessage';
import { textPieces } from '@/lib/textLinks';
import { latestMessages } from '@/ssr/outbox';
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

interface Props {
  /** null for visitors of another machine. */
  messages: OutboxMessage[] | null;
}

/** Routed by the proxy in demo mode only; in live mode the outbox is not available either. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res }) => {
  const messages = await latestMessages(req);
  if (!messages) return { notFound: true };
  res.setHeader('Cache-Control', 'no-store');
  if (messages === 'elsewhere') res.statusCode = 403;
  return { props: { messages: messages === 'elsewhere' ? null : messages } };
};

/** Plain text with its addresses as links. */
const LinkedText = ({ text }: { text: string }) =>
  textPieces(text).map(({ from, text, isAddress }) =>
    isAddress ? (
      <a key={from} href={text} rel="noreferrer">
        {text}
      </a>
    ) : (
      <span key={from}>{text}</span>
    ),
  );

const channels: Record<OutboxMessage['channel'], string> = { mail: 'Mail', sms: 'Text message', http: 'Request' };

/** 'failed 3 times' */
function deliveryText({ state, attempts }: Pick<OutboxMessage, 'state' | 'attempts'>): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  const texts: Record<OutboxMessage['state'], string> = {
    waiting: 'waiting',
    failed: `failed ${times}, to be sent again`,
    sent: 'sent',
    dead: `given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
  };
  return texts[state];
}

/** Messages, and whether they were sent. */
export default function OutboxPage({ messages }: Props) {
  return (
    <main css={styles} lang="en">
      <Head>
        <title>Forecourt: outbox</title>
      </Head>
      <h1>Outbox</h1>
      <p>
        Mail, text messages and requests to other systems, the newest first. Without <code>SMTP_URL</code> and{' '}
        <code>SMS_URL</code> nothing leaves this server. <a href="/dev">Back</a>
      </p>
      {messages === null && (
        <p>
          Messages hold names, addresses and codes: they are shown on the server&rsquo;s own machine only.{' '}
          <code>DEMO_TOOLS=network</code> shows them to everybody who reaches it.
        </p>
      )}
      {messages?.length === 0 && <p>Nothing has been written yet: book a workshop visit or write to a seller first.</p>}
      <ul>
        {messages?.map(({ id, channel, recipient, subject, body, createdAt, ...delivery }) => (
          <li key={id}>
            <article lang="sv" aria-labelledby={`letter-${id}`}>
              <h2 id={`letter-${id}`}>{subject ?? (channel === 'sms' ? 'SMS' : recipient)}</h2>
              <p className="about" lang="en">
                {channels[channel]} to {recipient},{' '}
                <time dateTime={createdAt}>{createdAt.replace('T', ' ').slice(0, 19)} UTC</time>:{' '}
                {deliveryText(delivery)}
              </p>
              <p className="body">
                <LinkedText text={body} />
              </p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
