import { css, Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '@/i18n/texts/sv';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { media, token } from '@/ui/tokens';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { selectTakesBids } from '../cars.selectors';
import { REPORT_ANCHOR } from './conditionTexts';
import { CONTACT_ANCHOR } from './ContactSection';
import { DATA_ANCHOR } from './technicalData';

/** In the order of the page. */
const PARTS = [
  [REPORT_ANCHOR, 'detail.report'],
  [BID_ANCHOR, 'bid.short'],
  ['equipment', 'detail.equipment'],
  [DATA_ANCHOR, 'detail.jumpFacts'],
  ['running-costs', 'detail.jumpCosts'],
  ['finance', 'finance.title'],
  [CONTACT_ANCHOR, 'detail.jumpContact'],
] as const satisfies readonly (readonly [id: string, key: TextKey])[];

/** Below the site's bar, where there is room for both. */
const STICKY = `${media.oneLine} and (min-height: 481px)`;

const styles = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${token('size.gutter')})`,
  gap: token('space.24'),
  paddingInline: token('size.gutter'),
  borderBlockEnd: `1px solid ${token('color.line')}`,
  background: token('color.background'),
  [media.md]: { marginInline: 0, paddingInline: 0 },
  [STICKY]: {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: '4rem',
    [media.lg]: {
      insetBlockStart: token('size.header'),
      // The bar of some sites is lower: nothing of the page shows between the two.
      boxShadow: `0 calc(-1 * ${token('space.8')}) 0 ${token('color.background')}`,
    },
  },
  a: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    borderBlockEnd: '3px solid transparent',
    color: token('color.inkSoft'),
    textDecoration: 'none',
    outlineOffset: '-3px',
    [media.hover]: { '&:hover': { color: token('color.ink') } },
    '&[aria-current]': { borderColor: token('color.accent'), color: token('color.ink') },
  },
  // Of a part that this car's page does not have.
  ...Object.fromEntries(PARTS.map(([id]) => [`main:not(:has(#${id})) & [href="#${id}"]`, { display: 'none' }])),
  [media.print]: { display: 'none' },
});

/** What is scrolled to or gets the focus comes to rest below the row. */
const scrollPadding = (bar: string) => `calc(${bar} + ${token('size.target')} + 1rem)`;
const spaceAbove = css({
  [STICKY]: {
    html: {
      scrollPaddingBlockStart: scrollPadding('4rem'),
      [media.lg]: { scrollPaddingBlockStart: scrollPadding(token('size.header')) },
    },
  },
});

/** Below the row, px: more than what a part that was jumped to rests below it. */
const READ = 32;

/** The last part that begins above a line just below the row; null before the first. */
function presentPart(row: HTMLElement | null): string | null {
  const line = (row?.getBoundingClientRect().bottom ?? 0) + READ;
  const begun = PARTS.filter(([id]) => {
    const part = document.getElementById(id);
    return part !== null && part.getBoundingClientRect().top <= line;
  });
  return begun.at(-1)?.[0] ?? null;
}

/** Scrolls the row to a link, and nothing but the row. */
function showInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Links to the parts of a car's page, in sight while they are read; the present one is marked. */
export function JumpLinks({ car }: { car: CarRecord }) {
  const { t } = useTexts();
  const takesBids = useAppSelector((state) => selectTakesBids(state, car));
  const row = useRef<HTMLElement>(null);
  const [present, setPresent] = useState<string | null>(null);
  useEffect(() => {
    const onScroll = () => setPresent(presentPart(row.current));
    // The page may have been opened at one of its parts.
    const first = requestAnimationFrame(onScroll);
    // Parts that load their code may grow above the one that was jumped to.
    const grown = new ResizeObserver(onScroll);
    grown.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      grown.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return (
    <nav css={styles} ref={row} aria-label={t('detail.jumpLinks')} data-print="none">
      <Global styles={spaceAbove} />
      {PARTS.filter(([id]) => id !== BID_ANCHOR || takesBids).map(([id, key]) => (
        <a
          key={id}
          href={`#${id}`}
          ref={id === present ? showInRow : undefined}
          aria-current={id === present || undefined}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  );
}
