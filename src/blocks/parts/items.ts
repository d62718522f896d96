import { itemTemplate } from '../defineBlock';
import { mediaContent } from './options.schema';

/** Templates of list items that several blocks share. */
export const faqItem = itemTemplate('Question', { Question: 'text', Answer: 'richtext' });
export const blurbItem = itemTemplate('BlurbItem', {
  Title: 'text',
  TitleTag: 'droplist',
  RichText: 'richtext',
  Link: 'link',
  ...mediaContent,
  Reverse: 'checkbox',
  BackgroundColor: 'droplist',
});
export const navigationItem = itemTemplate('NavigationItem', { Link: 'link', Title: 'text' });
/** A link of the bar beside the menu. */
export const barLinkItem = itemTemplate('BarLink', { Link: 'link', Title: 'text', IsButton: 'checkbox' });
export const socialLinkItem = itemTemplate('SocialLink', { name: 'text', Url: 'link' });
export const stageCardItem = itemTemplate('StageCard', {
  Title: 'text',
  Text: 'multiline',
  Image: 'image',
  Link: 'link',
  PreTitle: 'text',
});
