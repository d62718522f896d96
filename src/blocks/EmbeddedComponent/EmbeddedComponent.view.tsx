import { css } from '@emotion/react';
import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import type { EmbeddedComponentFields } from './EmbeddedComponent.schema';

const styles = css({
  '.facade': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: token('space.16'),
    minHeight: '26rem',
    padding: token('space.24'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.sunken'),
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '.facade[data-only-link]': { minHeight: 0 },
  '.facade p': { maxWidth: '46ch', fontSize: token('text.small'), color: token('color.inkSoft') },
  '.ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token('space.12') },
  iframe: {
    display: 'block',
    width: '100%',
    height: '26rem',
    minHeight: '26rem',
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.surface'),
  },
});

/**
 * Content of another site, loaded only on request of the visitor (decision 22). Where framing is not allowed it is a
 * link.
 */
export function EmbeddedComponent({ Title, Address, Frames }: EmbeddedComponentFields) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  if (!Address.href.startsWith('https://') || !URL.canParse(Address.href)) return null;
  const { origin, host } = new URL(Address.href);
  const framed = Frames.includes(origin);
  return (
    <BlockSection styles={styles} head={Title === '' ? undefined : <BlockTitle text={Title} />}>
      {isShown && framed ? (
        <iframe
          src={Address.href}
          title={Title || host}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="facade" data-only-link={!framed || undefined}>
          <p>{t('block.embedNote', { host })}</p>
          <div className="ways">
            {framed && (
              <span data-needs-script="">
                <Button onClick={() => setShown(true)}>{t('block.embedShow')}</Button>
              </span>
            )}
            <LinkButton
              variant="secondary"
              href={Address.href}
              target="_blank"
              rel="external noopener noreferrer"
              iconEnd="external"
            >
              {Address.text || t('block.embedOpen', { host })}
              <span className="visually-hidden">{`, ${t('frame.newWindow')}`}</span>
            </LinkButton>
          </div>
        </div>
      )}
    </BlockSection>
  );
}
