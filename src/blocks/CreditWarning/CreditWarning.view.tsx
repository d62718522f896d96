import { css } from '@emotion/react';
import { CreditWarning as Warning } from '@/ui/frame/CreditWarning';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import type { CreditWarningFields } from './CreditWarning.schema';

const styles = css({
  paddingBlock: token('space.16'),
  borderBlockStart: `1px solid ${token('color.line')}`,
  marginBlockStart: token('space.32'),
  [media.md]: { marginBlockStart: token('space.64') },
  '> div': { display: 'flex', justifyContent: 'center' },
  '& + footer': { marginTop: 0 },
});

/** The warning as a part of the footer area. */
export const CreditWarning = ({ Title, Text, Help, Link }: CreditWarningFields) => (
  <div css={styles}>
    <div css={wrapStyles}>
      <Warning title={Title} text={Text} help={Help} link={Link} />
    </div>
  </div>
);
