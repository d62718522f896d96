import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import { useFrameContext } from '../FrameContext';
import { BlockPicture } from '../parts/BlockPicture';
import { keyed } from '../parts/keyed';
import type { CarStoreNavigationFields } from './CarStoreNavigation.schema';

const styles = css({
  borderBlockEnd: `1px solid ${token('color.line')}`,
  background: token('color.surface'),
  color: token('color.ink'),
  '> div': { display: 'flex', alignItems: 'center', gap: token('space.24'), minHeight: '3.5rem' },
  '.mark': { flex: 'none', display: 'inline-flex', alignItems: 'center', minHeight: token('size.target') },
  '.mark img': { width: 'auto', height: '2rem', maxWidth: '9rem', objectFit: 'contain' },
  // Many entries scroll sideways, so that the bar stays one line on a phone; the overflow fades at the edge.
  ul: {
    display: 'flex',
    gap: token('space.4'),
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    paddingInlineEnd: token('space.32'),
    maskImage: 'linear-gradient(to right, #000 calc(100% - 2rem), transparent)',
  },
  'li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    paddingInline: token('space.12'),
    borderRadius: token('radius.control'),
    color: 'inherit',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    outlineOffset: -3,
    [media.hover]: { '&:hover': { background: token('color.sunken'), color: 'inherit' } },
  },
  'li a[aria-current]': { fontWeight: token('font.strongWeight'), color: token('color.accent') },
});

/** The navigation of the car store: its logo and a row of links. */
export function CarStoreNavigation({ Logo, ExtraNavigationItems }: CarStoreNavigationFields) {
  const { t } = useTexts();
  const { site, here, home } = useFrameContext();
  const entries = ExtraNavigationItems.filter(({ Title, Link: link }) => Title !== '' && link.href !== '');
  if (!Logo && entries.length === 0) return null;
  const path = here.split(/[?#]/)[0];
  return (
    <nav css={styles} aria-label={site.title} data-print="none">
      <div css={wrapStyles}>
        {Logo && (
          <Link className="mark" href={home} aria-label={t('frame.home', { site: site.title })}>
            <BlockPicture image={Logo} sizes="144px" decorative />
          </Link>
        )}
        {entries.length > 0 && (
          <ul>
            {keyed(entries, ({ Title }) => Title).map(
              ({
                key,
                item: {
                  Title,
                  Link: { href, newWindow },
                },
              }) => (
                <li key={key}>
                  <Link
                    href={href}
                    aria-current={href === path ? 'page' : undefined}
                    {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  >
                    {Title}
                  </Link>
                </li>
              ),
            )}
          </ul>
        )}
      </div>
    </nav>
  );
}
