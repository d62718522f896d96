import { defineBlock, itemTemplate } from '../defineBlock';
import { gallerySamples } from './Gallery.sample';
import { gallerySchema } from './Gallery.schema';

export const block = defineBlock({
  name: 'Gallery',
  schema: gallerySchema,
  content: { Title: 'text', Items: itemTemplate('Picture', { Image: 'image', Caption: 'text' }) },
  samples: gallerySamples,
  texts: ['block'],
});
