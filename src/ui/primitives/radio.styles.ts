import type { CSSObject } from '@emotion/react';
import { token } from '../tokens';

/** A native radio button in the theme's colours: the browser's own is a grey disc in dark schemes. */
export const radioStyles: CSSObject = {
  flex: 'none',
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  background: token('color.surface'),
  border: `1.5px solid ${token('color.control')}`,
  borderRadius: '50%',
  cursor: 'inherit',
  '&:checked': { borderWidth: '0.45rem', borderColor: token('color.accent') },
  '&:disabled': { background: token('color.sunken') },
  '&:disabled:checked': { borderColor: token('color.control') },
  '@media (forced-colors: active)': { appearance: 'auto' },
};
