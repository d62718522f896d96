import { defineBlock } from '../defineBlock';
import { breadcrumbSamples } from './Breadcrumb.sample';
import { breadcrumbSchema } from './Breadcrumb.schema';

export const block = defineBlock({
  name: 'Breadcrumb',
  schema: breadcrumbSchema,
  content: {},
  samples: breadcrumbSamples,
  props: 'breadcrumb',
});
