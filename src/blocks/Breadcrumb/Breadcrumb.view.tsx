import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { breakpoints, media, token } from '@/ui/tokens';
import type { BreadcrumbFields } from './Breadcrumb.schema';

const styles = css(wrapStyles, {
  paddingBlock: token('space.12'),
  fontSize: token('text.small'),
  color: token('color.inkSoft'),
  ol: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${token('space.8')}` },
  li: { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minWidth: 0, overflowWrap: 'anywhere' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    color: 'inherit',
    textDecoration: 'none',
    [media.coarse]: { minHeight: token('size.target') },
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  '[aria-current]': { color: token('color.ink') },
  // The last steps in one line: a long way would push what the page is about off a phone's first screen. The last one,
  // which is the page itself, has what room is left.
  [`@media (max-width: ${breakpoints.md - 1}px)`]: {
    paddingBlock: 0,
    ol: { flexWrap: 'nowrap' },
    li: { flex: 'none', maxWidth: '46%' },
    'li:last-of-type': { flexShrink: 1, maxWidth: 'none' },
    'li:nth-last-of-type(n + 4)': { display: 'none' },
    'li > :is(a, span)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    a: { lineHeight: '1.75rem', [media.coarse]: { lineHeight: token('size.target') } },
    svg: { flex: 'none' },
  },
});

/** The path from the site's root to the page. */
export function Breadcrumb({ Items }: BreadcrumbFields) {
  const { t } = useTexts();
  const steps = Items.filter(({ Title }) => Title !== '');
  if (steps.length < 2) return null;
  return (
    <nav css={styles} aria-label={t('frame.breadcrumb')} data-print="none">
      <ol>
        {steps.map(({ Title, Url }, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={`${Url.href} ${Title}`}>
              {last || Url.href === '' ? (
                <span aria-current={last ? 'page' : undefined}>{Title}</span>
              ) : (
                <Link href={Url.href}>{Title}</Link>
              )}
              {!last && <Icon name="chevron" size={0.9} rotation={270} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
