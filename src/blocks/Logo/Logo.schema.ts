import type { InferType } from 'yup';
import { imageField, knownFields, linkField, numberField } from '../fields.schema';

export const logoSchema = knownFields({
  Logo: imageField(),
  Link: linkField(),
  LogoWidth: numberField(150),
  LogoHeight: numberField(55),
});

export type LogoFields = InferType<typeof logoSchema>;
