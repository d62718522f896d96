import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { RichText } from '@/ui/primitives/RichText';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import type { LegalInfoFields } from './LegalInfo.schema';

const styles = css({
  '.legal': {
    display: 'grid',
    gap: token('space.12'),
    maxWidth: '60rem',
    fontSize: token('text.small'),
    color: token('color.inkSoft'),
  },
  h2: {
    fontSize: token('text.body'),
    letterSpacing: 0,
    fontFamily: token('font.text'),
    fontStretch: 'normal',
    fontWeight: token('font.strongWeight'),
    color: token('color.ink'),
  },
  details: { display: 'flex', flexDirection: 'column' },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    width: 'fit-content',
    color: token('color.accent'),
    fontWeight: token('font.strongWeight'),
  },
  'details[open] > summary > svg': { rotate: '180deg' },
  'details[open] .more, details:not([open]) .less': { display: 'none' },
});

/** Legal text, its long part folded. */
export function LegalInfo({ Title, Text, Details, ShowMoreText, ShowLessText }: LegalInfoFields) {
  const { t } = useTexts();
  if (Title === '' && Text === '' && Details === '') return null;
  return (
    <BlockSection styles={styles}>
      <div className="legal">
        <h2>{Title || t('block.legalTitle')}</h2>
        {Text !== '' && <RichText html={Text} />}
        {Details !== '' && (
          <details>
            <summary>
              <span className="more">{ShowMoreText || t('block.showMore')}</span>
              <span className="less">{ShowLessText || t('block.showLess')}</span>
              <Icon name="chevron" />
            </summary>
            <RichText html={Details} />
          </details>
        )}
      </div>
    </BlockSection>
  );
}
