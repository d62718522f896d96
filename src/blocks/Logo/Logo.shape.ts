import { object, type InferType } from 'yup';
import { imageField, linkField, numberField } from '../fields.shape';

export const logoShape = object({ Logo: imageField(), Link: linkField(), LogoWidth: numberField(150), LogoHeight: numberField(55) }).noUnknown();

export type LogoFields = InferType<typeof logoShape>;
