import { defineBlock } from '../defineBlock';
import { partialDesignSamples } from './PartialDesignDynamicPlaceholder.sample';
import { partialDesignSchema } from './PartialDesignDynamicPlaceholder.schema';

export const block = defineBlock({
  name: 'PartialDesignDynamicPlaceholder',
  schema: partialDesignSchema,
  content: {},
  samples: partialDesignSamples,
});
