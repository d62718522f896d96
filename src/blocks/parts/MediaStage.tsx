import { css, type CSSObject } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import type { Focus } from '@/domain/content/focus';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import type { ImageValue } from '../fields.schema';
import { BlockPicture, isStudioPicture } from './BlockPicture';
import { FilmLoop } from './FilmLoop';
import type { Background } from './backgrounds.styles';
import type { TextColor } from './options.schema';

const shade = (opacity: number, stop = '') => `rgb(10 14 12 / ${opacity})${stop}`;
/** The shade of a scene beyond its words: to about three quarters of the window. */
const FADE = 'clamp(18rem, 50vw - 8rem, 50rem)';
const FADE_STEPS = 20;
const SCENE_SHADE = 0.62;
/** Of 0..1, slow at both ends, where an eye would see the bend of a steeper one. */
const eased = (share: number): number => share ** 3 * (share * (6 * share - 15) + 10);
/** Dark where the words are, then eased out over so many pixels that no edge is seen, not even on a plain sky. */
const sceneShade = Array.from({ length: FADE_STEPS + 1 }, (_, step) => {
  const left = 1 - step / FADE_STEPS;
  return shade(
    Number((SCENE_SHADE * eased(left)).toFixed(3)),
    ` calc(100% - ${Number(left.toFixed(3))} * var(--fade))`,
  );
});

/** Of a scene on a phone that leaves room for what follows: low, and a little closer at its subject. */
const STRIP_HEIGHT = 'clamp(9rem, 36vw, 16rem)';
const STRIP_SCALE = 1.25;

/** Text on the ground of its theme, above a scene of this ratio. */
const aboveScene = (aspectRatio: string, maxHeight: string): CSSObject => ({
  color: token('color.onContrast'),
  '> .stage-row': { gridArea: '1 / 1', minHeight: 0, paddingBlock: token('space.24') },
  // What follows the picture begins in the first window of a phone.
  '> .stage-row:has(form)': { [media.phone]: { paddingBlock: token('space.16') } },
  '.stage-words:has(form)': { [media.phone]: { gap: token('space.12') } },
  '.stage-words:has(form) > p': { [media.phone]: { fontSize: token('text.body'), lineHeight: 1.4 } },
  '> .stage-media': { gridArea: '2 / 1', position: 'static' },
  '> .stage-media img': { height: 'auto', aspectRatio, maxHeight },
  '.stage-media::after': { display: 'none' },
});

/**
 * Text with a picture or film. Three looks: a photograph or film behind the text with an overlay; a studio car next to
 * the text on its studio backdrop; text alone on the theme's background. A scene, a picture whose subject is known, is
 * below the text in a narrow window, and almost without overlay away from it.
 */
