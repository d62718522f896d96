import { css, Global } from '@emotion/react';
import { useEffect, useId, useReducer, useRef, type SyntheticEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { step } from '@/machine/step';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { RichText } from '@/ui/primitives/RichText';
import { token } from '@/ui/tokens';
import { disclaimerFlow, type DisclaimerEvent, type DisclaimerStep } from './disclaimer.flow';
import type { DisclaimerModalFields } from './DisclaimerModal.schema';

const styles = css({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer.dialog'),
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  background: token('color.background'),
  color: token('color.ink'),
  '&[open]': { display: 'grid', placeItems: 'center' },
  form: {
    display: 'grid',
    gap: token('space.24'),
    width: 'min(100%, 44rem)',
    padding: `${token('space.48')} ${token('size.gutter')}`,
    overflowWrap: 'anywhere',
  },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
});
const still = css({ 'html:has(dialog[data-disclaimer][open])': { overflow: 'hidden' } });

const preventClose = (event: Pick<Event, 'preventDefault'>): void => event.preventDefault();

/**
 * A notice that must be accepted first. It is open in the server's markup and closes by a native dialog form, without
 * script; with script it traps the focus. Escape does not close it.
 */
export function DisclaimerModal({ Title, Text, ApproveText, DeclineLink }: DisclaimerModalFields) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const approved = useRef(false);
  const title = useId();
  const [current, dispatch] = useReducer((before: DisclaimerStep, event: DisclaimerEvent): DisclaimerStep => {
    const next = step(disclaimerFlow, before, event, () => false);
    return 'refused' in next ? before : next.state;
  }, disclaimerFlow.initial);
  const hasContent = Title !== '' || Text !== '';
  useEffect(() => {
    const element = dialog.current;
    // The server renders it open and not modal; if it was accepted before hydration, it stays closed.
    if (!element?.open) return undefined;
    element.removeAttribute('open');
    element.showModal();
    // A second Escape closes a dialog although its cancel event was prevented, wherever the focus is.
    const blockEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) preventClose(event);
    };
    document.addEventListener('keydown', blockEscape, true);
    return () => document.removeEventListener('keydown', blockEscape, true);
  }, []);
  // Closes before it is removed: the focus returns to its origin, and the form is not removed during its submission.
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    approved.current = true;
    dialog.current?.close();
  };
  /** Browsers can close it by other means (a gesture): reopened unless accepted. */
  const closed = (): void => {
    if (approved.current) dispatch('approved');
    else dialog.current?.showModal();
  };
  if (!hasContent || current === 'closed') return null;
  return (
    <dialog
      css={styles}
      ref={dialog}
      open
      data-disclaimer=""
      aria-labelledby={Title === '' ? undefined : title}
      aria-label={Title === '' ? t('block.approve') : undefined}
      onCancel={preventClose}
      onClose={closed}
    >
      <Global styles={still} />
      <form method="dialog" onSubmit={close}>
        {Title !== '' && <h2 id={title}>{Title}</h2>}
        {Text !== '' && <RichText html={Text} />}
        <div className="ways">
          <Button type="submit" size="large">
            {ApproveText || t('block.approve')}
          </Button>
          {DeclineLink.href !== '' && (
            <LinkButton variant="secondary" size="large" href={DeclineLink.href} onClick={() => dispatch('declined')}>
              {DeclineLink.text || t('block.decline')}
            </LinkButton>
          )}
        </div>
      </form>
    </dialog>
  );
}
