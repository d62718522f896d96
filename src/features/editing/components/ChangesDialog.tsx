import { css } from '@emotion/react';
import { useState } from 'react';
import { belongingTo, type ChosenFields, type DraftChange } from '@/domain/content/changes';
import { openPath, type EditField, type EditorData } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { dialogClosed, discardConfirmed, discardRequested, publishConfirmed, publishRequested } from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { ChangeList } from './ChangeList';
import { errorText } from './editTexts';
import { Panel } from './Panel';
import { WarningsList } from './WarningsList';

const styles = css({ display: 'flex', flexWrap: 'wrap', gap: token('space.8') });

const keyOf = ({ item, name }: Pick<DraftChange, 'item' | 'name'>): string => `${item} ${name}`;

export interface ChangesDialogProps {
  data: EditorData;
  /** The page's own item. */
  page: string;
  /** The field that a warning is about. */
  onChoose(field: EditField): void;
}

/** The unpublished changes of all pages: the editor chooses what is published, or discarded; the rest stays a draft. */
export function ChangesDialog({ data, page, onChoose }: ChangesDialogProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, discarding, changes, editor, error } = useAppSelector(selectEditing);
  const items = new Set([...data.fields.map(({ item }) => item), page]);
  const isHere = ({ item }: DraftChange): boolean => items.has(item);
  /** What the editor ticked; null: nothing yet, then the editor's own changes of this page are chosen. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const chosen = ticked ?? new Set(changes.filter((one) => isHere(one) && one.editor === editor).map(keyOf));
  const isChosen = (change: DraftChange): boolean => chosen.has(keyOf(change));
  const count = changes.filter(isChosen).length;
  const busy = flow.value === 'publishing' || flow.value === 'discarding';
  const close = (): void => {
    if (!busy) dispatch(dialogClosed());
  };
  const set = (some: readonly DraftChange[], on: boolean): void => {
    const keys = some.flatMap((one) => belongingTo(one, changes)).map(keyOf);
    setTicked(new Set(on ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))));
  };
  const confirm = (): void => {
    const what = { fields: fieldsOf(changes.filter(isChosen)), seen: Math.max(0, ...changes.map((one) => one.change)) };
    if (count > 0 && !busy) dispatch(discarding ? discardConfirmed(what) : publishConfirmed(what));
  };
  const load = (): void => {
    setTicked(null);
    dispatch(discarding ? discardRequested() : publishRequested({ page }));
  };
  const canConfirm = flow.value !== 'changesFailed' && error?.code !== 'CHANGED_MEANWHILE';
  return (
    <Panel title={t(discarding ? 'editing.confirmTitle' : 'editing.warnings')} onClose={close}>
      {error && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <>
              {!canConfirm && <Button onClick={load}>{t('editing.loadAgain')}</Button>}
              {error.code === 'UNAUTHORIZED' && (
                <a href={openPath(data.path)} target="_blank" rel="noreferrer">
                  {t('editing.openAgain')}
                </a>
              )}
            </>
          }
        >
          {errorText(t, error, 'page')}
        </Notice>
      )}
      {flow.value !== 'changesFailed' && (
        <>
          <p>
            {t(changes.length === 0 ? 'editing.noChanges' : discarding ? 'editing.confirmText' : 'editing.chooseText')}
          </p>
          {changes.length > 1 && (
            <Checkbox
              checked={count === changes.length}
              disabled={busy}
              onChange={({ target }) => set(changes, target.checked)}
            >
              {t('editing.chooseAll')}
            </Checkbox>
          )}
          <ChangeList changes={changes} disabled={busy} isHere={isHere} isChosen={isChosen} onChange={set} />
        </>
      )}
      {!discarding && flow.value === 'choosing' && <WarningsList data={data} page={page} onChoose={onChoose} />}
      <div css={styles}>
        {canConfirm && changes.length > 0 && (
          <Button busy={busy} aria-disabled={count === 0} onClick={confirm}>
            {busy
              ? t(discarding ? 'editing.discarding' : 'editing.publishing')
              : count === 0
                ? t('editing.chooseNone')
                : t(discarding ? 'editing.discardChosen' : 'editing.publishChosen', { count })}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={close}>
          {t(canConfirm && changes.length > 0 ? 'editing.cancel' : 'editing.close')}
        </Button>
      </div>
    </Panel>
  );
}

/** By item. */
function fieldsOf(changes: readonly DraftChange[]): ChosenFields[] {
  const byItem = new Map<string, string[]>();
  for (const { item, name } of changes) byItem.set(item, [...(byItem.get(item) ?? []), name]);
  return [...byItem].map(([item, fields]) => ({ item, fields }));
}
