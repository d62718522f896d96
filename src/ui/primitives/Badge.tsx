import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens';

export type BadgeTone = 'neutral' | 'accent' | 'signal' | 'success';

/** For cards: spread under the card's root as `'.badge': badgeStyles` and write `<span className="badge" data-tone="signal">`. */
export const badgeStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.4'),
  padding: `0.15em ${token('space.8')}`,
  borderRadius: `min(${token('radius.control')}, 0.375rem)`,
  background: token('color.sunken'),
  color: token('color.ink'),
  fontSize: token('text.small'),
  fontWeight: token('font.strongWeight'),
  lineHeight: 1.5,
  '&[data-tone=accent]': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
  '&[data-tone=signal]': { background: token('color.signal'), color: token('color.onSignal') },
  '&[data-tone=success]': { background: token('color.successSoft'), color: token('color.success') },
});

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span css={badgeStyles} data-tone={tone}>{children}</span>
);
