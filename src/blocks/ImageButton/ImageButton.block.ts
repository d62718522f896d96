import { defineBlock, itemTemplate } from '../defineBlock';
import { imageButtonSamples } from './ImageButton.sample';
import { imageButtonSchema } from './ImageButton.schema';

export const block = defineBlock({
  name: 'ImageButton',
  chunk: 'tiles',
  schema: imageButtonSchema,
  content: {
    Title: 'text',
    Items: itemTemplate('ImageTile', { Title: 'text', Image: 'image', Link: 'link' }),
    HasGradient: 'checkbox',
  },
  samples: imageButtonSamples,
});
