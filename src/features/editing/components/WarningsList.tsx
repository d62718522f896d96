import type { EditField, EditorData } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { publishRequested } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { entryStyles } from './entries.styles';
import { nameOf } from './editTexts';

export interface WarningsListProps {
  data: EditorData;
  page: string;
  /** The field that a hint is about. */
  onChoose(field: EditField): void;
}

/** Warnings about the page before publishing, each with a button to its field. They do not block. */
export function WarningsList({ data, page, onChoose }: WarningsListProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { warnings, checked } = useAppSelector(selectEditing);
  const fieldOf = (item: string, name: string): EditField | undefined =>
    data.fields.find((field) => field.item === item && field.name === name);
  if (!checked)
    return (
      <Notice
        tone="danger"
        announce="now"
        actions={
          <Button variant="secondary" onClick={() => dispatch(publishRequested({ page }))}>
            {t('editing.checkAgain')}
          </Button>
        }
      >
        {t('editing.unchecked')}
      </Notice>
    );
  if (warnings.length === 0) return null;
  return (
    <>
      <p>{t('editing.warningsText')}</p>
      <ol css={entryStyles}>
        {warnings.map(({ rule, item, name, params }) => {
          const field = fieldOf(item, name);
          const block = nameOf(data, item, t('editing.page'));
          return (
            <li key={`${rule} ${item} ${name} ${JSON.stringify(params)}`}>
              <strong>{[block, field?.label ?? name].filter(Boolean).join(', ')}</strong>
              <p>{t(`editing.warning.${rule}`, params)}</p>
              {field && (
                <Button variant="secondary" onClick={() => onChoose(field)}>
                  {t('editing.mend', { field: field.label, block })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
