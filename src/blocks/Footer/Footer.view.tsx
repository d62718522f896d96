import { Fragment, use, useState, type ReactNode } from 'react';
import { settingsOpened } from '@/features/consent/consent.slice';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CopyButton } from '@/ui/frame/CopyButton';
import { Link } from '@/ui/primitives/Link';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import type { LinkValue } from '../fields.schema';
import { ChromeContext } from '../ChromeSlot';
import { useFrameContext } from '../FrameContext';
import { LogoImage } from '../Logo/LogoImage';
import { useVisitReport } from '../parts/useVisitReport';
import { Channels } from '../SocialMedia/Channels';
import { footerStyles } from './Footer.styles';
import type { FooterFields } from './Footer.schema';

const LOGO = { width: 150, height: 55 };

/** The footer of every page. Legally required parts are always rendered. */
export function Footer({ Logo, Columns, SocialLinks, BottomText }: FooterFields) {
  const { t } = useTexts();
  const { site } = useFrameContext();
  // An editor's page has no consent banner.
  const forVisitors = use(ChromeContext) === null;
  const dispatch = useAppDispatch();
  const report = useVisitReport();
  const [isReported, setReported] = useState<boolean | null>(null);
  const year = useAppSelector(selectNow).slice(0, 4);
  const columns = Columns.filter(
    ({ Title, Description, ColumnItems }) =>
      Title !== '' || Description !== '' || ColumnItems.some(({ Link: link }) => link.href !== ''),
  );
  return (
    <footer css={footerStyles} data-background="contrast" data-print="none">
      <div css={wrapStyles}>
        <div className="columns">
          <div className="brand">
            <LogoImage image={Logo} {...LOGO} />
            <Channels channels={SocialLinks} />
          </div>
          {columns.map(({ Title, Description, ColumnItems }) => (
            <div className="column" key={`${Title} ${Description}`}>
              {Title !== '' && <h2>{Title}</h2>}
              <Folded title={Title}>
                {Description !== '' && <p>{Description}</p>}
                <ul className="links">
                  {ColumnItems.filter(({ Link: link }) => link.href !== '').map(({ Link: link }) => (
                    <ColumnLink key={link.href} link={link} />
                  ))}
                </ul>
              </Folded>
            </div>
          ))}
        </div>
        <div className="last">
          <p>{BottomText || t('frame.copyright', { year, site: site.title })}</p>
          <ul className="links" aria-label={t('frame.aboutSite')}>
            {forVisitors && (
              <li data-needs-script="">
                <button type="button" onClick={() => dispatch(settingsOpened())}>
                  {t('frame.cookieSettings')}
                </button>
              </li>
            )}
            <li data-needs-script="">
              <button type="button" onClick={async () => setReported(await report())}>
                {t('frame.report')}
              </button>
              <small role="status">
                {isReported !== null && t(isReported ? 'frame.reportSaved' : 'frame.reportFailed')}
              </small>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** A column's content, folded on phones below its heading. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  if (title === '') return children;
  return (
    <details>
      <summary aria-label={title} />
      {children}
    </details>
  );
}

/** A phone number or mail address with a copy button. */
const COPIED = /^(?:mailto|tel):([^?]+)/i;

function ColumnLink({ link: { href, text, newWindow } }: { link: LinkValue }) {
  const { t } = useTexts();
  const contact = COPIED.exec(href)?.[1];
  const label = text || contact || href;
  const opensNew = newWindow
    ? { target: '_blank', rel: 'noopener noreferrer', 'aria-label': `${label}, ${t('frame.newWindow')}` }
    : {};
  return (
    <li>
      <Link href={href} {...opensNew}>
        <span>{breakable(label)}</span>
      </Link>
      {contact !== undefined && (
        <CopyButton text={() => plain(contact)} label={t('frame.copyThis', { text: label })}>
          <LoadedIcon name="copy" />
        </CopyButton>
      )}
    </li>
  );
}

/**
 * The parts before and after the @ of an address on separate lines where one line is too short, broken at dots if
 * necessary, never within a word.
 */
function breakable(label: string): ReactNode {
  if (!/^[^\s@]+@[^\s@]+$/.test(label)) return label;
  return label.split(/(?<=@)/).map((half) => (
    <span className="half" key={half}>
      {half.split(/(?=\.)/).map((part, index, parts) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  ));
}

function plain(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // Malformed encoding: copied unchanged.
    return address;
  }
}
