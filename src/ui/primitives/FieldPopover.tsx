import { css } from '@emotion/react';
import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { token } from '../tokens';
import { floatingPanel } from './floatingPanel.styles';

/** Forms style their buttons with `&&`: the box wins over those rules. */
const styles = css({
  '&&&': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: `calc(100% + ${token('space.4')})`,
    insetInlineStart: 0,
    insetBlockEnd: 'auto',
    insetInlineEnd: 'auto',
    width: '100%',
    height: 'auto',
    margin: 0,
    maxHeight: 'min(28rem, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: token('space.8'),
    ...floatingPanel,
    fontSize: token('text.body'),
    textAlign: 'start',
  },
  '&&&[hidden]': { display: 'none' },
});

/** Distance to the form, CSS pixels. */
const GAP = 4;

export interface FieldPopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'popover' | 'hidden'> {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  children: ReactNode;
}

/**
 * A box at the lower edge of its form, in the top layer, so that nothing around the form cuts it off; it scrolls with
 * the page. Browsers without popovers place it by the styles.
 */
export function FieldPopover({ ref, open, children, ...attributes }: FieldPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = box.current;
    const form = panel?.closest('form');
    if (!open || !panel || !form || !('showPopover' in panel)) return undefined;
    const movePopover = () => {
      const { bottom, left, width } = form.getBoundingClientRect();
      Object.assign(panel.style, {
        top: `${bottom + window.scrollY + GAP}px`,
        left: `${left + window.scrollX}px`,
        width: `${width}px`,
      });
    };
    movePopover();
    panel.showPopover();
    window.addEventListener('resize', movePopover);
    return () => {
      window.removeEventListener('resize', movePopover);
      panel.hidePopover();
    };
  }, [open]);
  const refs = (element: HTMLDivElement | null) => {
    box.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div ref={refs} css={styles} popover="manual" hidden={!open} {...attributes}>
      {children}
    </div>
  );
}
