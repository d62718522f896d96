import { object, type InferType } from 'yup';
import { blockShape, imageField, listField, textField } from '../fields.shape';

export const galleryShape = blockShape('Gallery', {
  Title: textField(),
  Items: listField(object({ Image: imageField(), Caption: textField() }).noUnknown()),
});

export type GalleryFields = InferType<typeof galleryShape>;
