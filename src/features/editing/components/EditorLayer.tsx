import { css } from '@emotion/react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { EditBlock, EditField, EditorData, EditValue } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { pageElement } from '@/next-patches/nextPage';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { editCancelled, fieldChosen } from '../editing.slice';
import { selectEditing, type EditingStep } from '../editing.selectors';
import { BlockPanel } from './BlockPanel';
import { ChangesDialog } from './ChangesDialog';
import { itemsOf, nameOf } from './editTexts';
import { FieldForm } from './FieldForm';
import { Panel } from './Panel';
import { FieldButtons } from './FieldButtons';
import { OWN, type FieldPosition } from './fieldPositions';
import { lookOf } from './inlineLook';
import { Toolbar } from './Toolbar';
import { useInertPage } from './useInertPage';
import { useFieldPositions } from './useFieldPositions';
import { VersionsDialog } from './VersionsDialog';

const styles = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: token('layer.header'),
  pointerEvents: 'none',
  overflow: 'clip',
  '.inline': {
    position: 'absolute',
    pointerEvents: 'auto',
    minWidth: 'min(20rem, 90vw)',
    padding: token('space.8'),
    background: token('color.surface'),
    color: token('color.ink'),
    borderRadius: token('space.12'),
    boxShadow: token('shadow.high'),
  },
});
const fieldKey = ({ item, name }: Pick<EditField, 'item' | 'name'>): string => `${item} ${name}`;

/** What an editor's page has in addition to a visitor's: buttons over the fields, the form of a field, the toolbar. */
export function EditorLayer({ data }: { data: EditorData }) {
  // Within the page's own element: fonts and theme are set there. This code never runs on the server.
  const [host] = useState(() => pageElement()?.firstElementChild ?? document.body);
  return createPortal(<Layer data={data} />, host);
}

function Layer({ data }: { data: EditorData }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, target, value: stored } = useAppSelector(selectEditing);
  /** What has been typed into the field since it was chosen. */
  const [edited, setEdited] = useState<{ field: string; value: EditValue } | null>(null);
  const value = target && edited?.field === fieldKey(target) ? edited.value : stored;
  const positions = useFieldPositions(data);
  const [block, setBlock] = useState<EditBlock | null>(null);
  const [chosen, setChosen] = useState<FieldPosition | null>(null);
  useInertPage();
  // Returns the focus to where editing started.
  const last = useRef<{ field: string; uid: string } | null>(null);
  useEffect(() => {
    if (flow.value !== 'idle' || last.current === null) return;
    const { field, uid } = last.current;
    // A field that the page does not show was chosen from its block's list.
    const begun =
      document.querySelector<HTMLElement>(`[${OWN}] [data-field="${field}"]`) ??
      document.querySelector<HTMLElement>(`[${OWN}] [data-block="${CSS.escape(uid)}"]`);
    begun?.focus({ preventScroll: true });
    last.current = null;
  }, [flow.value]);

  const pageName = t('editing.page');
  const own = data.blocks.find(({ uid }) => uid === '');
  const page = own?.item ?? '';
  const choose = (field: EditField, position: FieldPosition | null, begun?: EditValue): void => {
    const { item, name, kind, value: stored, raw } = field;
    setBlock(null);
    setChosen(position);
    setEdited(begun === undefined ? null : { field: fieldKey(field), value: begun });
    last.current = { field: `${item} ${name}`, uid: block?.uid ?? '' };
    dispatch(fieldChosen({ target: { item, name, kind, value: stored, raw } }));
  };
  const isWriting =
    target !== null && (flow.value === 'writing' || flow.value === 'saving' || flow.value === 'saveFailed');
  const inlineField =
    isWriting && (target.kind === 'text' || target.kind === 'multiline')
      ? positions.find(
          (position) =>
            fieldKey(position.field) === fieldKey(target) && (chosen === null || position.element === chosen.element),
        )
      : undefined;
  const close = (): void => {
    if (flow.value !== 'saving' && JSON.stringify(value) === JSON.stringify(target?.value)) dispatch(editCancelled());
  };
  const field = target && data.fields.find((one) => fieldKey(one) === fieldKey(target));
  const draftBy = target && data.drafts.find((one) => fieldKey(one) === fieldKey(target));
  const form = target && (
    <FieldForm
      key={fieldKey(target)}
      target={target}
      path={data.path}
      label={field?.label ?? target.name}
      pages={field?.pages ?? 1}
      help={field?.help ?? ''}
      draftBy={!draftBy || draftBy.editor === data.editor ? null : draftBy.editor || t('editing.someone')}
      value={value}
      onChange={(next) => setEdited({ field: fieldKey(target), value: next })}
      offers={{
        pictures: data.pictures,
        choices: field?.choices ?? [],
      }}
      {...(inlineField ? { look: lookOf(inlineField.element) } : {})}
    />
  );

  return (
    <div {...{ [OWN]: '' }} data-print="none">
      <div css={styles} style={{ height: document.documentElement.scrollHeight }}>
        {flow.value === 'idle' && block === null && (
          <FieldButtons data={data} positions={positions} onChoose={choose} onBlock={setBlock} />
        )}
        {isWriting && inlineField && (
          <div className="inline" style={placed(inlineField)}>
            {form}
          </div>
        )}
      </div>
      {isWriting && !inlineField && (
        <Panel title={`${nameOf(data, target.item, pageName)}, ${field?.label ?? target.name}`} onClose={close}>
          {form}
        </Panel>
      )}
      {flow.value === 'idle' && block && (
        <BlockPanel
          key={block.uid}
          data={data}
          block={block}
          pageName={pageName}
          onChoose={(field, begun) => choose(field, null, begun)}
          onBlock={setBlock}
          onClose={() => setBlock(null)}
        />
      )}
      {isChoice(flow.value) && (
        <ChangesDialog
          data={data}
          page={page}
          onChoose={(field) =>
            choose(field, positions.find((position) => fieldKey(position.field) === fieldKey(field)) ?? null)
          }
        />
      )}
      {(flow.value === 'loadingVersions' ||
        flow.value === 'versions' ||
        flow.value === 'versionsFailed' ||
        flow.value === 'restoring' ||
        flow.value === 'restoreFailed') && <VersionsDialog items={itemsOf(data, pageName)} />}
      <Toolbar
        data={data}
        page={page}
        name={own?.name ?? pageName}
        items={itemsOf(data, pageName)}
        onPageFields={() => {
          if (own) setBlock(own);
        }}
      />
    </div>
  );
}

const isChoice = (step: EditingStep): boolean =>
  step === 'choosing' ||
  step === 'changesFailed' ||
  step === 'publishing' ||
  step === 'publishFailed' ||
  step === 'confirming' ||
  step === 'discarding' ||
  step === 'discardFailed';

const placed = ({ left, top, width }: FieldPosition): CSSProperties => ({
  left: Math.max(8, left - 8),
  top: Math.max(8, top - 8),
  width: width + 32,
  maxWidth: `calc(100% - ${Math.max(8, left - 8)}px - 8px)`,
});
