import { css, keyframes } from '@emotion/react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { media, token } from '../tokens';
import type { DialogProps } from './Dialog';
import { Icon } from './Icon';

const dim = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const slide = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });

const styles = css({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer.dialog'),
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(10 14 12 / 0.5)',
  animation: `${dim} ${token('duration.medium')} ${token('ease.out')}`,
  '.dialog-panel': {
    width: 'min(100% - 2rem, 40rem)', maxHeight: 'min(100dvh - 2rem, 54rem)', display: 'flex', background: token('color.surface'), color: token('color.ink'),
    borderRadius: token('radius.panel'), boxShadow: token('shadow.high'), overflow: 'hidden', animation: `${rise} ${token('duration.slow')} ${token('ease.out')}`,
  },
  '&[data-shape=side]': { placeItems: 'stretch end' },
  '&[data-shape=side] .dialog-panel': { width: 'min(100%, 28rem)', maxHeight: 'none', borderRadius: 0, animationName: slide },
  '&[data-shape=full] .dialog-panel': { width: '100%', height: '100%', maxHeight: 'none', borderRadius: 0 },
  '.dialog-panel > section': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' },
  '.dialog-head': { display: 'flex', alignItems: 'center', gap: token('space.16'), justifyContent: 'space-between', padding: `${token('space.12')} ${token('space.12')} ${token('space.12')} ${token('space.24')}`, borderBlockEnd: `1px solid ${token('color.line')}` },
  '.dialog-head h2': { fontSize: token('text.title'), letterSpacing: '-0.01em' },
  '.dialog-close': { display: 'grid', placeItems: 'center', width: token('size.target'), height: token('size.target'), border: 0, borderRadius: token('radius.pill'), background: 'transparent', [media.hover]: { '&:hover': { background: token('color.sunken') } } },
  '.dialog-body': { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: token('space.24') },
  '.dialog-foot': { padding: `${token('space.12')} ${token('space.24')}`, borderBlockStart: `1px solid ${token('color.line')}`, background: token('color.surface') },
});

/** The part that is fetched late; use `Dialog`. */
export function DialogBody({ open, onClose, title, closeText, shape = 'middle', children, footer }: DialogProps) {
  return (
    <ModalOverlay css={styles} data-shape={shape} isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Modal className="dialog-panel">
        <AriaDialog>
          <div className="dialog-head">
            <Heading slot="title" level={2}>{title}</Heading>
            <button type="button" className="dialog-close" aria-label={closeText} onClick={onClose}><Icon name="close" /></button>
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
