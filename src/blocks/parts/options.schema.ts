import { choiceField, flagField, imageField, linkField, videoField, youtubeField } from '../fields.schema';

/** Options shared by several blocks, with the names and values of the platform. */
const backgroundColors = ['BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None'] as const;
export type BackgroundColor = (typeof backgroundColors)[number];
export const buttonTypes = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] as const;
export type ButtonType = (typeof buttonTypes)[number];
const textColors = ['Black', 'White'] as const;
export type TextColor = (typeof textColors)[number];

export const backgroundField = () => choiceField(backgroundColors, 'None');

export const buttonFields = () => ({ Link: linkField(), ButtonType: choiceField(buttonTypes, 'Primary') });

/** Black, otherwise white. */
export const textColorField = () => choiceField(textColors, 'White');

export const mediaFields = () => ({
  ImageDesktop: imageField(),
  ImagePhone: imageField(),
  VideoDesktop: videoField(),
  VideoPhone: videoField(),
  YoutubeID: youtubeField(),
  HasControlBar: flagField(),
});

/** Distances that an editor chooses; '' is the block's own. */
export const distances = ['None', 'Small', 'Medium', 'Large'] as const;
export type Distance = (typeof distances)[number] | '';

/** The same fields as templates of the content platform. */
export const buttonContent = { Link: 'link', ButtonType: 'droplist' } as const;
export const sectionContent = { HasMarginTop: 'checkbox', BackgroundColor: 'droplist' } as const;
export const mediaContent = {
  ImageDesktop: 'image',
  ImagePhone: 'image',
  VideoDesktop: 'link',
  VideoPhone: 'link',
  YoutubeID: 'text',
  HasControlBar: 'checkbox',
} as const;
