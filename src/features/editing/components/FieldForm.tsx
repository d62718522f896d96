import { css } from '@emotion/react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { openPath, type EditValue } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dropped, overwriteAsked, saveAsked, typed, type EditTarget } from '../editing.events';
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
  offers: Offers;
  /** Look of the text where it stands in the page. */
  look?: CSSProperties;
}

/** One field, being changed. What was typed stays until it is saved or let go. */
export function FieldForm({ target, path, offers, look }: FieldFormProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, value: begun, error, kept } = useAppSelector(selectEditing);
  const [value, setValue] = useState<EditValue>(begun);
  const form = useRef<HTMLFormElement>(null);
  const inPlace = look !== undefined;
  // In a panel that is the panel's to do.
  useEffect(() => {
    const text = inPlace ? form.current?.querySelector('textarea') : null;
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [inPlace]);
  const saving = flow.value === 'saving';
  const conflict = error?.code === 'CHANGED_MEANWHILE';
  const change = (next: EditValue): void => {
    setValue(next);
    dispatch(typed({ value: next }));
  };
  const save = (): void => {
    // Nothing was changed: there is nothing to make a draft of.
    if (flow.value === 'writing' && JSON.stringify(value) === JSON.stringify(target.value)) dispatch(dropped());
    else if (!saving) dispatch(conflict ? overwriteAsked({ value }) : saveAsked({ value }));
  };
  return (
    <form
      css={styles}
      ref={form}
      onKeyDown={(event) => {
        if (inPlace && event.key === 'Escape' && !saving && value === target.value) dispatch(dropped());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {kept && <p className="note">{t('editing.kept')}</p>}
      <ValueField
        target={target}
        value={value}
        disabled={saving}
        offers={offers}
        look={look}
        onChange={change}
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
          {errorText(t, error, 'field')}
        </Notice>
      )}
      <div className="choices">
        <Button type="submit" busy={saving}>
          {saving ? t('editing.saving') : conflict ? t('editing.mine') : error ? t('editing.retry') : t('editing.save')}
        </Button>
        <Button variant="secondary" disabled={saving} onClick={() => dispatch(dropped())}>
          {conflict ? t('editing.theirs') : t('editing.cancel')}
        </Button>
      </div>
    </form>
  );
}
