import { css } from '@emotion/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { floatingPanel } from '@/ui/primitives/floatingPanel.styles';
import { token } from '@/ui/tokens';
import { linkRequested, noticeClosed } from '../shareLink.slice';
import { selectCanShare, selectManualAddress, selectShareLinkState } from '../shareLink.selectors';

/** The notice lies above the list, so that nothing moves. */
const styles = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  '.notice, form': {
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: `calc(100% + ${token('space.4')})`,
    insetInlineEnd: 0,
    width: `min(22rem, calc(100vw - 2 * ${token('size.gutter')}))`,
    margin: 0,
    padding: token('space.12'),
    ...floatingPanel,
    fontSize: token('text.small'),
  },
  // Empty, but not hidden: a live region must exist before its text.
  '.notice:empty': { padding: 0, border: 0, boxShadow: 'none', background: 'none' },
  form: { display: 'grid', gap: token('space.8') },
  label: { display: 'grid', gap: token('space.4'), fontWeight: token('font.strongWeight') },
  input: {
    width: '100%',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    border: `1px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.background'),
    color: token('color.ink'),
    font: 'inherit',
    fontWeight: 'normal',
    textOverflow: 'ellipsis',
  },
});

/** Shares or copies the link to the list; shows it in a field where the browser refuses to copy. */
export function ShareLink() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const can = useAppSelector(selectCanShare);
  const step = useAppSelector(selectShareLinkState);
  const address = useAppSelector(selectManualAddress);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'manualCopy') field.current?.select();
  }, [step]);
  if (!can) return null;
  const close = () => {
    button.current?.focus();
    dispatch(noticeClosed());
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div css={styles}>
      <Button variant="ghost" icon="external" ref={button} onClick={() => dispatch(linkRequested())}>
        <span>{t('list.link')}</span>
      </Button>
      <p className="notice" role="status">
        {step === 'copied' && t('list.linkCopied')}
      </p>
      {step === 'manualCopy' && (
        <form
          method="dialog"
          aria-label={t('list.link')}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <label>
            {t('list.linkByHand')}
            <input
              ref={field}
              type="text"
              readOnly
              value={address}
              onKeyDown={keys}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <Button type="submit" variant="secondary">
            {t('list.linkClose')}
          </Button>
        </form>
      )}
    </div>
  );
}
