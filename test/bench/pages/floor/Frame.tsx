/** @jsxImportSource react */
import type { FloorLink } from './floor.types';
import { Sign } from './Sign';
import { listPath, t, words } from './words';

const Wordmark = () => (
  <span className="wordmark">
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M7 26V7l18 18V6" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M25 2.2l1.2 2.9l2.9 1.2l-2.9 1.2L25 10.4l-1.2-2.9L20.9 6.3l2.9-1.2z" fill="currentColor" />
    </svg>
    <span>{words.title}<span className="second" /></span>
  </span>
);

const Links = ({ links }: { links: FloorLink[] }) => <ul>{links.map(({ href, text }) => <li key={href}><a href={href}>{text}</a></li>)}</ul>;

const Menus = () => (
  <>
    <nav className="main" aria-label={t('frame.mainNavigation')}><Links links={words.links} /></nav>
    <nav className="languages" aria-label={t('frame.language')}><Links links={words.languages} /></nav>
  </>
);

export const Header = () => (
  <header>
    <div className="row">
      <a className="home" aria-label={words.title} href={listPath}><Wordmark /></a>
      <div className="wide"><Menus /></div>
      <details className="narrow">
        <summary>
          {t('frame.menu')}
          <span className="open"><Sign path="M3.5 8h17M3.5 16h17" /></span>
          <span className="close"><Sign path="M6 6l12 12M18 6L6 18" /></span>
        </summary>
        <div className="sheet"><Menus /></div>
      </details>
    </div>
  </header>
);

export const Footer = () => (
  <footer>
    <div className="wrap">
      <div className="columns">
        <div className="about">
          <Wordmark />
          <p>{t('frame.footerAbout')}</p>
        </div>
        <nav aria-label={t('frame.buyCar')}>
          <h2>{t('frame.buyCar')}</h2>
          <Links links={words.links} />
        </nav>
        <div>
          <h2>{t('frame.aboutSite')}</h2>
          <ul>
            <li><a href={listPath}>{words.title}</a></li>
            <li><button type="button">{t('frame.cookieSettings')}</button></li>
            <li><button type="button">{t('frame.report')}</button></li>
          </ul>
        </div>
      </div>
      <div className="last">
        <aside aria-label={t('frame.creditTitle')}>
          <svg viewBox="0 0 54 48" aria-hidden="true" focusable="false">
            <path d="M27 2.5L52 45.5H2z" fill="#fff" stroke="#d0021b" strokeWidth="5" strokeLinejoin="round" />
            <path d="M27 16v15" stroke="#000" strokeWidth="5" strokeLinecap="round" />
            <circle cx="27" cy="38.5" r="3" fill="#000" />
          </svg>
          <div>
            <p><strong>{t('frame.creditTitle')}</strong>{t('frame.creditText')}</p>
            <p>{t('frame.creditHelp')}<a href="https://www.konsumentverket.se">{t('frame.creditLink')}</a></p>
          </div>
        </aside>
        <p>{t('frame.copyright', { site: words.title })}</p>
      </div>
    </div>
  </footer>
);

export const Consent = () => (
  <section aria-label={t('consent.title')} className="consent">
    <div className="panel">
      <div className="words">
        <h2>{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
      </div>
      <div className="choices">
        <button type="button">{t('consent.onlyNecessary')}</button>
        <button type="button">{t('consent.acceptAll')}</button>
        <button type="button">{t('consent.settings')}</button>
      </div>
    </div>
  </section>
);
