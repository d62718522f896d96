import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Link as SiteLink } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { token } from '@/ui/tokens';
import { useFrameContext } from '../FrameContext';
import { LogoImage } from './LogoImage';
import type { LogoFields } from './Logo.schema';

const styles = css(wrapStyles, {
  paddingBlock: token('space.16'),
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    color: token('color.ink'),
    textDecoration: 'none',
  },
});

/** The logo alone, with a link to the home page unless content sets another. */
export function Logo({ Logo: image, Link, LogoWidth, LogoHeight }: LogoFields) {
  const { t } = useTexts();
  const { site, home } = useFrameContext();
  return (
    <div css={styles}>
      <SiteLink
        href={Link.href || home}
        aria-label={Link.href === '' ? t('frame.home', { site: site.title }) : Link.text || undefined}
      >
        <LogoImage image={image} width={LogoWidth} height={LogoHeight} />
      </SiteLink>
    </div>
  );
}
