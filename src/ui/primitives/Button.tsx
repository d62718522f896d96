import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, token } from '../tokens';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Link, type LinkProps } from './Link';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'ghostContrast';
export type ButtonSize = 'medium' | 'large';

/** What the looks share is `buttonStyles`, in the document. */
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
      css={looks[variant]}
      className="button"
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
      css={looks[variant]}
      className="button"
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
