import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { token } from '../tokens';

const LINK = 'https://www.konsumentverket.se';

/** Black on white in every theme and scheme, the triangle three lines of text high: the law's own looks (decision 22d). */
const styles = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.16'),
  maxWidth: '52rem',
  padding: token('space.16'),
  background: '#fff',
  color: '#000',
  fontSize: token('text.body'),
  lineHeight: 1.45,
  svg: { flex: 'none', height: '4.35em', width: 'auto' },
  strong: { display: 'block' },
  p: { maxWidth: 'none' },
  a: { color: 'inherit' },
  '--ring': '#0a63b0',
});

/** The Swedish warning at credit; stands in the footer area and beside every price that speaks of credit. */
export function CreditWarning() {
  const { t } = useTexts();
  const [before = '', after = ''] = t('frame.creditHelp', { link: '\n' }).split('\n');
  return (
    <aside css={styles} aria-label={t('frame.creditTitle')}>
      <svg viewBox="0 0 54 48" aria-hidden="true" focusable="false">
        <path d="M27 2.5L52 45.5H2z" fill="#fff" stroke="#d0021b" strokeWidth="5" strokeLinejoin="round" />
        <path d="M27 16v15" stroke="#000" strokeWidth="5" strokeLinecap="round" />
        <circle cx="27" cy="38.5" r="3" fill="#000" />
      </svg>
      <div>
        <p><strong>{t('frame.creditTitle')}</strong>{t('frame.creditText')}</p>
        <p>{before}<a data-button="" href={LINK}>{t('frame.creditLink')}</a>{after}</p>
      </div>
    </aside>
  );
}
