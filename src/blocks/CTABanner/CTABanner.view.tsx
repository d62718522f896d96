import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockTitle } from '../parts/BlockTitle';
import { MediaStage } from '../parts/MediaStage';
import type { CTABannerFields } from './CTABanner.schema';

const styles = css({
  '* + &': { marginBlockStart: token('size.section') },
  '* + &[data-margin]': { marginBlockStart: `calc(1.5 * ${token('size.section')})` },
  '.stage-words h2': { fontSize: token('text.display'), lineHeight: 1.02 },
  '&[data-width=Constrained]': {
    maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
    marginInline: 'auto',
    paddingInline: token('size.gutter'),
    '> div': { borderRadius: token('radius.panel') },
    // A scene stands next to the words, to the edges of the panel: nothing is written on it.
    '> [data-scene]': {
      color: token('color.onContrast'),
      '@media (max-width: 767px)': { '> .stage-media img': { aspectRatio: '2 / 1' } },
      [media.md]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        '> .stage-row': { gridArea: '1 / 1', width: '100%', margin: 0 },
        '> .stage-media': { gridArea: '1 / 2', position: 'relative' },
        '> .stage-media img': { position: 'absolute', inset: 0 },
        '.stage-media::after': { display: 'none' },
      },
    },
  },
});

/** A banner without picture is as high as its words. */
function leastOf({ Variant, Image, ImagePhone, VideoDesktop, VideoPhone }: CTABannerFields): [string, string] {
  if (Variant === 'Big') return ['756px', '756px'];
  const shows = Image ?? ImagePhone ?? (VideoDesktop || VideoPhone);
  return shows ? ['312px', '456px'] : ['auto', 'auto'];
}

/**
 * A call to action: text and a button on a picture, a film or the theme's background. Without text it renders nothing.
 */
export function CTABanner(fields: CTABannerFields) {
  const { Title, Text, Link, ButtonType, Image, ImagePhone, VideoDesktop, VideoPhone } = fields;
  if (Title === '' && Text === '') return null;
  const filmed = VideoDesktop !== '' || VideoPhone !== '';
  return (
    <section css={styles} data-width={fields.Width} data-margin={fields.HasMarginTop || undefined}>
      <MediaStage
        image={Image ?? ImagePhone}
        phone={ImagePhone}
        film={filmed ? { desktop: VideoDesktop, phone: VideoPhone, bar: false } : undefined}
        tone={fields.TextColor}
        centered={fields.CenterContent}
        box={fields.TextBackground}
        least={leastOf(fields)}
      >
        {(background) => (
          <>
            <BlockTitle text={Title} />
            {Text !== '' && <p>{Text}</p>}
            {ButtonType !== 'None' && (
              <BlockButton
                link={Link}
                type={ButtonType}
                background={fields.TextBackground ? undefined : background}
                size="large"
              />
            )}
          </>
        )}
      </MediaStage>
    </section>
  );
}
