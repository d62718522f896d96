import { object, type InferType } from 'yup';
import { blockShape, headingField, imageField, linkField, listField, numberField, textField } from '../fields.shape';
import { buttonFields, textColorField } from '../parts/options.shape';

const slide = object({
  Image: imageField(),
  ImagePhone: imageField(),
  Title: textField(),
  TitleTag: headingField(),
  Text: textField(),
  ...buttonFields(),
  TextColor: textColorField(),
}).noUnknown();
export type Slide = InferType<typeof slide>;

export const carouselShape = blockShape('Carousel', {
  Items: listField(slide),
  /** Seconds that a slide stands. */
  Autoplay: numberField(5),
  SearchUrl: linkField(),
});

export type CarouselFields = InferType<typeof carouselShape>;
