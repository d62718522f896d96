import type { InferType } from 'yup';
import { blockSchema, textField, youtubeField } from '../fields.schema';

export const youtubeVideoSchema = blockSchema('YoutubeVideo', { YoutubeID: youtubeField(), Title: textField() });

export type YoutubeVideoFields = InferType<typeof youtubeVideoSchema>;
