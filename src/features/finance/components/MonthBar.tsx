import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { LinkButton } from '@/ui/primitives/Button';
import { reserveBottom } from '@/ui/reserveBottom';
import { media, token } from '@/ui/tokens';

const styles = css({
  display: 'none',
  [media.phoneScreen]: {
    position: 'sticky',
    zIndex: token('layer.bar'),
    insetBlockEnd: 'var(--below, 0px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token('space.4')} ${token('space.12')}`,
    minHeight: '4rem',
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    padding: `${token('space.8')} ${token('size.gutter')}`,
    borderBlockStart: `1px solid ${token('color.line')}`,
    background: token('color.surface'),
    boxShadow: token('shadow.high'),
    // One size for both: the law wants no figure above the effective rate.
    p: { lineHeight: 1.3, fontWeight: token('font.strongWeight'), fontVariantNumeric: 'tabular-nums' },
    span: { display: 'block' },
  },
  // In a low window, and of large text, it would cover what is set.
  [media.low]: { position: 'static' },
  '@media not all and (min-width: 14em)': { position: 'static' },
});

/** On phones, while the calculator is in the window: the month, the effective rate and the way to the cars. */
export function MonthBar({ month, rate, href }: { month: string; rate: string; href: string }) {
  const { t } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(bar.current);
    return () => watch.disconnect();
  }, []);
  // What floats gives way to it only while it is there.
  useEffect(() => (isSeen ? reserveBottom(bar.current) : undefined), [isSeen]);
  return (
    <div css={styles} ref={bar}>
      <p>
        <span>{month}</span> <span>{t('finance.effectiveShort', { rate })}</span>
      </p>
      <LinkButton href={href}>{t('finance.showCars')}</LinkButton>
    </div>
  );
}
