import type { InferType } from 'yup';
import { blockShape, textField } from '../fields.shape';
import { carFilterField } from '../shelf.shape';

export const carListShape = blockShape('CarList', { Title: textField(), Text: textField(), Filter: carFilterField() });

export type CarListFields = InferType<typeof carListShape>;
