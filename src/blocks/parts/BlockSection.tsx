import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import { backgroundStyles, type Background } from './backgrounds.styles';
import type { BackgroundColor } from './options.schema';

export const backgroundOf: Readonly<Record<BackgroundColor, Background | undefined>> = {
  BackgroundColor1: 'sunken',
  BackgroundColor2: 'soft',
  BackgroundColor3: 'contrast',
  None: undefined,
};

/** Blocks on the page's background have a margin above; blocks with a background adjoin and have padding instead. */
const styles = css(backgroundStyles, {
  paddingBlockStart: token('space.48'),
  '&:last-child': { paddingBlockEnd: token('space.64') },
  [media.md]: { paddingBlockStart: token('space.64'), '&:last-child': { paddingBlockEnd: token('space.96') } },
  '&[data-background]': { paddingBlock: token('space.64'), [media.lg]: { paddingBlock: token('space.96') } },
  '* + &[data-background]': { marginBlockStart: token('space.64') },
  '[data-background] + &[data-background]:not([data-margin])': { marginBlockStart: 0 },
  '&[data-margin]:not([data-background])': { paddingBlockStart: `calc(${token('space.64')} + ${token('space.48')})` },
  '> .wrap > .block-head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.12'),
    marginBlockEnd: token('space.32'),
    overflowWrap: 'anywhere',
  },
  '&[data-centered] > .wrap > .block-head': { justifyItems: 'center', textAlign: 'center' },
});

export interface BlockSectionProps {
  background?: Background | undefined;
  /** More space above. */
  margin?: boolean;
  centered?: boolean;
  /** The block's own rules. */
  styles?: SerializedStyles;
  /** The part above the content: the title. */
  head?: ReactNode;
  /** For links within the page. */
  id?: string | undefined;
  children: ReactNode;
}

/** The section of a content block: background, width, margins. */
export function BlockSection({
  background,
  margin = false,
  centered = false,
  styles: own,
  head,
  id,
  children,
}: BlockSectionProps) {
  return (
    <section
      css={[styles, own]}
      data-background={background}
      data-margin={margin || undefined}
      data-centered={centered || undefined}
      id={id}
    >
      <div css={wrapStyles} className="wrap">
        {head && <div className="block-head">{head}</div>}
        {children}
      </div>
    </section>
  );
}
