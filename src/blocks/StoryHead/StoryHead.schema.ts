import { object, type InferType } from 'yup';
import { blockSchema, imageField, linkField, listField, textField } from '../fields.schema';

const tag = object({ Title: textField(), Url: linkField() }).noUnknown();

/** Fields of the story's page, edited there. */
export const storyHeadSchema = blockSchema('StoryHead', {
  Title: textField(),
  Preamble: textField(),
  Image: imageField(),
  Tags: listField(tag),
});

export type StoryHeadFields = InferType<typeof storyHeadSchema>;
