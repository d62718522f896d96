import { BlockSection, backgroundOf } from '../parts/BlockSection';
import type { BlurbFields } from './Blurb.schema';
import { BlurbBody, hasMedia } from './BlurbBody';

/** The anchor of a title: 'Sälj bilen' is 'sälj-bilen'. */
const anchorOf = (title: string): string | undefined =>
  title === '' ? undefined : title.toLowerCase().replaceAll(' ', '-');

/** A text with a picture or film. */
export function Blurb({ HasMarginTop, Width, UseTextAnimations, UseMediaAnimations, ...blurb }: BlurbFields) {
  if (blurb.Title === '' && blurb.RichText === '' && !hasMedia(blurb)) return null;
  const background = backgroundOf[blurb.BackgroundColor];
  return (
    <BlockSection background={background} margin={HasMarginTop} id={anchorOf(blurb.Title)}>
      <BlurbBody
        blurb={blurb}
        third={Width === 'OneThird'}
        background={background}
        animateText={UseTextAnimations}
        animateMedia={UseMediaAnimations}
      />
    </BlockSection>
  );
}
