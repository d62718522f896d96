import { css } from '@emotion/react';
import type { EditBlock, EditField, EditorData } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';
import { blockName, valueText } from './editTexts';
import { blockRect, type FieldPosition } from './fieldPositions';

const styles = css({
  '.place': {
    position: 'absolute',
    padding: 0,
    border: `1.5px dashed ${token('color.accent')}`,
    borderRadius: token('space.4'),
    background: 'transparent',
    pointerEvents: 'auto',
    cursor: 'text',
    outline: '1.5px dashed rgb(255 255 255 / 0.85)',
    outlineOffset: 0,
    '&[data-kind=image], &[data-kind=link]': { cursor: 'pointer' },
    [media.hover]: { '&:hover': { background: 'rgb(128 160 255 / 0.16)' } },
    '&:focus-visible': { outline: `3px solid ${token('color.focus')}`, outlineOffset: 2 },
  },
  '.block': {
    position: 'absolute',
    minHeight: '1.75rem',
    padding: `0 ${token('space.8')}`,
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('space.4'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontSize: token('text.small'),
    pointerEvents: 'auto',
    '&:focus-visible': { outline: `3px solid ${token('color.focus')}`, outlineOffset: 2 },
  },
});

/** A little around the place, px, and never smaller than a finger's target. */
const AROUND = 2;
const TARGET = 24;

function boxOf({ left, top, width, height }: FieldPosition): Pick<FieldPosition, 'left' | 'top' | 'width' | 'height'> {
  const [wide, high] = [Math.max(TARGET, width + 2 * AROUND), Math.max(TARGET, height + 2 * AROUND)];
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high };
}

export interface FieldButtonsProps {
  data: Pick<EditorData, 'blocks'>;
  positions: readonly FieldPosition[];
  onChoose(field: EditField, position: FieldPosition): void;
  onBlock(block: EditBlock): void;
}

/** A button over every place that can be changed, and one at each block for what it does not show. */
export function FieldButtons({ data, positions, onChoose, onBlock }: FieldButtonsProps) {
  const { t } = useTexts();
  // In document order for reading and focus, independent of scrolling: moving a button in the document between
  // pointerdown and click would lose the click. Where one lies within another, the smaller is on top.
  const sorted = positions.toSorted((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
      ? -1
      : a.element === b.element
        ? 0
        : 1,
  );
  const area = ({ width, height }: FieldPosition): number => width * height;
  const layer = (position: FieldPosition): number => positions.filter((other) => area(other) > area(position)).length;
  return (
    <div css={styles}>
      {sorted.map((position, index) => (
        <button
          key={`${position.field.id} ${sorted.slice(0, index).filter(({ field }) => field.id === position.field.id).length}`}
          type="button"
          className="place"
          data-kind={position.field.kind}
          data-field={`${position.field.item} ${position.field.name}`}
          aria-label={t('editing.change', {
            what: position.field.label,
            text: valueText(t, position.field),
          })}
          style={{ ...boxOf(position), zIndex: layer(position) }}
          onClick={() => onChoose(position.field, position)}
        />
      ))}
      {data.blocks
        .filter(({ uid, fields }) => uid !== '' && fields.length > 0)
        .flatMap((block) => {
          const rect = blockRect(block.uid);
          if (!rect) return [];
          return (
            <button
              key={block.uid}
              type="button"
              className="block"
              data-block={block.uid}
              style={{
                zIndex: positions.length,
                left: Math.max(4, rect.left + window.scrollX + 4),
                top: rect.top + window.scrollY + 4,
              }}
              aria-label={t('editing.block', { name: blockName(block, '') })}
              onClick={() => onBlock(block)}
            >
              {block.name}
            </button>
          );
        })}
    </div>
  );
}
