import { css } from '@emotion/react';
import { Suspense, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { CodePending } from '@/ui/CodePending';
import { coverBottom } from '@/ui/reserveBottom';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { media, token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { given, settingsClosed, settingsOpened, withdrawn } from '../consent.slice';
import { selectConsent, selectConsentStep } from '../consent.selectors';

/** Rarely opened: its code is loaded on demand. */
const ConsentSettings = lazyWithRetry(() => import('./ConsentSettings').then((module) => module.ConsentSettings));

/**
 * The banner is part of every cached page and overlays it, without layout shift. Before hydration the attribute
 * `data-consent`, set on html by the boot script, decides whether it is visible; without script there is nothing to
 * consent to and it stays hidden.
 */
const styles = css({
  position: 'fixed',
  zIndex: token('layer.bar'),
  // An open sheet covers the viewport.
  'html[data-sheet] &': { display: 'none' },
  insetInline: 0,
  // Above other content fixed at the lower edge of the viewport.
  bottom: 'var(--reserved-bottom, 0px)',
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${token('space.12')} max(${token('space.12')}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  'html:not([data-consent=unknown]) &[data-step=unread]': { display: 'none' },
  '.panel': {
    pointerEvents: 'auto',
    display: 'grid',
    gap: token('space.16'),
    width: '100%',
    maxWidth: '68rem',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    padding: token('space.12'),
    background: token('color.surface'),
    color: token('color.ink'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    boxShadow: token('shadow.high'),
    [media.md]: { padding: token('space.24') },
  },
  '.words': { display: 'grid', gap: token('space.4') },
  h2: { fontSize: token('text.title'), letterSpacing: '-0.01em' },
  'h2:focus': { outline: 'none' },
  '.words p': { color: token('color.inkSoft'), fontSize: token('text.small'), maxWidth: '80ch' },
  // The same weight for each.
  '.choices': { display: 'flex', flexWrap: 'wrap', gap: token('space.8'), [media.md]: { gap: token('space.12') } },
  '.choices > *': { flex: '1 1 7rem', paddingInline: token('space.8') },
  '.categories': {
    display: 'grid',
    gap: token('space.8'),
    [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: token('space.24') },
  },
  '.categories p': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.categories strong': { fontWeight: token('font.strongWeight') },
});

export function ConsentBanner() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectConsentStep);
  const choice = useAppSelector(selectConsent);
  const choose = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const before = useRef(step);
  // Returning from the settings without a decision focuses the button that opened them.
  useEffect(() => {
    if (before.current === 'choosing' && step === 'undecided') choose.current?.focus();
    before.current = step;
    if (step !== 'choosing') return undefined;
    // Away without a decision, as from any dialog.
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && section.current?.contains(target)) dispatch(settingsClosed());
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [step, dispatch]);
  const isShown = step !== 'decided';
  useEffect(() => (isShown && section.current ? coverBottom(section.current) : undefined), [isShown]);
  if (!isShown) return null;

  const firstLayer = (
    <>
      <div className="words">
        <h2>{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
      </div>
      <div className="choices">
        <Button variant="secondary" onClick={() => dispatch(given({ analytics: false, marketing: false }))}>
          {t('consent.onlyNecessary')}
        </Button>
        <Button variant="secondary" onClick={() => dispatch(given({ analytics: true, marketing: true, memory: true }))}>
          {t('consent.acceptAll')}
        </Button>
        <Button variant="secondary" ref={choose} busy={step === 'choosing'} onClick={() => dispatch(settingsOpened())}>
          {t('consent.settings')}
        </Button>
      </div>
    </>
  );

  return (
    <section ref={section} css={styles} aria-label={t('consent.title')} data-step={step} data-print="none">
      <div className="panel">
        {step === 'choosing' ? (
          <Suspense
            fallback={
              <>
                {firstLayer}
                <CodePending />
              </>
            }
          >
            <ConsentSettings
              choice={choice}
              onSave={(next) => dispatch(given(next))}
              onWithdraw={() => dispatch(withdrawn())}
              onBack={() => dispatch(settingsClosed())}
            />
          </Suspense>
        ) : (
          firstLayer
        )}
      </div>
    </section>
  );
}
