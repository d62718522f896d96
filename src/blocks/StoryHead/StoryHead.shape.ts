import { object, type InferType } from 'yup';
import { blockShape, imageField, linkField, listField, textField } from '../fields.shape';

const tag = object({ Title: textField(), Url: linkField() }).noUnknown();

/** Of the story's page: an editor changes them there. */
export const storyHeadShape = blockShape('StoryHead', {
  Title: textField(),
  Preamble: textField(),
  Image: imageField(),
  Tags: listField(tag),
});

export type StoryHeadFields = InferType<typeof storyHeadShape>;
