import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { useAnchored } from '@/ui/useAnchored';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import type { Background } from './backgrounds.styles';
import type { BackgroundColor } from './options.schema';

export const backgroundOf: Readonly<Record<BackgroundColor, Background | undefined>> = {
  BackgroundColor1: 'sunken',
  BackgroundColor2: 'soft',
  BackgroundColor3: 'contrast',
  None: undefined,
};

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
  const section = useAnchored<HTMLElement>(id);
  return (
    <section
      ref={section}
      css={own}
      className="block-section ground"
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
