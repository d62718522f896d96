import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { FileDownloadListFields } from './FileDownloadList.schema';

const styles = css({
  '.files': { maxWidth: '56rem' },
  ul: { display: 'grid', gap: token('space.8') },
  a: {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.16'),
    minHeight: '3.5rem',
    padding: `${token('space.12')} ${token('space.16')}`,
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    color: token('color.ink'),
    textDecoration: 'none',
    [media.hover]: {
      '&:hover': {
        borderColor: token('color.ink'),
        color: token('color.ink'),
        '.name': { textDecoration: 'underline' },
      },
    },
  },
  svg: { flex: 'none', color: token('color.accent') },
  '.name': { flex: 1, minWidth: 0, fontWeight: token('font.strongWeight'), overflowWrap: 'anywhere' },
  '.note': { flex: 'none', color: token('color.inkSoft'), fontSize: token('text.small') },
  '.rest': {
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: `grid-template-rows 300ms ${token('ease.out')}, visibility 300ms`,
    '> ul': {
      overflow: 'hidden',
      minHeight: 0,
      paddingBlockStart: token('space.8'),
      margin: '-3px',
      paddingInline: '3px',
    },
  },
  '.rest[data-folded]': {
    gridTemplateRows: '0fr',
    visibility: 'hidden',
    '@media (scripting: none)': { visibility: 'visible' },
    '> ul': { paddingBlockStart: 0 },
  },
  '.files > button': { marginBlockStart: token('space.8') },
});

/** A size in readable form: 240 000 is '240 kB'. */
function sizeOf(bytes: number, number: (value: number, options: { decimals: number }) => string): string {
  return bytes >= 1_000_000
    ? `${number(bytes / 1_000_000, { decimals: 1 })}\u00a0MB`
    : `${number(Math.max(1, Math.round(bytes / 1000)), { decimals: 0 })}\u00a0kB`;
}

/** Downloads, folded beyond a limit. A single item beyond it is shown instead of a button. */
export function FileDownloadList({
  Title,
  Paragraph,
  Items,
  VisibleItems,
  ShowAllItems,
  ExpandText,
  CollapseText,
}: FileDownloadListFields) {
  const { t, format } = useTexts();
  const [open, setOpen] = useState(false);
  const rest = useId();
  const files = Items.flatMap(({ Title: title, File }) => (title === '' || !File ? [] : [{ ...File, title }]));
  if (files.length === 0) return null;
  const seen = Math.max(1, Math.floor(VisibleItems));
  const folds = !ShowAllItems && files.length > seen + 1 && ExpandText !== '' && CollapseText !== '';
  const list = (some: typeof files) => (
    <ul>
      {keyed(some, ({ src }) => src).map(({ key, item: { title, src, extension, bytes } }) => {
        const type = extension.toUpperCase();
        const note =
          type !== '' && bytes !== null
            ? t('block.fileNote', { type, size: sizeOf(bytes, format.number) })
            : type || (bytes === null ? '' : sizeOf(bytes, format.number));
        return (
          <li key={key}>
            <a data-button="" href={src} target="_blank" rel="noopener noreferrer">
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d="M12 4v11M7.5 11l4.5 4.5l4.5-4.5M4.5 19.5h15" />
              </svg>
              <span className="name">{title}</span>
              {note !== '' && <span className="note">{note}</span>}
              <span className="visually-hidden">{t('frame.newWindow')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
  return (
    <BlockSection
      styles={styles}
      head={
        Title === '' && Paragraph === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            {Paragraph !== '' && <p>{Paragraph}</p>}
          </>
        )
      }
    >
      <div className="files">
        {list(folds ? files.slice(0, seen) : files)}
        {folds && (
          <div className="rest" id={rest} data-folded={open ? undefined : ''}>
            {list(files.slice(seen))}
          </div>
        )}
        {folds && (
          <Button
            variant="ghost"
            data-needs-script=""
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => setOpen(!open)}
          >
            {open ? CollapseText : ExpandText}
          </Button>
        )}
      </div>
    </BlockSection>
  );
}
