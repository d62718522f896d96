import { contrast } from '@/lib/contrast';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { ContentItem } from '../../model/content.types';
import { warning, valueIn, textIn, type Colors, type WarningRule } from './warning.types';

/** WCAG 2.2, text of any size. */
const MIN_CONTRAST = 4.5;

/** The theme colour of each choice. */
const backgrounds: Readonly<Record<string, keyof Colors>> = {
  BackgroundColor1: 'sunken',
  BackgroundColor2: 'accentSoft',
  BackgroundColor3: 'contrast',
  None: 'background',
};

/**
 * A text colour with too little contrast to its background. The block is then rendered on another background than
 * chosen, which the editor should know.
 */
export const contrastLow: WarningRule = ({ parts, colors }) =>
  parts.flatMap(({ item }) => [...textContrast(item, colors), ...buttonContrast(item, colors)]);

const rounded = (ratio: number): string => ratio.toFixed(1);

/** 'White' unless content says 'Black', like the platform's default. */
const toneOf = (item: ContentItem): 'Black' | 'White' => (textIn(item, 'TextColor') === 'Black' ? 'Black' : 'White');

function textContrast(item: ContentItem, colors: Colors): EditWarning[] {
  const chosen = textIn(item, 'BackgroundColor');
  const background = backgrounds[chosen];
  if (!valueIn(item, 'TextColor') || background === undefined) return [];
  const tone = toneOf(item);
  const ratio = contrast(colors[tone === 'Black' ? 'ink' : 'onContrast'], colors[background]);
  return ratio < MIN_CONTRAST
    ? [warning('contrastText', item, 'TextColor', { front: tone, back: chosen, ratio: rounded(ratio) })]
    : [];
}

/** A button with light text and no background of its own, on a light background. */
function buttonContrast(item: ContentItem, colors: Colors): EditWarning[] {
  const link = valueIn(item, 'Link');
  if (
    textIn(item, 'ButtonType') !== 'Ghost Contrast' ||
    link?.type !== 'link' ||
    !link.link ||
    toneOf(item) === 'White'
  )
    return [];
  const chosen = textIn(item, 'BackgroundColor');
  const ratio = contrast(colors.onContrast, colors[backgrounds[chosen] ?? 'accentSoft']);
  return ratio < MIN_CONTRAST ? [warning('contrastButton', item, 'ButtonType', { ratio: rounded(ratio) })] : [];
}
