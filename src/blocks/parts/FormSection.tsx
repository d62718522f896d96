import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, token } from '@/ui/tokens';
import { unseen } from '@/ui/primitives/unseen.styles';
import { BlockSection } from './BlockSection';
import { BlockTitle } from './BlockTitle';
import { formOverHero } from './overHero.styles';

const styles = css({
  '> .wrap > .block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') },
});

/**
 * The form's first field is in the first window: the headings of its steps stand for the section's, which stays for the
 * outline of the page.
 */
const wideStyles = css(styles, {
  paddingBlockStart: token('space.48'),
  '> .wrap > .block-head': unseen,
  [media.phoneScreen]: { paddingBlockStart: token('space.16') },
  ...formOverHero,
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
  /** For links to the form. */
  id?: string | undefined;
  children: ReactNode;
}

/** The section of a block that is a form, with its title and what it is for. */
export function FormSection({ title, text, wide = false, id, children }: FormSectionProps) {
  return (
    <BlockSection
      id={id}
      styles={wide ? wideStyles : splitStyles}
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
