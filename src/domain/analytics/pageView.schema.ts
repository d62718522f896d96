import { object, string, type ObjectSchema } from 'yup';
import { PAGE_NAME_LENGTH, type PageViewEvent } from './pageView';

/** A page view on the wire; other fields are rejected, so that no personal data gets in. */
export const pageViewSchema = object({
  channel: string()
    .strict()
    .oneOf(['WEB'] as const)
    .required(),
  currency: string()
    .strict()
    .oneOf(['USD'] as const)
    .required(),
  page: string().strict().required().max(PAGE_NAME_LENGTH),
  variantId: string()
    .strict()
    .required()
    .matches(/^[\w.-]{1,100}$/),
  language: string()
    .strict()
    .required()
    .matches(/^[a-z]{2}(?:-[A-Z]{2})?$/),
})
  .noUnknown()
  .strict() satisfies ObjectSchema<PageViewEvent>;
