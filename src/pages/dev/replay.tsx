import { css } from '@emotion/react';
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { useId, useState, type ChangeEvent } from 'react';
import { everyFeature } from '@/features/everyFeature';
import { download } from '@/features/telemetry/components/download';
import { ReplayPlayer, type ReplayPlayerProps } from '@/features/telemetry/components/ReplayPlayer';
import { pickTexts } from '@/i18n/pickTexts';
import type { PageTexts } from '@/i18n/text';
import { TextsProvider, useTexts } from '@/i18n/TextsProvider';
import { readRecording, toDevTools, type Recording } from '@/store/recording';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { listRecordings, loadRecording } from '@/ssr/recordings';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.24'),
  maxWidth: token('size.content'),
  margin: '0 auto',
  padding: token('size.gutter'),
  h1: { fontSize: token('text.heading') },
  '.file': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.8'), justifyItems: 'start' },
  h2: { fontSize: token('text.title') },
  '.recordings': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token('space.24')}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '.recordings a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    '&[aria-current]': { fontWeight: token('font.strongWeight') },
  },
  'input[type=file]': { font: 'inherit', maxWidth: '100%', minHeight: token('size.target') },
});

interface Opened {
  recording: Recording;
  player: ReplayPlayerProps;
}

/** Null where the text is not a recording, or its states do not fit: both are shown as errors. */
const open = (text: string): Opened | null => {
  const read = readRecording(text);
  if (!read.ok) return null;
  const recording = read.value;
  try {
    const states = replayStates(recording, everyFeature);
    return {
      recording,
      player: { actions: recording.actions, states, endsAsRecorded: endsAsRecorded(recording, states) },
    };
  } catch {
    return null;
  }
};

const saveForDevTools = (recording: Recording) =>
  download('redux-devtools.json', JSON.stringify(toDevTools(recording)));

/** 'booking-slot-lost' reads 'Booking slot lost'. */
const readable = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');

function Replay({ recordings, chosen }: Pick<ReplayPageProps, 'recordings' | 'chosen'>) {
  const { t } = useTexts();
  const id = useId();
  const [tried, setTried] = useState<{ count: number; opened: Opened | null } | undefined>(() =>
    chosen ? { count: 0, opened: open(chosen.text) } : undefined,
  );
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const opened = open(await file.text());
    setTried((before) => ({ count: (before?.count ?? 0) + 1, opened }));
  };
  return (
    <main css={styles}>
      <Head>
        <title>{t('dev.replay')}</title>
      </Head>
      <h1>{t('dev.replay')}</h1>
      <div className="file">
        <label htmlFor={id}>{t('dev.replayOpen')}</label>
        <input id={id} type="file" accept="application/json,.json" onChange={(event) => void choose(event)} />
      </div>
      {recordings.length > 0 && (
        <nav aria-labelledby={`${id}-recordings`}>
          <h2 id={`${id}-recordings`}>{t('dev.replayRecordings')}</h2>
          <ul className="recordings">
            {recordings.map((name) => (
              <li key={name}>
                <a href={`?recording=${name}`} aria-current={name === chosen?.name ? 'page' : undefined}>
                  {readable(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tried && !tried.opened && (
        <Notice tone="danger" announce="now">
          {t('error.recordingInvalid')}
        </Notice>
      )}
      {tried?.opened && (
        <>
          <ReplayPlayer key={tried.count} {...tried.opened.player} />
          <div>
            <Button variant="ghost" onClick={() => tried.opened && saveForDevTools(tried.opened.recording)}>
              {t('dev.replayDevTools')}
            </Button>
          </div>
        </>
      )}
    </main>
  );
}

interface ReplayPageProps {
  frame: { lang: string; theme: string };
  texts: PageTexts;
  /** Names of the recordings in test/recordings. */
  recordings: string[];
  /** The one that the address names (`?recording=booking-good-way`). */
  chosen: { name: string; text: string } | null;
}

/** `/dev/replay`: routed by the proxy in demo mode only. An opened file stays in the browser. */
export default function ReplayPage({ texts, recordings, chosen }: ReplayPageProps) {
  return (
    <TextsProvider texts={texts} language="en" locale="en">
      <Replay recordings={recordings} chosen={chosen} />
    </TextsProvider>
  );
}

export const getServerSideProps: GetServerSideProps<ReplayPageProps> = async ({ query: { recording } }) => {
  const name = typeof recording === 'string' ? recording : null;
  const text = name === null ? null : await loadRecording(name);
  if (name !== null && text === null) return { notFound: true };
  return {
    props: {
      frame: { lang: 'en', theme: 'nordvik' },
      texts: pickTexts('en', ['dev', 'error']),
      recordings: await listRecordings(),
      chosen: name !== null && text !== null ? { name, text } : null,
    },
  };
};
