import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';

/** Specification 3 section 9. */
const WIDEST = '520px';

const styles = css({
  position: 'fixed',
  insetInlineStart: token('space.16'),
  insetBlockEnd: token('space.16'),
  zIndex: 3,
  width: 'fit-content',
  maxWidth: `min(${WIDEST}, calc(100vw - 2 * ${token('space.16')}))`,
  '> summary': {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    padding: `${token('space.8')} ${token('space.16')}`,
    borderRadius: token('radius.control'),
    background: token('color.accent'),
    color: token('color.onAccent'),
    boxShadow: token('shadow.high'),
    fontWeight: token('font.strongWeight'),
    listStyle: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
  },
  // Above the button, below the menu.
  '> div': {
    position: 'fixed',
    insetInlineStart: token('space.16'),
    insetBlockEnd: `calc(${token('space.16')} + 3.5rem)`,
    display: 'grid',
    gap: token('space.16'),
    justifyItems: 'start',
    width: `min(${WIDEST}, calc(100vw - 2 * ${token('space.16')}))`,
    maxHeight: 'max(14rem, calc(100dvh - 14rem))',
    padding: token('space.16'),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '> div, form': { width: '100%' },
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.surface'),
    color: token('color.ink'),
    boxShadow: token('shadow.high'),
    [media.md]: { padding: token('space.24') },
  },
  [media.print]: { display: 'none' },
});

/** A form behind a button that stays on screen; a disclosure, so that it works without script too. */
export function PopupForm({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      css={styles}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary>
        <Icon name="mail" />
        {title}
      </summary>
      <div>
        {children}
        <Button variant="ghost" flush data-needs-script="" onClick={close}>
          {t('onlineForm.close')}
        </Button>
      </div>
    </details>
  );
}
