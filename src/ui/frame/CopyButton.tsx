import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '../tokens';
import { copyText } from './copyText';

/** How long the tooltip is shown, ms. */
const COPIED_MS = 1_000;

const styles = css({
  position: 'relative',
  display: 'inline-flex',
  '> button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.8'),
    minWidth: '2.25rem',
    minHeight: '2.25rem',
    padding: 0,
    border: 0,
    borderRadius: token('radius.control'),
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    [media.coarse]: { minWidth: token('size.target'), minHeight: token('size.target') },
    [media.hover]: { '&:hover': { background: 'rgb(128 128 128 / 0.2)' } },
  },
  output: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '50%',
    bottom: '100%',
    translate: '-50% 0',
    padding: `${token('space.4')} ${token('space.12')}`,
    borderRadius: token('radius.control'),
    background: token('color.ink'),
    color: token('color.background'),
    fontSize: token('text.small'),
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    // Empty, but not hidden: a live region must exist before its text.
    '&:empty': { padding: 0 },
  },
});

/** Copies a text and confirms it for a second. */
export function CopyButton({
  text,
  label,
  children,
}: {
  text: () => string;
  /** Label of a button without visible text. */ label?: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const [copied, setCopied] = useState<{ done: boolean; resetTimer: number } | null>(null);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(text());
    setCopied((last) => ({ done, resetTimer: (last?.resetTimer ?? 0) + 1 }));
  };
  return (
    <span css={styles} data-needs-script="">
      <button type="button" aria-label={label} onClick={copy}>
        {children}
      </button>
      <output aria-live="polite">{copied && t(copied.done ? 'frame.copied' : 'frame.copyFailed')}</output>
    </span>
  );
}
