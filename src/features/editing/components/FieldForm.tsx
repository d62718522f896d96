import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, type CSSProperties } from 'react';
import { openPath, type EditValue } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { editCancelled, overwriteRequested, saveRequested, draftSaved, type EditTarget } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { errorText } from './editTexts';
import { ValueField, type Offers } from './ValueField';

const styles = css({
  display: 'grid',
  gap: token('space.12'),
  '.choices': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.note': { fontSize: token('text.small'), color: token('color.inkSoft') },
});

export interface FieldFormProps {
  target: EditTarget;
  /** Public path of the page. */
  path: string;
  /** What the editor calls the field. */
  label: string;
  /** The number of pages that show it. */
  pages: number;
  /** What fits into the field; '' where its label says it. */
  help: string;
  /** Another editor who has changed the field and not published it. */
  draftBy: string | null;
  offers: Offers;
  /** Styles of the text in the page. */
  look?: CSSProperties;
  /** The value as it is being changed. */
  value: EditValue;
  onChange: (value: EditValue) => void;
}

/**
 * One field, being changed. Typing stays in component state; the store gets the value on submit, and on blur and
 * pagehide as a draft.
 */
export function FieldForm({
  target,
  label,
  path,
  pages,
  help,
  draftBy,
  offers,
  look,
  value,
  onChange,
}: FieldFormProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, value: stored, error, fromDraft } = useAppSelector(selectEditing);
  const form = useRef<HTMLFormElement>(null);
  const isInline = look !== undefined;
  // In a panel that is the panel's to do.
  useEffect(() => {
    const text = isInline ? form.current?.querySelector('textarea') : null;
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [isInline]);
  const saving = flow.value === 'saving';
  const conflict = error?.code === 'CHANGED_MEANWHILE';
  const saveDraft = (): void => {
    if (!saving && value !== stored) dispatch(draftSaved({ value }));
  };
  const onPageHide = useEffectEvent(saveDraft);
  useEffect(() => {
    const listener = () => onPageHide();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
  const save = (): void => {
    // Nothing was changed: there is nothing to make a draft of.
    if (flow.value === 'writing' && JSON.stringify(value) === JSON.stringify(target.value)) dispatch(editCancelled());
    else if (!saving) dispatch(conflict ? overwriteRequested({ value }) : saveRequested({ value }));
  };
  return (
    <form
      css={styles}
      ref={form}
      data-stored
      onBlur={saveDraft}
      onKeyDown={(event) => {
        if (isInline && event.key === 'Escape' && !saving && value === target.value) dispatch(editCancelled());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {fromDraft && <p className="note">{t('editing.recoveredInput')}</p>}
      {help !== '' && <p className="note">{help}</p>}
      {pages > 1 && <p className="note">{t('editing.reach', { count: pages })}</p>}
      {draftBy !== null && <p className="note">{t('editing.draftBy', { editor: draftBy })}</p>}
      <ValueField
        kind={target.kind}
        label={label}
        value={value}
        disabled={saving}
        offers={offers}
        look={look}
        onChange={onChange}
        onDone={save}
      />
      {error && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            error.code === 'UNAUTHORIZED' && (
              <a href={openPath(path)} target="_blank" rel="noreferrer">
                {t('editing.openAgain')}
              </a>
            )
          }
        >
          {errorText(t, error, target.kind)}
        </Notice>
      )}
      <div className="choices">
        <Button type="submit" busy={saving}>
          {saving ? t('editing.saving') : conflict ? t('editing.mine') : error ? t('editing.retry') : t('editing.save')}
        </Button>
        <Button variant="secondary" disabled={saving} onClick={() => dispatch(editCancelled())}>
          {conflict ? t('editing.theirs') : t('editing.cancel')}
        </Button>
      </div>
    </form>
  );
}
