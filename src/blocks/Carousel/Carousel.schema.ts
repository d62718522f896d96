import { object, type InferType } from 'yup';
import { blockSchema, headingField, imageField, linkField, listField, numberField, textField } from '../fields.schema';
import { buttonFields, textColorField } from '../parts/options.schema';

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

export const carouselSchema = blockSchema('Carousel', {
  Items: listField(slide),
  /** Seconds for which a slide is shown. */
  Autoplay: numberField(5),
  SearchUrl: linkField(),
});

export type CarouselFields = InferType<typeof carouselSchema>;
