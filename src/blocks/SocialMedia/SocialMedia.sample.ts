import type { SocialMediaFields } from './SocialMedia.schema';

const channel = (name: string, href: string): SocialMediaFields['Channels'][number] => ({
  name,
  Url: { href, text: '', newWindow: false },
});

export const socialMediaSamples: Record<string, SocialMediaFields> = {
  complete: {
    Title: 'Följ oss',
    Channels: [
      channel('Facebook', 'https://social.example/nordvik'),
      channel('Instagram', 'https://pictures.example/nordvik'),
      channel('LinkedIn', 'https://work.example/nordvik'),
    ],
    HasShareMenu: true,
  },
  'share alone': { Title: '', Channels: [], HasShareMenu: true },
  'a channel without a sign': {
    Title: 'Hitta oss i fjorton kanaler',
    Channels: [channel('Bildagboksklubben', 'https://club.example'), channel('X', 'https://short.example/nordvik')],
    HasShareMenu: false,
  },
};
