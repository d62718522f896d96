import { css } from '@emotion/react';
import { languageName } from '@/i18n/regionNames';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { media, token } from '@/ui/tokens';
import { Folding } from './Folding';

/** Specification 2 section 9. */
const DESCRIPTION_PX = 300;

const styles = css({
  '.language': { color: token('color.inkSoft'), fontSize: token('text.small') },
  p: { marginBlockEnd: token('space.12'), lineHeight: 1.6 },
  [media.print]: { p: { maxWidth: 'none', marginBlockEnd: '1mm', lineHeight: 'inherit' } },
});

/** The seller's own text, in its own language. */
export function Description({ car }: { car: CarRecord }) {
  const { t, stockLanguage, locale } = useTexts();
  // A feed may repeat a paragraph; it is shown once.
  const paragraphs = [...new Set(car.car_description?.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''))];
  if (paragraphs.length === 0) return null;
  return (
    <section css={styles}>
      <h2>{t('detail.description')}</h2>
      {stockLanguage && (
        <p className="language">{t('detail.descriptionIn', { language: languageName(locale, stockLanguage) })}</p>
      )}
      <Folding height={DESCRIPTION_PX}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} lang={stockLanguage}>
            {paragraph}
          </p>
        ))}
      </Folding>
    </section>
  );
}
