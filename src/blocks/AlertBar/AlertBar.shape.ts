import type { InferType } from 'yup';
import { messageShape } from '../message.shape';

export const alertBarShape = messageShape;

export type AlertBarFields = InferType<typeof alertBarShape>;
