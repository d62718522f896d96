import { contrast } from '@/lib/contrast';
import type { EditHint } from '@/domain/content/editWarnings';
import type { ContentItem } from '../../model/content.types';
import { hint, valueIn, wordsIn, type Colors, type HintRuleOf } from './hint.types';

/** WCAG 2.2, words of any size. */
const LEAST = 4.5;

/** The ground that each choice is, in the theme's words. */
const grounds: Readonly<Record<string, keyof Colors>> = {
  BackgroundColor1: 'sunken',
  BackgroundColor2: 'accentSoft',
  BackgroundColor3: 'contrast',
  None: 'ground',
};

/**
 * A colour of words on a ground that it cannot be read on. The block then stands on another ground than was chosen: better
 * that an editor knows.
 */
export const contrastLow: HintRuleOf = ({ parts, colors }) =>
  parts.flatMap(({ item }) => [...textOn(item, colors), ...buttonOn(item, colors)]);

const shown = (ratio: number): string => ratio.toFixed(1);

/** 'White' unless content says 'Black', as the platform has it. */
const toneOf = (item: ContentItem): 'Black' | 'White' => (wordsIn(item, 'TextColor') === 'Black' ? 'Black' : 'White');

function textOn(item: ContentItem, colors: Colors): EditHint[] {
  const chosen = wordsIn(item, 'BackgroundColor');
  const ground = grounds[chosen];
  if (!valueIn(item, 'TextColor') || ground === undefined) return [];
  const tone = toneOf(item);
  const ratio = contrast(colors[tone === 'Black' ? 'ink' : 'onContrast'], colors[ground]);
  return ratio < LEAST
    ? [hint('contrastText', item, 'TextColor', { front: tone, back: chosen, ratio: shown(ratio) })]
    : [];
}

/** Light words without a ground of their own, on a light ground. */
function buttonOn(item: ContentItem, colors: Colors): EditHint[] {
  const link = valueIn(item, 'Link');
  if (
    wordsIn(item, 'ButtonType') !== 'Ghost Contrast' ||
    link?.type !== 'link' ||
    !link.link ||
    toneOf(item) === 'White'
  )
    return [];
  const chosen = wordsIn(item, 'BackgroundColor');
  const ratio = contrast(colors.onContrast, colors[grounds[chosen] ?? 'accentSoft']);
  return ratio < LEAST ? [hint('contrastButton', item, 'ButtonType', { ratio: shown(ratio) })] : [];
}
