import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { changesBetween } from './changes';
import { StateTree } from './StateTree';

interface ReplayAction {
  type: string;
  payload?: unknown;
  /** Milliseconds from the first. */
  at: number;
}

export interface ReplayPlayerProps {
  actions: readonly ReplayAction[];
  /** The base, then the state after each action: one more than there are actions. */
  states: readonly Readonly<Record<string, unknown>>[];
  endsAsRecorded: boolean;
}

const STEP_MS = 600;

const styles = css({
  display: 'grid',
  gap: token('space.24'),
  '.controls': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.12') },
  '.controls output': { fontVariantNumeric: 'tabular-nums', minWidth: '9em' },
  'input[type=range]': { width: '100%', accentColor: token('color.accent'), minHeight: token('size.target') },
  '.panes': { display: 'grid', gap: token('space.24'), [media.lg]: { gridTemplateColumns: 'minmax(16rem, 1fr) 2fr' } },
  section: { minWidth: 0, display: 'grid', gap: token('space.12'), alignContent: 'start' },
  h2: { fontSize: token('text.title') },
  '.facts': {
    maxHeight: '28rem',
    overflow: 'auto',
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.control'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '.facts button': {
    width: '100%',
    display: 'flex',
    justifyContent: 'space-between',
    gap: token('space.8'),
    textAlign: 'start',
    font: 'inherit',
    overflowWrap: 'anywhere',
    padding: `${token('space.8')} ${token('space.12')}`,
    border: 0,
    background: token('color.surface'),
    color: token('color.ink'),
    minHeight: token('size.target'),
    cursor: 'pointer',
    '&[aria-current=step]': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
  },
  '.time': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  pre: {
    margin: 0,
    padding: token('space.12'),
    overflow: 'auto',
    maxHeight: '24rem',
    fontSize: token('text.small'),
    background: token('color.sunken'),
    color: token('color.ink'),
    borderRadius: token('radius.control'),
  },
});

const shown = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value, null, 1));
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Steps through a recorded visit: its actions, the changes of each, and the state after any of them. */
export function ReplayPlayer({ actions, states, endsAsRecorded }: ReplayPlayerProps) {
  const { t } = useTexts();
  const id = useId();
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = states.length - 1;
  const runs = playing && step < last;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, last)), STEP_MS);
    return () => clearInterval(timer);
  }, [runs, last]);

  const action = step === 0 ? undefined : actions[step - 1];
  const state = states[step] ?? {};
  const changes = useMemo(() => (step === 0 ? [] : changesBetween(states[step - 1], states[step])), [states, step]);
  const steps = [{ type: t('dev.replayBase'), at: 0 }, ...actions].map(({ type, at }, number) => ({
    type,
    time: at,
    number,
  }));
  const position = t('dev.replayStep', { step, total: last });

  return (
    <div css={styles}>
      <Notice tone={endsAsRecorded ? 'success' : 'danger'}>
        {t(endsAsRecorded ? 'dev.replaySame' : 'dev.replayDiffers')}
      </Notice>
      <div className="controls">
        <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {t('dev.replayPrevious')}
        </Button>
        <Button
          variant="secondary"
          disabled={last === 0}
          onClick={() => {
            if (step === last) setStep(0);
            setPlaying(!runs);
          }}
        >
          {t(runs ? 'dev.replayPause' : 'dev.replayPlay')}
        </Button>
        <Button variant="secondary" disabled={step === last} onClick={() => setStep(step + 1)}>
          {t('dev.replayNext')}
        </Button>
        <output htmlFor={id}>{position}</output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('dev.replay')}
        aria-valuetext={position}
        onChange={(event) => setStep(event.target.valueAsNumber)}
      />
      <div className="panes">
        <section aria-labelledby={`${id}facts`}>
          <h2 id={`${id}facts`}>{t('dev.replayActions')}</h2>
          <ol className="facts">
            {steps.map(({ type, time, number }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-current={number === step ? 'step' : undefined}
                  onClick={() => setStep(number)}
                >
                  <span>{type}</span>
                  <span className="time">{seconds(time)}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby={`${id}step`}>
          <h2 id={`${id}step`}>{action?.type ?? t('dev.replayBase')}</h2>
          {action && action.payload !== undefined && (
            <pre tabIndex={0} aria-labelledby={`${id}step`}>
              {shown(action.payload)}
            </pre>
          )}
          <h2 id={`${id}changes`}>{t('dev.replayChanges')}</h2>
          {changes.length === 0 ? (
            <p>{t('dev.replayNoChange')}</p>
          ) : (
            <pre tabIndex={0} aria-labelledby={`${id}changes`}>
              {changes.map(({ path, before, after }) => `${path}\n- ${shown(before)}\n+ ${shown(after)}`).join('\n')}
            </pre>
          )}
          <h2>{t('dev.replayState')}</h2>
          <StateTree state={state} />
        </section>
      </div>
    </div>
  );
}
