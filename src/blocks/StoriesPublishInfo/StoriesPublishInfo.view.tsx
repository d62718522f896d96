import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { token } from '@/ui/tokens';
import type { StoriesPublishInfoFields } from './StoriesPublishInfo.schema';

const styles = css(wrapStyles, {
  paddingBlockStart: token('space.24'),
  color: token('color.inkSoft'),
  fontSize: token('text.small'),
  '.byline': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${token('space.4')} ${token('space.24')}`,
    paddingBlock: token('space.16'),
    borderBlock: `1px solid ${token('color.line')}`,
  },
});

/** Author and date of a story, as far as known. */
export function StoriesPublishInfo({ Author, Date: published }: StoriesPublishInfoFields) {
  const { t, format } = useTexts();
  if (Author === '' && published === '') return null;
  return (
    <section css={styles} data-story-line="">
      <div className="byline">
        {Author !== '' && <p>{t('stories.author', { author: Author })}</p>}
        {published !== '' && (
          <p>
            <time dateTime={published.slice(0, 10)}>
              {t('stories.published', { date: format.longDate(published) })}
            </time>
          </p>
        )}
      </div>
    </section>
  );
}
