import { css } from '@emotion/react';
import type { EditField, EditorData } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dialogClosed, publishRequested, publishConfirmed, type EditScope } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { nameOf } from './editTexts';
import { Panel } from './Panel';

const styles = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.12'),
  li: {
    display: 'grid',
    gap: token('space.8'),
    justifyItems: 'start',
    padding: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('space.8'),
    overflowWrap: 'anywhere',
  },
});

export interface WarningsDialogProps {
  data: EditorData;
  scope: EditScope;
  /** The field that a hint is about. */
  onChoose(field: EditField): void;
}

/** Warnings before publishing, each with a button to its field. They do not block. */
export function WarningsDialog({ data, scope, onChoose }: WarningsDialogProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { warnings, checked } = useAppSelector(selectEditing);
  const fieldOf = (item: string, name: string): EditField | undefined =>
    data.fields.find((field) => field.item === item && field.name === name);
  return (
    <Panel title={t('editing.warnings')} onClose={() => dispatch(dialogClosed())}>
      {checked ? (
        <p>{t('editing.warningsText')}</p>
      ) : (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(publishRequested(scope))}>
              {t('editing.checkAgain')}
            </Button>
          }
        >
          {t('editing.unchecked')}
        </Notice>
      )}
      <ol css={styles}>
        {warnings.map(({ rule, item, name, params: actions }) => {
          const field = fieldOf(item, name);
          const block = nameOf(data, item, t('editing.page'));
          return (
            <li key={`${rule} ${item} ${name} ${JSON.stringify(actions)}`}>
              <strong>{[block, name].filter(Boolean).join(', ')}</strong>
              <p>{t(`editing.warning.${rule}`, actions)}</p>
              {field && (
                <Button variant="secondary" onClick={() => onChoose(field)}>
                  {t('editing.mend', { field: name, block })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Button onClick={() => dispatch(publishConfirmed())}>{t('editing.publishAnyway')}</Button>
      <Button variant="secondary" onClick={() => dispatch(dialogClosed())}>
        {t('editing.cancel')}
      </Button>
    </Panel>
  );
}
