import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { carStoreNavigationSamples } from './CarStoreNavigation.sample';
import { carStoreNavigationSchema } from './CarStoreNavigation.schema';

export const block = defineBlock({
  name: 'CarStoreNavigation',
  schema: carStoreNavigationSchema,
  content: { Logo: 'image', ExtraNavigationItems: navigationItem },
  samples: carStoreNavigationSamples,
});
