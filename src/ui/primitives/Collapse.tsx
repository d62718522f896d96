import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { token } from '../tokens';
import { Button } from './Button';

const styles = css({
  display: 'grid',
  gap: token('space.12'),
  justifyItems: 'start',
  '> .collapse-content': { width: '100%' },
  '> button': { marginInlineStart: `calc(-1 * ${token('space.12')})` },
  '> .collapse-content[data-folded]': { overflow: 'hidden', WebkitMaskImage: 'linear-gradient(#000 calc(100% - 3.5rem), transparent)', maskImage: 'linear-gradient(#000 calc(100% - 3.5rem), transparent)' },
});

export interface CollapseProps {
  /** How much is seen at first, px at the normal text size; grows with the visitor's. */
  height: number;
  moreText: string;
  lessText: string;
  children: ReactNode;
}

/**
 * A long text, its beginning seen and a button for the rest. No button where it all fits; whoever tabs into the hidden
 * part opens it; without script all of it stands open.
 */
export function Collapse({ height, moreText, lessText, children }: CollapseProps) {
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = content.current;
    if (!element || open || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setFits(element.scrollHeight <= element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  const folded = !open && !fits;
  return (
    <div css={styles}>
      <div
        className="collapse-content" id={id} ref={content} data-folded={folded ? '' : undefined} style={open ? undefined : { maxHeight: `${height / 16}rem` }}
        onFocus={folded ? () => setOpen(true) : undefined}
      >
        {children}
      </div>
      {!fits && (
        <Button variant="ghost" aria-expanded={open} aria-controls={id} data-needs-script="" onClick={() => setOpen(!open)}>
          {open ? lessText : moreText}
        </Button>
      )}
    </div>
  );
}
