import type { InferType } from 'yup';
import { blockSchema, imageField, linkField, textField } from '../fields.schema';

export const carStoreAuctionHeaderSchema = blockSchema('CarStoreAuctionHeader', {
  Logo: imageField(),
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type CarStoreAuctionHeaderFields = InferType<typeof carStoreAuctionHeaderSchema>;
