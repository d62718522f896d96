import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { shareTargets, type ShareTarget } from '@/domain/content/shareTargets';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { useTexts } from '@/i18n/TextsProvider';
import { CopyButton } from '@/ui/frame/CopyButton';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';

const styles = css({
  position: 'relative',
  display: 'inline-block',
  '> ul': {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: `calc(100% + ${token('space.8')})`,
    minWidth: '13rem',
    padding: token('space.8'),
    background: token('color.surface'),
    color: token('color.ink'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    boxShadow: token('shadow.high'),
  },
  '> ul > li > a, > ul > li > span > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: token('space.12'),
    width: '100%',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: token('radius.control'),
    [media.hover]: { '&:hover': { background: token('color.sunken') } },
  },
  '> ul > li > span': { display: 'flex' },
});

/** Shares the page with the device's share dialog where available, else with a menu. */
export function ShareMenu() {
  const { t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  /** null: closed. */
  const [targets, setTargets] = useState<readonly ShareTarget[] | null>(null);

  const share = async () => {
    const page = { title: document.title, url: window.location.href };
    if (typeof navigator.share !== 'function') {
      setTargets(targets ? null : shareTargets(page.url));
      return;
    }
    try {
      await navigator.share(page);
    } catch (error) {
      // Closing the device's dialog counts as done; any other error opens the menu.
      if (!(error instanceof Error && error.name === 'AbortError')) setTargets(shareTargets(page.url));
    }
  };

  useEffect(() => {
    if (!targets) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setTargets(null);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setTargets(null);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [targets]);

  return (
    <div ref={root} css={styles} data-share="" data-needs-script="">
      <Button variant="secondary" aria-expanded={targets !== null} aria-controls={id} onClick={share}>
        <LoadedIcon name="share" />
        {t('frame.share')}
      </Button>
      {targets && (
        <ul id={id}>
          {targets.map(({ channel, icon, href }) => (
            <li key={channel}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('frame.shareOn', { channel })}>
                <LoadedIcon name={icon} />
                {channel}
              </a>
            </li>
          ))}
          <li>
            <CopyButton text={() => window.location.href}>
              <LoadedIcon name="copy" />
              {t('frame.copy')}
            </CopyButton>
          </li>
        </ul>
      )}
    </div>
  );
}
