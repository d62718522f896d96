import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Link } from '../primitives/Link';
import { wrapStyles } from '../primitives/Wrap';
import { media, token } from '../tokens';
import { CreditWarning } from './CreditWarning';
import type { FrameLinks, FrameSite } from './frame.types';
import { Wordmark } from './Wordmark';

const styles = css({
  marginTop: token('space.96'),
  fontSize: token('text.body'),
  '.columns': { display: 'grid', gap: token('space.48'), paddingBlock: token('space.64'), [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' } },
  '.about': { display: 'grid', gap: token('space.16'), alignContent: 'start', p: { color: token('color.onContrastSoft'), maxWidth: '44ch' } },
  h2: { fontSize: token('text.body'), letterSpacing: 0, marginBottom: token('space.8'), lineHeight: 1.5 },
  li: { display: 'block' },
  'ul a:not([data-button]), ul button': {
    display: 'inline-flex', alignItems: 'center', minHeight: '2.25rem', padding: 0, border: 0, background: 'none', font: 'inherit', letterSpacing: 'inherit', textAlign: 'start',
    color: token('color.onContrastSoft'), textDecoration: 'none', [media.coarse]: { minHeight: token('size.target') },
    '&:hover': { color: token('color.onContrast'), textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '.last': { paddingBlock: `${token('space.24')} ${token('space.32')}`, borderBlockStart: `1px solid ${token('color.contrastLine')}`, display: 'grid', gap: token('space.24'), fontSize: token('text.small'), color: token('color.onContrastSoft') },
});

export interface FooterProps {
  site: FrameSite;
  links: FrameLinks;
  /** Four digits. */
  year: string;
  onCookieSettings?(): void;
  /** Saves a report of the visit, without personal data. */
  onReport?(): void;
}

export function Footer({ site, links, year, onCookieSettings, onReport }: FooterProps) {
  const { t } = useTexts();
  return (
    <footer css={styles} data-ground="contrast" data-print="none">
      <div css={wrapStyles}>
        <div className="columns">
          <div className="about">
            <Wordmark title={site.title} theme={site.theme} />
            {site.cars !== undefined && <p>{t('frame.footerAbout')}</p>}
          </div>
          {links.footer.map(({ title, links: column }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>{column.map(({ text, href }) => <li key={href}><Link href={href}>{text}</Link></li>)}</ul>
            </nav>
          ))}
          <div>
            <h2>{t('frame.aboutSite')}</h2>
            <ul>
              <li><Link href={links.home.href}>{site.title}</Link></li>
              {onCookieSettings && <li data-needs-script=""><button type="button" onClick={onCookieSettings}>{t('frame.cookieSettings')}</button></li>}
              {onReport && <li data-needs-script=""><button type="button" onClick={onReport}>{t('frame.report')}</button></li>}
            </ul>
          </div>
        </div>
        <div className="last">
          {site.features.creditWarning && <CreditWarning />}
          <p>{t('frame.copyright', { year, site: site.title })}</p>
        </div>
      </div>
    </footer>
  );
}
