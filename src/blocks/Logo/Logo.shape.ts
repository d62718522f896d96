import type { InferType } from 'yup';
import { imageField, knownFields, linkField, numberField } from '../fields.shape';

export const logoShape = knownFields({
  Logo: imageField(),
  Link: linkField(),
  LogoWidth: numberField(150),
  LogoHeight: numberField(55),
});

export type LogoFields = InferType<typeof logoShape>;
