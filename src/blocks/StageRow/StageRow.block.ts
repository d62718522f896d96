import { defineBlock } from '../defineBlock';
import { stageCardItem } from '../parts/items';
import { stageRowSamples } from './StageRow.sample';
import { stageRowSchema } from './StageRow.schema';

export const block = defineBlock({
  name: 'StageRow',
  chunk: 'tiles',
  schema: stageRowSchema,
  content: {
    Title: 'text',
    Items: stageCardItem,
    UseFourColumns: 'checkbox',
    Centered: 'checkbox',
    CardVariant: 'droplist',
    BackgroundVariant: 'droplist',
  },
  samples: stageRowSamples,
});
