import type { InferType } from 'yup';
import { messageSchema } from '../parts/message.schema';

export const alertBarSchema = messageSchema;

export type AlertBarFields = InferType<typeof alertBarSchema>;
