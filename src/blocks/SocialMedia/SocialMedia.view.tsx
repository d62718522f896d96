import { css } from '@emotion/react';
import { token } from '@/ui/tokens';
import { Channels } from './Channels';
import { ShareMenu } from './ShareMenu';
import type { SocialMediaFields } from './SocialMedia.schema';

const styles = css({
  '.row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.16') },
});

/** The channels of the dealer group, and a menu to share the page. */
export function SocialMedia({ Title, Channels: channels, HasShareMenu }: SocialMediaFields) {
  const nothing = !HasShareMenu && channels.every(({ name, Url }) => name === '' || Url.href === '');
  if (nothing) return null;
  return (
    <section css={styles} className="section" data-social="">
      {Title !== '' && (
        <div className="head">
          <h2>{Title}</h2>
        </div>
      )}
      <div className="row">
        <Channels channels={channels} />
        {HasShareMenu && <ShareMenu />}
      </div>
    </section>
  );
}
