import { defineBlock, itemTemplate } from '../defineBlock';
import { promisesSamples } from './Promises.sample';
import { promisesSchema } from './Promises.schema';

export const block = defineBlock({
  name: 'Promises',
  schema: promisesSchema,
  content: { title: 'text', items: itemTemplate('Promise', { title: 'text', text: 'multiline' }) },
  samples: promisesSamples,
});
