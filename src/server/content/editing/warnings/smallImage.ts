import { isDrawing } from '@/domain/content/drawings';
import { fieldsOf, warning, type WarningRule } from './warning.types';

/** Display widths on a wide screen, px, by template and field: narrower pictures are blurred. */
const MIN_WIDTHS: Readonly<Record<string, number>> = {
  'HeroBanner/Image': 1280,
  'HeroNotFound/Image': 1280,
  'CTABanner/Image': 1280,
  'Slide/Image': 1280,
  'Picture/Image': 1280,
  'CarSearchHero/Image': 1280,
  'Story/image': 1280,
  'Blurb/ImageDesktop': 640,
  'BlurbItem/ImageDesktop': 640,
  'StageCard/Image': 640,
  'ModelCard/Image': 640,
  'ImageTile/Image': 640,
  'ImageCard/Image': 640,
};
/** Width for previews of a shared page on other sites. */
const SHARED_MIN_WIDTH = 1200;
const PHONE_MIN_WIDTH = 640;

/** A picture with fewer pixels than it is shown at. External pictures count with their size in content, if any. */
export const smallImage: WarningRule = ({ parts, pictures }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) => {
    if (value.type !== 'image' || !value.image) return [];
    const { src, width } = value.image;
    if (isDrawing(src)) return [];
    const minimum =
      name === 'ImagePhone'
        ? PHONE_MIN_WIDTH
        : name === 'ogImage'
          ? SHARED_MIN_WIDTH
          : MIN_WIDTHS[`${part.item.template.name}/${name}`];
    const real = pictures.get(src.split(/[?#]/, 1)[0] ?? '')?.width ?? Number(width);
    return minimum !== undefined && real > 0 && real < minimum
      ? [warning('imageSmall', part.item, name, { width: real, wanted: minimum })]
      : [];
  });
