import { css } from '@emotion/react';
import { CreditWarning } from '@/ui/frame/CreditWarning';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import type { ObligatoryLoanInfoFields } from './ObligatoryLoanInfo.shape';

/** Black on white in every theme, the triangle three lines of text high: the law's own looks (decision 22d). */
const styles = css({
  '[role=note]': { display: 'flex', alignItems: 'flex-start', gap: token('space.16'), maxWidth: '52rem', padding: token('space.16'), background: '#fff', color: '#000', lineHeight: 1.45, overflowWrap: 'anywhere', '--ring': '#0a63b0' },
  svg: { flex: 'none', height: '4.35em', width: 'auto' },
  p: { maxWidth: 'none', whiteSpace: 'pre-line' },
  'a, a:hover': { color: 'inherit' },
});

/** The warning that must stand beside credit. Its words are content's to change, never to remove: without them the built-in ones stand. */
export function ObligatoryLoanInfo({ Title, Text, Link }: ObligatoryLoanInfoFields) {
  if (Title === '' || Text === '') return <BlockSection><CreditWarning /></BlockSection>;
  return (
    <BlockSection styles={styles}>
      <div role="note" aria-label={Title}>
        <svg viewBox="0 0 54 48" aria-hidden="true" focusable="false">
          <path d="M27 2.5L52 45.5H2z" fill="#fff" stroke="#d0021b" strokeWidth="5" strokeLinejoin="round" />
          <path d="M27 16v15" stroke="#000" strokeWidth="5" strokeLinecap="round" />
          <circle cx="27" cy="38.5" r="3" fill="#000" />
        </svg>
        <div>
          <p><strong>{Title}</strong></p>
          <p>{Text}</p>
          {Link.href !== '' && <p><a data-button="" href={Link.href}>{Link.text || Link.href}</a></p>}
        </div>
      </div>
    </BlockSection>
  );
}
