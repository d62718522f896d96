import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, token } from '../tokens';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  children: ReactNode;
  /** At the end of the line: number of cars. Give `aria-label` where name and number alone are not clear. */
  count?: string;
}

/** For lists of many rows: one root with `label: checkboxStyles` costs less than a rule per row. */
const checkboxStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.12'),
  minHeight: '2.5rem',
  paddingBlock: token('space.4'),
  cursor: 'pointer',
  lineHeight: 1.3,
  [media.coarse]: { minHeight: token('size.target') },
  input: {
    flex: 'none',
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: '1.5rem',
    height: '1.5rem',
    background: token('color.surface'),
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: `min(${token('radius.control')}, 0.375rem)`,
    cursor: 'inherit',
    transition: `background-color ${token('duration.fast')} ${token('ease.out')}`,
  },
  'input::after': {
    content: '""',
    width: '0.38rem',
    height: '0.72rem',
    marginTop: '-0.15rem',
    border: `solid ${token('color.onAccent')}`,
    borderWidth: '0 2.5px 2.5px 0',
    rotate: '42deg',
    opacity: 0,
  },
  'input:checked': { background: token('color.accent'), borderColor: token('color.accent') },
  'input:checked::after': { opacity: 1 },
  [media.hover]: { '&:hover input:not(:disabled)': { borderColor: token('color.ink') } },
  '&:has(:disabled)': { cursor: 'not-allowed', color: token('color.inkSoft') },
  'input:disabled': { background: token('color.sunken') },
  'input:disabled:checked': { background: token('color.control'), borderColor: token('color.control') },
  '.checkbox-text': { flex: 1, minWidth: 0 },
  '.checkbox-count': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '&[data-empty]': { color: token('color.inkSoft') },
  '@media (forced-colors: active)': {
    'input:checked': { background: 'Highlight' },
    input: { appearance: 'auto' },
    'input::after': { display: 'none' },
  },
});

export function Checkbox({ children, count, className, ...input }: CheckboxProps) {
  return (
    <label css={checkboxStyles} className={className}>
      <input type="checkbox" {...input} />
      <span className="checkbox-text">{children}</span>
      {count !== undefined && <span className="checkbox-count">{count}</span>}
    </label>
  );
}
