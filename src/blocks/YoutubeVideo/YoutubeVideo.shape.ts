import type { InferType } from 'yup';
import { blockShape, textField, youtubeField } from '../fields.shape';

export const youtubeVideoShape = blockShape('YoutubeVideo', { YoutubeID: youtubeField(), Title: textField() });

export type YoutubeVideoFields = InferType<typeof youtubeVideoShape>;
