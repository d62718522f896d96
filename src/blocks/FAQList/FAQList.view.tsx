import { css } from '@emotion/react';
import { Icon } from '@/ui/primitives/Icon';
import { RichText } from '@/ui/primitives/RichText';
import { media, token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import type { AccordionFields, FAQListFields } from './FAQList.schema';

const styles = css({
  '.faq': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.24') },
  // Medium: the title is next to the questions, as a text's title is next to its text.
  '.faq[data-width=Medium]:has(> h2)': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: token('space.64') },
  },
  '.faq[data-width=Medium]:not(:has(> h2))': { maxWidth: '56rem' },
  details: {
    borderBlockEnd: `1px solid ${token('color.line')}`,
    '&:first-of-type': { borderBlockStart: `1px solid ${token('color.line')}` },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.16'),
    minHeight: '3.75rem',
    paddingBlock: token('space.16'),
    [media.hover]: { '&:hover': { color: token('color.accent') } },
    svg: { transition: `rotate ${token('duration.medium')} ${token('ease.out')}` },
  },
  '& :is(h2, h3)': { minWidth: 0 },
  'summary :is(h2, h3)': {
    fontFamily: token('font.text'),
    fontStretch: 'normal',
    fontSize: token('text.lead'),
    fontWeight: token('font.strongWeight'),
    letterSpacing: 0,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  'details[open] > summary > svg': { rotate: '45deg' },
  '.answer': { paddingBlock: `0 ${token('space.24')}`, paddingInlineEnd: token('space.32') },
});

/**
 * Questions with collapsible answers. Native elements: they work without script, and the browser's find-in-page opens
 * them.
 */
export function FAQList({ Title, Items, Width }: FAQListFields) {
  const shown = Items.filter(({ Question, Answer }) => Question !== '' && Answer !== '');
  if (shown.length === 0) return null;
  const Heading = Title === '' ? 'h2' : 'h3';
  return (
    <BlockSection styles={styles}>
      <div className="faq" data-width={Width}>
        <BlockTitle text={Title} />
        <div>
          {keyed(shown, ({ Question }) => Question).map(({ key, item: { Question, Answer } }) => (
            <details key={key}>
              <summary>
                <Heading>{Question}</Heading>
                <Icon name="plus" />
              </summary>
              <RichText className="answer" html={Answer} />
            </details>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}

export const Accordion = (fields: AccordionFields) => <FAQList {...fields} Width="Wide" />;
