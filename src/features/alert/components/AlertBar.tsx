import { css } from '@emotion/react';
import { shortHash } from '@/lib/shortHash';
import { LoadedIcon } from '@/features/navigation/components/LoadedIcon';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { RichText } from '@/ui/primitives/RichText';
import { wrapStyles } from '@/ui/primitives/wrap.styles';
import { media, token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dismissed } from '../alert.slice';
import { selectAlertStep, selectHiddenAlert } from '../alert.selectors';

type AlertType = 'Warning' | 'Dark' | 'Light' | 'Neutral';
type AlertIcon = 'CampaignAlert' | 'WarningAlert';

export interface AlertBarProps {
  type: AlertType;
  icon: AlertIcon | null;
  title: string;
  /** Safe markup: paragraphs, links and emphasis. */
  text: string;
}

const icons: Readonly<Record<AlertIcon, string>> = { CampaignAlert: 'campaign', WarningAlert: 'warning' };

const styles = css({
  display: 'grid',
  gridTemplateRows: '1fr',
  background: token('color.sunken'),
  color: token('color.ink'),
  transition: `grid-template-rows ${token('duration.slow')} ${token('ease.out')}, visibility ${token('duration.slow')}`,
  '&[data-type=Warning]': { background: token('color.dangerSoft'), '.mark': { color: token('color.danger') } },
  '&[data-type=Dark]': {
    background: token('color.contrast'),
    color: token('color.onContrast'),
    '--ring': token('color.focusOnContrast'),
  },
  '&[data-type=Light]': { background: token('color.surface'), borderBlockEnd: `1px solid ${token('color.line')}` },
  // Collapses when closed; its content is not focusable meanwhile.
  '&[data-gone]': { gridTemplateRows: '0fr', visibility: 'hidden', borderBlockEnd: 0 },
  '> .clip': { overflow: 'hidden', minHeight: 0 },
  '.row': {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.12'),
    minHeight: '3rem',
    paddingBlock: token('space.4'),
  },
  '.mark': { flex: 'none', display: 'grid', fontSize: token('text.lead') },
  '.words': {
    flex: 1,
    minWidth: 0,
    paddingBlock: token('space.8'),
    fontSize: token('text.small'),
    [media.md]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.12')}`, fontSize: token('text.body') },
  },
  '.words p': { maxWidth: 'none' },
  '.title': { fontWeight: token('font.strongWeight') },
  button: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    marginInlineEnd: `calc(-1 * ${token('space.12')})`,
    border: 0,
    borderRadius: token('radius.control'),
    background: 'none',
    color: 'inherit',
    [media.hover]: { '&:hover': { background: 'rgb(128 128 128 / 0.2)' } },
  },
});

const textStyles = css({ minWidth: 0, a: { color: 'inherit', fontWeight: token('font.strongWeight') } });

/**
 * A message to every visitor, until it is dismissed for a day. It is part of cached pages: before the store has read
 * the cookie, an attribute that the boot script sets on html decides whether it is visible, to avoid layout shift
 * (decision 22a). A warning can't be dismissed.
 */
export function AlertBar({ type, icon, title, text }: AlertBarProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectAlertStep) === 'unread';
  const hidden = useAppSelector(selectHiddenAlert);
  const message = shortHash(`${type}\n${title}\n${text}`);
  const stays = type === 'Warning';
  const gone = !stays && hidden === message;
  const dismiss = () => {
    dispatch(dismissed({ message }));
    // The button is removed with its message; the focus moves on to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      css={[styles, !stays && unread && css({ [`html[data-alert-dismissed="${message}"] &`]: { display: 'none' } })]}
      aria-label={t('frame.alert')}
      data-type={type}
      data-gone={gone || undefined}
      data-print="none"
    >
      <div className="clip">
        <div css={wrapStyles} className="row">
          {icon !== null && (
            <span className="mark">
              <LoadedIcon name={icons[icon]} />
            </span>
          )}
          <div className="words">
            {title !== '' && <p className="title">{title}</p>}
            {text !== '' && <RichText html={text} styles={textStyles} />}
          </div>
          {!stays && (
            <button type="button" data-needs-script="" aria-label={t('frame.alertDismiss')} onClick={dismiss}>
              <Icon name="close" />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
