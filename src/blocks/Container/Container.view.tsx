import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '@/ui/tokens';
import type { ContainerFields } from './Container.schema';

const styles = css({
  '&[data-colour=BackgroundColor1]': { background: token('color.surface') },
  '&[data-colour=BackgroundColor2]': { background: token('color.sunken') },
  '&[data-background]': { background: token('color.contrast'), color: token('color.onContrast') },
});

/** Blocks on a shared background. */
export function Container({ BackgroundColor, children }: ContainerFields & { children?: ReactNode }) {
  return (
    <div
      css={styles}
      data-colour={BackgroundColor}
      {...(BackgroundColor === 'BackgroundColor3' ? { 'data-background': 'contrast' } : {})}
    >
      {children}
    </div>
  );
}
