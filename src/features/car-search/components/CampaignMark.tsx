import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

const styles = css({
  flex: 'none',
  padding: `${token('space.4')} ${token('space.12')}`,
  borderRadius: token('radius.pill'),
  background: token('color.signal'),
  color: token('color.onSignal'),
  fontFamily: token('font.text'),
  fontSize: token('text.small'),
  fontStyle: 'normal',
  fontWeight: token('font.strongWeight'),
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});

/** Says in a word what the colour of a reduced price says: 'Kampanj'. */
export const CampaignMark = ({ children }: { children: string }) => <em css={styles}>{children}</em>;
