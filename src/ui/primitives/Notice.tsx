import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens';
import { Icon } from './Icon';
import type { IconName } from './icons';

type NoticeTone = 'info' | 'success' | 'danger';

const icons: Readonly<Record<NoticeTone, IconName>> = { info: 'info', success: 'check', danger: 'warning' };

const styles = css({
  display: 'flex',
  gap: token('space.12'),
  padding: token('space.16'),
  borderRadius: `min(${token('radius.card')}, 0.75rem)`,
  background: token('color.accentSoft'),
  color: token('color.ink'),
  '> svg': { marginTop: '0.1em', color: token('color.onAccentSoft') },
  '> div': { display: 'grid', gap: token('space.8'), flex: 1, minWidth: 0 },
  '> div > .notice-title': { fontWeight: token('font.strongWeight') },
  '> div > .notice-actions': { display: 'flex', flexWrap: 'wrap', gap: token('space.12'), marginTop: token('space.4') },
  '&[data-tone=success]': { background: token('color.successSoft'), '> svg': { color: token('color.success') } },
  '&[data-tone=danger]': { background: token('color.dangerSoft'), '> svg': { color: token('color.danger') } },
});

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Buttons: the recovery actions. */
  actions?: ReactNode;
  /** For a message that appears while the page is read: 'polite' waits, 'now' interrupts. */
  announce?: 'polite' | 'now';
}

/** An inline message with recovery actions. */
export function Notice({ tone = 'info', title, children, actions, announce }: NoticeProps) {
  return (
    <div
      css={styles}
      data-tone={tone}
      role={announce === 'now' ? 'alert' : announce === 'polite' ? 'status' : undefined}
    >
      <Icon name={icons[tone]} size={1.4} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
