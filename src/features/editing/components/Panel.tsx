import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { token } from '@/ui/tokens';

const styles = css({
  position: 'fixed',
  zIndex: token('layer.dialog'),
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(100%, 28rem)',
  background: token('color.surface'),
  color: token('color.ink'),
  borderInlineStart: `1px solid ${token('color.line')}`,
  boxShadow: token('shadow.high'),
  pointerEvents: 'auto',
  outline: 'none',
  '> .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.12'),
    padding: `${token('space.8')} ${token('space.8')} ${token('space.8')} ${token('space.24')}`,
    borderBlockEnd: `1px solid ${token('color.line')}`,
  },
  '> .head h2': { fontSize: token('text.title'), overflowWrap: 'anywhere' },
  '> .head button': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'transparent',
  },
  '> .body': {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: token('space.16'),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: token('space.24'),
  },
});

export interface PanelProps {
  title: string;
  /** Called by Escape and the close button; may ignore the request to avoid losing input. */
  onClose(): void;
  children: ReactNode;
}

/** A panel next to the page, which stays visible. It takes the focus and returns it when closed. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { t } = useTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = panel.current?.querySelector<HTMLElement>(
      '.body :is(input, textarea, select, button, [contenteditable=true]):not(:disabled)',
    );
    // Keys typed before the field has loaded must not press the form's buttons.
    (first?.matches('[type=submit]') ? panel.current : (first ?? panel.current))?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      css={styles}
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="head">
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={t('editing.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="body">{children}</div>
    </section>
  );
}
