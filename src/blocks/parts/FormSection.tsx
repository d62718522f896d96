import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, token } from '@/ui/tokens';
import { BlockSection } from './BlockSection';
import { BlockTitle } from './BlockTitle';

const styles = css({
  '> .wrap > .block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') },
});

/** The title is next to the form, as a text's title is next to its text. */
const splitStyles = css(styles, {
  [media.lg]: {
    '> .wrap:has(> .block-head)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: token('space.64'),
      alignItems: 'start',
    },
    '> .wrap > .block-head': { marginBlockEnd: 0 },
  },
});

export interface FormSectionProps {
  title: string;
  text: string;
  /** The form is as wide as the page: its title is above it. */
  wide?: boolean;
  children: ReactNode;
}

/** The section of a block that is a form, with its title and what it is for. */
export function FormSection({ title, text, wide = false, children }: FormSectionProps) {
  return (
    <BlockSection
      styles={wide ? styles : splitStyles}
      head={
        title === '' && text === '' ? undefined : (
          <>
            <BlockTitle text={title} />
            {text !== '' && <p>{text}</p>}
          </>
        )
      }
    >
      {children}
    </BlockSection>
  );
}
