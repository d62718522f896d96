import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

/** The gallery's own pages, around the frames. */
export const galleryStyles = css({
  padding: `${token('space.32')} ${token('size.gutter')} ${token('space.96')}`,
  h1: { fontSize: token('text.display'), marginBlockEnd: token('space.16') },
  '.samples': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.32')}`, alignItems: 'start' },
  '.samples > div': { minWidth: 0, maxWidth: '100%' },
  h2: { fontSize: token('text.title'), margin: `${token('space.32')} 0 ${token('space.8')}` },
  'nav > p': { margin: `0 0 ${token('space.4')}`, color: token('color.inkSoft') },
  '.choices': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token('space.8')}`,
    margin: `0 0 ${token('space.8')}`,
    padding: 0,
    listStyle: 'none',
  },
  '.choices a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.pill'),
    textDecoration: 'none',
    color: token('color.ink'),
    '&[aria-current]': {
      background: token('color.accent'),
      borderColor: token('color.accent'),
      color: token('color.onAccent'),
    },
  },
  '.scroll': { position: 'relative', overflowX: 'auto', marginBlockStart: token('space.8') },
  iframe: {
    display: 'block',
    boxSizing: 'content-box',
    height: '30rem',
    border: `1px solid ${token('color.line')}`,
    background: token('color.surface'),
  },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: token('space.8'),
    marginBlockEnd: token('space.24'),
  },
  label: { display: 'grid', gap: token('space.4') },
  'input[type=search]': {
    font: 'inherit',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.control'),
  },
  '.blocks': { columns: '19rem', margin: 0, padding: 0, listStyle: 'none' },
  '.blocks li': { breakInside: 'avoid' },
  '.blocks a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target') },
  '.blocks span': { display: 'inline-block', color: token('color.inkSoft') },
});
