import { fieldsOf, hint, type HintRuleOf } from './hint.types';

/** Widths that a picture is shown at on a wide screen, px, by template and field: one that is narrower is blurred. */
const WANTED: Readonly<Record<string, number>> = {
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
/** What other sites show of a shared page. */
const SHARED = 1200;
const PHONE = 640;

/** A picture with fewer pixels than its place. One from elsewhere is as large as content says; one that says nothing is not known. */
export const smallImage: HintRuleOf = ({ parts, pictures }) =>
  fieldsOf(parts).flatMap(({ part, name, value }) => {
    if (value.type !== 'image' || !value.image) return [];
    const { src, width } = value.image;
    const wanted =
      name === 'ImagePhone' ? PHONE : name === 'ogImage' ? SHARED : WANTED[`${part.item.template.name}/${name}`];
    const real = pictures.get(src.split(/[?#]/, 1)[0] ?? '')?.width ?? Number(width);
    return wanted !== undefined && real > 0 && real < wanted
      ? [hint('imageSmall', part.item, name, { width: real, wanted })]
      : [];
  });
