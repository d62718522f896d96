import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { keyed } from '../parts/keyed';
import type { HighlightItemFields, HighlightListFields } from './HighlightList.schema';

const styles = css({
  ul: {
    display: 'grid',
    gap: `${token('space.32')} ${token('space.24')}`,
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  // On phones in pairs, if none would stand alone.
  'ul[data-four]:where(:not(:has(> :last-child:nth-child(odd))))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  'ul[data-four]': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  // No column stays empty.
  'ul[data-few="1"]': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  'ul[data-few="2"]': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  li: {
    paddingBlockStart: token('space.16'),
    borderBlockStart: `2px solid ${token('color.ink')}`,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '.pre': { color: token('color.inkSoft') },
  // Numbers use the display size, text a reading size.
  '.pre[data-figure]': {
    color: token('color.accent'),
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    fontStretch: token('font.headingStretch'),
    fontSize: token('text.display'),
    lineHeight: 1.1,
    letterSpacing: token('font.headingTracking'),
  },
  '.title': { fontSize: token('text.title'), fontWeight: token('font.strongWeight'), lineHeight: 1.3 },
  '.sub': { marginBlockStart: token('space.4'), color: token('color.inkSoft') },
});

const isFigure = (text: string): boolean => text.length <= 9 && /\d/.test(text);

/** Key figures side by side. */
export function HighlightList({ Items, UseFourColumns }: HighlightListFields) {
  const shown = Items.filter(({ PreTitle, Title, SubTitle }) => PreTitle !== '' || Title !== '' || SubTitle !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection styles={styles}>
      <ul
        data-four={(UseFourColumns && shown.length !== 3) || undefined}
        data-few={shown.length < 3 ? shown.length : undefined}
      >
        {keyed(shown, ({ Title }) => Title).map(({ key, item: { PreTitle, Title, SubTitle } }) => (
          <li key={key}>
            {PreTitle !== '' && (
              <p className="pre" data-figure={isFigure(PreTitle) || undefined}>
                {PreTitle}
              </p>
            )}
            {Title !== '' && <p className="title">{Title}</p>}
            {SubTitle !== '' && <p className="sub">{SubTitle}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const HighlightItem = (item: HighlightItemFields) => <HighlightList Items={[item]} UseFourColumns={false} />;
