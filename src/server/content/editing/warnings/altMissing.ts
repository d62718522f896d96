import { isDrawing } from '@/domain/content/drawings';
import { fieldsOf, warning, valueIn, textIn, type PagePart, type WarningRule } from './warning.types';

/** Decorative pictures by block and field; where a field is named, only if it has a text. */
const DECORATIVE: Readonly<Record<string, string | true>> = {
  'CarStoreNavigation/Logo': true,
  'CarStoreAuctionHeader/Logo': true,
  'BrandTile/Logo': 'Title',
  'ImageTile/Image': 'Title',
};

/** A picture without alt text: screen readers would say 'Missing alt text' (decision 22b). */
export const altMissing: WarningRule = ({ parts }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) => {
    if (value.type !== 'image' || !value.image || value.image.alt.trim() !== '') return [];
    return isDrawing(value.image.src) || isSilent(part, name) ? [] : [warning('altMissing', part.item, name)];
  });

function isSilent({ item }: PagePart, name: string): boolean {
  const neighbour = DECORATIVE[`${item.template.name}/${name}`];
  if (neighbour !== undefined) return neighbour === true || textIn(item, neighbour) !== '';
  // The phone's picture uses the alt text of the one it replaces.
  if (name === 'ImagePhone') return ['Image', 'ImageDesktop'].some((replaced) => hasPicture(item, replaced));
  // A film's poster.
  return (name === 'Image' || name === 'ImageDesktop') && isFilm(item);
}

const hasPicture = (item: PagePart['item'], name: string): boolean => {
  const value = valueIn(item, name);
  return value?.type === 'image' && value.image !== null;
};

function isFilm(item: PagePart['item']): boolean {
  const isShown = item.template.name !== 'HeroBanner' || textIn(item, 'Content') === 'Video';
  return (
    isShown &&
    ['VideoDesktop', 'VideoPhone'].some((name) => {
      const value = valueIn(item, name);
      return value?.type === 'link' && value.link !== null;
    })
  );
}
