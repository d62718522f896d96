import { fieldsOf, hint, valueIn, wordsIn, type HintPart, type HintRuleOf } from './hint.types';

/** Pictures beside words that say the same: by block and field; with a title where one is named. */
const DECORATIVE: Readonly<Record<string, string | true>> = {
  'CarStoreNavigation/Logo': true,
  'CarStoreAuctionHeader/Logo': true,
  'BrandTile/Logo': 'Title',
  'ImageTile/Image': 'Title',
};

/** A picture that says nothing to who cannot see it: visitors would hear 'Missing alt text' (decision 22b). */
export const altMissing: HintRuleOf = ({ parts }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) => {
    if (value.type !== 'image' || !value.image || value.image.alt.trim() !== '' || isSilent(part, name)) return [];
    return [hint('altMissing', part.item, name)];
  });

function isSilent({ item }: HintPart, name: string): boolean {
  const beside = DECORATIVE[`${item.template.name}/${name}`];
  if (beside !== undefined) return beside === true || wordsIn(item, beside) !== '';
  // The phone's picture takes the words of the one it stands for.
  if (name === 'ImagePhone') return ['Image', 'ImageDesktop'].some((whole) => hasPicture(item, whole));
  // A film's poster.
  return (name === 'Image' || name === 'ImageDesktop') && isFilm(item);
}

const hasPicture = (item: HintPart['item'], name: string): boolean => {
  const value = valueIn(item, name);
  return value?.type === 'image' && value.image !== null;
};

function isFilm(item: HintPart['item']): boolean {
  const isShown = item.template.name !== 'HeroBanner' || wordsIn(item, 'Content') === 'Video';
  return (
    isShown &&
    ['VideoDesktop', 'VideoPhone'].some((name) => {
      const value = valueIn(item, name);
      return value?.type === 'link' && value.link !== null;
    })
  );
}
