import { css } from '@emotion/react';
import { useEffect, useReducer } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { timeLeft, timeUnits } from '@/lib/timeLeft';
import { step } from '@/machine/step';
import { selectContext } from '@/store/context';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { equalColumns } from '@/ui/primitives/equalColumns.styles';
import { media, token } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import { BlockButton } from '../parts/BlockButton';
import { backgroundOf } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { countdownFlow, type CountdownStep } from './countdown.flow';
import type { CountdownTimerFields } from './CountdownTimer.schema';

const TICK_MS = 1000;

const styles = css({
  '* + &': { marginBlockStart: token('size.section') },
  '* + &[data-margin]': { marginBlockStart: `calc(1.5 * ${token('size.section')})` },
  '.count': {
    display: 'grid',
    gap: token('space.24'),
    alignItems: 'center',
    padding: `${token('space.48')} ${token('space.16')}`,
    borderRadius: token('radius.panel'),
    [media.md]: { paddingInline: token('space.32') },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${token('space.48')} ${token('space.64')}` },
  },
  '&[data-full] .count': { paddingInline: 0 },
  '.say': {
    display: 'grid',
    gap: token('space.12'),
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    p: { whiteSpace: 'pre-line' },
    a: { marginBlockStart: token('space.8') },
    '&[data-ghost] a': { marginInlineStart: `calc(-1 * ${token('space.12')})` },
  },
  dl: {
    display: 'grid',
    gridTemplateColumns: equalColumns('var(--units)', '3.75rem', token('space.4')),
    gap: token('space.4'),
    [media.md]: { grid: 'auto / auto-flow minmax(0, 1fr)', gap: token('space.12') },
  },
  'dl > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    paddingBlock: token('space.12'),
    paddingInline: token('space.4'),
    [media.md]: { minWidth: '5.5rem', paddingInline: token('space.12') },
    borderRadius: token('radius.card'),
    border: '1px solid transparent',
  },
  'dl[data-outline] > div': { borderColor: 'currentColor' },
  dd: {
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontSize: token('text.heading'),
    lineHeight: 1.2,
    [media.md]: { fontSize: token('text.display') },
    fontVariantNumeric: 'tabular-nums',
  },
  // Numbers align in a row, however many lines their labels have.
  dt: {
    fontSize: token('text.small'),
    maxWidth: '100%',
    textAlign: 'center',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  '.over': { marginBlockStart: token('space.8'), textAlign: 'center', fontSize: token('text.small') },
  '[data-over] dd': { opacity: 0.6 },
});
const card = css({ borderRadius: token('radius.panel') });

interface Counting {
  current: CountdownStep;
  now: number;
}

/** Counts down to a moment, once a second, and stops at zero. Renders nothing for an invalid date. */
export function CountdownTimer(fields: CountdownTimerFields) {
  const { t, format } = useTexts();
  const { Title, Text, Link, ButtonType, TargetDate, BackgroundColor, TextColor, FullWidth, Outline, HasMarginTop } =
    fields;
  const served = useAppSelector((state) => selectContext(state).now);
  const moment = Date.parse(TargetDate);
  const [{ current, now }, tick] = useReducer(
    (before: Counting, seen: number): Counting => {
      const next = step(countdownFlow, before.current, 'ticked', () => seen >= moment);
      return 'refused' in next ? before : { current: next.state, now: seen };
    },
    { current: countdownFlow.initial, now: Date.parse(served) },
  );
  useEffect(() => {
    if (current === 'over' || Number.isNaN(moment)) return undefined;
    if (current === 'asServed') tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [current, moment]);
  if (Number.isNaN(moment)) return null;
  const hidden = {
    days: fields.HideDays,
    hours: fields.HideHours,
    minutes: fields.HideMinutes,
    seconds: fields.HideSeconds,
  };
  const labels = {
    days: fields.LabelDays || t('block.days'),
    hours: fields.LabelHours || t('block.hours'),
    minutes: fields.LabelMinutes || t('block.minutes'),
    seconds: fields.LabelSeconds || t('block.seconds'),
  };
  const units = timeUnits.filter((unit) => !hidden[unit]);
  const left = timeLeft(now, moment, units);
  const columns: Record<string, number> = { '--units': units.length };
  // White text needs a dark background and black text a light one, whichever combination an editor has chosen.
  const chosen = backgroundOf[BackgroundColor];
  const background = TextColor === 'White' ? 'contrast' : chosen === 'contrast' ? 'soft' : chosen;
  const content = (
    <div className="count">
      <div className="say" data-ghost={ButtonType === 'Ghost' || undefined}>
        <BlockTitle text={Title} />
        {Text !== '' && <p>{Text}</p>}
        <BlockButton link={Link} type={ButtonType} background={background} />
      </div>
      <div role="timer" aria-label={t('block.until', { moment: format.longDate(TargetDate) })}>
        <dl style={columns} data-outline={Outline || undefined} data-over={now >= moment || undefined}>
          {units.map((unit) => (
            <div key={unit}>
              <dt>{labels[unit]}</dt>
              <dd>{String(left[unit]).padStart(unit === 'days' ? 1 : 2, '0')}</dd>
            </div>
          ))}
        </dl>
        {now >= moment && <p className="over">{t('block.over')}</p>}
      </div>
    </div>
  );
  return FullWidth ? (
    <section
      css={styles}
      className="ground"
      data-full="true"
      data-background={background}
      data-margin={HasMarginTop || undefined}
      data-step={current}
    >
      <div css={wrapStyles}>{content}</div>
    </section>
  ) : (
    <section css={styles} data-margin={HasMarginTop || undefined} data-step={current}>
      <div css={wrapStyles}>
        <div css={card} className="ground" data-background={background}>
          {content}
        </div>
      </div>
    </section>
  );
}
