import { defineBlock } from '../defineBlock';
import { stageCardItem } from '../parts/items';
import { stageRowHorizontalSamples } from './StageRow.sample';
import { stageRowHorizontalSchema } from './StageRow.schema';

export const block = defineBlock({
  name: 'StageRowHorizontal',
  chunk: 'tiles',
  schema: stageRowHorizontalSchema,
  content: { Title: 'text', Items: stageCardItem, CardVariant: 'droplist', BackgroundVariant: 'droplist' },
  samples: stageRowHorizontalSamples,
});
