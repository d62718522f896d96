import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

const TEXT_FIELD =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=submit]), select, textarea';

/**
 * Makes the platform's form look like the site's own where the platform puts its elements into the page. A form in a
 * frame of the platform keeps the looks that were chosen there.
 */
export const platformFormStyles = css({
  width: '100%',
  minHeight: '12rem',
  form: { display: 'grid', gap: token('space.16') },
  label: { display: 'block', fontWeight: token('font.strongWeight'), fontSize: token('text.small') },
  [`& :is(${TEXT_FIELD})`]: {
    display: 'block',
    width: '100%',
    minHeight: '3rem',
    marginBlockStart: token('space.4'),
    padding: token('space.12'),
    font: 'inherit',
    fontSize: `max(1rem, ${token('text.body')})`,
    color: token('color.ink'),
    background: token('color.surface'),
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: `min(${token('radius.control')}, 1.5rem)`,
    [media.hover]: { '&:hover': { borderColor: token('color.ink') } },
    '&:focus': { borderColor: token('color.focus'), outline: '3px solid var(--ring)' },
  },
  'input:is([type=checkbox], [type=radio])': {
    width: '1.25rem',
    height: '1.25rem',
    accentColor: token('color.accent'),
    verticalAlign: 'middle',
  },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  '& :is(input[type=submit], button[type=submit])': {
    justifySelf: 'start',
    minHeight: token('size.target'),
    padding: `0.45em ${token('space.24')}`,
    font: 'inherit',
    fontWeight: token('font.strongWeight'),
    color: token('color.onAccent'),
    background: token('color.accent'),
    border: 0,
    borderRadius: token('radius.control'),
    cursor: 'pointer',
    [media.hover]: { '&:hover': { background: token('color.accentHover') } },
    '&:active': { background: token('color.accentActive') },
  },
});
