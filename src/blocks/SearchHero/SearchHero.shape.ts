import { object, string, type InferType } from 'yup';

export const searchHeroShape = object({
  title: string().trim().required(),
  text: string().trim().default(''),
  /** A picture of the media path, on its own light ground. */
  image: string().trim().matches(/^\/-\/jssmedia\//).optional(),
  /** Where the search leads; without it there is no search field. */
  searchUrl: string().trim().matches(/^\/(?![/\\])/).optional(),
}).noUnknown();

export type SearchHeroFields = InferType<typeof searchHeroShape>;
