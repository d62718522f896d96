import { defineBlock } from '../defineBlock';
import { carStoreAuctionHeaderSamples } from './CarStoreAuctionHeader.sample';
import { carStoreAuctionHeaderSchema } from './CarStoreAuctionHeader.schema';

export const block = defineBlock({
  name: 'CarStoreAuctionHeader',
  schema: carStoreAuctionHeaderSchema,
  content: { Logo: 'image', Title: 'text', Text: 'multiline', Link: 'link' },
  samples: carStoreAuctionHeaderSamples,
});
