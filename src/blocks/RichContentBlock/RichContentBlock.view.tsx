import { css } from '@emotion/react';
import { RichText } from '@/ui/primitives/RichText';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { distance } from '../parts/distance';
import type { RichContentBlockFields } from './RichContentBlock.schema';

const styles = css({
  '.rich': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.24') },
  // A title is next to its text; the page's own title is above it.
  '.rich:not([data-centered]):has(> h2, > h3)': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: token('space.64') },
  },
  '.rich[data-centered]': {
    width: 'fit-content',
    maxWidth: `min(100%, ${token('size.line')})`,
    marginInline: 'auto',
    textAlign: 'center',
    justifyItems: 'center',
  },
  '.rich[data-centered] :is(ul, ol, table, blockquote, pre)': { textAlign: 'start' },
});

/** A rich text with its title. */
export function RichContentBlock({
  Title,
  TitleTag,
  RichText: html,
  Centered,
  MarginTop,
  MarginBottom,
}: RichContentBlockFields) {
  if (Title === '' && html === '') return null;
  return (
    <BlockSection
      styles={css(styles, {
        '&&': { paddingBlockStart: distance(MarginTop), paddingBlockEnd: distance(MarginBottom) },
      })}
    >
      <div className="rich" data-centered={Centered || undefined}>
        <BlockTitle text={Title} tag={TitleTag} />
        {html !== '' && <RichText html={html} />}
      </div>
    </BlockSection>
  );
}
