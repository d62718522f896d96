import { css } from '@emotion/react';
import { isEditPairs, type EditBlock, type EditField, type EditorData, type EditValue } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { token } from '@/ui/tokens';
import { blockName, valueText } from './editTexts';
import { blockRect } from './fieldPositions';
import { Panel } from './Panel';
import { UnfoundTerms } from './UnfoundTerms';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.8'),
  button: { width: '100%', justifyContent: 'start', textAlign: 'start' },
});

export interface BlockPanelProps {
  data: Pick<EditorData, 'blocks' | 'fields' | 'unfound'>;
  block: EditBlock;
  pageName: string;
  /** `begun`: what the form starts with, instead of the field's value. */
  onChoose(field: EditField, begun?: EditValue): void;
  onBlock(block: EditBlock): void;
  onClose(): void;
}

/** All fields of a block; of the page itself also the blocks that it does not show, an emptied one for example. */
export function BlockPanel({ data, block, pageName, onChoose, onBlock, onClose }: BlockPanelProps) {
  const { t } = useTexts();
  const unseen = block.uid === '' ? data.blocks.filter((one) => hasFields(one) && !blockRect(one.uid)) : [];
  const aliases = data.fields.find(({ id, name }) => name === 'Aliases' && block.fields.includes(id));
  return (
    <Panel title={t('editing.block', { name: blockName(block, pageName) })} onClose={onClose}>
      <ul css={list}>
        {block.fields
          .flatMap((id) => data.fields.find((field) => field.id === id) ?? [])
          .map((field) => (
            <li key={field.id}>
              <Button variant="secondary" onClick={() => onChoose(field)}>
                {t('editing.change', {
                  what: field.label,
                  text: valueText(t, field),
                })}
              </Button>
            </li>
          ))}
      </ul>
      {block.uid === '' && data.unfound && aliases && isEditPairs(aliases.value) && (
        <UnfoundTerms
          terms={data.unfound}
          onAdd={(word) => onChoose(aliases, [...(isEditPairs(aliases.value) ? aliases.value : []), [word, '']])}
        />
      )}
      {unseen.length > 0 && (
        <>
          <h3>{t('editing.unseen')}</h3>
          <ul css={list}>
            {unseen.map((one) => (
              <li key={one.uid}>
                <Button variant="secondary" onClick={() => onBlock(one)}>
                  {t('editing.block', { name: one.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

const hasFields = ({ uid, fields }: EditBlock): boolean => uid !== '' && fields.length > 0;
