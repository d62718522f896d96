import { object, type InferType } from 'yup';
import { blockSchema, imageField, listField, textField } from '../fields.schema';

export const gallerySchema = blockSchema('Gallery', {
  Title: textField(),
  Items: listField(object({ Image: imageField(), Caption: textField() }).noUnknown()),
});

export type GalleryFields = InferType<typeof gallerySchema>;
