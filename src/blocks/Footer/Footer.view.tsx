import { Fragment, use, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsOpened } from '@/features/consent/consent.slice';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, type ContextRoot } from '@/store/context';
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

/** The end of every page. What the law asks for stands whatever content says. */
export function Footer({ Logo, Columns, SocialLinks, BottomText }: FooterFields) {
  const { t } = useTexts();
  const { site } = useFrameContext();
  // An editor's page asks nobody.
  const forVisitors = use(ChromeContext) === null;
  const dispatch = useDispatch();
  const report = useVisitReport();
  const [isReported, setReported] = useState<boolean | null>(null);
  const year = useSelector((state: ContextRoot) => selectNow(state)).slice(0, 4);
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
              {Description !== '' && <p>{Description}</p>}
              <ul className="links">
                {ColumnItems.filter(({ Link: link }) => link.href !== '').map(({ Link: link }) => (
                  <ColumnLink key={link.href} link={link} />
                ))}
              </ul>
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

/** A number or an address that one may want elsewhere can be copied. */
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

/** What stands before and after the @ of an address each on a line of its own where one line is too short, and broken at its dots where that is, too; never within a word. */
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
    // Escaped wrongly: it is copied as it stands.
    return address;
  }
}
