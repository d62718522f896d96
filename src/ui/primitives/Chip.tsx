import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, token } from '../tokens';
import { Icon } from './Icon';
import { Link, type LinkProps } from './Link';

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.8'),
  minHeight: '2.25rem',
  padding: `${token('space.4')} ${token('space.12')}`,
  border: `1.5px solid ${token('color.control')}`,
  borderRadius: token('radius.pill'),
  background: token('color.surface'),
  color: token('color.ink'),
  fontSize: token('text.small'),
  fontWeight: token('font.strongWeight'),
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'start',
  transition: `background-color ${token('duration.fast')} ${token('ease.out')}, border-color ${token('duration.fast')} ${token('ease.out')}`,
  [media.coarse]: { minHeight: token('size.target') },
  [media.hover]: { '&:hover': { borderColor: token('color.ink'), color: token('color.ink') } },
  '&:active': { background: token('color.accentSoft') },
  '&[aria-pressed=true], &[aria-current=true]': {
    background: token('color.accent'),
    borderColor: token('color.accent'),
    color: token('color.onAccent'),
  },
  '&[data-removes]': {
    background: token('color.accentSoft'),
    borderColor: 'transparent',
    color: token('color.onAccentSoft'),
  },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
});

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  children: ReactNode;
  /** On or off; absent for a chip that is a plain button. */
  selected?: boolean;
  /** Pressing removes it: a cross follows the text. Give an `aria-label` for the action. */
  isRemovable?: boolean;
}

export function Chip({ children, selected, isRemovable = false, ...rest }: ChipProps) {
  return (
    <button css={styles} type="button" aria-pressed={selected} data-removes={isRemovable || undefined} {...rest}>
      {children}
      {isRemovable && <Icon name="close" size={1.1} />}
    </button>
  );
}

export interface LinkChipProps {
  href: string;
  children: ReactNode;
  current?: boolean;
  isRemovable?: boolean;
  'aria-label'?: string;
  onClick?: LinkProps['onClick'];
}

/** A chip that is a link: works without script. */
export function LinkChip({ href, children, current, isRemovable = false, ...rest }: LinkChipProps) {
  return (
    <Link
      css={styles}
      href={href}
      data-button=""
      aria-current={current ? 'true' : undefined}
      data-removes={isRemovable || undefined}
      {...rest}
    >
      {children}
      {isRemovable && <Icon name="close" size={1.1} />}
    </Link>
  );
}
