import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';

const styles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space.12'),
  '.text': { position: 'relative', width: '100%' },
  // Folded only where a button can unfold it (data-folded: ui/globalCss).
  '.text[data-folded]': {
    overflow: 'hidden',
    '@media (scripting: enabled)': {
      WebkitMaskImage: 'linear-gradient(#000 60%, transparent)',
      maskImage: 'linear-gradient(#000 60%, transparent)',
    },
    [media.print]: { maxHeight: 'none !important', maskImage: 'none', WebkitMaskImage: 'none' },
  },
});

/**
 * Content folded to a height, with show more and show less (description 300 px, equipment 50 px: specification 2 section
 * 9). The height grows with the visitor's text size. Content that is short enough has no button.
 */
export function Folding({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setFits(element.scrollHeight <= (height / 16) * rem + 1);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [height]);
  const folded = !open && !fits;
  return (
    <div css={styles}>
      <div
        id={id}
        ref={text}
        className="text"
        data-folded={folded || undefined}
        style={folded ? { maxHeight: `${height / 16}rem` } : undefined}
      >
        {children}
      </div>
      {!fits && (
        <span data-needs-script data-print="none">
          <Button variant="ghost" flush aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t(open ? 'detail.showLess' : 'detail.showMore')}
          </Button>
        </span>
      )}
    </div>
  );
}
