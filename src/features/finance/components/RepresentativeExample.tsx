import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ExampleBlock } from '@/domain/finance/codeweaver';
import { disclosed, disclosureShown, type Undisclosed } from '@/domain/finance/undisclosed';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';

/** Its figures are larger than any other of the section (CONC 3.5.7). */
const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.16'),
  padding: token('space.24'),
  borderRadius: token('radius.card'),
  background: token('color.accentSoft'),
  color: token('color.ink'),
  h3: { fontSize: token('text.heading') },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${token('space.16')} ${token('space.24')}`,
    margin: 0,
    [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
  },
  dt: { fontSize: token('text.body') },
  dd: {
    margin: 0,
    fontSize: token('text.title'),
    fontWeight: token('font.strongWeight'),
    fontVariantNumeric: 'tabular-nums',
  },
  '[data-key=Apr] dd': { fontFamily: token('font.heading'), fontSize: token('text.heading') },
});

/**
 * The British disclosure: the representative example of the lender, first and most prominent. Only below it are the
 * figures of the quote opened.
 */
export function RepresentativeExample<Figures extends { quotation: { example: readonly ExampleBlock[] } }>({
  of,
  children,
}: {
  of: Undisclosed<Figures>;
  children: (figures: Figures) => ReactNode;
}) {
  const { t } = useTexts();
  const figures = disclosed(of, disclosureShown());
  return (
    <>
      <div css={styles} data-credit="example">
        <h3>{t('finance.example')}</h3>
        <dl>
          {figures.quotation.example.map(({ Key, Label, Value }) => (
            <div key={Key} data-key={Key}>
              <dt>{Label}</dt>
              <dd>{Value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children(figures)}
    </>
  );
}
