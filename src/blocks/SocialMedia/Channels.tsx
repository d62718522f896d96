import { css } from '@emotion/react';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { media, token } from '@/ui/tokens';
import type { SocialMediaFields } from './SocialMedia.schema';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.8'),
  a: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: token('size.target'),
    minHeight: token('size.target'),
    color: 'inherit',
    fontSize: token('text.lead'),
    textDecoration: 'none',
    borderRadius: token('radius.pill'),
    [media.hover]: { '&:hover': { background: 'rgb(128 128 128 / 0.2)' } },
  },
  '.word': {
    paddingInline: token('space.12'),
    fontSize: token('text.body'),
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** The channels of the dealer group, with an icon where there is one, else by name. */
export function Channels({ channels }: { channels: SocialMediaFields['Channels'] }) {
  const known = channels.filter(({ name, Url }) => name !== '' && Url.href !== '');
  if (known.length === 0) return null;
  return (
    <ul css={styles}>
      {known.map(({ name, Url }) => (
        <li key={`${name} ${Url.href}`}>
          <a href={Url.href} aria-label={name} rel="noopener">
            <LoadedIcon name={name} otherwise={<span className="word">{name}</span>} />
          </a>
        </li>
      ))}
    </ul>
  );
}
