import { css, keyframes, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, token } from '../tokens';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Link, type LinkProps } from './Link';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'ghostContrast';
export type ButtonSize = 'medium' | 'large';

const working = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.8'),
  minHeight: token('size.target'),
  // The window's share: in large text the label needs the width.
  padding: `0.45em min(${token('space.24')}, 7vw)`,
  border: '1.5px solid transparent',
  borderRadius: token('radius.control'),
  fontWeight: token('font.strongWeight'),
  fontSize: token('text.body'),
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  overflow: 'hidden',
  // A word longer than the button, in large text.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  transition: `background-color ${token('duration.fast')} ${token('ease.out')}, border-color ${token('duration.fast')} ${token('ease.out')}, color ${token('duration.fast')} ${token('ease.out')}`,
  '&[data-size=large]': { minHeight: '3.5rem', paddingInline: token('space.32') },
  '&[data-wide]': { display: 'flex', width: '100%' },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  '&:disabled': { opacity: 0.5 },
  // Busy: the label stays, a line runs along the lower edge; nothing changes its size.
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: '40%',
    height: 3,
    background: 'currentColor',
    borderRadius: 2,
    animation: `${working} 1.1s ${token('ease.out')} infinite`,
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  [media.print]: { display: 'none' },
});

const looks: Readonly<Record<ButtonVariant, SerializedStyles>> = {
  primary: css({
    background: token('color.accent'),
    color: token('color.onAccent'),
    [media.hover]: {
      '&:hover:not(:disabled)': { background: token('color.accentHover'), color: token('color.onAccent') },
    },
    '&:active:not(:disabled)': { background: token('color.accentActive'), color: token('color.onAccent') },
  }),
  secondary: css({
    background: token('color.surface'),
    color: token('color.ink'),
    borderColor: token('color.control'),
    [media.hover]: {
      '&:hover:not(:disabled)': {
        borderColor: token('color.ink'),
        color: token('color.ink'),
        background: token('color.sunken'),
      },
    },
    '&:active:not(:disabled)': { background: token('color.accentSoft'), color: token('color.ink') },
  }),
  ghost: css({
    background: 'transparent',
    color: token('color.accent'),
    paddingInline: token('space.12'),
    // Its label, not its invisible edge, lines up with the text above or at the end of the line.
    '&[data-flush]': { marginInline: `max(-1 * ${token('space.12')}, -1 * ${token('size.gutter')})` },
    [media.hover]: {
      '&:hover:not(:disabled)': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
    },
    '&:active:not(:disabled)': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
  }),
  ghostContrast: css({
    background: 'transparent',
    color: token('color.onContrast'),
    borderColor: 'currentColor',
    [media.hover]: {
      '&:hover:not(:disabled)': {
        background: token('color.onContrast'),
        color: token('color.contrast'),
        borderColor: token('color.onContrast'),
      },
    },
    '&:active:not(:disabled)': { background: token('color.onContrastSoft'), color: token('color.contrast') },
  }),
};

/** One rule per look, made once. */
const styles: Readonly<Record<ButtonVariant, SerializedStyles>> = {
  primary: css(base, looks.primary),
  secondary: css(base, looks.secondary),
  ghost: css(base, looks.ghost),
  ghostContrast: css(base, looks.ghostContrast),
};

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** A ghost whose label lines up with the edges of what is around it. */
  flush?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Busy: keeps label, size and focus, and ignores further presses. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  flush,
  icon,
  iconEnd,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      css={styles[variant]}
      type="button"
      data-size={size}
      data-wide={wide || undefined}
      data-flush={flush || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

export interface LinkButtonProps extends Looks, Omit<LinkProps, 'children'> {}

/** A link that looks like a button: it navigates, a button acts. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  wide,
  flush,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      css={styles[variant]}
      data-button=""
      data-size={size}
      data-wide={wide || undefined}
      data-flush={flush || undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
