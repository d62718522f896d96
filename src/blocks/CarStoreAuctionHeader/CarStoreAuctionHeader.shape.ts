import type { InferType } from 'yup';
import { blockShape, imageField, linkField, textField } from '../fields.shape';

export const carStoreAuctionHeaderShape = blockShape('CarStoreAuctionHeader', {
  Logo: imageField(),
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type CarStoreAuctionHeaderFields = InferType<typeof carStoreAuctionHeaderShape>;