const styles = css({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  isolation: 'isolate',
  '> .stage-row': {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.32'),
    minHeight: 'var(--least)',
    [media.lg]: { minHeight: 'var(--least-wide)' },
    paddingBlock: token('space.48'),
  },
  '&[data-placement=Top] > .stage-row': { alignItems: 'start' },
  '&[data-placement=Bottom] > .stage-row': { alignItems: 'end' },
  '.stage-words': {
    display: 'grid',
    gap: token('space.16'),
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '.stage-words p': { maxWidth: '38ch', fontSize: token('text.lead'), lineHeight: 1.45, whiteSpace: 'pre-line' },
  '.stage-words :is(h1, h2)': { maxWidth: '18ch' },
  '.stage-words > :is(a, form)': { marginBlockStart: token('space.8') },
  '&[data-centered] .stage-words': { justifyItems: 'center', textAlign: 'center', marginInline: 'auto' },
  '&[data-box] .stage-words': {
    padding: `${token('space.24')} ${token('space.32')}`,
    borderRadius: token('radius.card'),
  },

  '&[data-look=studio]': {
    '> .stage-row': {
      paddingBlockEnd: 0,
      [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', paddingBlock: token('space.48') },
    },
    '&[data-centered] > .stage-row': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
    '.stage-media img': { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' },
    '&[data-centered] .stage-media': { width: 'min(100%, 60rem)' },
  },
  // A studio car keeps its backdrop, whatever the text's background.
  '&[data-look=studio][data-background=contrast] .stage-media': {
    background: token('panel.car'),
    borderRadius: token('radius.panel'),
    overflow: 'hidden',
    marginBlockEnd: token('space.48'),
    [media.lg]: { marginBlockEnd: 0 },
  },
  '&[data-look=studio][data-background=panel] .stage-media': {
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    [media.lg]: { marginInline: '-4% -6%' },
  },

  '&[data-look=cover]': {
    color: '#fff',
    '> *': { gridArea: '1 / 1' },
    // The film's buttons are on the film, below the row with the text.
    '> .stage-row, .stage-words': { pointerEvents: 'none' },
    '.stage-words > *, &[data-box] .stage-words': { pointerEvents: 'auto' },
    '> .stage-media': { position: 'absolute', inset: 0, zIndex: -1, background: token('color.skeleton') },
    '> .stage-media img': { width: '100%', height: '100%', objectFit: 'cover' },
    '.stage-media::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: 'linear-gradient(90deg, rgb(10 14 12 / 0.72), rgb(10 14 12 / 0.5) 60%, rgb(10 14 12 / 0.3))',
    },
    '&[data-centered] .stage-media::after': { background: 'rgb(10 14 12 / 0.55)' },
    '&[data-tone=Black]': {
      color: token('paper.ink'),
      '.stage-media::after': {
        background:
          'linear-gradient(90deg, rgb(255 255 255 / 0.85), rgb(255 255 255 / 0.7) 60%, rgb(255 255 255 / 0.45))',
      },
    },
    '&[data-tone=Black][data-centered] .stage-media::after': { background: 'rgb(255 255 255 / 0.75)' },
    '&[data-box] .stage-words': { background: 'rgb(10 14 12 / 0.78)' },
    '&[data-box][data-tone=Black] .stage-words': { background: 'rgb(255 255 255 / 0.9)' },
  },
  '&[data-scene]': { '@media (max-width: 767px)': aboveScene('4 / 5', '16rem') },
  '&[data-strip] .stage-media': { overflow: 'clip' },
  '&[data-strip] .stage-media img': {
    '@media (max-width: 767px)': { maxHeight: STRIP_HEIGHT, scale: STRIP_SCALE, transformOrigin: 'var(--subject)' },
  },
  // A page's title with its search would lie on the subject.
  '&[data-scene]:has(h1)': { '@media (min-width: 768px) and (max-width: 1023px)': aboveScene('21 / 9', '22rem') },
  // test/server/content/scenes.test.ts measures the contrast of the words on it.
  '&[data-scene][data-centered] .stage-media::after': { [media.lg]: { background: shade(SCENE_SHADE) } },
  '&[data-scene]:not([data-centered])': {
    [media.lg]: {
      '.stage-media::after': { display: 'none' },
      '.stage-words': { justifySelf: 'start', position: 'relative', '--fade': FADE },
      // The subject is at the right.
      '.stage-words :is(h1, h2)': { maxWidth: 'min(16ch, 46vw)' },
      // A field is opaque, and wider than the words: the shade begins to end above it.
      '.stage-words:has(form)': { width: '38rem', '--fade': `calc(${FADE} + 5rem)` },
      '.stage-words::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: `-100vh calc(-1 * ${FADE}) -100vh -100vw`,
        background: `linear-gradient(90deg, ${sceneShade.join(', ')})`,
        pointerEvents: 'none',
      },
    },
  },
  // A subject near the middle moves out of the field's way; where the picture begins, it comes out of the ground.
  '&[data-scene]:not([data-centered]):has(form)': {
    [media.lg]: {
      '> .stage-media': { background: token('color.contrast') },
      '> .stage-media img': {
        translate: 'var(--aside) 0',
        maskImage: 'linear-gradient(90deg, transparent, #000 min(100%, 2.5 * var(--aside)))',
      },
    },
  },
  '&[data-look=plain][data-box] .stage-words': { background: token('color.surface'), color: token('color.ink') },
});

export interface MediaStageProps {
  image: ImageValue | null;
  phone: ImageValue | null;
  /** Absent for a picture. */
  film?: { desktop: string; phone: string; bar: boolean } | undefined;
  tone: TextColor;
  centered?: boolean;
  placement?: 'Top' | 'Bottom' | '';
  /** A box behind the text. */
  box?: boolean;
  priority?: boolean;
  /** On a phone a scene is a strip, not upright. */
  strip?: boolean;
  /** Least heights in CSS, on phones and from 1024 px. */
  least: readonly [string, string];
  /** Title, text and button. Children receive the background. */
  children: (background: Background | undefined) => ReactNode;
}

/** Where the subject of a scene is right of a field of search, as a part of the width. */
const RIGHT_OF_FIELD = 0.7;

/** As properties, so that one rule serves all stages. */
const propertiesOf = (
  [narrow, wide]: MediaStageProps['least'],
  { x: subject, y }: Focus = { x: RIGHT_OF_FIELD, y: 0.5 },
): CSSProperties & Record<`--${string}`, string> => ({
  '--least': narrow,
  '--least-wide': wide,
  '--subject': `${Math.round(subject * 100)}% ${Math.round(y * 100)}%`,
  // One in the left half is no car beside the words.
  '--aside': subject < 0.5 ? '0%' : `${Math.round(Math.max(0, RIGHT_OF_FIELD - subject) * 100)}%`,
});

export function MediaStage({
  image,
  phone,
  film,
  tone,
  centered = false,
  placement = '',
  box = false,
  priority = false,
  strip = false,
  least,
  children,
}: MediaStageProps) {
  const filmed = film && (film.desktop !== '' || film.phone !== '') ? film : undefined;
  const look = !filmed && isStudioPicture(image) ? 'studio' : filmed || image ? 'cover' : 'plain';
  const isScene = look === 'cover' && !filmed && image?.focus !== undefined && tone === 'White';
  const background: Background | undefined = isScene
    ? 'contrast'
    : look === 'cover'
      ? undefined
      : tone === 'White'
        ? 'contrast'
        : look === 'studio'
          ? 'panel'
          : 'soft';
  const shown = filmed ? (
    <FilmLoop
      desktop={filmed.desktop}
      phone={filmed.phone}
      poster={image ?? phone}
      phonePoster={phone}
      sizes="100vw"
      priority={priority}
      bar={filmed.bar}
    />
  ) : (
    image && (
      <BlockPicture
        image={image}
        phone={phone}
        portrait={isScene && !strip}
        sizes={look === 'studio' ? '(min-width: 1024px) 55vw, 100vw' : '100vw'}
        priority={priority}
      />
    )
  );
  const picture = shown && <div className="stage-media">{shown}</div>;
  return (
    <div
      css={styles}
      className="ground"
      style={propertiesOf(least, image?.focus)}
      data-look={look}
      data-scene={isScene || undefined}
      data-strip={(isScene && strip) || undefined}
      data-background={background}
      data-tone={tone}
      data-placement={placement}
      data-centered={centered || undefined}
      data-box={box || undefined}
    >
      {look === 'cover' && picture}
      <div css={wrapStyles} className="stage-row">
        <div className="stage-words">{children(look === 'cover' && tone === 'White' ? 'contrast' : background)}</div>
        {look === 'studio' && picture}
      </div>
    </div>
  );
}
