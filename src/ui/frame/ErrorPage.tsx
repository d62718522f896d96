import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { LinkButton } from '../primitives/Button';
import { Picture } from '../primitives/Picture';
import { wrapStyles } from '../primitives/wrap.styles';
import { media, token } from '../tokens';

const styles = css({
  display: 'grid',
  gap: token('space.32'),
  alignItems: 'center',
  paddingBlock: `${token('space.32')} 0`,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: token('space.64'),
    paddingBlock: `${token('space.64')} 0`,
  },
  '.words': { display: 'grid', gap: token('space.16'), justifyItems: 'start' },
  '.code': { color: token('color.inkSoft'), fontWeight: token('font.strongWeight') },
  h1: { fontSize: token('text.hero') },
  '.lead': { fontSize: token('text.lead'), color: token('color.inkSoft') },
  '.reference': { fontSize: token('text.small'), color: token('color.inkSoft') },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: token('space.12'), marginTop: token('space.8') },
  '.picture': { borderRadius: token('radius.panel'), order: -1, [media.lg]: { order: 0 } },
  '.road': { width: '100%', height: 'auto', color: token('color.accent'), order: -1, [media.lg]: { order: 0 } },
});

export interface ErrorPageProps {
  kind: 'notFound' | 'broken';
  homeHref: string;
  /** The path of the car list, if the site sells cars. */
  listHref?: string;
  /** The address of the page, to try again; for `broken`. */
  againHref?: string;
  /** Shown and logged, so that a call can be matched with the log. */
  reference?: string;
}

/** Error content inside the frame. Needs the namespace `error`. */
export function ErrorPage({ kind, homeHref, listHref, againHref, reference }: ErrorPageProps) {
  const { t } = useTexts();
  const missing = kind === 'notFound';
  return (
    <section css={[wrapStyles, styles]}>
      <div className="words">
        <p className="code">{missing ? '404' : '500'}</p>
        <h1>{t(missing ? 'error.notFoundTitle' : 'error.brokenTitle')}</h1>
        <p className="lead">{t(missing ? 'error.pageNotFound' : 'error.brokenText')}</p>
        {reference && <p className="reference">{t('error.reference', { reference })}</p>}
        <nav className="ways" aria-label={t('error.nextSteps')}>
          {!missing && againHref && (
            <LinkButton href={againHref} icon="reload">
              {t('error.actionRetry')}
            </LinkButton>
          )}
          {listHref && (
            <LinkButton href={listHref} variant={missing ? 'primary' : 'secondary'} iconEnd="arrow">
              {t('error.actionList')}
            </LinkButton>
          )}
          <LinkButton href={homeHref} variant={missing && !listHref ? 'primary' : 'secondary'}>
            {t('error.actionHome')}
          </LinkButton>
        </nav>
      </div>
      {missing && listHref ? (
        <Picture
          className="picture"
          src="cars/estate/rear34-pine.avif"
          alt=""
          kind="car"
          width={1600}
          height={900}
          priority
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
      ) : (
        <RoadIllustration />
      )}
    </section>
  );
}

/** An inline drawing of a road: for sites without cars, and when pictures can't be loaded. */
const RoadIllustration = () => (
  <svg className="road" viewBox="0 0 640 360" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M40 340C180 340 150 210 300 210S470 120 600 60"
      stroke="currentColor"
      strokeWidth="26"
      strokeLinecap="round"
      opacity="0.16"
    />
    <path
      d="M40 340C180 340 150 210 300 210S470 120 600 60"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="22 20"
    />
    <circle cx="600" cy="60" r="12" fill="currentColor" />
  </svg>
);
