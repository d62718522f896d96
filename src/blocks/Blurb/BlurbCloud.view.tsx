import { css } from '@emotion/react';
import { token } from '@/ui/tokens';
import { BlockSection, backgroundOf } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { distance } from '../parts/distance';
import { keyed } from '../parts/keyed';
import type { BlurbCloudFields } from './Blurb.schema';
import { BlurbBody, hasMedia } from './BlurbBody';

/** Text on a background keeps a distance from its edge. */
const EDGE = token('space.16');

const styles = css({ '.cloud': { display: 'grid', gap: token('space.96') } });

/** Blurbs one below the other on a shared background. */
export function BlurbCloud({
  Title,
  Items,
  FiftyFifty,
  BackgroundColor,
  HasMarginTop,
  Gap,
  PaddingTop,
  PaddingBottom,
}: BlurbCloudFields) {
  const shown = Items.filter((item) => item.Title !== '' || item.RichText !== '' || hasMedia(item));
  if (shown.length === 0) return null;
  const background = backgroundOf[BackgroundColor];
  const air = (chosen: typeof PaddingTop): string | undefined =>
    background && chosen === 'None' ? EDGE : distance(chosen);
  return (
    <BlockSection
      background={background}
      margin={HasMarginTop}
      head={Title === '' ? undefined : <BlockTitle text={Title} />}
      styles={css(styles, {
        '&&': { paddingBlockStart: air(PaddingTop), paddingBlockEnd: air(PaddingBottom) },
        '.cloud': { gap: distance(Gap) },
      })}
    >
      <div className="cloud">
        {keyed(shown, (item) => item.Title).map(({ key, item }) => (
          <BlurbBody key={key} blurb={item} third={!FiftyFifty} background={background} />
        ))}
      </div>
    </BlockSection>
  );
}
